extension MisspelledProperty {
  public static let english = RuleWords(
    summary: "A property that is almost a known one",
    explanation: """
      Finds a property that is not known and is one edit (two, in words of six letters and more) from one that this kind of file \
      can have and does not have, or begins with the same six letters (`expected` for `expectancy`), or is what German, French or Spanish call one (`etiquetas` for `tags`). Upper and lower case count: `Theme` is not `theme`. Other properties are kept without a \
      message.
      """,
    reason: "A mistyped property looks right, but what it says is ignored.",
    fix: "Writes the nearest property. Unsafe: you may mean the word as it is."
  )
}
