extension DuplicateProperty {
  public static let english = RuleWords(
    summary: "A property that is there twice",
    explanation: "Finds a key of the front matter that an earlier line of it has. The first one is read, the others are not.",
    reason: "You meant one of the two values, and nothing in the file says which. YAML forbids it (YAML 1.2, section 3.2.1.1).",
    fix: nil
  )
}
