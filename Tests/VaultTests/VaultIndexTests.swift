import Chronology
import Outline
import Planner
import Reading
import SourceText
import Testing

@testable import Vault

@Suite struct VaultIndexTests {
  private static func record(_ name: String, _ kind: String, _ body: String) -> VaultRecord {
    let bytes = Array("---\nkind: \(kind)\n---\n\n\(body)\n".utf8)
    return VaultRecord.read(bytes, path: name, name: name)!.record
  }

  private let index = VaultIndex(
    [
      record(
        "days/2026-11-19.md",
        "day",
        "# 2026-11-19\n\n- 09:00 Work\n  - [x] Call *Sam* (project: thesis)\n    - [ ] step\n"
      ),
      record(
        "days/2026-11-20.md",
        "day",
        "# 2026-11-20 Friday\n\n- [ ] 10:00 Draft (project: Thesis)\n- [-] Rest (project: Gone)\n"
      ),
      record("days/friday.md", "day", "# Friday 2026-11-20\n"),
      record("life.md", "life", "# Weeks\n"),
      record("pages/deep work.md", "page", "# 🧭 Deep *Work*.\n\n- [ ] Ask (project: Thesis)\n- [ ] Rest\n"),
      record("pages/untitled.md", "page", ""),
      record("projects/b.md", "project", "# Garden\n"),
      record(
        "projects/thesis.md",
        "project",
        "# Thesis\n\n- [ ] Draft\n- [x] Draft ^two\n- [ ] Water (every: mon)\n  - 2026-11-16\n"
      ),
      record("stacks.md", "stacks", "# Stacks\n\n## One\n\n- [ ] Draft (project: Thesis)\n"),
      record(
        "tidemark.md",
        "vault",
        "# V\n\n## Pages\n\n- [[untitled]]\n- words\n\n## projects\n\n- [T](projects/thesis.md)\n- [Gone](x.md)\n\n## Routine\n\n"
          + "- 08:00 Plan\n  - [ ] Look (project: Garden)\n"
      ),
    ]
  )

  @Test func findsProjectsAndTheirTasks() {
    #expect(index.project(titled: "THESIS")?.name == "projects/thesis.md")
    #expect(index.project(titled: "Thesi") == nil)
    #expect(["Thesis", "THESIS", "Thesis.", "Thesi", ""].map(index.hasProject) == [true, true, true, false, false])
    #expect(index.projectTitles == ["Garden", "Thesis"])
    #expect(index.task(named: "Draft", inProject: "Thesis")?.box == .open)
    #expect(index.task(named: "Draft ^two", inProject: "thesis")?.box == .done)
    #expect(index.task(named: "Water", inProject: "Thesis")?.isRecurring == true)
    #expect(index.task(named: "draft", inProject: "Thesis") == nil)
    #expect(index.task(named: "Draft", inProject: "Garden") == nil)
  }

