extension UnreadBrackets {
  public static let english = RuleWords(
    summary: "Words in brackets that say when, and are read as words",
    explanation: """
      Finds brackets after the words of an item that say when it is, or how often, in a way or a place in which no field says \
      it: `(until friday)` in a day, `(till 30 nov)` on a step, `(every week)` on a task of a day, `(by summer 2027)`; and a key \
      without a value of it, `(due)`. What can be written as it is meant is found by `meant-field`.
      """,
    reason: "You may have meant it for Tidemark, and no list and no reminder knows of it.",
    fix: """
      Writes the nearest spelling that is read, where there is one in that place. Unsafe: you may mean the words as they are.
      """
  )
}
