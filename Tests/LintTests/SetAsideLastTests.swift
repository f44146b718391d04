import Diagnostics
import Testing

@Suite struct SetAsideLastTests {
  private func findings(_ body: String) -> [Diagnostic] {
    LintTests.findings(of: "set-aside-last", in: "---\nkind: page\n---\n\n# Page\n\n" + body)
  }

  @Test func takesTheLineEndingsOfTheFile() {
    let text = "---\r\nkind: page\r\n---\r\n\r\n## Things that used to matter\r\n- Sport\r\n## Ideas\r\n- Music\r\n\r\n"
    let found = LintTests.findings(of: "set-aside-last", in: text)
    #expect(
      fixed(text, found)
        == "---\r\nkind: page\r\n---\r\n\r\n## Ideas\r\n- Music\r\n\r\n## Things that used to matter\r\n- Sport\r\n\r\n"
    )
  }

  /// Behind an open fence or comment the section would be text; a comment above the next heading would lose it.
  @Test(arguments: [
    "## Things that used to matter\n\n- Sport\n\n## Ideas\n\n```\n- Music\n",
    "## Things that used to matter\n\n- Sport\n\n## Ideas\n\n<!-- Music\n",
    "## Things that used to matter\n\n- Sport\n\n<!-- tidemark: allow duplicate-section -->\n## Ideas\n\n- Music\n",
  ])
  func offersNoFixThatWouldChangeMore(_ body: String) {
    let found = findings(body)
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes).isEmpty)
  }

  @Test func oneOfSeveralIsMovedAtATime() {
    let text = "## Things that used to matter\n\n- A\n\n## Ideas\n\n## Things that used to matter\n\n- B\n\n##\n\n## More\n"
    let found = findings(text)
    #expect(found.map(\.fixes.count) == [1, 0])
    #expect(
      found.map(\.message) == [
        "“Things that used to matter” is not the last section: “Ideas” follows it",
        "“Things that used to matter” is not the last section: “More” follows it",
      ]
    )
  }

  @Test func twoOfThemAtTheEndAreAnotherRulesAffair() {
    #expect(findings("## Ideas\n\n## Things that used to matter\n\n## Things that used to matter\n").isEmpty)
  }
}
