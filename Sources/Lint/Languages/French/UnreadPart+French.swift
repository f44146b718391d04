extension UnreadPart {
  public static let french = RuleWords(
    summary: "Un mot parmi des champs qui n’est pas un champ",
    explanation: """
      Repère un groupe qui commence par autre chose que `key: value`, et qui a une clé qui est lue à cet endroit. Tout le \
      groupe se lit comme du texte.
      """,
    reason: "Un seul mot sans sa clé cache tous les champs à côté de lui.",
    fix: """
      Écrit la clé devant un mot qu’une seule clé accepte, comme `high`. Sûr\u{A0}: le mot ne peut rien vouloir dire d’autre.
      """
  )
}
