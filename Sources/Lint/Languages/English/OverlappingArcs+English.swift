extension OverlappingArcs {
  public static let english = RuleWords(
    summary: "Two arcs that overlap",
    explanation: """
      Finds an arc of a ritual that begins before an earlier one has ended. An arc lasts to its last day, or to the day in \
      `ended`. Each arc is reported once, with the first of those that it overlaps.
      """,
    reason: "A day belongs to one arc. With two, it is not known whose habits are due.",
    fix: "Ends the earlier arc on the day before the later one. Unsafe: the days of the later one may be wrong."
  )
}
