import Chronology
import Outline
import Planner
import Reading
import SourceText
import Testing

/// What a section is reaches the values as the outline settled it.
@Suite struct PlanSectionTests {
  private func sections(_ kind: DocumentKind, _ titles: String...) -> [PlanSection] {
    let text = "---\nkind: \(kind.rawValue)\n---\n\n# Title\n\n" + titles.map { "## \($0)\n\n" }.joined()
    return PlanReading(of: Document(reading: SourceText(text)), fileName: "").plan.content.sections
  }

  @Test func rolesAreThoseOfTheOutline() {
    #expect(sections(.page, "Now", "Things that used to matter\u{FE0F}").map(\.role) == [.plain, .setAside])
    #expect(sections(.project, "Done", "DONE #x !", "Now").map(\.role) == [.done, .done, .plain])
    #expect(sections(.life, "Phases.", "2026").map(\.role) == [.phases, .plain])
    #expect(sections(.stacks, "Done").map(\.role) == [.plain])
    let root = sections(.vault, "pages", "rituals", "projects", "categories", "routine", "Words").map(\.role)
    #expect(root == [.pages, .rituals, .projects, .categories, .routine, .plain])
    #expect(root.map(\.ofRoot) == VaultSection.allCases.map { $0 } + [nil])
  }

  @Test func anArcIsReadFromItsTitle() {
    let arcs = sections(.ritual, "Arc 2: 2026-03-01 - 2026-03-28", "Arc 3", "*Arc 4: 2026-03-01 - 2026-03-28*", "Notes")
    let days = DateRange("2026-03-01 - 2026-03-28")
    #expect(arcs.map(\.role) == [days.map { .arc(ArcTitle(number: 2, days: $0)) } ?? .plain, .unreadArc, .unreadArc, .plain])
    #expect(arcs.map { $0.arc?.number } == [2, nil, nil, nil])
  }

  /// The words that values are written with are those that are read.
  @Test func whatIsWrittenIsRead() {
    #expect(PlanSection.Role(titled: FocusPage.setAsideTitle, in: .page) == .setAside)
    #expect(PlanSection.Role(titled: Project.doneTitle, in: .project) == .done)
  }

  /// What says the same is the same, whoever made it.
  @Test func roleIsNoPartOfEquality() {
    let read = sections(.project, "Done")
    #expect(read == [PlanSection(title: "Done")])
    #expect(Set(read + [PlanSection(title: "Done")]).count == 1)
    #expect("\(read)" == "\([PlanSection(title: "Done")])")
  }

  @Test func aNewArcIsWrittenIntoTheTitle() throws {
    let days = try #require(DateRange("2026-03-01 - 2026-03-28"))
    var section = PlanSection(title: "arc 2:2026-03-01-2026-03-28", role: .arc(ArcTitle(number: 2, days: days)))
    section.arc = ArcTitle(number: 2, days: days)
    #expect(section.title == "arc 2:2026-03-01-2026-03-28")
    section.arc = ArcTitle(number: 3, days: days)
    #expect(section.title == "Arc 3: 2026-03-01 - 2026-03-28" && section.arc?.number == 3)
  }
}
