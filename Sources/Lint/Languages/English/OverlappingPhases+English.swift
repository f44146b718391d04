extension OverlappingPhases {
  public static let english = RuleWords(
    summary: "Two phases of a life that overlap",
    explanation: """
      Finds a phase that begins before an earlier one has ended, or together with it. A phase without an end lasts to the day \
      before the next begins. Each phase is reported once, with the first of those that it overlaps.
      """,
    reason: "A week is shown in the color of one phase: the one that begins last. It hides part of the other.",
    fix: nil
  )
}
