import Outline
import Planner
import Reading
import SourceText
import TestLaws
import TestSupport
import Testing

/// The laws of writing: what was written reads as what was to be written, and canonical text is written as itself.
@Suite struct PlanWriterTests {
  static let files =
    ProjectFiles.paths(below: "Examples", endingIn: ".md").filter { !$0.hasSuffix("README.md") }
    + ProjectFiles.paths(below: "Templates", endingIn: ".md")
    + ["day", "project", "stacks", "vault", "ritual", "life", "activities"].map { "Tests/ExportTests/Samples/\($0).md" }

  @Test(arguments: files)
  func writtenFileReadsAsItself(_ path: String) throws {
    let plan = read(try ProjectFiles.bytes(path), path)
    let written = plan.markdown
    let again = read(Array(written.utf8), path)
    expectEqual(again, plan)
    #expect(again.markdown == written)
  }

  /// Cases in which a value was once lost on its way through a file.
  @Test(
    arguments: [
      // A rule `after done` reads no months, and a wrong rule no dates; they are kept.
      (.vault, "## Routine\n\n- 09:00 a (every: daily, in: jan)\n- 10:00 b (every: 2 days after done, in: jan)"),
      (.vault, "## Routine\n\n- 09:00 a (every: nonsense, from: 2026-01-01)"),
      // What stands below a box in the routine is a task of a block, and below a category a step.
      (.vault, "## Routine\n\n- [ ] 09:00 a\n  - [ ] b (notify: yes)\n- [ ] c\n  - [ ] d (notify: yes)"),
      (.vault, "## Categories\n\n- [ ] a\n  - [ ] b (notify: yes)"),
      (.vault, "## Routine\n\n- 09:00 a\n  - [ ] b\n    - [ ] c (notify: yes)"),
      // What stands below a task that recurs is a step, with a box or without.
      (.project, "- a (every: daily)\n  - [ ] b (project: P)\n- [ ] c (every: daily)\n  - [ ] d (project: P)"),
      (.project, "- [best:: highest] a\n  - [ ] 2026-11-01 3\n    - [ ] b (project: P)"),
      // Words that begin with a time.
      (.day, "- 17\\:00 a\n- [ ] ☕ 17\\:00 - 18:00 b\n- 17:00 18:00 c\n- 17:00: - d\n- a\n  - 17:00 b"),
      (.day, "- [mood:: x] 17:00 a (icon: book)"), (.vault, "## Routine\n\n- 17\\:00 a\n\n## Other\n\n- 17:00 a"),
      // Code that would be a part of the list or the code before it, where the title is not between them.
      (.page, "- a\n\n# T\n\n      - b"), (.page, "    a\n\n# T\n\n    b"), (.page, "- a\n\n# T\n\n\t  b\n\t```\n\tc"),
      (.activities, "- a (since: 2026-01-01)\n\t- 2026-02-01\n\t- b\n\n\t\t\tc"),
      // An icon that leads a group.
      (.day, "- a (best: 2026-12-31, icon: 📗, deu: widget)"), (.day, "1. (23:00) a (icon: 📗, start: x)"),
      // Another word for a key, which in quotes is none.
      (.project, "- [ ] a (deadline: x, by: \"2026-12-31\")"), (.day, "- [ ] a (p: \"high\", prio: 1)"),
      // Where a log would be on a page.
      (.day, "- [ ] a [every:: daily]\n  - ☕ 2026-11-01 b"), (.stacks, "- [streak:: daily] a\n  - 2026-11-01 b"),
    ] as [(DocumentKind, String)]
  )
  func nothingIsLost(_ kind: DocumentKind, _ body: String) {
    expectLaws("---\nkind: \(kind.rawValue)\n---\n\n\(body)\n")
  }

