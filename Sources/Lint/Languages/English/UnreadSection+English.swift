extension UnreadSection {
  public static let english = RuleWords(
    summary: "A section whose name is not the one that is read",
    explanation: """
      Finds a section of the root of a vault that is called in other words or in another language what is read as *Pages*, \
      *Rituals*, *Projects*, *Categories* or *Routine*, where no section has that name: one of links, of times, of categories. Of a \
      life the same is found of *Phases*.
      """,
    reason:
      "Its links give no order, its blocks are on no day, its categories have no color, and its phases mark weeks or nothing.",
    fix: "Writes the name that is read. Unsafe: the section may be a note of yours."
  )
}
