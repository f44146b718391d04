import Chronology
import Languages
import TestSupport
import Testing

@testable import Phrases

/// What `docs/commands.md` says of the words of a person's own language.
@Suite struct LocalWordsTests {
  static let phrases = (try? DocumentTable(of: "docs/commands.md", headed: ["language", "you type", "read as"]).rows) ?? []
  static let notes =
    (try? DocumentTable(
      of: "docs/commands.md",
      headed: ["language", "noted", "words", "day", "due", "time", "for", "every"]
    ).rows) ?? []

  private static let context = PhraseContext(today: CivilDate("2026-11-20")!, .ahead)

  @Test func theTablesAreLong() {
    #expect(Self.phrases.count >= 80)
    #expect(Self.notes.count >= 20)
  }

  /// What it says of when; nil where it says nothing.
  private static func meaning(_ text: String) -> String? {
    if let when = try? WhenPhrase(text), (try? PeriodPhrase(text)) == nil || when.time != nil {
      let parts = [when.day?.date(in: context).description, when.time.map { "\($0.start) \($0.end as Any)" }]
      return "\(parts) \(when.minutes as Any) \(when.minutesFromNow as Any)"
    }
    return (try? PeriodPhrase(text).days(in: context)).map(\.description)
  }

  @Test(arguments: phrases)
  func readsThemLikeTheEnglishOnes(row: [String]) throws {
    let language = try #require(Language(tag: row[0]))
    let english = try #require(Self.meaning(row[2]), "\(row[2]) says nothing")
    LocalWords.$language.withValue(language) {
      #expect(PhraseText.plain(row[1]) == row[2])
      #expect(Self.meaning(row[1]) == english)
      #expect(Self.meaning(row[2]) == english)
    }
  }

  /// Nobody who speaks English is surprised by words of another language.
  @Test(arguments: phrases)
  func readsThemInTheirLanguageAlone(row: [String]) {
    let isEnglish = PhraseText.plain(row[1]) == row[2]
    #expect(isEnglish || Self.meaning(row[1]) == nil || row[1].contains { $0.isNumber })
  }

  @Test(arguments: notes)
  func readsThemAtTheEndOfANote(row: [String]) throws {
    try LocalWords.$language.withValue(#require(Language(tag: row[0]))) {
      let found = CapturedWords(row[1])
      let when = found.when
      #expect(found.words == row[2])
      #expect(when.day?.date(in: Self.context).description ?? "" == row[3])
      #expect(when.due?.date(in: Self.context).description ?? "" == row[4])
      #expect((when.time?.start.description ?? "") == row[5])
      #expect(when.minutes.map(String.init) ?? "" == row[6])
      #expect(when.rule?.description ?? "" == row[7])
      // No word is lost.
      #expect([found.words, found.read].compactMap(\.self).joined(separator: " ") == row[1])
    }
  }

  static let rules: [(Language, String, String)] = [
    (.spanish, "lunes y jueves", "monday and thursday"), (.spanish, "viernes", "friday"), (.spanish, "2 semanas", "2 weeks"),
    (.spanish, "cada día", "day"), (.spanish, "todos los meses", "month"), (.spanish, "Diario", "daily"),
    (.spanish, "semanal", "weekly"), (.spanish, "2 weeks on Mon", "2 weeks on Mon"), (.spanish, "nada", "nada"),
    (.french, "lundi et jeudi", "monday and thursday"), (.french, "semaine", "week"), (.french, "tous les jours", "day"),
    (.french, "hebdomadaire", "weekly"), (.french, "weekly", "weekly"), (.english, "lunes", "lunes"),
  ]

  @Test(arguments: rules) func readsRulesWithoutTheWordBeforeThem(language: Language, typed: String, english: String) {
    LocalWords.$language.withValue(language) { #expect(LocalWords.rule(typed) == english) }
  }

  static let leads: [(Language, String, String?)] = [
    (.english, "until", "until"), (.english, "hasta", nil), (.spanish, "Hasta", "until"), (.spanish, "till", "until"),
    (.french, "jusqu’au", "until"), (.french, "pendant", "for"), (.french, "hasta", nil), (.spanish, "Ana", nil),
  ]

  @Test(arguments: leads) func knowsWhatLeadsOnToADay(language: Language, word: String, english: String?) {
    LocalWords.$language.withValue(language) { #expect(LocalWords.lead(word) == english) }
  }

  @Test(arguments: [(Language.spanish, "última", "last"), (.french, "cette", "this"), (.english, "past", "past")])
  func knowsWhichOfAKindOfPeriod(language: Language, word: String, english: String) {
    LocalWords.$language.withValue(language) { #expect(LocalWords.nearness(of: word) == english) }
  }

  /// Words are looked up without their accents.
  @Test(arguments: [Language.spanish, .french])
  func keepsItsWordsWithoutAccents(language: Language) throws {
    let vocabulary = try #require(LocalWords.vocabulary(of: language))
    for (key, english) in vocabulary.words {
      // Behind a slot: `M ago`.
      let word = key.split(separator: " ").last.map(String.init) ?? key
      #expect(NameKey(word).text == word, "\(word) has accents")
      #expect(english.allSatisfy { $0.isASCII }, "\(word)")
    }
  }
}
