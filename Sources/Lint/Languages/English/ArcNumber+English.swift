extension ArcNumber {
  public static let english = RuleWords(
    summary: "Arcs that are numbered twice or out of order",
    explanation: """
      Finds an arc of a ritual that has the number of another, or a lower number than one that begins before it. Numbers may be \
      left out, and the order in the file is free.
      """,
    reason: "Arcs are known by their numbers, which rise with time. The next arc is given the number after the highest.",
    fix: "Numbers the arcs anew where one does not rise above those before it. Unsafe: the days may be wrong."
  )
}
