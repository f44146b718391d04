import Languages

private let language = Language.french

extension JSONProblem {
  var french: String {
    switch self {
    case .isMissing(let path): "il manque \(language.quoted(path))"
    case .isNot("", let expected): "ce n’est pas \(language.say(expected))"
    case .isNot(let path, let expected): "\(language.quoted(path)) n’est pas \(language.say(expected))"
    case .isNoJSON: "ce n’est pas du JSON, ou le texte a été coupé ici"
    case .hasWrongEscape: "une séquence d’échappement que JSON n’a pas"
    case .hasControlCharacter: "un caractère de commande que JSON exige d’échapper"
    case .isNestedDeeper(let most): "les listes et les objets ont plus de \(language.counted(most, "niveau", "niveaux"))"
    case .isNotUTF8: "les octets ne sont pas de l’UTF-8"
    }
  }
}
