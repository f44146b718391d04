extension SettingsHelp {
  var french: String {
    switch self {
    case .summary: "Afficher les réglages en vigueur, et d’où vient chacun"
    case .discussion:
      """
      Les réglages sont des propriétés de `tidemark.md` du coffre. Celui qui n’y est pas écrit a sa valeur par défaut, de même \
      que celui dont la valeur ne peut pas être lue; `tidemark lint` dit ce qui ne va pas. `tidemark set` modifie un réglage, \
      `tidemark spec Settings` les explique.

      --json affiche un objet avec `path, settings` et `notes` (ce qui est écrit d’autre dans la racine). Un réglage a `name, \
      value` (un texte, ou une liste de textes), `isDefault`, et `path` et `line` de sa propriété; `unread` est une valeur qui \
      ne peut pas être lue.
      """
    case .showSettings: "Afficher les réglages du coffre"
    case .success: "les réglages ont été affichés"
    }
  }
}
