extension MalformedBox {
  public static let english = RuleWords(
    summary: "Something that looks like a box, and is not one",
    explanation: """
      Finds `[]`, `[ x]` and the like; a box with a word directly after it; a box directly after the marker of the list \
      (`-[ ]`); a box at the start of a line without a marker; a box after the icon, the time or the date, or after the words; and `☐`, `☑`, `( )` \
      or `(x)` before the words of a list item; of a page, a day, a project and stacks also `✓`, `✔` and `✅`, unless a line begins with a cross or with another emoji.
      """,
    reason: "The line looks like a task and is read as words: it cannot be ticked, and is in no list of what is open.",
    fix: """
      Writes the box, the space or the marker that is missing, or moves the box to the front. Safe, except for round brackets and ticks, \
      which may be words, and for a box after the words.
      """
  )
}
