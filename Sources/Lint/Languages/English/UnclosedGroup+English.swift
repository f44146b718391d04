extension UnclosedGroup {
  public static let english = RuleWords(
    summary: "Fields whose bracket does not close",
    explanation: "Finds a `(` that a key and a colon follow, where the paragraph has no `)` for it.",
    reason: "Without its end the bracket is part of the words, and its fields are ignored.",
    fix: "Writes `)` at the end of the line. Safe: offered only where everything in between is read."
  )
}
