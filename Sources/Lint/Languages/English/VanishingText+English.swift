extension VanishingText {
  public static let english = RuleWords(
    summary: "Text that Markdown hides",
    explanation: """
      Finds `[word]: word` where it begins a paragraph or an item. Markdown reads it as a link reference definition \
      (CommonMark 0.30, section 4.7), which is shown nowhere. A definition with an address, a path or an anchor is left alone.
      """,
    reason: "The words are in the file and on no screen: neither Tidemark nor any other reader of Markdown shows them.",
    fix: "Removes the colon after a box, or else writes a backslash before the bracket. Safe: the words become visible."
  )
}
