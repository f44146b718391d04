import Languages

private let language = Language.french

extension ArchiveMessage {
  var french: String {
    switch self {
    case .entriesShareName(let name): "deux de ses entrées ont le nom \(language.quoted(name))"
    case .holdsMore(let megabytes):
      "son contenu dépasse \(language.number(megabytes)) Mo; décompressez-la, et nommez les fichiers voulus"
    case .entryIsDamaged(let name, let byte):
      "l’entrée \(language.quoted(name)) est endommagée, à l’octet \(byte); procurez-vous l’archive de nouveau"
    case .hasNoEnd: "c’est une archive zip sans sa fin; procurez-vous-la de nouveau, en entier"
    case .isOneOfSeveral: "c’est l’une de plusieurs parties, ou elle dépasse 4 Go; décompressez-la, et nommez le dossier"
    case .hasMoreEntries(let most):
      "elle a plus de \(language.counted(most, "entrée", "entrées")); décompressez-la, et nommez les fichiers voulus"
    case .listIsDamaged(let byte): "sa liste d’entrées, à l’octet \(byte), est endommagée"
    case .listIsDamagedAt(let byte): "sa liste d’entrées est endommagée à l’octet \(byte)"
    case .entryLeadsOutside(let name):
      "le chemin de l’entrée \(language.quoted(name)) mène hors d’elle; rien d’une telle archive n’est lu"
    case .entryHasPassword(let name): "l’entrée \(language.quoted(name)) a un mot de passe; décompressez l’archive"
    case .entryIsCompressedOtherwise(let name, let method):
      "l’entrée \(language.quoted(name)) est compressée d’une manière qui n’est pas lue (\(method)); décompressez l’archive"
    case .entryGrows(let name, let times):
      "l’entrée \(language.quoted(name)) serait plus de \(language.number(times)) fois plus grande que dans l’archive; décompressez-la, et voyez ce que c’est"
    case .entryIsElsewhere(let name, let byte):
      "l’entrée \(language.quoted(name)) n’est pas là où le dit la liste, à l’octet \(byte)"
    case .entrySharesBytes(let name, let byte):
      "l’entrée \(language.quoted(name)) partage des octets avec une autre, à l’octet \(byte)"
    case .isNoDatabase: "ce n’est pas une base de données SQLite entière; procurez-vous-la de nouveau"
    case .databaseIsLarger(let megabytes): "la base de données dépasse \(language.number(megabytes)) Mo"
    case .hasNoMemory: "il n’y a pas de mémoire pour la base de données"
    case .databaseIsDamaged(let words): "la base de données est endommagée\u{A0}: \(words)"
    case .hasMoreRows(let place, let most):
      "trop de lignes dans \(language.say(place))\u{A0}: plus de \(language.number(most))"
    case .isNotUTF8(let place): "\(language.say(place))\u{A0}: le texte n’est pas de l’UTF-8"
    case .hasBytes(let place): "\(language.say(place))\u{A0}: il y a des octets là où un texte ou un nombre devrait être"
    case .takesLonger(let place):
      "\(language.say(place))\u{A0}: la lecture prend plus de temps que celle de toute table d’une sauvegarde"
    case .couldNotBeRead(let place, let words): "\(language.say(place))\u{A0}: lecture impossible\u{A0}: \(words)"
    }
  }
}
