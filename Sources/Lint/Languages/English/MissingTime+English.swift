extension MissingTime {
  public static let english = RuleWords(
    summary: "A repeating block without a time",
    explanation: "Finds an item at the top level of *Routine*, in the root of a vault, that does not begin with a time.",
    reason: "A repeating block belongs to a time of the days that it falls on. Without a time it is on none of them.",
    fix: nil
  )
}