  @Test func remembersTasksByTheirPlaces() {
    let tasks = index.records.flatMap { record in
      record.tasks.map { "\(record.name): \($0.place) \($0.name) \($0.project ?? "-")" }
    }
    #expect(
      tasks == [
        "days/2026-11-19.md: block Call *Sam* thesis", "days/2026-11-20.md: block Draft Thesis",
        "days/2026-11-20.md: day Rest Gone", "pages/deep work.md: page Ask Thesis", "projects/thesis.md: project Draft -",
        "projects/thesis.md: project Draft ^two -",
        "projects/thesis.md: project Water -", "stacks.md: stack Draft Thesis", "tidemark.md: routine Look Garden",
      ]
    )
  }

  @Test func knowsWhatProjectsLack() {
    #expect(index.copies(ofMissing: "Call *Sam*", inProject: "Thesis").map(\.record.name) == ["days/2026-11-19.md"])
    #expect(index.copies(ofMissing: "Look", inProject: "garden").map(\.record.name) == ["tidemark.md"])
    #expect(index.copies(ofMissing: "Draft", inProject: "Thesis").isEmpty)
    #expect(index.copies(ofMissing: "Rest", inProject: "Gone").isEmpty)
    #expect(index.firstCopy(ofMissing: "Look", inProject: "garden")?.task.title == "Look")
    #expect(index.firstCopy(ofMissing: "Draft", inProject: "Thesis") == nil)
  }

  @Test(arguments: [
    ("page", "Thesis", false), ("page", "THESIS", false), ("page", "Theses", true), ("day", "Thesis", false),
    ("day", "Theses", true), ("stacks", "Theses", true), ("project", "Theses", false),
  ])
  func knowsWhetherAFileMayNameAProjectThatIsNone(kind: String, title: String, mayLack: Bool) {
    let body = "# 2026-11-20\n\n## One\n\n- [ ] Draft (project: \(title))\n- [ ] Rest"
    let thesis = VaultIndexTests.record("projects/thesis.md", "project", "# Thesis")
    let records = [thesis, VaultIndexTests.record("a.md", kind, body)]
    #expect(VaultIndex(records).mayLackProjects == mayLack)
    #expect(VaultIndex([]).mayLackProjects == false)
    #expect(index.mayLackProjects)
    // A file that changes may name any.
    var changed = MutableVaultIndex(records)
    _ = changed.set("a.md", to: records[1])
    #expect(changed.index.mayLackProjects)
  }

  @Test func findsDocuments() {
    #expect(index.days(on: CivilDate("2026-11-20")!).map(\.name) == ["days/2026-11-20.md", "days/friday.md"])
    #expect(index.days(on: CivilDate("2026-11-18")!).isEmpty)
    #expect(index.documents(of: .page, titled: "deep *work*").map(\.name) == ["pages/deep work.md"])
    #expect(index.documents(of: .page, titled: "untitled").map(\.name) == ["pages/untitled.md"])
    #expect(index.documents(of: .life, titled: "Weeks").map(\.name) == ["life.md"])
    #expect(index.documents(of: .project, titled: "Weeks").isEmpty)
  }

  @Test(arguments: [
    ("[a](projects/thesis.md)", "projects/thesis.md"), ("[a](./projects/../projects/thesis.md#x)", "projects/thesis.md"),
    ("[a](pages/deep%20work.md)", "pages/deep work.md"), ("[a](../tidemark.md)", nil), ("[a](/tidemark.md)", nil),
    ("[[thesis]]", "projects/thesis.md"), ("[[Garden|g]]", "projects/b.md"), ("[[b]]", "projects/b.md"), ("[[none]]", nil),
  ])
  func followsLinks(link: String, name: String?) throws {
    #expect(index.target(of: try #require(VaultLink(link)), in: .pages)?.name == name)
  }

  @Test func ordersDocuments() {
    #expect(index.ordered(.project).map(\.name) == ["projects/thesis.md", "projects/b.md"])
    #expect(index.ordered(.page).map(\.name) == ["pages/untitled.md", "pages/deep work.md"])
    #expect(index.ordered(.day).map(\.name) == ["days/2026-11-19.md", "days/2026-11-20.md", "days/friday.md"])
  }

  /// Of as many files as these more than one thread makes the index.
  @Test func isTheSameOfSeveralThreads() throws {
    let first = try #require(CivilDate("2020-01-01"))
    let days = (0..<600).map { number in
      let task = number % 3 == 0 ? "Draft" : "Rest \(number % 9)"
      let body = "# \(first.adding(days: number / 2))\n\n- [ ] \(task) (project: Thesis)"
      return VaultIndexTests.record("days/\(number)/\(number % 7).md", "day", body)
    }
    let records = days + [VaultIndexTests.record("projects/thesis.md", "project", "# Thesis\n\n- [ ] Draft")]
    let (one, two) = (VaultIndex(records), VaultIndex(records, jobs: 2))
    #expect(one.missing.count == 6)
    #expect(one.days.count == 300)
    #expect(two.names == one.names)
    #expect(two.days == one.days)
    #expect(two.titles == one.titles)
    #expect(two.task(named: "Draft", inProject: "Thesis")?.box == .open)
    for (key, places) in one.missing {
      #expect(two.missing[key]?.map(\.record) == places.map(\.record))
    }
    for stem in 0..<7 {
      let link = try #require(VaultLink("[[\(stem)]]"))
      #expect(two.target(of: link, in: .pages)?.name == "days/\(stem)/\(stem).md")
    }
  }
}
