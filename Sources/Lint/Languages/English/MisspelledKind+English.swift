extension MisspelledKind {
  public static let english = RuleWords(
    summary: "A kind that is almost known",
    explanation: """
      Finds, inside a vault, a property `kind` whose value is one edit from a known kind or begins with the word of one, is a \
      list or the like with one in it, or is empty; a line below `kind` that YAML joins to its value, because it is indented; a \
      property that is one or two edits from `kind` and has a known kind for its value; and `type` with one in a folder that is \
      called like it (`type: page` in `pages`); and a line such as `kind = page` in front matter that cannot be read. `daily`, \
      `habit` and `activity` are near a kind, too. Other values are your own.
      """,
    reason: "A file without a known kind is your own note: no command reads it, and no other rule looks at it.",
    fix: """
      Writes the nearest word. Unsafe, because you may mean the word as it is; safe for a list of one known kind, and for one \
      without its colon. Above a list that is joined to the kind it writes `tags:`. Unsafe: it may be another list.
      """
  )
}
