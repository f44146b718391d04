extension UnreadArc {
  public static let english = RuleWords(
    summary: "A section that looks like an arc, and is not one",
    explanation: """
      Finds a section of a ritual whose title begins with *Arc* and a number, or with *Arc* and a date somewhere after it, and is \
      not `Arc N: DATE - DATE` from a number of at least 1, a first day and a last. Emphasis and other marks before and between \
      them are ignored.
      """,
    reason: "What is in the section is counted nowhere: the ritual has no such arc.",
    fix: "Writes the title from the number and the two dates, where it has nothing else. Unsafe: it is a guess."
  )
}
