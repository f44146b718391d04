import Testing

@Suite struct ShownOutputTests {
  @Test(arguments: [
    ("", ""),
    ("a|b", "a|b"),
    ("…", ""),
    ("…", "a|b"),
    ("a|…", "a|b|c"),
    ("…|c", "a|b|c"),
    ("a|…|b|…|c", "a|x|b|c"),
    ("a|…|b|c", "a|b|x|b|c"),
    ("a||…", "a||b"),
  ])
  func showsWhatWasPrinted(_ shown: String, _ output: String) {
    #expect(ShownOutput(lines: lines(shown)).shows(lines(output)))
  }

  @Test(arguments: [
    ("a", ""),
    ("", "a"),
    ("a|b", "a|c"),
    ("a|…", "b"),
    ("…|c", "c|d"),
    ("a|…|a", "a"),
    ("…|b|a|…", "a|b"),
    ("a …", "a b"),
  ])
  func showsNothingElse(_ shown: String, _ output: String) {
    #expect(!ShownOutput(lines: lines(shown)).shows(lines(output)))
  }

  private func lines(_ text: String) -> [String] {
    text.isEmpty ? [] : text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }
}
