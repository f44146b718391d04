extension UnreachableGoal {
  public static let english = RuleWords(
    summary: "A goal that cannot be reached",
    explanation: """
      Finds a `goal` of a streak, or a rule such as `3 times a week`, with a number above that of the days in its period: 7 of a \
      week, 31 of a month, 366 of a year. A rule that names days has periods of one day. Also a `goal` of a habit that is above \
      the number of days of its arc on which it is due.
      """,
    reason: "A day counts once, so the goal cannot be reached, however often it is done.",
    fix: nil
  )
}
