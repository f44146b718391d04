import Markdown
import SourceText
import TestSupport
import Testing

@testable import Outline

/// Files as nobody means them: they are read without failing, no byte is lost, and every range is inside the file.
@Suite struct AwkwardFileTests {
  /// Holds every range of a document against its file.
  private func expectSound(_ document: Document, _ bytes: [UInt8], _ what: String) {
    #expect(document.source.bytes == bytes, "\(what)")
    let lines = 0..<document.source.lineCount
    for item in document.items {
      #expect(isInside(item, bytes.count) && lines.clamped(to: item.lines) == item.lines, "\(what): \(item)")
    }
    for problem in document.problems { #expect(problem.range.upperBound <= bytes.count, "\(what): \(problem)") }
    #expect(document.sections.first?.heading == nil && document.sections.last?.lines.upperBound == lines.upperBound, "\(what)")
    var shown = Set<Int>()
    var pending = document.allElements
    while let element = pending.popLast() {
      guard case .item(let index) = element else { continue }
      #expect(shown.insert(index).inserted, "\(what): item \(index) stands twice")
      pending += document.items[index].elements + document.items[index].log.map { Element.item($0) }
    }
    #expect(shown.count == document.items.count, "\(what)")
  }

  /// Whether every part of an item stands behind its start and inside the file, and its notes behind its headline.
  private func isInside(_ item: Item, _ end: Int) -> Bool {
    let headline = item.headline
    var parts = [headline.range, headline.textRange] + headline.cutRanges + headline.tagRanges + headline.groups.map(\.range)
    parts += headline.fields.flatMap { [$0.nameRange, $0.valueRange] }
    parts += [
      headline.box?.range, headline.iconRange, headline.anchor?.range, headline.anchor?.decorationRange, headline.idRange,
    ].compactMap(
      \.self
    )
    return item.markerRange.upperBound <= headline.range.lowerBound
      && item.noteRanges.allSatisfy { $0.lowerBound >= headline.range.upperBound }
      && (parts + item.noteRanges).allSatisfy { $0.lowerBound >= headline.range.lowerBound && $0.upperBound <= end }
  }

  @Test(arguments: [
    ("nothing", "", []), ("an empty line", "\n", []), ("a mark alone", "\u{FEFF}", []), ("a marker", "-", [""]),
    ("a box", "- [", ["["]),
    ("mixed bullets", "- a\n* b\n+ c\n1. d\n2) e\n- f", ["a", "b", "c", "d", "e", "f"]),
    ("tabs", "-\ta\n\t- b\n\t\t- c\n-\td\n", ["a", "b", "c", "d"]),
    ("CRLF", "- a\r\n  b\r\n\r\n  c\r\n- d (since: x)\r\n", ["a b", "d"]),
    ("lone CR", "- a\r- b\r\r- c", ["a", "b", "c"]),
    ("mixed endings", "- a\n- b\r\n- c\r- d", ["a", "b", "c", "d"]),
    ("a byte order mark", "\u{FEFF}- a\n- b\n", ["a", "b"]),
    ("no final newline", "- a (since: 2024-03-01)", ["a"]),
    ("NUL", "- a\0b\n\0\n- c\n", ["a\0b \0", "c"]),
    ("control characters", "- a\u{1}\u{7F}\u{1B}[31m\n", ["a\u{1}\u{7F}\u{1B}[31m"]),
    ("nested quotes", "> > a\n> - b\n>   > c\n\n- > d\n  > - e\n", ["> > a > - b > > c", "", "> d > - e"]),
    ("spaces without end", "- \u{A0}\u{202F}\n-  \t \n- a   \n", ["", "", "a"]),
    ("only signs", "- ()[]{}<>``\"\"::,,##^^\n", ["()[]{}<>``\"\"::,,##^^"]),
    ("right to left", "- \u{202E}abc\u{202C} (since: x)\n", ["\u{202E}abc\u{202C}"]),
    ("decomposed", "- e\u{301}\u{302} #e\u{301}\n", ["e\u{301}\u{302} #e\u{301}"]),
    ("a list in a list in a list", "- - - a\n", ["", "", "a"]),
    ("no list", "-a\n*b\n1.c\n", ["-a *b 1.c"]),
  ])
  func texts(what: String, file: String, titles: [String]) {
    let bytes = Array(file.utf8)
    let document = Document(reading: SourceText(bytes))
    expectSound(document, bytes, what)
    #expect(document.items.map { document.shownTitle($0) } == titles, "\(what)")
  }

  @Test(
    arguments: [
      [0xFF], [0x2D, 0x20, 0xFF], [0x2D, 0x20, 0xC3], [0x2D, 0x20, 0xE2, 0x80], [0x2D, 0x20, 0xF0, 0x9F, 0x8C],
      [0x2D, 0x20, 0x5B, 0xFF, 0x5D, 0x20, 0x61],
      [0x2D, 0x20, 0xED, 0xA0, 0x80, 0x28, 0x64, 0x75, 0x65, 0x3A, 0xC0, 0x80, 0x29],
      [0x23, 0x20, 0xF8, 0x0A, 0x2D, 0x20, 0x80], [0xEF, 0xBB], [0xFE, 0xFF, 0x00, 0x2D],
    ] as [[UInt8]]
  )
  func brokenBytes(bytes: [UInt8]) {
    let document = Document(reading: SourceText(bytes))
    expectSound(document, bytes, "\(bytes)")
    #expect(document.problems.contains { $0.kind == .invalidUTF8 } && !document.isRewritable)
  }

  @Test func brokenBytesAmongGoodOnes() {
    let bytes = Array("---\nkind: page\n---\n- a ".utf8) + [0xFF] + Array(" (since: x)\n- b\n".utf8)
    let document = Document(reading: SourceText(bytes))
    expectSound(document, bytes, "a broken byte in a title")
    #expect(document.items.count == 2 && document.items[0].headline.field(.since) != nil)
  }

  @Test(arguments: [
    ("words", "a "), ("one word", "a"), ("brackets", "("), ("closed brackets", "()"), ("squares", "[x]"), ("links", "[](a "),
    ("ticks", "` ``"), ("fields", "(due: x) "),
    ("quotes", "(a:\""), ("tags", "#a "), ("comments", "<!--a-->"), ("colons", "a: "), ("numbers", "1,"), ("bars", ": |"),
    ("emoji", "📅"), ("marks", "\u{301}"), ("dates", "due:1 "),
    ("spaces", "\u{A0}"), ("signs", ".!"), ("ids", "^a "), ("escapes", "\\"), ("calls", "@due("),
  ])
  func aLongLine(what: String, part: String) {
    for start in ["- [ ] ", "", "# "] {
      let bytes = Array((start + String(repeating: part, count: 12_000 / part.utf8.count)).utf8)
      let document = Document(reading: SourceText(bytes))
      expectSound(document, bytes, what)
      #expect(document.items.count + (document.title == nil ? 0 : 1) <= 2, "\(what)")
    }
  }

  @Test func aLineOfThreeMegabytes() {
    let bytes = Array("- [ ] ".utf8) + [UInt8](repeating: UInt8(ascii: "a"), count: 3 << 20) + Array("\n- b\n".utf8)
    let document = Document(reading: SourceText(bytes))
    #expect(document.source.bytes == bytes)
    #expect(document.items.count == 2)
    #expect(document.items[0].headline.textRange == 6..<6 + 3 << 20)
    #expect(document.problems.isEmpty)
  }

  @Test func manyItems() {
    let count = max(4_000, randomCases(0))
    let bytes = Array(String(repeating: "- [ ] a (due: 2026-12-01)\n", count: count).utf8)
    let document = Document(reading: SourceText(bytes))
    #expect(document.source.bytes == bytes)
    #expect(document.items.count == count)
    #expect(document.items.last?.headline.fields.count == 1)
    #expect(document.items.last?.markerRange == bytes.count - 26..<bytes.count - 25)
    #expect(document.problems.isEmpty)
  }

  @Test func deepLists() {
    let depth = 90
    let file = (0..<depth).map { String(repeating: " ", count: 2 * $0) + "- [ ] \($0)\n" }.joined()
    let document = Document(file)
    expectSound(document, Array(file.utf8), "deep lists")
    #expect(document.items.map(\.depth) == Array(0..<depth))
    #expect(document.items.map { document.shownTitle($0) } == (0..<depth).map(String.init))
    #expect(document.problems.isEmpty)
  }

  @Test func beyondABoundNothingIsReadAndNothingIsLost() {
    let bytes = Array("---\nkind: page\n---\n- a\n  - b\n".utf8)
    let document = Document(reading: SourceText(bytes), bounds: MarkdownBounds(fileSize: 8, nesting: 100, runLength: 4096))
    expectSound(document, bytes, "a bound")
    #expect(document.kind == .page && document.items.isEmpty && !document.isRewritable)
  }

  /// Pages of random lines, with what is hard to read in them.
  @Test(arguments: caseSeeds(default: 60))
  func randomLines(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let starts = [
      "", "- ", "  - ", "\t", "# ", "## ", "### ", "> ", "1. ", "    ", "- [x] ", "---\n", "\n", "```\n", "- - ", "  ",
    ]
    let endings = ["\n", "\n", "\n\n", "\r\n", "\r", ""]
    let count = Int.random(in: 1...10, using: &random)
    let file = (0..<count).map { _ in random.pick(starts) + RandomText.nasty.line(using: &random) + random.pick(endings) }
      .joined()
    var bytes = Array(file.utf8)
    if random.chance(20) { bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random) }
    expectSound(Document(reading: SourceText(bytes)), bytes, "seed \(seed): \(file)")
  }
}
