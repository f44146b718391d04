import SourceText
import TestSupport
import Testing

@testable import Outline

@Suite struct YAMLReaderTests {
  /// What is read of the lines between the fences: `name=value`, lists in brackets, `name?` for what is not read; then problems.
  private func read(_ content: String) -> [String] {
    let source = SourceText("---\n" + content + "\n---\n")
    guard let frontMatter = FrontMatter(of: source) else { return ["no front matter"] }
    let reader = YAMLReader(source, lines: frontMatter.contentRange)
    let entries = reader.entries.map { entry in
      switch entry.value {
      case .text(let text): "\(entry.name)=\(text)"
      case .list(let texts): "\(entry.name)=[\(texts.joined(separator: "|"))]"
      case .unread: "\(entry.name)?"
      }
    }
    return entries
      + reader.problems.map { problem in
        switch problem {
        case .unreadable(_, let range): "!unreadable at \(source.line(at: range.lowerBound) + 1)"
        case .duplicate(let name, let range): "!duplicate \(name) \(source.string(in: range))"
        case .unread(let name, let range): "!unread \(name) \(source.string(in: range))"
        case .tooDeep(let depth, let range): "!\(depth) deep at \(range.lowerBound)"
        }
      }
  }

  @Test(arguments: [
    ("a: b", ["a=b"]),
    ("a: b\nc: d", ["a=b", "c=d"]),
    ("", []),
    ("# only a comment", []),
    ("a:", ["a="]),
    ("a: # b", ["a="]),
    ("a: b # c", ["a=b"]),
    ("a: b#c", ["a=b#c"]),
    ("a: 10:00\nb: no\nc: 010\nd: ~\ne: 2026-01-01\nf: 1_000", ["a=10:00", "b=no", "c=010", "d=~", "e=2026-01-01", "f=1_000"]),
    ("a: 'it''s'", ["a=it's"]),
    (#"a: "x\ty\u00e9\"""#, ["a=x\tyé\""]),
    ("a: b\n  c", ["a=b c"]),
    ("a: |\n  x\n   y\nb: c", ["a=x\n y\n", "b=c"]),
    ("a: >-\n  x\n  y\nb: c", ["a=x y", "b=c"]),
    ("'a b': c", ["a b=c"]),
    ("? a\n: b", ["a=b"]),
    ("{a: b, c: [d, e]}", ["a=b", "c=[d|e]"]),
    ("a: 📘 é 日本", ["a=📘 é 日本"]),
    ("A: x\na: y", ["A=x", "a=y"]),
    ("a: \"\"", ["a="]),
    ("a: https://b.c/d", ["a=https://b.c/d"]),
  ])
  func readsTexts(content: String, expected: [String]) {
    #expect(read(content) == expected)
  }

  @Test(arguments: [
    ("a: [x, 'y, z', \"#w\"]", ["a=[x|y, z|#w]"]),
    ("a:\n  - x\n  - y", ["a=[x|y]"]),
    ("a:\n- x\n- 'y'\nb: c", ["a=[x|y]", "b=c"]),
    ("a: []", ["a=[]"]),
    ("a:\n  -\n  - y", ["a=[|y]"]),
    ("a: [x,\n  y,\n]", ["a=[x|y]"]),
  ])
  func readsLists(content: String, expected: [String]) {
    #expect(read(content) == expected)
  }

  @Test(arguments: [
    ("a:\n  b: c\nd: e", ["a?", "d=e", "!unread a b: c"]),
    ("a: {b: c}", ["a?", "!unread a {b: c}"]),
    ("a: [x, [y]]\nb: c", ["a?", "b=c", "!unread a [x, [y]]"]),
    ("a:\n  - b: c\n  - d\ne: f", ["a?", "e=f", "!unread a - b: c\n  - d"]),
    ("a: !star b", ["a?", "!unread a !star b"]),
    ("a: !!str b", ["a?", "!unread a !!str b"]),
    ("a: [x, !star y]", ["a?", "!unread a [x, !star y]"]),
    ("a: !star [x]", ["a?", "!unread a !star [x]"]),
    ("a: *b", ["a?", "!unread a *b"]),
    ("a: [*b]", ["a?", "!unread a [*b]"]),
    ("? [x, y]\n: z\nb: c", ["b=c", "!unread [x, y] [x, y]"]),
  ])
  func keepsWhatItDoesNotRead(content: String, expected: [String]) {
    #expect(read(content) == expected)
  }

  @Test(arguments: [
    ("a: b\na: c", ["a=b", "!duplicate a a"]),
    ("a: b\n'a': c\nd: e", ["a=b", "d=e", "!duplicate a 'a'"]),
    ("a:\n  b: c\na: d", ["a?", "!unread a b: c", "!duplicate a a"]),
    ("a: b\na: [c]\na: d", ["a=b", "!duplicate a a", "!duplicate a a"]),
  ])
  func firstOfTwoCounts(content: String, expected: [String]) {
    #expect(read(content) == expected)
  }

  @Test(arguments: [
    ("a: b: c", 2), ("a: b\nc: d: e", 3), ("a: [b", 3), ("a: b\n\tc: d", 3), ("a: @b", 2), ("- a\n- b", 2), ("text", 2),
    ("a: b\n\u{1}c: d", 3),
    ("a: b\nc: \u{7F}", 3), ("a: %b", 2), ("a: b\n  c: d", 3), ("é: b\nc: d: e", 3),
  ])
  func tellsWhereItCannotBeRead(content: String, line: Int) {
    #expect(read(content) == ["!unreadable at \(line)"])
  }

  @Test func tellsWhereBytesAreBroken() {
    let source = SourceText(Array("---\na: b\nc: ".utf8) + [0xFF] + Array("\n---\n".utf8))
    let reader = YAMLReader(source, lines: 1..<3)
    #expect(reader.entries.isEmpty)
    guard case .unreadable(_, let range)? = reader.problems.first else {
      Issue.record("\(reader.problems)")
      return
    }
    #expect(range.lowerBound == 12)
  }

  /// What the range of a value holds, for the tables of properties and for their fixes.
  @Test(arguments: [
    ("icon: 📘  # c", "icon", "📘"), ("icon: 'a b' ", "icon", "'a b'"), ("icon:", "icon", ""), ("icon:   \nb: c", "icon", ""),
    ("é: x\nicon: y", "icon", "y"), ("icon: [a, b] # c", "icon", "[a, b]"),
    ("icon:\n  - a\n  - b\n\nc: d", "icon", "- a\n  - b"),
    ("icon:\n  - a\n  - b\n# c\nd: e", "icon", "- a\n  - b"), ("icon:\n  - a # b\nd: e", "icon", "- a"),
    ("icon:\n- a\n# b", "icon", "- a"),
    ("icon:\n  a: b\n# c\nd: e", "icon", "a: b"), ("icon: |\n  x\n  y\n\nc: d", "icon", "|\n  x\n  y"),
    ("日本: 語\nicon: x", "日本", "語"),
  ])
  func rangesOfValues(content: String, name: String, expected: String) throws {
    for ending in ["\n", "\r\n", "\r"] {
      let source = SourceText("\u{FEFF}---\n\(content)\n---\n".replacing("\n", with: ending))
      let frontMatter = try #require(FrontMatter(of: source))
      let reader = YAMLReader(source, lines: frontMatter.contentRange)
      let entry = try #require(reader.entries.first { $0.name == name })
      #expect(source.string(in: entry.nameRange) == name)
      #expect(source.string(in: entry.valueRange) == expected.replacing("\n", with: ending))
    }
  }

  /// YAML 1.1 breaks lines at these; an editor does not.
  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func otherLineBreaksAreText(mark: String) throws {
    let source = SourceText("---\n# a\(mark)b\nicon: x\(mark)y\nkind: page\nkind: day\n---\n")
    let frontMatter = try #require(FrontMatter(of: source))
    let reader = YAMLReader(source, lines: frontMatter.contentRange)
    #expect(reader.entries.map(\.name) == ["icon", "kind"])
    #expect(reader.entries.map { source.string(in: $0.valueRange) } == ["x\(mark)y", "page"])
    let second = try range(of: "kind: day", in: source.string(in: 0..<source.bytes.count)).lowerBound
    #expect(reader.problems == [.duplicate("kind", second..<second + 4)])
  }

  @Test func manyPropertiesAndDeepNesting() {
    let many = (0..<1_000).map { "k\($0): v" }.joined(separator: "\n")
    #expect(read(many).count == 1_000)
    func deep(_ levels: Int) -> String {
      "a: " + String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(read(deep(32)).first == "a?")
    #expect(read(deep(33)) == ["!33 deep at 39"])
    #expect(read("a: " + String(repeating: "[", count: 5_000)) == ["!33 deep at 39"])
  }

  /// Any bytes at all are read or reported, and every range is inside the front matter.
  @Test(arguments: caseSeeds(default: 300))
  func anythingGoes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "a: b", "- ", "[", "]", "{", "}", "'", "\"", "|", ">", "&x ", "*x", "!t ", "#", ":", ",", "\n", "\n  ", "\t", "é",
      "\u{85}", "%", "@", "? ", "kind: page",
    ]
    let content = (0..<Int.random(in: 1...12, using: &random)).map { _ in random.pick(pieces) }.joined()
    let document = Document("---\n" + content + "\n---\n# A\n")
    let limit = document.source.bytes.count
    for entry in document.properties.entries {
      #expect(entry.nameRange.upperBound <= limit && entry.valueRange.upperBound <= limit, "seed \(seed): \(content)")
    }
    #expect(document.problems.allSatisfy { $0.range.upperBound <= limit }, "seed \(seed): \(content)")
  }
}
