import Manual
import Testing

@Suite struct MdocTextTests {
  @Test(arguments: [
    ("plain words", "plain words"), (#"a\b"#, #"a\eb"#), ("“Now”", #"\(lqNow\(rq"#), ("é", #"\[u00E9]"#), ("📘", #"\[u1F4D8]"#),
    ("it's - so", "it's - so"), ("tab\there", "tab here"),
  ])
  func wordsAreShownAsTheyAre(text: String, expected: String) {
    #expect(MdocText.escaped(text) == expected)
  }

  @Test(arguments: [
    ("--on", #"\-\-on"#), ("it's", #"it\(aqs"#), ("`a`", #"\(gaa\(ga"#), ("~/life", #"\(ti/life"#), ("^", #"\(ha"#),
  ])
  func whatIsCopiedStaysASCII(text: String, expected: String) {
    #expect(MdocText.escaped(text, isLiteral: true) == expected)
  }

  /// `No`, `Em` and `Ns` are macros, and a full stop alone is punctuation.
  @Test(arguments: [
    ("ITEM", "ITEM"), ("No", #"\&No"#), (".", #"\&."#), ("|", #"\&|"#), ("N", "N"), ("DAY", "DAY"), ("Bsx", #"\&Bsx"#),
    ("two words", #""two words""#), (#"a "b""#, #""a \(dqb\(dq""#), ("", #""""#), ("NAME|FILE", "NAME|FILE"),
  ])
  func anArgumentIsNoMacro(text: String, expected: String) {
    #expect(MdocText.argument(text) == expected)
  }

  @Test(arguments: [(".Pp", #"\&.Pp"#), ("- [ ] Passport", #"\- [ ] Passport"#), ("'quoted'", #"\(aqquoted\(aq"#), ("", "")])
  func aLineIsNoMacro(line: String, expected: String) {
    #expect(MdocText.literalLine(line) == expected)
  }
}
