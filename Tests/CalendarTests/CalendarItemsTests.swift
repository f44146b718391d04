import Calendar
import Chronology
import Planner
import TestSupport
import Testing

/// What of a vault is in its calendar. More is in the examples of `Grammar/CALENDAR.md`, and in `scripts/calendars`.
@Suite struct CalendarItemsTests {
  private func uids(_ files: [(path: String, text: String)], _ summary: String) -> [NameUUID] {
    CalendarSample(files).items().filter { $0.summary == summary }.map(\.uid)
  }

  private static func day(_ lines: String...) -> (path: String, text: String) {
    ("days/2026-11-23.md", CalendarSample.file("day", "2026-11-23 Monday", lines.joined(separator: "\n")))
  }

  private static func project(_ lines: String...) -> (path: String, text: String) {
    ("projects/house.md", CalendarSample.file("project", "House", lines.joined(separator: "\n")))
  }

  /// What is moved, done or given other fields is the same thing; what is renamed is another.
  @Test(arguments: [
    ("- 09:00 - 10:00 Work", "- 14:00 Work (color: red) #deep", true), ("- 09:00 - 10:00 Work", "- 09:00 - 10:00 Play", false),
    ("- 09:00 - 10:00 Work", "- 07:00 Run\n- 09:00 - 10:00 Work", true),
  ])
  func aBlockKeepsItsIdentifier(before: String, after: String, isSame: Bool) {
    let uid = uids([Self.day(before)], "Work")
    #expect(uid.count == 1)
    #expect((uids([Self.day(after)], "Work") == uid) == isSame)
  }

  @Test(arguments: [
    ("- [x] Paint (due: 2026-12-03, done: 2026-12-02, priority: high)", true), ("- [ ] Print (due: 2026-12-01)", false),
    ("## Later\n\n- [ ] Paint (due: 2026-12-01)", true), ("- [ ] Sweep (due: 2026-12-01)\n- [ ] Paint (due: 2026-12-01)", true),
  ])
  func aTaskKeepsItsIdentifier(after: String, isSame: Bool) {
    let uid = uids([Self.project("- [ ] Paint (due: 2026-12-01)")], "Paint")
    #expect(uid.count == 1)
    #expect((uids([Self.project(after)], "Paint") == uid) == isSame)
  }

  @Test func aVaultTellsItsThingsFromThoseOfAnother() {
    let roots = ["One", "Two"].map { ("tidemark.md", CalendarSample.file("vault", $0)) }
    let uid = roots.map { uids([$0, Self.day("- 09:00 Work")], "Work") }
    #expect(uid[0] != uid[1])
  }

  /// No two things have one identifier, whatever they are called.
  @Test func identifiersAreUnique() {
    let items = CalendarSample([
      Self.day(
        "- 09:00 - 10:00 Work",
        "- 11:00 - 12:00 Work",
        "- 13:00 - 14:00",
        "- 14:00 - 15:00",
        "- [ ] Work",
        "- [ ] Work"
      ),
      Self.project("- [ ] Work (due: 2026-11-23)", "- [ ] Work (due: 2026-11-24)", "- [ ] Work (every: fri)"),
      ("pages/a.md", CalendarSample.file("page", "House", "- [ ] Work (due: 2026-11-23)", "- 2026-11-23 Work", "- 09:00 Work")),
    ])
    for form in CalendarOptions.TaskForm.allCases {
      let uids = items.items(CalendarOptions(tasks: form)).map(\.uid)
      #expect(Set(uids).count == uids.count)
      #expect(uids.count >= 6)
    }
  }

