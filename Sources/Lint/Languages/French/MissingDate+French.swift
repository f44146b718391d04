extension MissingDate {
  public static let french = RuleWords(
    summary: "Un jour sans date dans son titre ni dans son nom",
    explanation: """
      Repère un fichier de type `day` qui n’a pas de date du calendrier comme `YYYY-MM-DD` dans son titre ni dans son nom. La \
      date peut être n’importe où, mais pas à l’intérieur d’un mot ou d’un nombre plus long.
      """,
    reason: """
      Le titre dit de quel jour il s’agit, ou le nom du fichier si le titre ne le dit pas. Sans date, les plages et les tâches \
      du fichier n’appartiennent à aucun jour.
      """,
    fix: nil
  )
}
