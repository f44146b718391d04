import TestSupport
import Testing

@testable import CommandLine

/// HTML in a file is not passed on.
@Suite struct MarkupTests {
  @Test func aTextHasTheWordsBetweenTags() throws {
    let folder = try TemporaryFolder()
    let page = Sample.page(
      "- One <b onclick=\"x()\">bold</b> word <!-- hidden -->",
      "- [Link](javascript:x)",
      "",
      "<script>alert(1)</script>",
      "",
      "<div style=\"x\">",
      "",
      "Inside",
      "",
      "</div>",
      "",
      "<?php x ?>",
      "",
      "> Quoted <img src=x onerror=x>"
    )
    try folder.write("a.md", "\(page)\n# <i>Title</i>\n")
    let text = folder.run("export @/a.md").output
    for word in ["One bold word", "alert(1)", "Inside", "Quoted", "Title"] { #expect(text.contains(word), "\(text)") }
    for markup in ["<b", "<script", "<div", "<img", "<?php", "<!--", "onclick", "onerror", "style="] {
      #expect(!text.contains(markup), "\(text)")
    }
  }

  @Test func aReportEscapesIt() throws {
    let folder = try TemporaryFolder()
    try folder.write("<b>.md", Sample.page("- [ ] A (due: <script>)"))
    #expect(!folder.run("lint --format junit @").output.contains("<script>"))
    #expect(!folder.run("lint --format junit @").output.contains("<b>"))
  }
}
