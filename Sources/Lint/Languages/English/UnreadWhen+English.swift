extension UnreadWhen {
  public static let english = RuleWords(
    summary: "A day, a time or a rule among the words of an open task",
    explanation: """
      Finds in an open task without `due` and `every` what says when, wherever it is among the words: a date in digits, a month \
      with a day, a weekday after `by`, `before`, `on`, `until`, `next` and the like, a time of the clock, `in 2 weeks`, `every \
      Wed`, also in German, French and Spanish (`bis Fr`, `alle 2 Wochen`, `cada lunes`). It is shown once for each task. What ends the words and can only be a field is found by `foreign-field`, what is in \
      brackets by `unread-brackets`. Without a box only a rule and a colon at the start is found, `every \
      Tuesday: choir`; other words without one are prose, and so is what follows words such as `of`, `from` and `since`; but of a page how often in the \
      words of an item, `Gym 3x/week`, in a section of habits or above dates also `every evening`. Of a habit it finds a time after `@`, of an activity how often in a period, `Gym 2x week`.
      """,
    reason: "You may have meant it for Tidemark: the task has no day, and no list and no reminder shows it in time.",
    fix: "Of a habit of a page writes `streak`. Unsafe: the words may be what you noted."
  )
}
