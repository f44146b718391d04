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

  /// The same below other sections, and where a heading below is underlined.
  @Test(arguments: [
    "## Trips\n\n- Rome\n\n## Things that used to matter\n\n- Sport\n\n## Ideas\n\n```\n- Music\n",
    "## Trips\n\n- Rome\n\n## Things that used to matter\n\n- Sport\n\n## Ideas\n\n<!-- Music\n",
    "## Trips\n\n- Rome\n\n<!-- tidemark: allow due -->\n\n## Things that used to matter\n\n- Sport\n\n## Ideas\n\n- Music\n",
    "## Trips\n\n- Rome\n\n## Things that used to matter\n\n- Sport\n\n## Ideas\n\n- Music\n  <!-- tidemark: allow due -->\n",
    "## Trips\n\n- Rome\n## Things that used to matter\n- Sport\n\nIdeas\n-----\n- Music\n",
    "```\n<<<<<<< a\n```\n\n## Things that used to matter\n\n```\n>>>>>>> b\n```\n\n## Ideas\n\nMusic\n=======\n",
  ])
  func offersNoFixThatWouldChangeMoreBelowOthers(_ body: String) {
    let found = findings(body)
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes).isEmpty)
  }

  @Test(arguments: [
    ("A text.\n\n## Trips\n\n- Rome\n\n## Years\n\n- 2026\n\n", "## Ideas\n\n- Music\n"),
    ("<!-- tidemark: allow due -->\n\n## Trips\n\n- Rome\n\n", "## Ideas\n\n- Music (dew: 2026-12-01)\n"),
    ("<!-- tidemark: allow due -->\n## Trips\n\n- Rome\n", "## Ideas\n- Music (dew: 2026-12-01)\n"),
    ("# Second\n\n[Keys]: neighbour\n\n## Trips\n\n- [] Rome\n\n", "## Trips\n\n1986. Music\n\n> A quote\n"),
    ("## Trips\n\n- Rome\n\n", "## Ideas\n\n- Music\n\n  ```\n  text\n"),
    ("## Trips\n- Rome\n\n", "Ideas\n-----\n\n- Music\n"),
  ])
  func movesBelowOthers(above: String, below: String) {
    let head = "---\nkind: page\n---\n\n# Page\n\n"
    let text = head + above + "## Things that used to matter\n\n- Sport (was: Trips)\n\n" + below
    let found = LintTests.findings(of: "set-aside-last", in: text)
    #expect(fixed(text, found) == head + above + below + "\n## Things that used to matter\n\n- Sport (was: Trips)\n")
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
