import Foundation
import SourceText
import Testing

@testable import Markdown

/// The examples of the CommonMark specification 0.30, which `scripts/conformance` fetches, against what `cmark -t xml` reads.
@Suite(.enabled(if: ConformanceExample.file != nil, "scripts/conformance runs this"))
struct ConformanceTests {
  @Test func allExamplesAreThere() throws {
    #expect(try ConformanceExample.all().count == 652)
  }

  @Test func blocksAreThoseOfCommonMark() throws {
    for example in try ConformanceExample.all() {
      let tree = BlockTree.parse(example.source)
      #expect(Self.facts(of: tree, like: example) == example.expected, "example \(example.number)")
    }
  }

  @Test func hidingInlinesChangesNoBlock() throws {
    for example in try ConformanceExample.all() {
      let hidden = BlockTree.parse(example.source, fromLine: 0, bounds: .standard, hidingInlines: true)
      let whole = BlockTree.parse(example.source, fromLine: 0, bounds: .standard, hidingInlines: false)
      #expect(hidden == whole, "example \(example.number)")
    }
  }

  @Test func frontMatterMovesBlocksAndChangesNothingElse() throws {
    let front = Array("---\nkind: page\n---\n".utf8)
    for example in try ConformanceExample.all() {
      var expected = BlockTree.parse(example.source).blocks
      for index in expected.indices {
        expected[index].firstLine += 3
        expected[index].endLine += 3
        expected[index].start += front.count
      }
      let tree = BlockTree.parse(SourceText(front + example.source.bytes), fromLine: 3)
      #expect(tree.blocks == expected, "example \(example.number)")
    }
  }

  /// Each line with text is in exactly one leaf, or it is a link reference definition.
  @Test func everyLineIsCovered() throws {
    for example in try ConformanceExample.all() {
      let tree = BlockTree.parse(example.source)
      #expect(faults(of: tree, in: example.source) == [], "example \(example.number)")
      for line in tree.uncoveredLines(in: example.source).joined() {
        let isDefinition = example.definitionLines.contains(line)
        #expect(isDefinition, "example \(example.number), line \(line + 1)")
      }
    }
  }

  /// What cmark's XML also says of each block. Where a paragraph begins with definitions cmark gives the beginning of these.
  private static func facts(of tree: BlockTree, like example: ConformanceExample) -> [String] {
    let source = example.source
    let hidden = tree.uncoveredLines(in: source)
    var depths: [Int] = []
    return tree.blocks.map { block in
      let depth = block.parent < 0 ? 0 : depths[block.parent] + 1
      depths.append(depth)
      var line = block.firstLine
      var column = block.start - source.start(ofLine: line) + 1
      if let definitions = hidden.first(where: { $0.upperBound == line }), block.parent >= 0, !block.kind.holdsBlocks {
        let given = example.starts[depths.count - 1]
        if definitions.contains(given.line) { (line, column) = (given.line, given.column) }
      }
      return ConformanceExample.fact(
        depth: depth,
        kind: block.kind,
        line: line,
        column: column,
        level: block.level,
        list: block.kind == .list ? "\(block.isOrdered ? "\(block.listStart)" : "bullet") \(block.isTight)" : ""
      )
    }
  }
}

/// One example, with the blocks that cmark found.
struct ConformanceExample {
  let number: Int
  let source: SourceText
  /// One line for each block, in preorder.
  let expected: [String]
  /// The lines, from 0, and columns, from 1, at which they begin.
  let starts: [(line: Int, column: Int)]

  static var file: String? { ProcessInfo.processInfo.environment["TIDEMARK_CONFORMANCE"] }

  static func all() throws -> [ConformanceExample] {
    struct Entry: Decodable {
      let number: Int
      let markdown: String
      let xml: String
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: #require(file)))
    return try JSONDecoder().decode([Entry].self, from: data).map {
      ConformanceExample(number: $0.number, markdown: $0.markdown, xml: $0.xml)
    }
  }

  static func fact(depth: Int, kind: Block.Kind, line: Int, column: Int, level: Int, list: String) -> String {
    "\(depth) \(kind) \(line + 1):\(column) \(level) \(list)"
  }

  /// The lines that may belong to a link reference definition: those in stretches that hold `]:`.
  var definitionLines: Set<Int> {
    var result: Set<Int> = []
    var stretch: [Int] = []
    for line in 0...source.lineCount {
      if line < source.lineCount, !source.isBlank(line: line) {
        stretch.append(line)
      } else {
        let text = stretch.map { source.string(in: source.fullRange(ofLine: $0)) }.joined()
        if text.contains("]:") { result.formUnion(stretch) }
        stretch = []
      }
    }
    return result
  }

  /// Reads the tags of the XML. Text in it is escaped, so that every `<` begins a tag.
  init(number: Int, markdown: String, xml: String) {
    self.number = number
    source = SourceText(markdown)
    var facts: [String] = []
    var starts: [(line: Int, column: Int)] = []
    var depth = 0
    for piece in xml.split(separator: "<").dropFirst() {
      let tag = piece.prefix { $0 != ">" }
      let name = tag.drop { $0 == "/" }.prefix { $0 != " " && $0 != "/" }
      guard let kind = Self.kinds[String(name)] else { continue }
      if tag.hasPrefix("/") {
        depth -= 1
        continue
      }
      func attribute(_ name: String) -> String? {
        tag.firstRange(of: " \(name)=\"").map { String(tag[$0.upperBound...].prefix { $0 != "\"" }) }
      }
      let numbers = (attribute("sourcepos") ?? "").split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
      starts.append((numbers[0] - 1, numbers[1]))
      let list = "\(attribute("type") == "ordered" ? attribute("start") ?? "" : "bullet") \(attribute("tight") ?? "")"
      facts.append(
        Self.fact(
          depth: depth,
          kind: kind,
          line: numbers[0] - 1,
          column: numbers[1],
          level: attribute("level").flatMap(Int.init) ?? 0,
          list: kind == .list ? list : ""
        )
      )
      if !tag.hasSuffix("/") { depth += 1 }
    }
    expected = facts
    self.starts = starts
  }

  private static let kinds: [String: Block.Kind] = [
    "document": .document, "block_quote": .blockQuote, "list": .list, "item": .item, "code_block": .codeBlock,
    "html_block": .htmlBlock, "paragraph": .paragraph, "heading": .heading, "thematic_break": .thematicBreak,
  ]
}
