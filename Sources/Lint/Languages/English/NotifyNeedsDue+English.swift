extension NotifyNeedsDue {
  public static let english = RuleWords(
    summary: "A reminder without a day",
    explanation: "Finds `notify` beside a box, without `due`. A recurring task needs none, because its rule names the days.",
    reason: "The reminder is for the day on which the task is due. Without one it never comes.",
    fix: nil
  )
}
