extension LongPhrase {
  public static let english = RuleWords(
    summary: "A phrase of more than 140 characters",
    explanation: """
      Finds a mark of a life whose words, without date, icon and fields, are more than 140 characters, as a reader counts them: \
      an emoji is one.
      """,
    reason: "A phrase is one line beside the week's square. Longer words are a note, and belong in a paragraph below.",
    fix: nil
  )
}
