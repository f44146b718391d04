extension NotALink {
  public static let english = RuleWords(
    summary: "An item of a list of links that is not a link",
    explanation: """
      Finds an item at the top level of *Pages*, *Rituals* or *Projects*, in the root of a vault, that is not exactly one link: \
      `[words](path)`, `[[Title]]` or `[[Title|words]]`.
      """,
    reason: "The lists say in which order files are shown. An item that names no file has no place in that order.",
    fix: nil
  )
}
