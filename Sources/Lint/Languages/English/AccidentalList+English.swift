extension AccidentalList {
  public static let english = RuleWords(
    summary: "A number that begins a list by accident",
    explanation: """
      Finds an ordered list of one item whose number is above 99. Markdown reads a number and a dot at the start of a \
      paragraph as the marker of a list (CommonMark 0.30, section 5.2).
      """,
    reason: "The number is no longer part of the words: other readers of Markdown may show 1 instead of the year.",
    fix: "Writes a backslash before the dot, where the list is one paragraph. Safe: the words stay as they are."
  )
}
