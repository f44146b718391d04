extension UnreadProperty {
  public static let english = RuleWords(
    summary: "A property that is not read",
    explanation: """
      Finds a property whose value is neither a text nor a list of texts: a mapping, a list in a list, or one with an alias, \
      an anchor or a tag of YAML, or a comment such as `#me` in place of a value. It is kept as it is. Also a line below the \
      title that is a property of this kind of file and a value of it: `time: evening` in a ritual; and in the front matter \
      of a project what its tasks have, as `due`, `deadline` or `prio`.
      """,
    reason: "What it says is ignored, and no command can change it. Another program may read it.",
    fix: """
      Moves a line of the body into the front matter, if that does not have the property. Safe, but for the properties that \
      take any words.
      """
  )
}
