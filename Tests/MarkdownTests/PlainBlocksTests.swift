import SourceText
import TestSupport
import Testing

@testable import Markdown

@Suite struct PlainBlocksTests {
  /// What libcmark says of a text.
  private func expected(_ source: SourceText, fromLine: Int = 0) -> BlockTree {
    BlockTree.parse(source, fromLine: fromLine, bounds: .standard, hidingInlines: false)
  }

  @Test(arguments: [
    "", "a", "a\nb\n\nc", "# a\nb\n# c", "   ## a", "#tag a", "#1 a",
    "- a\n- b\n", "- a\n\n- b", "- a\n\n\n- b\n\nc", "- a\n* b\n+ c", "- a\n\n* b", "-   a\n    b", "-    a\n     b",
    "- a\n  - b\n    - c\n  - d\n- e", "- a\n  - b\n\n- c", "- a\n\n  - b\n- c", "- a\n  - b\n    - c\n\n  - d",
    "- a\n  - b\n\n  c",
    " - a\n  - b\n   - c", "- a\nb\n  c", "- a\n  - b\n c", "- a\n      b", "- a\n\n  b\n\n\n  c\n", "- a\n# b\n- c",
    "1. a\n2. b", "1) a\n2. b", "7. a\n   - b\n8. c", "- a\n1. b", "a\n- b", "- 1.5 l\n- 2026-11-01", "7.30 a\n\n123456789. b",
    "> a\n> b\n\n> c", "> a\n- b\n> c\n# d", "- a\n  > b\n  > c\n\n- d", "- a\n\n  > b\n- d", ">a\n> b",
    "a\n\n---\n\nb\n", "- a\n\n***\n- b", "___", "- [ ] a\n- [x] b (c)\n  - 2026-11-01 d", "[[a]]\n[b](c)\n[d] e: f",
    "*a* b\n**c** d\n__e__",
    "`a` b\n~c", "-5 a\n+a b\n- +5 c", "a\r\nb\r\n\r\n- c\r\n  - d\r\n", "a\r- b\r\r- c", "é\n- ☕ a", "\u{FEFF}# a\n- b",
    "- a  \n  \n \n  b",
    "12. a",
  ])
  func plainTextsAreReadAsLibcmarkReadsThem(text: String) throws {
    let source = SourceText(text)
    guard source.lineCount > 0 else { return }
    let blocks = try #require(BlockTree.plainBlocks(source, fromLine: 0))
    #expect(BlockTree(blocks: blocks) == expected(source))
  }

  @Test(arguments: [
    "a\n===", "a\n---", " - a\n  - b\n   - c\n    - d", "####### a", "1234567890. a", "a\n    <b>", "a\n    \t\nb", "    a",
    "- a\n\n      b", "```\na\n```",
    "~~~\na", "<!-- a -->", "<b>", "[a]: b", "[a\n]: b", "[a\\]: b", "\ta", "-\ta",
    "-", "- \n- a", "1.\n", "- - a", "- # a", "- > a", "- 1. a", "> # a", "> - a", ">\n> a", "> a\nb", "> > a", "- # a",
    "- a\n  # b",
    "* * *", "- - -", "_ _ _", "a\n2. b", "-      a", "\u{C}a", "\u{FEFF}\u{FEFF}a", "#", "```", "> 1. a", "-\u{C}a",
    "1.\u{C}a",
    String(repeating: " ", count: 101) + "a",
  ])
  func othersAreLeftToLibcmark(text: String) {
    let source = SourceText(text)
    #expect(BlockTree.plainBlocks(source, fromLine: 0) == nil)
    #expect(BlockTree.parse(source) == expected(source))
  }

  @Test func whatPassesABoundIsLeftToLibcmark() {
    let deep = SourceText((0..<40).map { String(repeating: "  ", count: $0) + "- a\n" }.joined())
    #expect(BlockTree.plainBlocks(deep, fromLine: 0) == nil)
    let bounds = MarkdownBounds(fileSize: 3, nesting: 100, runLength: 4096)
    #expect(BlockTree.plainBlocks(SourceText("abcd"), fromLine: 0, bounds: bounds) == nil)
    #expect(BlockTree.parse(SourceText("abcd"), bounds: bounds).exceeded != nil)
  }

  @Test func linesBeforeAreNotRead() {
    let source = SourceText("---\nkind: page\n---\n# a\n\n- b\n")
    #expect(BlockTree.plainBlocks(source, fromLine: 3) == expected(source, fromLine: 3).blocks)
    #expect(BlockTree.plainBlocks(source, fromLine: source.lineCount) == nil)
  }

  @Test(arguments: ["Examples", "Templates", "Grammar", "docs"])
  func filesAreReadAsLibcmarkReadsThem(folder: String) throws {
    let paths = ProjectFiles.paths(below: folder, endingIn: ".md")
    #expect(!paths.isEmpty)
    for path in paths {
      let source = SourceText(try ProjectFiles.bytes(path))
      #expect(BlockTree.parse(source) == expected(source), "\(path)")
    }
  }

  @Test(arguments: caseSeeds(default: 40_000).chunked(into: 2500))
  func randomTextsAreReadAsLibcmarkReadsThem(seeds: Range<UInt64>) {
    var plain = 0
    for seed in seeds {
      let source = SourceText(PlainFragments.text(seed: seed))
      guard source.lineCount > 0, let blocks = BlockTree.plainBlocks(source, fromLine: 0) else { continue }
      plain += 1
      let text = String(decoding: source.bytes, as: UTF8.self).debugDescription
      #expect(BlockTree(blocks: blocks) == expected(source), "seed \(seed): \(text)")
    }
    #expect(plain > seeds.count / 10)
  }
}

/// Random texts of which many are plain: lines of plain beginnings, now and then with a part that is not.
private enum PlainFragments {
  private static let indents = ["", "", "", "  ", "  ", "    ", " ", "   ", "      ", "     "]
  private static let starts = [
    "- ", "- ", "- ", "* ", "+ ", "1. ", "2. ", "1) ", "-  ", "-    ", "12. ", "# ", "## ", "> ", "> ", "", "", "", "",
  ]
  private static let words = [
    "a", "b c", "[ ] d", "[x] e", "2026-11-01", "9:00 f", "**g** h", "*i*", "[[j]]", "[k](l)", "#m", "☕ n", "7.30 o", "-5",
    "`p`", "(q: r)",
    "s >", "_t_",
  ]
  private static let others = [
    "---", "***", "===", "```", "<!-- u -->", "[v]: w", "\t", "-", "1.", ">", "#", "~~~", "* * *", "[y", "]: z", "<b>",
  ]

  static func text(seed: UInt64) -> [UInt8] {
    var generator = SplitMix64(seed: seed)
    let ending = Int.random(in: 0..<12, using: &generator) == 0 ? "\r\n" : "\n"
    let oddity = Int.random(in: 0..<3, using: &generator) == 0 ? 12 : 0
    var text = ""
    for _ in 0..<Int.random(in: 1...14, using: &generator) {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        text += Int.random(in: 0..<4, using: &generator) == 0 ? "  " + ending : ending
        continue
      }
      text += indents.randomElement(using: &generator) ?? ""
      text += starts.randomElement(using: &generator) ?? ""
      let isOdd = oddity > 0 && Int.random(in: 0..<oddity, using: &generator) == 0
      text += (isOdd ? others : words).randomElement(using: &generator) ?? ""
      text += ending
    }
    return Array(text.utf8)
  }
}
