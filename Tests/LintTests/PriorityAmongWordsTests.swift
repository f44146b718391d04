import Testing

@testable import Lint

/// Signs and words of an open task that say how much it matters (format, *Signs of priority*).
@Suite struct PriorityAmongWordsTests {
  @Test(arguments: [
    ("ring pharmacy re warfarin!! before 1pm", "!!", "high", true), ("buy stockings !!!", "!!!", "high", true),
    ("!Abdichtung prüfen", "!", "high", true), ("!! call Jo", "!!", "high", true),
    ("*** email TA about regrade", "***", "high", true), ("call vendor ***", "***", "high", true),
    ("redo proof 3 [high]", "[high]", "high", true), ("read it [low], some day", "[low]", "low", true),
    ("transcribe int #4 [urgent]", "[urgent]", "high", false), ("chase bloods (asap)", "(asap)", "high", false),
    ("URGENT: order more", "URGENT", "high", false), ("DRINGEND Wasser abstellen", "DRINGEND", "high", false),
    ("important - sign it", "important", "high", false), ("Packen f. Montag, wichtig!", "wichtig", "high", false),
    ("Geschenk Mia besorgen wichtig", "wichtig", "high", false), ("abstract 250 words max ASAP", "ASAP", "high", false),
    ("P1: sign off headcount", "P1", "high", false), ("p3: tidy up", "p3", "low", false),
    ("call Jo asap #work", "asap", "high", false),
  ])
  func isSaid(_ words: String, _ sign: String, _ value: String, _ isSign: Bool) throws {
    let bytes = Array("- [ ] \(words)".utf8)
    let found = try #require(PriorityAmongWords(6..<bytes.count, in: bytes))
    #expect(String(decoding: bytes[found.range], as: UTF8.self) == sign)
    #expect(found.value == value)
    #expect(found.isSign == isSign)
  }

  @Test(arguments: [
    "Hurry!!!", "Hurry!", "ask her \"Why?!!\"", "say \"Help!!\" in red", "find out what is important", "read **all** of it",
    "see [high](https://a.test)", "sort `!!` out", "call about the urgent letter", "explain why it is so wichtig", "(high)",
    "an important day", "mind the 5 * 3 boards", "Wichtig ist es auch", "take it easy !", "***", "asap", "! is a bang",
  ])
  func isProse(_ words: String) {
    let bytes = Array(words.utf8)
    #expect(PriorityAmongWords(0..<bytes.count, in: bytes) == nil)
  }
}
