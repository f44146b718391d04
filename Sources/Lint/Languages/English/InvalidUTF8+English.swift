extension InvalidUTF8 {
  public static let english = RuleWords(
    summary: "A byte that is not UTF-8",
    explanation: """
      Finds the first byte of a file that is not well-formed UTF-8 (Unicode 15, table 3-7). The file is read as far as it \
      goes, with the byte shown as `\u{FFFD}`.
      """,
    reason: "No program that reads UTF-8 can show the letter that you meant. No command rewrites such a file.",
    fix: nil
  )
}
