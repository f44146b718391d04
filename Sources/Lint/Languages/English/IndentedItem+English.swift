extension IndentedItem {
  public static let english = RuleWords(
    summary: "A list item that reads as code, or as words of the line above it",
    explanation: """
      Finds an indented code block (CommonMark 0.30, section 4.4) whose first line looks like a list item. Markdown reads lines \
      as code that are indented by four columns or more and do not continue a list. Right below other words, without a blank \
      line, they become part of these words: a box there is found, a list below another item, and below a paragraph a list of \
      two items or more, or of one after a colon.
      """,
    reason: "To Tidemark, as to any other reader of Markdown, it is not an item: its box and dates are ignored.",
    fix: nil
  )
}
