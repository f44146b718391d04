import SourceText
import TestSupport
import Testing

@testable import Markdown

@Suite struct BlockParsingTests {
  private func blocks(_ text: String, fromLine: Int = 0) -> String {
    let source = SourceText(text)
    let tree = BlockTree.parse(source, fromLine: fromLine)
    #expect(faults(of: tree, in: source, fromLine: fromLine) == [])
    return blockText(tree, in: source)
  }

  @Test(arguments: [
    ("", ""),
    ("\n\n", ""),
    ("a", "paragraph 1"),
    ("  a\nb", "paragraph 1-2 @2"),
    ("# a\n\n## b ##", "heading 1 1\nheading 2 3"),
    ("- a\n- b", "list bullet tight 1-2\n  item 1\n    paragraph 1 @2\n  item 2\n    paragraph 2 @2"),
    ("3) a\n\n4) b", "list from 3 loose 1-3\n  item 1\n    paragraph 1 @3\n  item 3\n    paragraph 3 @3"),
    ("> a\nb", "blockQuote 1-2\n  paragraph 1-2 @2"),
    ("***", "thematicBreak 1"),
    ("- - -", "thematicBreak 1"),
    ("\ta", "codeBlock 1 @1"),
    ("     a", "codeBlock 1 @4"),
    ("-\n", "list bullet tight 1\n  item 1"),
    ("\u{FEFF}# a", "heading 1 1"),
    ("\u{FEFF}- a", "list bullet tight 1\n  item 1\n    paragraph 1 @2"),
    ("a\u{0}\u{0}b\n- c", "paragraph 1\nlist bullet tight 2\n  item 2\n    paragraph 2 @2"),
    ("\u{0}# a", "paragraph 1"),
    ("a\rb\r\rc", "paragraph 1-2\nparagraph 4"),
    ("# a\r\n\r\nb\r\n", "heading 1 1\nparagraph 3"),
  ])
  func kindsAndStarts(text: String, expected: String) {
    #expect(blocks(text) == expected)
  }

  @Test(arguments: [
    ("a\n===", "heading 1 setext 1-2"),
    ("a\n===\n", "heading 1 setext 1-2"),
    ("a\nb\n---\nc", "heading 2 setext 1-3\nparagraph 4"),
    ("a\n    ===\nb\n===\n\n\n", "heading 1 setext 1-4"),
    ("#a\n---\n\n# b", "heading 2 setext 1-2\nheading 1 4"),
    ("> a\n> ===\n>", "blockQuote 1-3\n  heading 1 setext 1-2 @2"),
    ("a\n===\n[b]: /c", "heading 1 setext 1-2"),
  ])
  func underlinedHeadings(text: String, expected: String) {
    #expect(blocks(text) == expected)
  }

  @Test(arguments: [
    ("```\na\n```", "codeBlock fenced 1-3"),
    ("```\na\n```\n", "codeBlock fenced 1-3"),
    ("```\na\n\n\n", "codeBlock fenced 1-2"),
    ("```", "codeBlock fenced 1"),
    ("~~~ `x`\na", "codeBlock fenced 1-2"),
    ("    ```", "codeBlock 1 @4"),
    ("    ```\n    a\n    ```", "codeBlock 1-3 @4"),
    ("    ``` a\nb", "codeBlock 1 @4\nparagraph 2"),
    ("````\n```\n````\n", "codeBlock fenced 1-3"),
    ("```a\n```a\n```\n", "codeBlock fenced 1-3"),
    ("   ```\n       ```\n", "codeBlock fenced 1-2 @3"),
    ("> ```\n> a\n```\nb", "blockQuote 1-2\n  codeBlock fenced 1-2 @2\ncodeBlock fenced 3-4"),
    ("> ```\n> a\n>\n\nb", "blockQuote 1-3\n  codeBlock fenced 1-2 @2\nparagraph 5"),
    ("> ```\n> a\n> ```\n> b", "blockQuote 1-4\n  codeBlock fenced 1-3 @2\n  paragraph 4 @2"),
    ("- ```\n  a\nb", "list bullet tight 1-2\n  item 1-2\n    codeBlock fenced 1-2 @2\nparagraph 3"),
    ("- ```\n  a\n\n[b]: /c", "list bullet tight 1-2\n  item 1-2\n    codeBlock fenced 1-2 @2"),
    ("    a\n\n    b\n\n\nc", "codeBlock 1-3 @4\nparagraph 6"),
    (">     a\n>\n>\nb", "blockQuote 1-3\n  codeBlock 1 @6\nparagraph 4"),
    (">     a\n>     >\n", "blockQuote 1-2\n  codeBlock 1-2 @6"),
  ])
  func codeBlocks(text: String, expected: String) {
    #expect(blocks(text) == expected)
  }

