import Testing

@testable import Views

@Suite struct MarkdownBlockTests {
  private static func item(_ number: String?, _ blocks: MarkdownBlock...) -> MarkdownBlock.Item {
    MarkdownBlock.Item(number: number, blocks: blocks)
  }

  @Test(
    arguments: [
      ("", []), ("Words,\n*more* of them", [.paragraph(["Words,", "*more* of them"])]),
      ("| a | b |\n|---|---|\n| 1 | 2 |", [.paragraph(["| a | b |", "|---|---|", "| 1 | 2 |"])]),
      ("#### Deep", [.heading("Deep")]), ("# *One* two ##", [.heading("*One* two")]), ("# C#", [.heading("C#")]),
      ("Under\n=====", [.heading("Under")]), ("***", []), ("a\n\n---\n\nb", [.paragraph(["a"]), .paragraph(["b"])]),
      ("```\nx\ty\n    z\n\n*w*\n```", [.code(["x\ty", "    z", "", "*w*"])]), ("~~~ swift\nlet a = 1", [.code(["let a = 1"])]),
      ("````\n```\n````", [.code(["```"])]), ("  ```\n  a\n    b\n  ```", [.code(["a", "  b"])]),
      ("    a\tb\n\n      c", [.code(["a\tb", "", "  c"])]), ("\ta", [.code(["a"])]),
      ("<div>\n  <b>x</b>\n</div>", [.html(["<div>", "  <b>x</b>", "</div>"])]), ("<!-- a -->", [.html(["<!-- a -->"])]),
      ("[a]: b.md", [.paragraph(["[a]: b.md"])]),
      ("> one\n> two\n>\n> ```\n> a\n>   b\n> ```", [.quote([.paragraph(["one", "two"]), .code(["a", "  b"])])]),
      ("> > deep\n\nout", [.quote([.quote([.paragraph(["deep"])])]), .paragraph(["out"])]),
      (
        "1. one\n2. two\n   - below",
        [.list([item("1.", .paragraph(["one"])), item("2.", .paragraph(["two"]), .list([item(nil, .paragraph(["below"]))]))])]
      ),
    ] as [(String, [MarkdownBlock])]
  )
  func aTextIsItsBlocks(markdown: String, blocks: [MarkdownBlock]) {
    #expect(MarkdownBlock.blocks(of: markdown) == blocks)
  }

  /// What follows code is what it is.
  @Test func codeEndsWithItsFence() {
    let markdown = "Word\n```\ncode\n```\nmore\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n# Head"
    let blocks: [MarkdownBlock] = [
      .paragraph(["Word"]), .code(["code"]), .paragraph(["more"]), .paragraph(["| a | b |", "|---|---|", "| 1 | 2 |"]),
      .heading("Head"),
    ]
    #expect(MarkdownBlock.blocks(of: markdown) == blocks)
  }
}
