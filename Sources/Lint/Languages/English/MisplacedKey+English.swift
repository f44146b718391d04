extension MisplacedKey {
  public static let english = RuleWords(
    summary: "A key that is not read in its place",
    explanation: """
      Finds a key that items of this sort do not have (`due` without a box), and one that means something only beside another \
      (`goal` beside `streak`). Keys that belong to other kinds of files are words in a bracket of their own, and are found only \
      beside keys that are read.
      """,
    reason: "The key is spelt correctly, so the line looks right, but what it says is ignored.",
    fix: nil
  )
}
