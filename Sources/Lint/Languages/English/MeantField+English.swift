extension MeantField {
  public static let english = RuleWords(
    summary: "Words in brackets that you probably meant as a field",
    explanation: """
      Finds brackets at the end of an item that say without a colon what a field says: `(due tomorrow)`, `(high)` on a task, \
      `(3x a week)`, `(every monday)`, `(streak)`; fields in braces or square brackets, `{due: 2026-12-31}`; and a field that is \
      a paragraph of its own. Only where the key is read and the words say a value that it can have.
      """,
    reason: "It looks like a field and is read as words: the task has no date, and does not recur.",
    fix: """
      Writes the field. Safe for fields in other brackets, and for a key with a value that can mean one thing \
      (`(due 31 Dec 2026)`). Unsafe for days that depend on today, for words without a key, and for a paragraph, which goes to \
      the item right above it.
      """
  )
}
