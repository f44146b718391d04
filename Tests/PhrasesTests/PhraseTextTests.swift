import Testing

@testable import Phrases

/// What a person typed, as it is compared.
@Suite struct PhraseTextTests {
  @Test(arguments: [
    ("", ""), (" ", ""), ("Fri", "fri"), ("fri 27 nov", "fri 27 nov"), (" tomorrow", "tomorrow"), ("tomorrow ", "tomorrow"),
    ("FRI  27\tNov", "fri 27 nov"), ("to\r\nday", "to day"), ("Mon–Fri", "mon-fri"), ("Mon \u{a0}fri", "mon fri"),
  ])
  func spacesAndCapitalsDoNotCount(typed: String, plain: String) {
    #expect(PhraseText.plain(typed) == plain)
  }
}
