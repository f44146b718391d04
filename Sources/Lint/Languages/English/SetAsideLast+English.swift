extension SetAsideLast {
  public static let english = RuleWords(
    summary: "A section after Things that used to matter",
    explanation: """
      Finds, on a page, a section *Things that used to matter* that another section follows; and one that is called nearly so, \
      as *Things which used to matter*, where no section is.
      """,
    reason: """
      It belongs at the bottom of the page, out of sight. If it is in the middle, what you add at the end of the page may go to \
      the wrong section.
      """,
    fix: "Moves the section with all its lines to the end of the file. Safe: nothing else changes. Unsafe: writes the title."
  )
}
