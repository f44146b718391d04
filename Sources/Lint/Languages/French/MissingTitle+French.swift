extension MissingTitle {
  public static let french = RuleWords(
    summary: "Un fichier sans titre",
    explanation: """
      Repère un fichier sans titre de premier niveau. Son titre est alors son nom, sans dossier ni extension; pour un jour \
      dont le fichier porte le nom de sa date, cela suffit.
      """,
    reason: """
      Le titre change quand le fichier est renommé, et un nom de fichier n’a pas d’icône et ne peut pas contenir n’importe \
      quel caractère.
      """,
    fix: nil
  )
}
