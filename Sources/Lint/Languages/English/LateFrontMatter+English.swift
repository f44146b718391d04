extension LateFrontMatter {
  public static let english = RuleWords(
    summary: "Front matter that is not on the first line",
    explanation: """
      Finds a line `---` below blank lines or a comment at the top of a file, and properties below it with a known `kind`; and \
      such properties on the first lines of a file, without the `---` above them or below another line for it (`+++`, `----`).
      """,
    reason:
      "Front matter begins on the first line. Further down it is a line and some text, and the file is a note that Tidemark does not read.",
    fix: """
      Deletes the blank lines, if there is no comment among them, or writes the `---` that is missing. Safe: nothing else changes.
      """
  )
}
