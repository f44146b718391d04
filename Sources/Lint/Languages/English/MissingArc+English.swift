extension MissingArc {
  public static let english = RuleWords(
    summary: "A ritual without an arc",
    explanation: """
      Finds a ritual that has list items, but no section like `Arc 1: DATE - DATE`, nor one that was meant so, and of which the property \
      `finished` does not say that it is over.
      """,
    reason: "List items are habits only in an arc. Without one nothing is due, and no log is read.",
    fix: """
      Writes the heading of the first arc above the habits, with the first day of their logs, or today; a section that they are \
      in becomes a group. Safe where the habits are in the introduction or have dates below them. There is no fix where list \
      items are in several sections, or the logs are longer than an arc can be.
      """
  )
}
