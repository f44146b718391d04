extension NegativeNote {
  public static let english = RuleWords(
    summary: "A note that says no, in an entry that counts as done",
    explanation: """
      Finds an entry without a state whose note is “no”, “not done”, “nothing”, “forgot”, “skip”, “sick” or the like, or begins so \
      and goes on after a comma, a colon or a dash; whose note is `x`, which to some is a tick; begins with `✗`, `❌` or `☐`; or \
      which has its state in brackets, as `(missed)`, or misspelled, as `skiped`. Other notes are left alone, and so is one after the word `done`.
      """,
    reason: "A line with a date says that it was done on that day, whatever its note says. The streak goes on.",
    fix:
      "Writes `missed`, or the state in brackets, instead. Unsafe: it changes the streak, and you may mean `skipped`. Safe for `skip`, `miss` and misspelled states."
  )
}
