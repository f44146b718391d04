extension UnknownBox {
  public static let english = RuleWords(
    summary: "A box with a character that means nothing",
    explanation: """
      Finds a box with a character other than a space, `x` or `-`. It is kept as it is, and its state is unknown. Also a word for \
      a state, or how far a task is, in such brackets: `[wip]`, `[done]`, `[2/4]`.
      """,
    reason: "An item of unknown state is neither open nor done: it is in no count of either.",
    fix: "Writes the state that is nearest to what the character means in other programs. Unsafe: the box says less then."
  )
}
