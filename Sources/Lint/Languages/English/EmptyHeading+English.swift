extension EmptyHeading {
  public static let english = RuleWords(
    summary: "A heading without words",
    explanation:
      "Finds one to three `#` with nothing after them, which Markdown reads as a heading (CommonMark 0.30, section 4.2).",
    reason: "What follows is in a section or a group without a name, and no command can find it.",
    fix: nil
  )
}
