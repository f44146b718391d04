extension BestMismatch {
  public static let english = RuleWords(
    summary: "A best so far that is not the best of its log",
    explanation: """
      Finds a number in the headline of an item with `best` that is not the highest, or with `lowest` the lowest, of the \
      attempts in its log.
      """,
    reason: """
      The headline and the log say different things about the same best. Usually an attempt was written down and the headline was \
      forgotten.
      """,
    fix: """
      Writes the best of the log into the headline, where the log has a better one. Unsafe: the attempt may be the one that \
      is wrong.
      """
  )
}
