extension FieldValueRule {
  public static let french = RuleWords(
    summary: "Une valeur que sa clé ne peut pas avoir",
    explanation: """
      Repère un champ dont la valeur n’est pas ce que sa clé accepte\u{A0}: ni un jour du calendrier, ni une heure, ni un \
      nombre, ni l’un des mots, ni une règle de récurrence. L’élément est lu comme si le champ n’y était pas.
      """,
    reason: "Ce que le champ devait dire est perdu\u{A0}: une tâche n’a pas de date, et un suivi n’est qu’une ligne de texte.",
    fix: """
      Écrit la valeur que vous vouliez sûrement, là où il n’y en a qu’une (`1 March 2027` devient `2027-03-01`, `M W F` \
      devient `mon wed fri`), et avec leurs clés ce que le texte dit d’autre\u{A0}: `Wednesdays 17:00` devient `wed, at: \
      17:00`. Sûr. La date que des mots désignent aujourd’hui (`tomorrow`, `fri`, `12-25`) et le mot le plus proche (`hihg` \
      pour `high`) sont risqués.
      """
  )
}
