extension UnreadMark {
  public static let english = RuleWords(
    summary: "An item of a life that is neither a mark nor a phase",
    explanation: """
      Finds an item at the top level of *Phases* that does not begin with a date, and one of another section that begins with a \
      range of dates, or with a day in another spelling (`12 May 2019`, `24.10.`, `wk 1547`), or ends with one; and a paragraph whose \
      lines begin with dates. Also a phase whose first day is followed by a word that says that it goes on (`2011-07-01 - today`).
      """,
    reason: "A mark is for one week, and has one date; a phase begins on a day. Without these, neither is shown.",
    fix: """
      Writes the first day of the range as the day of a mark. Unsafe: the range may be longer than a week, or a phase. Writes the \
      day or the days that were meant; safe where it can be no other, as for `12 May 2019`.
      """
  )
}
