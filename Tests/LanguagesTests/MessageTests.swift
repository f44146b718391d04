import Languages
import TestSupport
import Testing

/// Each message of the program with different values, in each language.
@Suite struct MessageTests {
  private static let messages = everyMessage + everyRulePage
  private static let names = messages.map(\.name)

  private static func samples(_ name: String) -> [any Message] { messages.first { $0.name == name }?.samples ?? [] }

  @Test(arguments: names)
  func saysSomethingInEachLanguage(name: String) {
    for message in Self.samples(name) {
      for language in [Language.spanish, .french] {
        let (text, english) = (message.text(in: language), message.english)
        #expect(text.isEmpty == english.isEmpty, "\(message) in \(language)")
        #expect(text.first?.isWhitespace == english.first?.isWhitespace, "\(message) in \(language): “\(text)”")
        #expect(text.last?.isWhitespace == english.last?.isWhitespace, "\(message) in \(language): “\(text)”")
        // Below the first line stands a list, which is indented.
        #expect(!text.prefix { $0 != "\n" }.contains("  "), "\(message) in \(language): “\(text)”")
      }
    }
  }

  @Test(arguments: names)
  func leavesNothingInEnglish(name: String) {
    for message in Self.samples(name) {
      for language in [Language.spanish, .french] {
        var words = LeftoverWords.english(in: message.text(in: language))
        // A help names values and keys, which are the same in each language.
        if name.hasSuffix("Help") { words.removeAll(where: LeftoverWords.typed.contains) }
        #expect(words.isEmpty, "\(message) in \(language): “\(message.text(in: language))” has \(words)")
      }
    }
  }

  @Test(arguments: names)
  func goesByTheCountOfItsThings(name: String) {
    for message in Self.samples(name) {
      #expect(LeftoverWords.plurals(in: message.spanish, of: ["1"]).isEmpty, "\(message): “\(message.spanish)”")
      #expect(LeftoverWords.plurals(in: message.french, of: ["1"]).isEmpty, "\(message): “\(message.french)”")
    }
  }

  @Test(arguments: names)
  func setsFrenchAsInCanada(name: String) {
    let bareColon = /[^\u{A0}\d]:( |$)/
    for message in Self.samples(name) {
      let text = LeftoverWords.withoutCode(message.french)
      #expect(!text.contains("'"), "\(message): “\(text)” has a straight apostrophe")
      #expect(!text.contains(where: { "“”".contains($0) }), "\(message): “\(text)” has quotation marks of English")
      #expect(
        !text.contains(" :") && !text.contains("« ") && !text.contains(" »"),
        "\(message): “\(text)” can break at a space"
      )
      #expect(!text.contains(bareColon), "\(message): “\(text)” has no space before its colon")
    }
  }
}
