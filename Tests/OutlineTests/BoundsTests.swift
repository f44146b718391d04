import Markdown
import SourceText
import TestLaws
import TestSupport
import Testing

@testable import Outline

/// Past a bound something is not read, and one problem says so. All else of the file is read as ever.
@Suite struct BoundsTests {
  private func exceeded(_ document: Document) -> [ExceededBound] {
    document.problems.compactMap { if case .overLimit(let exceeded) = $0.kind { exceeded } else { nil } }
  }

  private func many(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  @Test func frontMatterMayBeAsLargeAsTheBound() {
    let bounds = MarkdownBounds(fileSize: 1 << 20, nesting: 100, runLength: 4096, frontMatterSize: 20)
    let fits = Document(reading: SourceText("---\nkind: page\nab: cdef\n---\n\n# A\n\n- b\n"), bounds: bounds)
    #expect(exceeded(fits) == [])
    #expect(fits.properties.entries.count == 2)
    let large = Document(reading: SourceText("---\nkind: page\nab: cdefg\n---\n\n# A\n\n- b\n"), bounds: bounds)
    #expect(exceeded(large) == [ExceededBound(bound: .frontMatterSize, offset: 24, found: 21, limit: 20)])
    #expect(large.kind == .page)
    #expect(large.properties.entries == [])
    #expect(large.items.count == 1)
    #expect(!large.isRewritable)
    #expect(!large.isGarbled)
  }

  @Test(arguments: ["[", "{a: ", "[{b: ", "- ", "? "]) func deepFrontMatterIsNotRead(_ opening: String) {
    func document(_ count: Int) -> Document {
      Document(reading: SourceText("---\nkind: page\nx:\n  \(many(count, opening))a\n---\n\n# A\n\n- b\n"))
    }
    #expect(exceeded(document(10)) == [])
    for count in [100, 20_000] {
      let deep = document(count)
      #expect(exceeded(deep).map(\.bound) == [.frontMatterNesting])
      #expect(exceeded(deep).map(\.found) == [33])
      #expect(deep.kind == .page)
      #expect(deep.items.count == 1)
    }
  }

  @Test func blocksAreBounded() {
    let bounds = MarkdownBounds(fileSize: 1 << 20, nesting: 100, runLength: 4096, blocks: 10)
    let fits = Document(reading: SourceText("# A\n" + many(4, "- a\n\n") + "b\n"), bounds: bounds)
    #expect(exceeded(fits) == [])
    let large = Document(reading: SourceText("# A\n" + many(4, "- a\n\n") + "> b\n"), bounds: bounds)
    #expect(exceeded(large) == [ExceededBound(bound: .blocks, offset: 24, found: 11, limit: 10)])
    #expect(large.isGarbled)
  }

  /// On the stack of a thread that tests run on, and in a build without optimization.
  @Test func aLargeDocumentIsRead() {
    let document = Document(reading: SourceText("---\nkind: page\n---\n\n# A\n\n" + many(100_000, "- [ ] b\n")))
    #expect(document.items.count == 100_000)
    #expect(document.problems.isEmpty)
  }

  private static let markers = [
    ">", "> ", "- ", "* ", "1. ", "> - ", "+ > ", "[", "(", "{", "<", "*", "_", "`", "![", "<!--", "**", "\\",
  ]

  @Test(arguments: someCases(of: markers, named: "markers", least: 6))
  func aHundredThousandMarkersAreRead(_ marker: String) {
    for end in ["a\n", "\n"] {
      let source = SourceText("---\nkind: page\n---\n\n# A\n\n- b\n\n" + many(100_000, marker) + end)
      #expect(InputLaw.reading.broken(by: source.bytes) == [])
    }
  }
}