  @Test(arguments: [
    ("<!-- a -->", "htmlBlock 1"),
    ("<!-- a\nb -->\nc", "htmlBlock 1-2\nparagraph 3"),
    ("<!-- a -->\n[b]: /c\n", "htmlBlock 1"),
    ("<!-- a\n\n-->\n[b]: /c\n", "htmlBlock 1-3"),
    ("<!-- a\n\nb\n\n", "htmlBlock 1-3"),
    ("<div>\na\n\nb", "htmlBlock 1-2\nparagraph 4"),
    ("<script>\na\n\n</script> b\nc", "htmlBlock 1-4\nparagraph 5"),
    ("<?a\n?>", "htmlBlock 1-2"),
    ("<!A\nb>", "htmlBlock 1-2"),
    ("<![CDATA[\n]]>\na", "htmlBlock 1-2\nparagraph 3"),
    ("<a>\nb\n\nc", "htmlBlock 1-2\nparagraph 4"),
    ("a\n<b>\nc", "paragraph 1-3"),
    ("> <!-- a\nb -->", "blockQuote 1\n  htmlBlock 1 @2\nparagraph 2"),
    ("> <!A\n> b", "blockQuote 1-2\n  htmlBlock 1-2 @2"),
    ("> <!A\n> b>\n> c", "blockQuote 1-3\n  htmlBlock 1-2 @2\n  paragraph 3 @2"),
    ("- <!-- a\n[b]: /c-->", "list bullet tight 1\n  item 1\n    htmlBlock 1 @2"),
    ("- <!-- a\n  [b]: /c-->", "list bullet tight 1-2\n  item 1-2\n    htmlBlock 1-2 @2"),
    (
      "- a\n\n  <!-- b -->\n  c",
      "list bullet loose 1-4\n  item 1-4\n    paragraph 1 @2\n    htmlBlock 3 @2\n    paragraph 4 @2"
    ),
  ])
  func htmlBlocks(text: String, expected: String) {
    #expect(blocks(text) == expected)
  }

  @Test(arguments: [
    ("[a]: /b", ""),
    ("[a]: /b\nc", "paragraph 2"),
    ("[a]: /b\n  \"t\"\n[c]:\n/d\n  e\nf", "paragraph 5-6 @2"),
    ("[a]: /b \"t\nu\"\nc", "paragraph 3"),
    ("[a]: /b \"t\nu\" v\nc", "paragraph 1-3"),
    ("[a]: /b\n\"t\" v\nc", "paragraph 2-3"),
    ("[a]: /b\n===\nc", "paragraph 2-3"),
    ("[a]: /b\nc\n===", "heading 1 setext 2-3"),
    ("> [a]: /b\n> c", "blockQuote 1-2\n  paragraph 2 @2"),
    ("> [a]: /b\nc", "blockQuote 1-2\n  paragraph 2"),
    ("- [Idea]: sport", "list bullet tight 1\n  item 1"),
    ("- a\n\n  [b]: /c\n\nd", "list bullet tight 1-3\n  item 1-3\n    paragraph 1 @2\nparagraph 5"),
    ("a\n[b]: /c", "paragraph 1-2"),
    ("[a]: /b \"c\\\"\nd", "paragraph 2"),
  ])
  func linkReferenceDefinitions(text: String, expected: String) {
    #expect(blocks(text) == expected)
  }

  @Test func frontMatterKeepsLinesAndOffsets() {
    let source = SourceText("\u{FEFF}---\r\nkind: page\r\n---\r\n\r\n# a\r\n- b\r\n")
    let tree = BlockTree.parse(source, fromLine: 3)
    #expect(blockText(tree, in: source) == "heading 1 5\nlist bullet tight 6\n  item 6\n    paragraph 6 @2")
    #expect(tree[1].start == source.start(ofLine: 4))
    #expect(tree[0].firstLine == 3)
    #expect(blocks("---\na: b\n---", fromLine: 3) == "")
    #expect(blocks("---\na: b\n---\n", fromLine: 3) == "")
  }

  @Test func manyBlankLinesKeepTheirNumbers() {
    let empty = String(repeating: "\n", count: 50)
    #expect(
      blocks("a\(empty)b\(empty)\n- c\(empty)  d") == """
        paragraph 1
        paragraph 51
        list bullet loose 102-152
          item 102-152
            paragraph 102 @2
            paragraph 152 @2
        """
    )
    #expect(blocks("```\n\(empty)a\n```\nb") == "codeBlock fenced 1-53\nparagraph 54")
    #expect(blocks("a\n\(String(repeating: "  \r\n", count: 20))\r\n\r\n\r\n\r\n\r\n\r\n# b") == "paragraph 1\nheading 1 28")
  }

  @Test func childrenAreInOrder() {
    let tree = BlockTree.parse(SourceText("- a\n  - b\n- c\n\nd"))
    #expect(Array(tree.children(of: 0)).map { tree[$0].kind } == [.list, .paragraph])
    #expect(Array(tree.children(of: 1)).map { tree[$0].firstLine } == [0, 2])
  }

  @Test(arguments: caseSeeds(default: 4000).chunked(into: 500))
  func everyTreeIsSound(seeds: Range<UInt64>) {
    for seed in seeds {
      let source = SourceText(Fragments.text(seed: seed))
      let tree = BlockTree.parse(source)
      let found = faults(of: tree, in: source)
      #expect(found == [], "seed \(seed): \(String(decoding: source.bytes, as: UTF8.self).debugDescription)")
    }
  }
}
