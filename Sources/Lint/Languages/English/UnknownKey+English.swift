extension UnknownKey {
  public static let english = RuleWords(
    summary: "A field whose key is not known",
    explanation: """
      Finds a word before a colon, in a group that has at least one known key, that is not a key itself. The field is kept and \
      means nothing. In a bracket of its own such a word is found only if it is nearly a key, and its value is one that the key \
      could have.
      """,
    reason: "A mistyped key looks right, but what it says is ignored.",
    fix: """
      Writes the nearest key; where none is near, moves the field to the words. Unsafe: you may mean the word as it is.
      """
  )
}
