extension NestedBlock {
  public static let english = RuleWords(
    summary: "A time block below another item",
    explanation: """
      Finds, in a day, a list item below another one that begins with a time. Only an item at the top level is a time block; \
      below one the time is part of the words. The steps of a task are left alone.
      """,
    reason: "It looks like part of the plan, and is shown in no calendar.",
    fix: nil
  )
}
