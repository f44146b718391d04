extension UnreadPart {
  public static let english = RuleWords(
    summary: "A word among fields that is not a field",
    explanation: """
      Finds a group that begins with something other than `key: value`, and has a key that is read here. The whole group is read \
      as words.
      """,
    reason: "One word without its key hides all the fields beside it.",
    fix: "Writes the key before a word that only one key has, such as `high`. Safe: the word can mean nothing else."
  )
}
