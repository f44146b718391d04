extension ConflictingKeys {
  public static let english = RuleWords(
    summary: "Two keys that each say what an item is",
    explanation: """
      Finds two of `every`, `streak`, `best` and `count` in one headline. The item is read by the one that comes first in this \
      order; the other one is ignored.
      """,
    reason: "A recurring task is not a streak, and a count is not a best. Half of what the line says is lost.",
    fix: nil
  )
}
