extension MisplacedGroup {
  public static let english = RuleWords(
    summary: "Fields that do not end the headline",
    explanation: """
      Finds a group of fields that words follow, or a question mark; also one in the lines below the headline. Only tags, \
      comments, one of `.,;:!` and an id may come after it. In a heading, finds tags after its fields, and an id.
      """,
    reason:
      "A bracket is a group of fields only at the end. Elsewhere it is part of the words, and its fields are ignored.",
    fix: """
      Moves the group to the end of the headline. Safe: offered only where all of it is read there. Writes the tags of a \
      heading before its fields. Unsafe: its title shows them then.
      """
  )
}
