import Chronology
import Editing
import Testing

@Suite struct UnschedulingTests {
  private let monday = CivilDate("2026-11-23")!

  @Test func allOpenCopiesOfDaysToComeGo() {
    EditScene(SchedulingTests.vault).expect(
      """
      days/2026-11-20.md:
      -    + [ ] Outline (project: Thesis)
      days/2026-11-23.md:
      -
      -- [ ] Outline (project: Thesis)
      -- 10:00 Outline
      -  - [ ] Outline (project: Thesis)
      """
    ) { try $0.unschedule("outline") }
  }

  @Test(arguments: [
    (nil, "Deep work", "-    + [ ] Outline (project: Thesis)"),
    (CivilDate("2026-11-23"), "10:00", "-- 10:00 Outline\n-  - [ ] Outline (project: Thesis)"),
  ])
  func oneBlockIsEnough(date: CivilDate?, block: String, diff: String) {
    EditScene(SchedulingTests.vault).expect(diff) { try $0.unschedule("Outline", on: date, block: block) }
  }

  @Test func aFileCanBeNamed() {
    EditScene(SchedulingTests.vault).expect("-    + [ ] Outline (project: Thesis)") {
      try $0.unschedule("Outline", in: "days/2026-11-20.md")
    }
  }

  @Test func aLineIsThatCopyAlone() {
    EditScene(SchedulingTests.vault).expect("-- [ ] Outline (project: Thesis)") { try $0.unschedule("days/2026-11-23.md:7") }
    EditScene(SchedulingTests.vault).expect(
      """
      .trash/2026-11-20-buy-milk.md:
      ++ [ ] Buy milk
      days/2026-11-20.md:
      -
      -+ [ ] Buy milk
      """
    ) { try $0.unschedule("Buy milk") }
  }

  @Test func whatIsNotPlannedIsRefused() {
    EditScene(SchedulingTests.vault).expectRefusal(
      "no open task called “Outlin e” is planned on 2026-11-20 or later",
      "Outline"
    ) {
      try $0.unschedule("Outlin e")
    }
    EditScene(SchedulingTests.vault).expectRefusal("no open task called “Outline” is planned in “Calls” on 2026-11-20") {
      try $0.unschedule("Outline", block: "Calls")
    }
  }

  @Test func whatStandsBelowIsKept() throws {
    let text = "==> a.md <==\n---\nkind: day\n---\n\n# 2026-11-20\n\n- [ ] Pack\n  - [ ] Socks\n- [ ] Pack bags\n"
    var vault = EditScene(text).edited
    try vault.unschedule("pack")
    #expect(vault.notes.count == 2 && vault.notes[1].contains(".trash/"))
    #expect(vault.revisions.count == 2)
    EditScene(text).expectRefusal("“pa” may mean different tasks", "a.md:9 Pack bags") { try $0.unschedule("pa") }
  }
}
