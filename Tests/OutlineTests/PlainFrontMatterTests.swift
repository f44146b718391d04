import SourceText
import TestSupport
import Testing

@testable import Outline

/// What is read of plain front matter without libyaml is what libyaml reads of it.
@Suite struct PlainFrontMatterTests {
  private func source(_ content: String) -> SourceText { SourceText("---\n" + content + "\n---\n") }

  private func plain(_ source: SourceText, seed: UInt64? = nil) throws -> [Property]? {
    let lines = try #require(FrontMatter(of: source)).contentRange
    guard let plain = PlainFrontMatter.properties(of: source, lines: lines) else { return nil }
    let read = YAMLReader(source, lines: lines, hasShortWay: false)
    #expect(
      plain == read.entries && read.problems.isEmpty,
      "seed \(String(describing: seed)): \(String(decoding: source.bytes, as: UTF8.self))"
    )
    return plain
  }

  @Test(arguments: [
    "kind: day", "kind: page\nicon: 🧾\ntheme: color", "kind: ritual\ntime: morning\nduration: 28 days\nfinished: 2026-11-20",
    "icon: 👩‍🚀", "icon: ❤️", "icon: 🇲🇽", "category: Santé", "a-1: x", "A: b\na: c", "a: b/c.d-e", "a: no\nb: null\nc: 010",
    "tags: [x]", "kind: page\ntags: [travel, 2026-11, au lait]",
    "a: 10:00", "a: 1:2:3", "a: b 7:30 c", "day-starts: 05:30\nreminders: [morning 06:30, 19:45]",
  ])
  func isRead(content: String) throws {
    for ending in ["\n", "\r\n", "\r"] {
      let source = source(content.replacing("\n", with: ending))
      #expect(try plain(source) != nil, "\(content)")
    }
  }

  @Test(arguments: [
    "", "# only a comment", "kind:", "kind: ", "kind : day", "kind:day", "kind:  day", " kind: day", "kind: day ", "a: b\na: c",
    "a: b # c", "a: b #c", "a: []", "a: [b", "a: b]", "a: [b,c]", "a: [b,  c]", "a: [ b]", "a: [b ]", "a: [b, ]", "a: [[b]]",
    "a: [b: c]",
    "a: [b] c", "a: [🧾]", "a: [-]", "a: [b] # c", "a: [b\n  c]", "a: 'b'", "a: \"b\"", "a: b: c",
    "a: 10:", "a: :10", "a: b:10", "a: 10:b", "a: 10::00", "a: [10:]", "a: - b", "a: -b",
    "a: .b", "a: b  c",
    "a: b -c",
    "a: #️⃣", "a: *️⃣", "a: #b", "a: [#b]",
    "a: b\n  c", "a: b\n\nc: d", "a: |\n  b", "a: &b", "a: *b", "a: !b", "a: %b", "a: @b", "a: ~", "é: b", "1: b", "a_b: c",
    "a: 日本", "a: b\u{85}c", "a: b\u{A0}c", "a: b\u{2028}c", "a: 🧾 b", "a: b\tc", "- a\n- b", "...",
    String(repeating: "a", count: 1_100) + ": b",
  ])
  func isLeftToYAML(content: String) {
    let source = source(content)
    let lines = FrontMatter(of: source)?.contentRange ?? 0..<0
    #expect(PlainFrontMatter.properties(of: source, lines: lines) == nil, "\(content)")
  }

  /// Lines of parts that stand in front matter, and of what YAML reads in a way of its own.
  @Test func isReadAsYAMLReadsIt() throws {
    let names = ["kind", "icon", "week-starts", "a", "b2", "é", "a b", "-a", "?", ""]
    let signs = [": ", ": ", ": ", ": ", ":", ":  ", " : "]
    let parts = [
      "day", "page", "2026-11-20", "x", "Z", "0", "é", "Ç", "×", "ÿ", " ", " ", "-", ".", "/", "🧾", "👩‍🚀", "❤️", "06:30", ":",
      "#", " #",
      ": ", ",",
      "'", "\"", "[", "]", "{", "}", "|", ">", "&", "*", "!", "%", "@", "`", "~", "?", "\t", "\\", "_", "\u{85}", "\u{A0}",
      "\u{2028}", "\u{FEFF}", "日", "null", "---", "...",
    ]
    var found = 0
    let cases = randomCases(4_000)
    for seed in 0..<UInt64(cases) {
      var random = SplitMix64(seed: seed)
      let lines = (0...Int.random(in: 0...3, using: &random)).map { _ in
        let isPlain = Bool.random(using: &random)
        let some = isPlain ? parts[..<19] : parts[...]
        let words = (0...Int.random(in: 0...3, using: &random)).map { _ in some.randomElement(using: &random) ?? "" }
        let isList = Int.random(in: 0..<4, using: &random) == 0
        let value = isList ? "[" + words.joined(separator: ", ") + "]" : words.joined()
        let name = (isPlain ? names[..<5] : names[...]).randomElement(using: &random) ?? ""
        return name + (isPlain ? ": " : signs.randomElement(using: &random) ?? "") + value
      }
      let ending = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
      if try plain(source(lines.joined(separator: ending)), seed: seed) != nil { found += 1 }
    }
    #expect(found > cases / 20, "only \(found) of \(cases) are plain")
  }
}
