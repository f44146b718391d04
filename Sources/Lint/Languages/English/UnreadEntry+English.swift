extension UnreadEntry {
  public static let english = RuleWords(
    summary: "A dated line that is in no log",
    explanation: """
      Finds, below an item with a log, a line that looks like a date but is not one (`11-20`), a dated item below an entry, and a \
      date at the start of a line without a marker; a second date in one entry, or a second time; a time there that is not read \
      as one (`22h15`); days of the month alone (`9, 10, 11`); dates after the name of a habit or an activity (`Tennis: 2026-11-20`), or before it; and dates that are \
      beside an item with an empty log, or beside any habit or activity, and not below it. Also the dated lines below an item \
      whose own field was meant and is not read.
      """,
    reason: "The line looks like an entry and is not one: the day does not count.",
    fix: """
      Writes the date in full, with the year of the nearest entry or of today, or puts the lines into the log. Unsafe: it is a \
      guess. Safe where the date has its year and can be no other, as `20.11.2026`, where each of several whole dates becomes an \
      entry of its own, and where whole dates after a name go below it.
      """
  )
}
