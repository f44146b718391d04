extension EndedOutsideArc {
  public static let english = RuleWords(
    summary: "An arc that is ended on a day outside of it",
    explanation:
      "Finds `ended` with a day before the first or after the last day of its arc. The arc is read as if `ended` were absent.",
    reason: "`ended` is the last day that counts. A day outside the arc ends nothing, so one of the dates is mistyped.",
    fix: nil
  )
}