  /// Names are numbered across the files of one title, whatever files are between them.
  @Test func filesOfOneTitleAreToldInTheirOrder() {
    let titles = ["Home", "Garden", "Home", "Garage", "Home"]
    let files = titles.enumerated().map { place, title in
      (path: "pages/\(place).md", text: CalendarSample.file("page", title, "- [ ] Sweep (due: 2026-11-2\(place))"))
    }
    let items = CalendarSample(files).items()
    let days = items.compactMap { item -> CivilDate? in if case .toDo(let toDo) = item.body { toDo.due } else { nil } }
    #expect(days == (20...24).compactMap { CivilDate("2026-11-\($0)") })
    #expect(Set(items.map(\.uid)).count == titles.count)
    for place in 0..<2 { #expect(items[place].uid == CalendarSample([files[place]]).items().first?.uid) }
  }

  /// What has a name keeps its identifier when only a part of the vault is told.
  @Test func aPartHasTheIdentifiersOfTheWhole() {
    let files = [Self.day("- 09:00 - 10:00 Work", "- 11:00 - 12:00 Work"), Self.project("- [ ] Work (due: 2026-11-23)")]
    let all = Set(CalendarSample(files).items().map(\.uid))
    let sample = CalendarSample(files)
    #expect(Set(sample.items(CalendarOptions(from: CivilDate("2026-11-23"))).map(\.uid)).isSubset(of: all))
    var vault = sample.vault
    vault.files[1].isChosen = false
    #expect(Set(CalendarItems.all(of: vault).map(\.uid)).isSubset(of: all))
  }

  @Test(arguments: [
    ("- [ ] Call (due: 2026-12-01, notify: 09:15)", CalendarOptions.TaskForm.todo, "TRIGGER;RELATED=END:PT9H15M"),
    ("- [ ] Call (due: 2026-12-01, notify: yes)", .todo, "TRIGGER;RELATED=END:PT7H"),
    ("- [ ] Call (due: 2026-12-01, notify: 00:00)", .todo, "TRIGGER;RELATED=END:PT0S"),
    ("- [ ] Call (due: 2026-12-01, notify: 09:00)", .event, "TRIGGER;RELATED=START:PT9H"),
    ("- [ ] Call (every: fri, at: 10:00, notify: 09:30)", .todo, "TRIGGER;RELATED=END:-PT30M"),
    ("- [ ] Call (every: fri, at: 10:00, notify: 09:30)", .event, "TRIGGER;RELATED=START:-PT30M"),
  ])
  func alarmsHaveAnAnchor(line: String, form: CalendarOptions.TaskForm, trigger: String) {
    let lines = CalendarSample([Self.project(line)]).lines(CalendarOptions(tasks: form))
    #expect(lines.filter { $0.hasPrefix("TRIGGER") } == [trigger])
  }

  /// A copy is told by its project, one of no project by its day; what leaves out a block of the routine says nothing else.
  @Test func tasksOfADayAreToldOnce() {
    let root = ("tidemark.md", CalendarSample.file("vault", "Vault", "## Routine\n", "- 18:00 Walk"))
    let sample = CalendarSample([
      root, Self.project("- [ ] Paint (due: 2026-12-01)"),
      Self.day("- [ ] Paint (project: House)", "- [ ] Milk", "- [ ] Bread (due: 2026-11-24)", "- [-] Walk", "- [-] Jam"),
    ])
    let tasks = sample.items().compactMap { item -> String? in
      guard case .toDo(let toDo) = item.body else { return nil }
      return "\(item.summary) \(toDo.due) \(toDo.state == .dropped ? "dropped" : "open")"
    }
    #expect(tasks == ["Paint 2026-12-01 open", "Milk 2026-11-23 open", "Bread 2026-11-24 open", "Jam 2026-11-23 dropped"])
  }

  /// A day leaves out a block of the routine, or has its own in its place, by its name.
  @Test(arguments: [
    ("Tea", "- [-] Tea.", true), ("Tea #x", "- [-] Tea", true), (#"A \* b"#, "- [-] A * b", true),
    ("Tea", "- 17:00 - 18:00 Tea #x", true), ("Tea", "- [-] tea", false),
  ])
  func aDayChangesTheRoutineByName(title: String, line: String, isChanged: Bool) {
    let root = ("tidemark.md", CalendarSample.file("vault", "Vault", "## Routine\n", "- 15:00 - 16:00 \(title)"))
    let sample = CalendarSample([root, Self.day(line)])
    #expect(sample.lines().contains("EXDATE:20261123T150000") == isChanged)
    let toDos = sample.items().filter { if case .toDo = $0.body { true } else { false } }
    #expect(toDos.isEmpty == isChanged)
  }

  /// What is below a task of a block is told below it, of the routine as of a day.
  @Test(arguments: [
    ("- [ ] Sit\n    - [x] bell\n    - a word\n  - a note", #"[ ] Sit\n  - [x] bell\n  - a word\n- a note"#),
    ("- [-] Sit (project: House)\n\n    Softly.\n  - [x] Stand", #"[-] Sit (House)\n  Softly.\n[x] Stand"#),
    ("- Then\n    - [ ] Sit\n      - [ ] bell", #"[ ] Sit\n  - [ ] bell\n- Then"#),
  ])
  func stepsOfTasksInABlockAreTold(lines: String, description: String) {
    let block = "- 17:00 - 17:30 Gym\n  " + lines
    let root = (path: "tidemark.md", text: CalendarSample.file("vault", "Vault", "## Routine\n", block))
    for file in [Self.day(block), root] {
      #expect(CalendarSample([file]).lines().filter { $0.hasPrefix("DESCRIPTION:") } == ["DESCRIPTION:" + description])
    }
  }

  /// Colors and categories are those of the block, else of the project of all its tasks.
  @Test(arguments: [
    ("- 09:00 Work\n  - [ ] Paint (project: House)", "COLOR:mediumaquamarine", "CATEGORIES:House"),
    ("- 09:00 Work (color: red) #a #b\n  - [ ] Paint (project: house)", "COLOR:red", "CATEGORIES:House,a,b"),
    ("- 09:00 Work\n  - [ ] Paint (project: House)\n  - [ ] Milk", nil, "CATEGORIES:House"),
    ("- 09:00 Work", nil, nil),
  ])
  func blocksHaveALook(lines: String, color: String?, categories: String?) {
    let house = ("projects/house.md", CalendarSample.file("project", "House", properties: "color: mint\n"))
    let found = CalendarSample([house, Self.day(lines)]).lines()
    #expect(found.first { $0.hasPrefix("COLOR") } == color)
    #expect(found.first { $0.hasPrefix("CATEGORIES") } == categories)
  }

  /// The same on a later day but for what begins with today: one that follows from nothing but the files.
  @Test func theSameFilesGiveTheSameBytes() {
    let files = [Self.day("- 09:00 Work"), Self.project("- [ ] Paint (due: 2026-12-01)")]
    let lines = CalendarSample(files).lines()
    #expect(CalendarSample(files).lines() == lines)
    #expect(CalendarSample(files, today: CalendarSample.today.adding(days: 1)).lines() == lines)
  }

  @Test(arguments: ["notify: off\n", "notify: 07:30\n", ""])
  func theNumberOfWeeksIsToldAsTheLifeSays(property: String) {
    let life = ("life.md", CalendarSample.file("life", "Life", properties: "born: 1984-03-09\nexpectancy: 85\n" + property))
    let lines = CalendarSample([life]).lines()
    let numbers = lines.filter { $0.hasPrefix("SUMMARY:2\\,") }
    #expect(numbers.first == (property == "notify: off\n" ? nil : "SUMMARY:2\\,191 weeks"))
    #expect(numbers.count == (property == "notify: off\n" ? 0 : 58))
    #expect(lines.contains("DTSTART:20261120T\(property.isEmpty ? "0800" : "0730")00") == !numbers.isEmpty)
  }

  @Test func whatIsSetAsideIsNotTold() {
    let page = CalendarSample.file(
      "page",
      "Page",
      "## Now\n",
      "- 2026-12-01 Day\n",
      "## Things that used to matter\n",
      "- 2026-12-02 Old"
    )
    #expect(CalendarSample([("pages/a.md", page)]).items().map(\.summary) == ["Day"])
  }
}
