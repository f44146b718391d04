extension DuplicateKey {
  public static let english = RuleWords(
    summary: "A key that is there twice",
    explanation: """
      Finds a key that a field before it in the same headline has, in the same group or another. The first counts; the second \
      is kept and means nothing.
      """,
    reason: "One of the two values is wrong or old, and only you know which.",
    fix: nil
  )
}
