import Lint
import Testing

@Suite struct LateFrontMatterTests {
  /// What people write for the line of dashes, and what the fix makes of the file.
  @Test(arguments: [
    ("+++\nkind = page\n+++\n\n# A\n", "---\nkind: page\n---\n\n# A\n"),
    ("+++\nkind = \"page\"\ntitle = \"Spring\"\n+++\n", "---\nkind: page\ntitle: \"Spring\"\n---\n"),
    ("----\nkind: page\n----\n\n# A\n", "---\nkind: page\n---\n\n# A\n"),
    ("--\nKind: Page\ntheme: soft\n\n# A\n", "---\nkind: page\ntheme: soft\n---\n\n# A\n"),
    ("```yaml\nkind: page\n```\n\n# A\n", "---\nkind: page\n---\n\n# A\n"),
    ("===\r\nkind: page\r\n===\r\n", "---\r\nkind: page\r\n---\r\n"),
    ("kind: page\n---\n\n# A\n", "---\nkind: page\n---\n\n# A\n"),
  ])
  func isBegun(_ text: String, _ mended: String) {
    let found = findings(of: "late-front-matter", in: text)
    #expect(found.flatMap(\.fixes).map(\.isSafe) == [true])
    #expect(fixed(text, found) == mended)
    #expect(findings(of: "late-front-matter", in: mended).isEmpty)
  }

  /// Rules, code and properties of others.
  @Test(arguments: [
    "***\n\nkind: page\n", "+++\ntitle = \"Spring\"\n+++\n", "```\nfoo: bar\n```\n", "====\n\n# A\n", "---\ntitle: A\n---\n",
    "----\nkind: list\n----\n", "Kind: page\n---\n",
  ])
  func isSilent(_ text: String) {
    #expect(findings(of: "late-front-matter", in: text).isEmpty)
  }
}
