import Testing

@testable import Languages

@Suite struct LanguageChoiceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var set: [String: String]
    var configured: Language?
    var language: Language
    var testDescription: String { "\(set) \(configured?.rawValue ?? "-")" }
  }

  static let cases = [
    Case(set: [:], language: .english),
    Case(set: ["TIDEMARK_LANG": "fr"], configured: .spanish, language: .french),
    Case(set: ["TIDEMARK_LANG": "", "LANG": "fr_CA.UTF-8"], configured: .spanish, language: .spanish),
    Case(set: ["TIDEMARK_LANG": "de"], configured: .spanish, language: .english),
    Case(set: ["LC_ALL": "es_MX.UTF-8", "LC_MESSAGES": "fr_CA", "LANG": "en"], language: .spanish),
    Case(set: ["LC_ALL": "", "LC_MESSAGES": "fr_CA", "LANG": "en"], language: .french),
    Case(set: ["LANG": "fr_CA.UTF-8"], language: .french),
    Case(set: ["LC_ALL": "C", "LANG": "fr_CA.UTF-8"], language: .english),
    Case(set: ["LC_ALL": "de_DE.UTF-8", "LANG": "fr_CA.UTF-8"], language: .english),
    Case(set: ["LC_TIME": "fr_CA.UTF-8", "LC_CTYPE": "fr_CA.UTF-8"], language: .english),
  ]

  @Test(arguments: cases)
  func theFirstThatIsSetDecides(example: Case) {
    #expect(LanguageChoice.language(configured: example.configured) { example.set[$0] } == example.language)
  }
}
