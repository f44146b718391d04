import Testing

@testable import Views

@Suite struct SearchWordsTests {
  @Test(arguments: [
    ("cafe", "At the Café"), ("CAFÉ", "cafe"), ("café", "cafe\u{301}"), ("strasse", "Straße"), ("oeuvre", "Œuvre"),
    ("lodz", "Łódź"), ("ωμεγα", "ΩΜΕΓΑ"), ("новый", "НОВЫЙ"), ("viet nam", "Việt  Nam"), ("茶", "お茶"), ("é", "e"), ("", "x"),
    ("new york", "in new york"),
  ])
  func isFoundWithoutCaseAndAccents(word: String, text: String) {
    #expect(SearchWords([word]).areAll(in: [text.split(separator: " ").joined(separator: " ")]))
    #expect(SearchWords([word]).mayBe(in: Array(text.split(separator: " ").joined(separator: " ").utf8)))
  }

  @Test(arguments: [("cafes", "Café"), ("x", ""), ("нова", "НОВЫЙ"), ("newyork", "new york"), ("и", "й")])
  func isNotFound(word: String, text: String) { #expect(!SearchWords([word]).areAll(in: [text])) }

  @Test func eachWordIsSomewhere() {
    let words = SearchWords(["storm", "fence"])
    #expect(words.areAll(in: ["The storm", "took the fence"]))
    #expect(!words.areAll(in: ["The storm"]))
    #expect(words.found(in: "a fence") == [1])
    #expect(SearchWords([" "]).isEmpty)
  }

  @Test(arguments: [
    ("lamp", "A **la**mp", true), ("snake_case", "snake\\_case", true), ("lamp", "A lam p", false), ("lamp", "LAMP", true),
    ("new york", "york, not new", true), ("lamp", "lápm", true), ("7", "17", true), ("x", "", false),
  ])
  func bytesTellWhatNeedNotBeRead(word: String, text: String, expected: Bool) {
    #expect(SearchWords([word]).mayBe(in: Array(text.utf8)) == expected)
  }
}
