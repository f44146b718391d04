import Testing

@testable import Views

@Suite struct PageNamesTests {
  private static let link = PageText("plan", target: .address("to.md"))

  private static func text(_ texts: PageText...) -> PageText { texts.reduce(into: PageText()) { $0 += $1 } }

  /// Each row: a name in Markdown, and a sentence of it.
  @Test(
    arguments: [
      ("", "“” is late."), ("Plan", "“Plan” is late."), ("a b", "“a b” is late."), ("\u{10FFFD}", "“\u{10FFFD}” is late."),
      ("\u{10FFFD}0\u{10FFFD}", "“\u{10FFFD}0\u{10FFFD}” is late."),
      ("*Plan*", text("“", PageText("Plan", .emphasis), "” is late.")),
      ("The [plan](to.md)", text("“The ", link, "” is late.")),
    ] as [(String, PageText)]
  )
  func aNameStaysWhatItIs(markdown: String, sentence: PageText) {
    let told = PageText { name in "“\(name(PageText(markdown: markdown)))” is late." }
    #expect(told.words == sentence.words)
    #expect(Self.setOff(told) == Self.setOff(sentence))
  }

  private static func setOff(_ text: PageText) -> [PageText.Run] {
    text.runs.filter { $0.style != .plain || $0.target != nil }
  }

  @Test func namesAreWhereTheSentenceHasThem() {
    let told = PageText { name in
      let (first, second) = (name(PageText(markdown: "*a*")), name(PageText(markdown: "`b`")))
      return "\(second) after \(first) after \(second)"
    }
    let (a, b) = (PageText("a", .emphasis), PageText("b", .code))
    #expect(told == Self.text(b, " after ", a, " after ", b))
  }

  /// Somebody's own sign is a letter like any other.
  @Test func aSignOfTheSentenceStays() {
    let told = PageText { name in "\u{10FFFD} \(name(Self.link)) \u{10FFFD}7\u{10FFFD} \(name(Self.link))" }
    #expect(told == Self.text("\u{10FFFD} ", Self.link, " \u{10FFFD}7\u{10FFFD} ", Self.link))
  }

  /// A comment leaves no space at the ends of a name.
  @Test(
    arguments: [
      ("Plan", "Plan"), ("", ""), ("*Plan* <!-- c -->", text(PageText("Plan", .emphasis))),
      ("<!-- c --> The [plan](to.md) <!-- d -->", text("The ", link)), ("[plan](to.md)  <!-- c -->", link), ("<!-- c -->", ""),
    ] as [(String, PageText)]
  )
  func aNameHasNoSpacesAround(markdown: String, name: PageText) {
    let text = PageText(name: markdown)
    #expect(text.words == name.words)
    #expect(Self.setOff(text) == Self.setOff(name))
  }

  /// What is compared in a sentence is compared as before: a name is the same sign each time.
  @Test func aNameHasOneSign() {
    var signs: [String] = []
    _ = PageText { name in
      signs = [name(Self.link), name(Self.link), name("plan")]
      return signs.joined()
    }
    #expect(signs[0] == signs[1])
    #expect(signs[2] == "plan")
  }

  @Test func eachOfSeveralSentencesHasItsNames() {
    let texts = PageText.texts { name in ["no name", "a \(name(Self.link))", name(Self.link)] }
    #expect(texts == ["no name", Self.text("a ", Self.link), Self.link])
    #expect(PageText.texts { _ in [] } == [])
  }

  @Test func aStyleIsForWhatIsNotSetOff() {
    let text = PageText("a ") + PageText("b", .emphasis) + Self.link
    let quiet = PageText("plan", .quiet, target: .address("to.md"))
    #expect(text.styled(.quiet) == PageText("a ", .quiet) + PageText("b", .emphasis) + quiet)
    #expect(PageText().styled(.quiet) == PageText())
    #expect(PageText("a").styled(.quiet) == PageText("a", .quiet))
  }
}
