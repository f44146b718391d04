extension UnreadPriority {
  public static let english = RuleWords(
    summary: "Signs or words of an open task that say how much it matters",
    explanation: """
      Finds in an open task without `priority` what says that it matters: two exclamation marks or more, `**` or `***` at either \
      end of the words, `!` right before the first; `[high]`, `[low]`, `[urgent]`, `(asap)`; the words *urgent*, *important*, \
      *asap*, *wichtig*, *dringend* and their like before a colon or in capitals at the start, and at the end after a comma, in \
      capitals or before a `!`.
      """,
    reason: "You may have meant it for Tidemark: without a field, the task is sorted like any other.",
    fix: "Writes the field. A sign gives way to it, a word stays. Unsafe: you may only be glad."
  )
}
