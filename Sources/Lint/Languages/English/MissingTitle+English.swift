extension MissingTitle {
  public static let english = RuleWords(
    summary: "A file without a title",
    explanation: """
      Finds a file without a heading of the first level. Its title is then its name, without folder and ending; for a day whose \
      file is named by its date that is enough.
      """,
    reason: "The title changes when the file is renamed, and a file name has no icon and cannot have every character.",
    fix: nil
  )
}
