extension UnreadAnchor {
  public static let english = RuleWords(
    summary: "An item that begins like a time or a date, and is read as words",
    explanation: """
      Finds an item that begins with the shape of a time or a date that no clock or calendar has (`25:00`, `2026-02-30`), and \
      one with a time that it cannot use, because a key such as `every` says what it is. In a day and in the routine also what you \
      probably meant as a time (`10.30`, `at 19:00`, `7 - 8`), a line without a list marker that begins with one, and another day \
      (`tomorrow:`), or this one and a time (`today 14:00`). Also a second time or date after the first (`12:00, 13:00 lunch`); on \
      a page `9:00; coffee`, `24.12.2026 Christmas` and `Sept 2026 - Feb 2027: write`. In a day and among the rows of a schedule \
      also times after the words (`lunch 12-13`, of an open task `call Mum 17:30`), and how long a block is (`11:00 standup (15 \
      min)`, `11:00 for 45 min call`); in a schedule every spelling of a day, and days before a time (`Mondays 18:00 choir`).
      """,
    reason: "It looks like a row of a schedule or a line of a log, and is neither.",
    fix: """
      Writes the time that was meant, or makes a list item of the line. Safe where the words can mean nothing else, as \
      `(23:00)`; unsafe where they may be a number or a sentence. What belongs to another day stays: it goes into another file.
      """
  )
}
