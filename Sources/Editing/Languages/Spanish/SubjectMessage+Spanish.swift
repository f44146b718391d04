import Languages

private let language = Language.spanish

extension SubjectMessage {
  var spanish: String {
    switch self {
    case .isInPastDays(let name, let count):
      "\(language.title(name)) está en los archivos de \(language.counted(count, "día pasado", "días pasados")), que solo se pueden nombrar con FILE:LINE"
    case .isInPastDay(let title):
      "\(language.title(title)) está en el archivo de un día pasado, que solo se cambia con FILE:LINE"
    case .writePlace(let place): "escribe \(place) en lugar de su nombre"
    case .noteIsNoKey: "una nota no es una clave: se escribe debajo de la línea a la que se refiere"
    case .writeNote: "escribe su texto después del nombre"
    case .isNoKey(let key): "\(language.title(key)) no es una clave"
    case .specListsKeys: "`tidemark spec keys` muestra las claves"
    case .isNoKeyOf(let title, let key, let place):
      "\(language.title(key)) no es una clave de \(language.title(title)), en \(place)"
    case .takes(let keys): "sus claves son \(language.and(keys.map { language.quoted($0) }))"
    }
  }
}
