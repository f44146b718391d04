extension DuplicateDay {
  public static let english = RuleWords(
    summary: "Two files for one day",
    explanation: "Finds an Anchor day whose date another file of the vault has in its title.",
    reason:
      "If you open one of them, you miss what is planned in the other, and a command cannot know where to write.",
    fix: nil
  )
}
