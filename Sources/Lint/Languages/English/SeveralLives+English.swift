extension SeveralLives {
  public static let english = RuleWords(
    summary: "Several lives, and nothing that says which is yours",
    explanation: """
      Finds lives of a vault any of which may be yours. Yours is the one beside `tidemark.md`. If there are several there, or \
      none, it is the one that `tidemark.md` names first.
      """,
    reason:
      "`tidemark life` and `tidemark glance` show your life first. If they cannot know which that is, they show the first one by its path.",
    fix: nil
  )
}