  /// What is words in one place and a field in another is neither escaped nor spelled otherwise than it has to be.
  @Test(
    arguments: [
      (.vault, "## Routine\n\n- 09:00 a\n  - [ ] b (notify: yes)\n    - [ ] c (due: 2026-12-01, notify: yes)"),
      (.vault, "## Routine\n\n- [ ] 09:00 a (icon: book)\n  - [ ] b (notify: yes)\n- c\n  - [ ] d (notify: yes)"),
      (.vault, "## Categories\n\n- [ ] a (color: red)\n  - [ ] b (notify: yes)\n- c (notify: start)"),
      (.vault, "## Other\n\n- [ ] a (notify: yes)\n- b (color: red)\n- 17:00 c"),
      (
        .project, "- [ ] a (project: P)\n  - [ ] b (project: P)\n- c (every: daily)\n  - [ ] d (project: P)\n  - e (every: mon)"
      ),
      (.day, "- 09:00 a (project: P)\n  - [ ] b (notify: yes)\n    - [ ] c (notify: yes)\n- [ ] d (notify: yes)"),
      (.day, "- [ ] 09:00 a (notify: start, project: P)\n- b\n  - [ ] 17:00 c (notify: yes)"),
      (.stacks, "- [ ] a (notify: yes)\n  - [ ] b (notify: yes)\n- c (color: red)"),
    ] as [(DocumentKind, String)]
  )
  func canonicalTextIsWrittenAsItself(_ kind: DocumentKind, _ body: String) {
    let text = "---\nkind: \(kind.rawValue)\n---\n\n# Title\n\n\(body)\n"
    #expect(read(Array(text.utf8), "").markdown == text)
    expectLaws(text)
  }

  /// A text box that was set aside, whose words would be fields beside the one that says from where.
  @Test(arguments: ["a [due:: 2026-01-01]", "a [due:: x] b", "a (was: b)", "a `` b", "a\n(was: b)", "a \\(was: b)", "a ^b"])
  func textThatWasSetAsideKeepsItsWords(_ text: String) {
    for was in ["`` c", nil] {
      let item = PlanItem(.text, text: text, was: was)
      let section = PlanSection(title: FocusPage.setAsideTitle, elements: [.item(item)])
      #expect(WritingLaws.broken(by: .page(FocusPage(title: "Page", sections: [section])), guards: true) == [])
    }
  }

  /// A title that would say when is guarded where a time does so, and nowhere else.
  @Test(
    arguments: [
      ("17:00 a", "17\\:00 a"), ("9:00 - 10:00 a", "9\\:00 - 10:00 a"), ("9-10am a", "9\\-10am a"), ("5 p.m. a", "5 p\\.m. a"),
      ("5pm, a", "5pm\\, a"), ("25:00 a", "25:00 a"), ("2026-11-20 a", "2026-11-20 a"), ("3/8 a", "3/8 a"),
    ]
  )
  func timeInATitleIsGuarded(_ title: String, _ guarded: String) {
    for (item, box) in [(PlanItem(.bullet, text: title), ""), (PlanItem(.task, text: title, box: .open), "[ ] ")] {
      var child = item
      child.children = [.item(item)]
      let section = PlanSection(title: "Section", elements: [.item(child)])
      let day = Plan.day(AnchorDay(content: PlanContent(title: "Day", sections: [section])))
      #expect(day.markdown.hasSuffix("- \(box)\(guarded)\n  - \(box)\(title)\n"))
    }
  }

  private func read(_ bytes: [UInt8], _ path: String) -> Plan {
    PlanReading(of: Document(reading: SourceText(bytes)), fileName: "page").plan
  }

  /// Says which element differs first; a whole page is too much to read.
  private func expectEqual(_ found: Plan, _ expected: Plan) {
    guard found != expected else { return }
    for (left, right) in zip([found.introduction] + found.sections, [expected.introduction] + expected.sections)
    where left != right {
      for (one, other) in zip(left.elements, right.elements) where one != other {
        Issue.record("\(other)\nis written and reads as\n\(one)")
        return
      }
      for (one, other) in zip(left.groups, right.groups) where one != other {
        Issue.record("\(other)\nis written and reads as\n\(one)")
        return
      }
      Issue.record("section \(right.title): \(left.elements.count) of \(right.elements.count) elements; \(left.title)")
      return
    }
    Issue.record("sections \(found.sections.map(\.title)) of \(expected.sections.map(\.title)), or the properties differ")
  }
}
