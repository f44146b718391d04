import SourceText
import TestSupport
import Testing

@testable import Markdown

@Suite struct MarkdownBoundsTests {
  private func exceeded(_ text: String, bounds: MarkdownBounds = .standard) -> ExceededBound? {
    BlockTree.parse(SourceText(text), bounds: bounds).exceeded
  }

  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test func aFileMayBeAsLargeAsTheBound() {
    let bounds = MarkdownBounds(fileSize: 10, nesting: 100, runLength: 100)
    #expect(exceeded("0123456789", bounds: bounds) == nil)
    #expect(
      exceeded("0123456789a", bounds: bounds) == ExceededBound(bound: .fileSize, offset: 10, found: 11, limit: 10)
    )
  }

  @Test func whatPassesABoundHasNoBlocks() {
    let source = SourceText("a\n\n\(repeated("> ", 101))b\n")
    let tree = BlockTree.parse(source)
    #expect(tree.exceeded == ExceededBound(bound: .nesting, offset: 3, found: 101, limit: 100))
    #expect(tree.blocks.count == 1)
    #expect(tree.uncoveredLines(in: source) == [0..<1, 2..<3])
  }

  @Test(arguments: ["> ", "- ", "* ", "1. ", "> - ", "+ > ", ">"])
  func deepNestingIsRefused(marker: String) {
    #expect(exceeded(repeated(marker, 50) + "a") == nil)
    #expect(exceeded(repeated(marker, 1000) + "a")?.bound == .nesting)
    #expect(exceeded(repeated(marker, 100_000) + "a")?.bound == .nesting)
  }

  @Test func nestingOverManyLinesIsRefused() {
    func ladder(_ count: Int) -> String {
      (0..<count).map { repeated("  ", $0) + "- a\n" }.joined()
    }
    #expect(exceeded(ladder(100)) == nil)
    #expect(exceeded(ladder(101))?.bound == .nesting)
    let quoted = (0..<60).map { "> " + repeated("  ", $0) + "- a\n> lazy\n" }.joined()
    #expect(exceeded(quoted) == nil)
    #expect(exceeded(quoted, bounds: MarkdownBounds(fileSize: 1 << 20, nesting: 60, runLength: 4096))?.bound == .nesting)
  }

  @Test(arguments: [
    "- - -\n", "* * *\n", "***\n", "- - - - - - - -\n", "_ _ _\n", "  - - -\n", "> - - -\n\n", "a\n\n", "- a\n", "- a\n  - b\n",
    "    - code\n", "\t\t\t\t\t\t\t\t> code\n", "```\n    - a\n```\n", "> > > a\n\n", "- [x]: foo\n", "[a]: /b\n",
    "*a* _b_ [c](d) ![e](f)\n",
    "- [ ] task *a* [b](c)\n", "<!-- tidemark: allow x -->\n", "  <!-- a -->\n", "| a | b |\n", "1986. A year\n",
    "<a href=\"_b_\">\n",
  ])
  func ordinaryLinesPassHoweverMany(line: String) {
    #expect(exceeded(repeated(line, 4000)) == nil)
  }

  @Test func aLongThematicBreakIsNoNesting() {
    let tree = BlockTree.parse(SourceText(repeated("- ", 100_000)))
    #expect(tree.blocks.map(\.kind) == [.document, .thematicBreak])
    #expect(exceeded(repeated("- ", 100_000) + "a")?.bound == .nesting)
    #expect(exceeded(repeated("* ", 100_000) + "- -")?.bound == .nesting)
  }

  @Test(arguments: [
    "[a]: ![[]()", "[a\n", "[x]: a (\n", "x\n    <!-- a\n", "text\n[a]: ![[]()\n", "x\n2. <!-- a\n",
    "x\n    <div a=\"b\" c='\n",
  ])
  func whatLibcmarkMustReadAsItIsHasABound(unit: String) {
    #expect(exceeded(repeated(unit, 10)) == nil)
    #expect(exceeded(repeated(unit, 20_000))?.bound == .runLength)
  }

  @Test func delimitersOutsideDefinitionsHaveNone() {
    for unit in ["![[]()", "a**b_c_", "<a", "[", "`a``", "&a", "\\", "text\n> [a](\n", "- [a\n"] {
      #expect(exceeded(repeated(unit, 5000)) == nil)
    }
  }

  @Test func theOffsetIsTheBeginningOfTheLines() {
    let text = "one\n\n[a]: (\(repeated("[", 20_000))\n\nb"
    let found = exceeded(text)
    #expect(found?.bound == .runLength)
    #expect(found?.offset == 5)
    #expect(found?.found == 20_002)
  }

  /// The estimate may be above what libcmark finds, on every line, but never below.
  @Test(arguments: caseSeeds(default: 4000).chunked(into: 500))
  func nestingIsNeverUnderestimated(seeds: Range<UInt64>) {
    for seed in seeds {
      var generator = SplitMix64(seed: seed)
      let source = SourceText(nested(using: &generator))
      let tree = BlockTree.parse(source, bounds: MarkdownBounds(fileSize: 1 << 20, nesting: 10_000, runLength: 4096))
      var depths: [Int] = []
      var deepest = Array(repeating: 0, count: source.lineCount)
      for block in tree.blocks {
        let above = block.parent < 0 ? 0 : depths[block.parent]
        let depth = block.kind == .blockQuote || block.kind == .item ? above + 1 : above
        depths.append(depth)
        deepest[block.firstLine] = max(deepest[block.firstLine], depth)
      }
      var estimate = NestingEstimate()
      var afterBlankLine = true
      for line in 0..<source.lineCount {
        let prefix = source.bytes.withUnsafeBufferPointer { LinePrefix($0, line: source.contentRange(ofLine: line)) }
        estimate.read(prefix, afterBlankLine: afterBlankLine)
        afterBlankLine = prefix.isBlank
        let isBound = estimate.depth >= deepest[line]
        #expect(isBound, "seed \(seed), line \(line + 1) of \(source.string(in: 0..<source.bytes.count).debugDescription)")
      }
    }
  }

  private func nested(using generator: inout SplitMix64) -> String {
    let pieces = [
      "> ", ">", "- ", "* ", "1. ", "12) ", "-\t", "> \t", "- > ", "a\n", "a\n", "\n", "\n\n", "  ", "    ", "\t", "      ",
      "   ",
      "```\n", "<!-- \n", "-->\n", "- - -\n", "-\n", ">\n", "2. ", "-   ", "-     ",
    ]
    let count = Int.random(in: 1...40, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
