import Lint
import Testing

@Suite struct LinterTests {
  private let head = "---\nkind: page\n---\n\n"

  /// In a file that is garbled by a merge, or that no block of was read, only what is wrong with its text is said.
  @Test(arguments: [
    ("<<<<<<< HEAD\n- [ ] A (due: x)\n=======\n- [ ] A (due: y)\n>>>>>>> phone\n", "conflict-marker"),
    (String(repeating: ">", count: 101) + " words\n", "over-limit"),
  ])
  func aGarbledFileHasOnlyFindingsAboutItsText(_ body: String, _ rule: String) {
    #expect(Set(Linter().lint(file(head + body)).map(\.rule)) == [rule])
  }

  /// One item that is not read for its many signs says nothing of the others.
  @Test func anItemPastABoundSilencesNoOther() {
    let body = "- [ ] \(String(repeating: "(", count: 3_000))\n- [ ] A (due: x)\n"
    #expect(Linter().lint(file(head + "# Page\n\n" + body)).map(\.rule) == ["over-limit", "field-value"])
  }

  /// Several threads share the rules of a large file.
  @Test func severalThreadsFindTheSame() {
    let lines = (1...800).map { "- Water \($0 % 700): 3/8\n- [?] Tide \($0) (du: 2026-12-01)\n" }
    let large = file(head + "# Page\n\n" + lines.joined())
    let found = Linter().lint(large)
    #expect(found.count > 800 && Set(found.map(\.rule)).count > 2)
    for jobs in 2...4 { #expect(Linter().lint(large, jobs: jobs) == found) }
  }

  // MARK: Order

  @Test func ofTwoAtOnePlaceTheErrorComesFirst() {
    let found = Linter().lint(file(head + "# Page\n\n- 09:00 - 08:00 Water: 3/8\n- 09:00 - 08:00 Water: 3/8\n"))
    #expect(found.map(\.rule) == ["end-before-start", "end-before-start", "duplicate-name"])
    #expect(found[1].range.lowerBound == found[2].range.lowerBound)
  }

  // MARK: Suppressions

  @Test(arguments: ["page", "day", "project", "stacks", "ritual", "life", "activities", "vault"])
  func thePropertyHoldsInEveryKindOfFile(_ kind: String) {
    for list in ["[unknown-box, missing-title]", "missing-title unknown-box", "missing-title,unknown-box"] {
      let text = "---\nkind: \(kind)\nallow: \(list)\n---\n\n- [?] Words\n"
      #expect(Linter().lint(file(text)).map(\.rule).filter { $0 == "unknown-box" || $0 == "missing-title" } == [])
      #expect(file(text).document.allowedRules.sorted() == ["missing-title", "unknown-box"])
    }
  }

  @Test func theVaultKeepsRulesSilent() {
    let text = head + "- [?] Words\n"
    #expect(Linter().lint(file(text, vaultAllow: ["missing-title"])).map(\.rule) == ["unknown-box"])
    #expect(Linter().lint(file(text)).map(\.rule) == ["missing-title", "unknown-box"])
  }

  @Test(arguments: [
    "# Page\n\n<!-- tidemark: allow unknown-box -->\n- [?] A\n- [?] B\n",
    "# Page\n\n- A\n  <!-- tidemark: allow unknown-box -->\n  - [?] B\n    - [?] C\n  - [?] D\n",
    "# Page\n\n<!-- tidemark: allow unknown-box -->\n- A\n  <!-- tidemark: allow unknown-box -->\n  - [?] B\n- [?] C\n",
  ])
  func aCommentHoldsForTheNextBlockOnly(_ body: String) {
    #expect(Linter().lint(file(head + body)).map(\.rule) == ["unknown-box"])
  }

  @Test func aCommentCanHoldForTheWholeFile() {
    let body = "# Page\n\n- [?] A\n\n<!-- tidemark: allow-file unknown-box -->\n"
    #expect(Linter().lint(file(head + body)).isEmpty)
  }

  /// What keeps a file from being read is always said.
  @Test(arguments: [
    (
      "---\nkind: page\nallow: conflict-marker\n---\n\n# Page\n\n<<<<<<< HEAD\n- A\n=======\n- B\n>>>>>>> phone\n",
      "conflict-marker"
    ),
    ("---\nkind: page\nallow: over-limit\n---\n\n# Page\n\n\(String(repeating: ">", count: 101)) words\n", "over-limit"),
    ("---\nkind: page\nallow: front-matter\n\n# Page\n", "front-matter"),
  ])
  func someRulesAreNeverSilent(_ text: String, _ rule: String) {
    #expect(Linter().lint(file(text, vaultAllow: [rule])).contains { $0.rule == rule })
    #expect(Linter(allowed: [rule]).lint(file(text)).allSatisfy { $0.rule != rule })
  }

  @Test func aNoteHasNoFindings() {
    #expect(Linter().lint(file("---\ntitle: A note\ntitle: Again\n---\n\n- [x]: milk\n")).isEmpty)
  }
}
