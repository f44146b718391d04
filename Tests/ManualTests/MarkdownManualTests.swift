import Manual
import Testing

@Suite struct MarkdownManualTests {
  /// What Markdown becomes, below the head of the page.
  private func manual(_ markdown: String) -> [String] {
    var page = MdocPage("x", section: 5, date: "November 20, 2026", summary: "a page")
    MarkdownManual(markdown).write(to: &page, introducedBy: "DESCRIPTION")
    let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.prefix(6) == [".Dd November 20, 2026", ".Dt X 5", ".Os", ".Sh NAME", ".Nm x", ".Nd a page"])
    return Array(lines.dropFirst(6).dropLast())
  }

  @Test(arguments: [
    ("# T\n\nOne. Two.\n\nThree\nfour.\n", ["One.", "Two.", ".Pp", "Three four."]),
    ("## Text and bytes\n\n### Lines\n\na\n", [".Sh Text and bytes", ".Ss Lines", "a"]),
    ("Some *soft* and **hard** words, `code-like` too.\n", [#"Some \fIsoft\fP and \fBhard\fP words, \fBcode\-like\fP too."#]),
    ("`two words`\n", [#"\fBtwo\fP \fBwords\fP"#]),
    ("[Here] and [there](x.md).\n\n## Here\n", [#"\(lqHere\(rq and there."#, ".Sh Here"]),
    ("A[^b].\n\n[^b]: Since it\n    is so.\n", ["A[1].", ".Bl -tag -width Ds", ".It [1]", "Since it is so.", ".El"]),
    ("- a\n- b\n", [".Bl -bullet -compact", ".It", "a", ".It", "b", ".El"]),
    ("Some:\n\n- a\n", ["Some:", ".Pp", ".Bl -bullet -compact", ".It", "a", ".El"]),
    ("1. a\n\n2. b\n", [".Bl -enum", ".It", "a", ".It", "b", ".El"]),
    ("```\n.Pp\n  - b\n```\n", [".Bd -literal -offset indent", #"\&.Pp"#, #"  \- b"#, ".Ed"]),
    (
      "| key | in | value |\n|---|---|---|\n| `to` | a \\| b | No. |\n",
      [".Bl -tag -width Ds", #".It \fBto\fP"#, #"\fIin\fP: a | b"#, ".br", #"\fIvalue\fP: No."#, ".El"]
    ),
    ("| a | b |\n|---|---|\n|  | c |\n", [".Bl -tag -width Ds", #".It \[u2013]"#, "c", ".El"]),
    ("> a\n> b\n", [".Bd -ragged -offset indent", "a b", ".Ed"]),
    ("### At a time\n", [#".Ss \&At a time"#]),
    (".Pp is no macro\n", [#"\&.Pp is no macro"#]),
  ])
  func everyBlockHasItsMacro(markdown: String, expected: [String]) {
    #expect(manual(markdown) == [".Sh DESCRIPTION"] + expected)
  }

  /// A line of text has at most 80 bytes, but for a word that has more.
  @Test func linesAreShort() {
    let words = Array(repeating: "some *words* of a `sentence`", count: 40).joined(separator: " ")
    #expect(manual(words + ".\n").allSatisfy { $0.utf8.count <= 80 })
  }
}
