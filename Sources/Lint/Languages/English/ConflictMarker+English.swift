extension ConflictMarker {
  public static let english = RuleWords(
    summary: "An unresolved merge",
    explanation: """
      Finds the lines that git writes between the two sides of a conflict: seven of `<`, `|`, `=` or `>` at the start of a \
      line, or more where git was told to write more (`conflict-marker-size`). Inside a fenced code block they are text.
      """,
    reason: """
      Until the conflict is resolved the file has both sides, and Markdown reads the marks as headings and quotes. No command \
      rewrites such a file.
      """,
    fix: nil
  )
}
