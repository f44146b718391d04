import Testing

@testable import Languages

@Suite struct LanguageListsTests {
  @Test(arguments: [
    ([], "", "", ""), (["a"], "a", "a", "a"), (["a", "b"], "a and b", "a y b", "a et b"),
    (["a", "b", "c"], "a, b and c", "a, b y c", "a, b et c"),
  ])
  func joinsWithAnd(words: [String], english: String, spanish: String, french: String) {
    #expect(Language.allCases.map { $0.and(words) } == [english, spanish, french])
  }

  @Test(arguments: [
    ("hilo", "agua e hilo"), ("iglesia", "agua e iglesia"), ("“Inglés”", "agua e “Inglés”"), ("hielo", "agua y hielo"),
    ("yodo", "agua y yodo"), ("sal", "agua y sal"),
  ])
  func aSpanishAndHearsTheNextWord(word: String, words: String) {
    #expect(Language.spanish.and(["agua", word]) == words)
  }

  @Test(arguments: [("ocho", "siete u ocho"), ("hoy", "siete u hoy"), ("8", "siete u 8"), ("seis", "siete o seis")])
  func aSpanishOrHearsTheNextWord(word: String, words: String) {
    #expect(Language.spanish.or(["siete", word]) == words)
  }

  @Test func quotesAndColonsHaveTheirSpaces() {
    #expect(Language.allCases.map { $0.quoted("Té") } == ["“Té”", "“Té”", "«\u{A0}Té\u{A0}»"])
    #expect(Language.allCases.map(\.colon) == [":", ":", "\u{A0}:"])
    #expect(Language.french.capitalized("à toute heure") == "À toute heure")
  }
}
