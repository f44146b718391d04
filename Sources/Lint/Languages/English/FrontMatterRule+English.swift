extension FrontMatterRule {
  public static let english = RuleWords(
    summary: "Front matter that cannot be read",
    explanation: """
      Finds front matter that is not YAML, or that has no closing line `---`. The file still has the kind that a line \
      `kind: …` in it says, but no other property is read where YAML fails.
      """,
    reason: "Its theme, tags and suppressions are ignored; without the closing line, other programs show it as text.",
    fix: """
      Writes the missing closing line above the first blank line or heading, or in place of a line of other signs, as \
      `----`. Safe for that, and if the title follows, or nothing. Writes tags in brackets without the `#` that makes a \
      comment of them. Safe.
      """
  )
}
