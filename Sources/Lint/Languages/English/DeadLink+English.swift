extension DeadLink {
  public static let english = RuleWords(
    summary: "A line of the vault's lists that leads nowhere",
    explanation: """
      Finds a link in the sections *Pages*, *Rituals* and *Projects* of `tidemark.md` whose file or title is not in the vault, or \
      is a document of another kind. Files without a known kind, and those that are left out of the vault, do not count.
      """,
    reason: "The lists say in which order documents come. A line that leads nowhere is a page that was renamed or lost.",
    fix: "Writes a link to the document with the nearest name, or deletes the line. Unsafe: you may mean another one."
  )
}
