import SourceText
import TestSupport
import Testing

@testable import Markdown

@Suite struct UncoveredLinesTests {
  @Test(
    arguments: [
      ("", []),
      ("a\n\nb\n", []),
      ("[a]: /b\n", [0..<1]),
      ("[a]: /b\n'title'\n\n[c]: /d\n", [0..<2, 3..<4]),
      ("[a]: /b\nc\n", [0..<1]),
      ("- [Idea]: sport\n- b\n", [0..<1]),
      ("- [x]: y\n\n  c", [0..<1]),
      ("> [a]: /b\n> c", [0..<1]),
      ("<!-- a -->\n[b]: /c\n", [1..<2]),
      ("- \n>\n> -\n1.\n", []),
      ("a\n===\n```\n[b]: /c\n```\n    [d]: /e\n", []), ("#\u{C}a\n===\nb\n", []),
    ] as [(String, [Range<Int>])]
  )
  func linesThatVanish(text: String, expected: [Range<Int>]) {
    let source = SourceText(text)
    #expect(BlockTree.parse(source).uncoveredLines(in: source) == expected)
  }

  @Test func frontMatterIsLeftOut() {
    let source = SourceText("---\nkind: page\n---\n[a]: /b\n")
    #expect(BlockTree.parse(source, fromLine: 3).uncoveredLines(in: source, fromLine: 3) == [3..<4])
  }

  /// Whatever the text, a line is covered or it stands in a stretch with a definition.
  @Test(arguments: caseSeeds(default: 2000).chunked(into: 500))
  func onlyDefinitionsVanish(seeds: Range<UInt64>) {
    for seed in seeds {
      let source = SourceText(Fragments.text(seed: seed))
      for lines in BlockTree.parse(source).uncoveredLines(in: source) {
        let text = source.string(in: source.fullRange(ofLines: lines))
        #expect(text.contains("]:"), "seed \(seed), lines \(lines)")
      }
    }
  }
}
