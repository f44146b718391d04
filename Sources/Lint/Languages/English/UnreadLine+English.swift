extension UnreadLine {
  public static let english = RuleWords(
    summary: "A line that looks like a list item, a task or a heading, and is not one",
    explanation: """
      Finds paragraphs with lines that begin with `•`, `◦`, `▪`, `☐` and their like, or with `-` or `–` and words, unless they are \
      sentences or the name below a quote; such lines below that of a list item, which go on with its words, there also `*word`, `+word`, `—` and `TODO`; a line in quotation marks with a name after it, or a sentence, right below an item; a task in a quote, a callout or a block of HTML; and `##Words`, without a space.
      """,
    reason: "Markdown reads such lines as one text, so nothing in them is an item: it cannot be ticked, and is in no list.",
    fix: """
      Writes the list marker of Markdown, or the space after the `#`. Safe for signs that begin nothing but list items; unsafe \
      for dashes, `##`, quotes and sentences. There is no fix for a task in a quote or in HTML.
      """
  )
}
