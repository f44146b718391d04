import Testing

@testable import Pages

@Suite struct SiteIndexTests {
  /// A key is a name in small letters, whatever way it is made.
  @Test(arguments: [
    "", "Water", "ABC xyz [@`{]", "Call the plumber about …", "“Quoted” – THE end", "École", "İstanbul", "ΣΑΣ", "K\u{212A}",
    "\u{203F}A\u{2000}", "A\u{2040}B", "🥕 Carrots", "\u{E9}", "E\u{301}",
  ])
  func aKeyIsANameInSmallLetters(_ name: String) {
    #expect(SiteIndex.key(of: name).utf8.elementsEqual(name.lowercased().utf8))
  }
}
