extension MissingBorn {
  public static let english = RuleWords(
    summary: "A life without a day of birth",
    explanation: "Finds a file of the kind `life` that has no property `born`.",
    reason: "The weeks of a life are counted from its first day. Without it there is nothing to count.",
    fix: nil
  )
}
