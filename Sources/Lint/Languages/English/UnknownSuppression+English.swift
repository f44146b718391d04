extension UnknownSuppression {
  public static let english = RuleWords(
    summary: "A suppression that names no rule",
    explanation: """
      Finds a name in `<!-- tidemark: allow … -->`, `<!-- tidemark: allow-file … -->` or the property `allow` that no rule \
      has, and a comment of that kind without a name.
      """,
    reason: "It silences nothing now, and could hide a finding of a later version.",
    fix: "Writes the nearest rule. Unsafe: another one may be meant."
  )
}
