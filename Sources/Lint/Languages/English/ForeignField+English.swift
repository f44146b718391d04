extension ForeignField {
  public static let english = RuleWords(
    summary: "A field in the spelling of another program, or without its brackets",
    explanation: """
      Finds `due:: 2026-12-31` without brackets and `due:2026-12-31`; and a key of a date with a date where no group is: `due: \
      2026-12-31`, `[due: 2026-12-31]`, `(due 2026-12-31)`; and a day at the end of the words of an open task, after `due`, `by` \
      or `@`: `due tomorrow`. Whole lines of another program are found by `foreign-line`.
      """,
    reason: "It looks like a field and is read as words: the task has no date.",
    fix: """
      Removes the field from the words and writes it into the group that the headline has, in the spelling that it uses, or into \
      a new group at its end, where the key is read and the value is right. Unsafe after `by` and `@`, and for a day that depends \
      on today.
      """
  )
}
