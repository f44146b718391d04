import Chronology
import Editing
import Testing

/// What was carried over from an earlier day is settled by its later line, whatever becomes of that.
@Suite struct LeftOverSettlingTests {
  private static func day(_ date: String, _ lines: String...) -> String {
    "==> days/\(date).md <==\n---\nkind: day\n---\n\n# \(date)\n\n" + lines.map { $0 + "\n" }.joined() + "\n"
  }

  /// Carried over twice: from Wednesday to Thursday and on to today, Friday.
  private static let vault =
    day("2026-11-16", "- [x] Call Mum") + day("2026-11-18", "- [ ] Call Mum", "- [ ] Bread")
    + day("2026-11-19", "- [ ] Call Mum (due: 2026-11-21)", "- [ ] Pears", "- 09:00 Desk", "  - [ ] Slides")
    + day("2026-11-20", "- [ ] Call Mum (due: 2026-11-21)", "- [x] Pears", "- 09:00 Desk", "  - [ ] Slides")
    + "==> projects/house.md <==\n---\nkind: project\n---\n\n# House\n\n- [ ] Paint\n"

  private func leftOver(after change: (inout EditedVault) throws -> Void) throws -> [String] {
    var vault = EditScene(Self.vault).edited
    try change(&vault)
    let count = vault.notes.count
    try vault.carryOver()
    return vault.notes.dropFirst(count).filter { $0.hasPrefix("carried over: ") }.map {
      String($0.prefix { $0 != "”" }.dropFirst(15))
    }
  }

  @Test func nothingIsSettledBefore() throws {
    #expect(try leftOver { _ in } == ["Bread"])
  }

  @Test func aNameIsGivenToAllLinesOfTheTask() throws {
    for isRenamed in [true, false] {
      EditScene(Self.vault).expect(
        """
        days/2026-11-18.md:
        -- [ ] Call Mum
        +- [ ] Call Dad
        days/2026-11-19.md:
        -- [ ] Call Mum (due: 2026-11-21)
        +- [ ] Call Dad (due: 2026-11-21)
        days/2026-11-20.md:
        -- [ ] Call Mum (due: 2026-11-21)
        +- [ ] Call Dad (due: 2026-11-21)
        """
      ) { vault in
        let task = try vault.dayTask(named: "Call Mum")
        try isRenamed ? vault.rename(task, to: "Call Dad") : vault.edit(task, to: "Call Dad")
      }
    }
    #expect(try leftOver { try $0.rename($0.dayTask(named: "Call Mum"), to: "Call Dad") } == ["Bread"])
  }

  /// Named by its line, that of a past day takes the later ones along.
  @Test func aLineOfAPastDayIsNoNewTask() throws {
    let change: (inout EditedVault) throws -> Void = {
      try $0.rename($0.subject(named: "days/2026-11-18.md:7"), to: "Call Dad")
    }
    #expect(try leftOver(after: change) == ["Bread"])
    var vault = EditScene(Self.vault).edited
    try change(&vault)
    #expect(vault.notes.filter { $0.hasPrefix("renamed there too: ") }.count == 2)
  }

  @Test func whatIsRemovedIsGivenUpWhereItWasLeft() throws {
    EditScene(Self.vault).expect(
      """
      .trash/2026-11-20-call-mum.md:
      +- [ ] Call Mum (due: 2026-11-21)
      days/2026-11-19.md:
      -- [ ] Call Mum (due: 2026-11-21)
      +- [-] Call Mum (due: 2026-11-21)
      days/2026-11-20.md:
      -- [ ] Call Mum (due: 2026-11-21)
      """
    ) { try $0.remove($0.dayTask(named: "Call Mum")) }
    var vault = EditScene(Self.vault).edited
    try vault.remove(vault.dayTask(named: "Call Mum"))
    #expect(vault.notes.last == "no longer left over: “Call Mum” of Thu 19 Nov 2026, days/2026-11-19.md:7")
    #expect(try leftOver { try $0.remove($0.dayTask(named: "Call Mum")) } == ["Bread"])
    #expect(try leftOver { try $0.unschedule("Call Mum") } == ["Bread"])
    #expect(try leftOver { try $0.removeBlock(named: "Desk") } == ["Bread"])
    #expect(try leftOver { try $0.drop($0.dayTask(named: "Call Mum"), on: EditScene.today) } == ["Bread"])
  }

  /// What was done was not given up: the day before says still that it was open then.
  @Test func whatWasDoneIsTold() throws {
    var vault = EditScene(Self.vault).edited
    try vault.remove(vault.subject(named: "Pears"))
    let told = "left over again: “Pears” of Thu 19 Nov 2026, days/2026-11-19.md:8; `tidemark drop` with its name gives it up"
    #expect(vault.notes.last == told)
    #expect(try leftOver { try $0.remove($0.subject(named: "Pears")) } == ["Bread", "Pears"])
  }

  @Test func aWholeDayTellsWhatItHadSettled() throws {
    var vault = EditScene(Self.vault).edited
    try vault.remove(vault.subject(named: "days/2026-11-20.md"))
    #expect(vault.notes.filter { $0.hasPrefix("left over again: ") }.count == 3)
  }

  @Test func aTaskOfADayGoesToAProjectAndStaysPlanned() throws {
    EditScene(Self.vault).expect(
      """
      days/2026-11-18.md:
      -- [ ] Call Mum
      +- [ ] Call Mum (project: House)
      days/2026-11-19.md:
      -- [ ] Call Mum (due: 2026-11-21)
      +- [ ] Call Mum (project: House)
      days/2026-11-20.md:
      -- [ ] Call Mum (due: 2026-11-21)
      +- [ ] Call Mum (project: House)
      projects/house.md:
      +- [ ] Call Mum (due: 2026-11-21)
      """
    ) { try $0.moveTask($0.movableTask(named: "Call Mum"), to: $0.project(named: "House")) }
    #expect(try leftOver { try $0.moveTask($0.movableTask(named: "Call Mum"), to: $0.project(named: "House")) } == ["Bread"])
  }

  /// What an earlier day left open is named like what is open today.
  @Test func whatIsLeftOverGoesToAProject() throws {
    var vault = EditScene(Self.vault).edited
    try vault.moveTask(vault.movableTask(named: "Bread"), to: vault.project(named: "House"))
    let said = "moved: “Bread” to “House”, projects/house.md:8; it stays planned on Wed 18 Nov 2026, days/2026-11-18.md:8"
    #expect(vault.notes == [said])
  }

  /// What today shows is named like a task of today, and what was done on a past day is not.
  @Test func whatIsLeftOverIsNamed() throws {
    EditScene(Self.vault).expect("-- [ ] Bread\n+- [ ] Rolls") { try $0.rename($0.subject(named: "bread"), to: "Rolls") }
    let done = EditScene(Self.vault.replacing("- [ ] Bread", with: "- [x] Bread"))
    done.expectRefusal("is in the file of a past day") { _ = try $0.subject(named: "bread") }
  }

  @Test func onlyItemsOfPagesAreSetAside() {
    EditScene(Self.vault).expectRefusal("is not an item of a page") {
      try $0.setAside($0.dayTask(named: "Call Mum"))
    }
  }
}
