import Languages

private let language = Language.spanish

extension ArchiveMessage {
  var spanish: String {
    switch self {
    case .entriesShareName(let name): "dos de sus entradas tienen el nombre \(language.quoted(name))"
    case .holdsMore(let megabytes):
      "su contenido pasa de \(language.number(megabytes)) MB; descomprímelo, y nombra los archivos que quieres"
    case .entryIsDamaged(let name, let byte):
      "la entrada \(language.quoted(name)) está dañada, en el byte \(byte); consigue el archivo de nuevo"
    case .hasNoEnd: "es un archivo zip sin su final; consíguelo de nuevo, completo"
    case .isOneOfSeveral: "es una de varias partes, o pasa de 4 GB; descomprímelo, y nombra la carpeta"
    case .hasMoreEntries(let most):
      "tiene más de \(language.counted(most, "entrada", "entradas")); descomprímelo, y nombra los archivos que quieres"
    case .listIsDamaged(let byte): "su lista de entradas, en el byte \(byte), está dañada"
    case .listIsDamagedAt(let byte): "su lista de entradas está dañada en el byte \(byte)"
    case .entryLeadsOutside(let name):
      "la ruta de la entrada \(language.quoted(name)) lleva fuera de él; no se lee nada de un archivo así"
    case .entryHasPassword(let name): "la entrada \(language.quoted(name)) tiene contraseña; descomprime el archivo"
    case .entryIsCompressedOtherwise(let name, let method):
      "la entrada \(language.quoted(name)) está comprimida de un modo que no se lee (\(method)); descomprime el archivo"
    case .entryGrows(let name, let times):
      "la entrada \(language.quoted(name)) sería más de \(language.counted(times, "vez", "veces")) más grande que en el archivo; descomprímelo, y ve qué es"
    case .entryIsElsewhere(let name, let byte):
      "la entrada \(language.quoted(name)) no está donde dice la lista, en el byte \(byte)"
    case .entrySharesBytes(let name, let byte):
      "la entrada \(language.quoted(name)) comparte bytes con otra, en el byte \(byte)"
    case .isNoDatabase: "no es una base de datos completa de SQLite; consíguela de nuevo"
    case .databaseIsLarger(let megabytes): "la base de datos pasa de \(language.number(megabytes)) MB"
    case .hasNoMemory: "no hay memoria para la base de datos"
    case .databaseIsDamaged(let words): "la base de datos está dañada: \(words)"
    case .hasMoreRows(let place, let most):
      "demasiadas filas en \(language.say(place)): más de \(language.number(most))"
    case .isNotUTF8(let place): "\(language.say(place)): el texto no es UTF-8"
    case .hasBytes(let place): "\(language.say(place)): hay bytes donde debería haber un texto o un número"
    case .takesLonger(let place): "\(language.say(place)): leerlo tarda más que cualquier tabla de un respaldo"
    case .couldNotBeRead(let place, let words): "\(language.say(place)): no se pudo leer: \(words)"
    }
  }
}
