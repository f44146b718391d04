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

  @Test func aNoteHasNoFindings() {
    #expect(Linter().lint(file("---\ntitle: A note\ntitle: Again\n---\n\n- [x]: milk\n")).isEmpty)
  }
}
