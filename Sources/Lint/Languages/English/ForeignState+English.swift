extension ForeignState {
  public static let english = RuleWords(
    summary: "A task whose state or priority is a word or a sign of another program",
    explanation: """
      Finds list items, and paragraphs of one line, that begin with `TODO`, `DONE`, `CANCELLED`, `LATER`, `NOW`, `DOING` or \
      `WAITING`, unless they are sentences; two or more lines that begin with `x`, `<` or `o`, as in a bullet journal; and the \
      `(A)`, `(B)` or `(C)` of todo.txt after a box; and items whose words are all struck through, with an open box or none, habits among them; and open tasks with \
      `✅` or `❌` before or after their words.
      """,
    reason:
      "It looks like a task and has no box or no priority: it is in no list of what is open, or at the wrong place in it.",
    fix: """
      Writes the box or the priority. `DOING`, `NOW`, `LATER` and `WAITING` stay before the words, because no box says that. What is \
      struck through becomes dropped, or done; a habit ends today. Unsafe: the line may be a sentence.
      """
  )
}
