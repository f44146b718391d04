import Testing

@testable import Languages

@Suite struct LanguageTests {
  @Test(arguments: [
    ("en", Language.english), ("EN", .english), ("en_GB.UTF-8", .english), ("C", .english), ("C.UTF-8", .english),
    ("POSIX", .english), ("es", .spanish), ("es-MX", .spanish), ("es_ES.UTF-8", .spanish), ("es-419", .spanish),
    ("fr", .french), ("fr_CA.UTF-8", .french), ("fr_FR@euro", .french), ("FR-ca", .french),
  ])
  func readsTagsAndLocales(text: String, language: Language) {
    #expect(Language(tag: text) == language)
  }

  @Test(arguments: ["", "de", "de_DE.UTF-8", "english", "espanol", "fra", "tr_TR", "-", "_MX", "e", "es1"])
  func knowsNoOther(text: String) {
    #expect(Language(tag: text) == nil)
  }

  @Test func choosesByLanguage() {
    #expect(Language.allCases.map { $0.choose(english: 1, spanish: 2, french: 3) } == [1, 2, 3])
  }
}
