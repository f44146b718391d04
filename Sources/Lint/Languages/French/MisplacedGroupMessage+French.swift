import Languages

private let language = Language.french

extension MisplacedGroupMessage {
  var french: String {
    switch self {
    case .isReadAsWords(let group): "\(language.quoted(group)) n’est pas à la fin de la ligne, donc il est lu comme du texte"
    case .move: "déplacez-le à la fin de la ligne"
    case .keepOne(let key): "la ligne a déjà \(language.quoted(key)) à la fin\u{A0}: gardez l’une des deux"
    case .moveToEnd: "Le déplacer à la fin de la ligne"
    }
  }
}
