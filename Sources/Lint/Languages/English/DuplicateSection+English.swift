extension DuplicateSection {
  public static let english = RuleWords(
    summary: "Two sections of one title",
    explanation: """
      Finds a section whose title an earlier section of the file has, and a group whose title an earlier group of its section \
      has. Titles are compared with escapes resolved and spaces folded; upper and lower case count. Two titles that mean the \
      same section, as “Done” and “Done ✅” of a project do, are found too.
      """,
    reason: "A section is known by its title. If you name one of the two to a command, it cannot know which you mean.",
    fix: nil
  )
}
