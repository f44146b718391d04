extension OpenWithDone {
  public static let english = RuleWords(
    summary: "An open box that says when it was done",
    explanation: "Finds the field `done` with a date in an item with an open box.",
    reason: "The box says that it is not done yet, and the field that it was; lists of what is open show it.",
    fix: "Ticks the box, or removes the field. Unsafe: only you know which of the two is old. What recurs is not ticked."
  )
}
