extension TickedRecurring {
  public static let english = RuleWords(
    summary: "A recurring task whose box is ticked",
    explanation: """
      Finds `[x]` before an item with `every`, before a habit of a ritual and before an activity. Its log says what was done and \
      when; the box does not.
      """,
    reason:
      "A ticked box says that a task is done for good. This one recurs, and the tick does not say which time it is for.",
    fix: """
      Opens the box and adds an entry with today's date, unless the log has one, or a habit's arc does not run. Unsafe: it may \
      have been done on another day.
      """
  )
}
