extension MisplacedVault {
  public static let english = RuleWords(
    summary: "The root of a vault that is not read as one",
    explanation: """
      Finds a file of kind `vault` that is not called `tidemark.md`, and a `tidemark.md` of another kind, or with settings and \
      no kind.
      """,
    reason: "A vault is the folder with a `tidemark.md`; its settings and lists are read there, and nowhere else.",
    fix: nil
  )
}
