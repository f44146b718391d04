extension OverlappingBlocks {
  public static let english = RuleWords(
    summary: "Two time blocks that overlap",
    explanation: """
      Finds a time block of a day that begins before another has ended, or together with it. A block without an end ends where \
      the next one begins. Each block is reported once, with the first of those that it overlaps.
      """,
    reason: "You cannot do two things at once. A day with overlaps has less time than it seems to have.",
    fix: nil
  )
}
