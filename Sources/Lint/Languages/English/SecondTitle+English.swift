extension SecondTitle {
  public static let english = RuleWords(
    summary: "A second title",
    explanation: "Finds a heading of the first level after the first one, which is the title. It reads as a section.",
    reason: "A file is one thing with one title. Other programs show the heading as large as the title, and list it beside it.",
    fix: "Makes it a heading of the second level. Safe: it is read as a section before and after."
  )
}
