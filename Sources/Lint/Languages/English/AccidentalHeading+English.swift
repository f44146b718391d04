extension AccidentalHeading {
  public static let english = RuleWords(
    summary: "A lone “-” or “=”, or a rule, that makes a heading",
    explanation: """
      Finds a line of one or two `-` or `=` directly below a text. Markdown reads the text as a heading (CommonMark 0.30, \
      section 4.3). Three and more dashes are found below several lines, and below one that is more than twice as long in a file \
      that marks its sections with `#`; three also below such a line of a day.
      """,
    reason: "An empty list item, or a line of dashes, turns the paragraph above it into the title of a section.",
    fix: "Separates the two lines by a blank one. Unsafe: you may have meant a heading."
  )
}
