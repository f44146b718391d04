extension LongPhrase {
  public static let french = RuleWords(
    summary: "Une phrase de plus de 140 caractères",
    explanation: """
      Repère une marque d’une vie dont le texte, sans date, ni icône, ni champs, a plus de 140 caractères, comptés comme on \
      les voit\u{A0}: un émoji compte pour un.
      """,
    reason: """
      Une phrase est une ligne à côté du carré de la semaine. Un texte plus long est une note, et va dans un paragraphe en \
      dessous.
      """,
    fix: nil
  )
}
