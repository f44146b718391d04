extension UnsetHelp {
  var french: String {
    switch self {
    case .summary: "Retirer une propriété d’un fichier, ou un champ d’une section ou d’un élément"
    case .discussion:
      """
      Les champs qui ne veulent rien dire sans lui sont retirés avec lui\u{A0}: «\u{A0}at\u{A0}» et «\u{A0}from\u{A0}» avec \
      «\u{A0}every\u{A0}». Une clé de tidemark.md n’a pas besoin de THING\u{A0}: «\u{A0}unset clock\u{A0}» est un réglage du \
      coffre.
      """
    case .removeDay: "Retirer le jour d’une tâche"
    case .removeColor: "Retirer la couleur d’un projet"
    case .removeSetting: "Laisser un réglage du coffre à sa valeur par défaut"
    }
  }
}
