import Testing

@testable import CommandLine

/// The order itself is tested with `ExportCommand`.
@Suite struct PageOrderTests {
  @Test(arguments: [
    ("[Deep Work](pages/deep-work.md)", "pages/deep-work.md"),
    ("[a](<b c.md>) and words", "b c.md"),
    ("[a](b%20c.md)", "b c.md"),
    ("[a](100%.md)", "100%.md"),
    ("[a](%4)", "%4"),
    ("[a](f(g).md#now)", "f(g).md"),
    ("[a](b.md \"title\")", "b.md"),
    ("[[Deep Work]]", "Deep Work"),
    ("[[deep-work|Deep Work]]", "deep-work"),
    ("[[Deep Work#Now]]", "Deep Work"),
    ("words", nil),
    ("[a](", ""),
    ("[[a", nil),
  ])
  func findsTheTargetOfALink(text: String, target: String?) {
    #expect(PageOrder.target(in: text) == target)
  }
}
