import Chronology
import Editing
import SourceText
import TestLaws
import Testing

@Suite struct DayFileTests {
  private static let root = """
    ==> tidemark.md <==
    ---
    kind: vault
    ---

    # My vault

    ## Routine

    - 22:00 - 06:00 Sleep
    - 09:00 - 10:30 ✍️ The book (every: weekday, color: indigo, notify: start)
      The lamp.
      - [x] Two pages
    - 10:00 - 11:00 Market (every: fri sat)
    - 06:00 ☕ Coffee

    """

  @Test func theRoutineIsWritten() throws {
    let new = try EditScene(DayFileTests.root).edited.newDay(on: EditScene.today)
    #expect(new.name == "days/2026-11-20.md")
    #expect(
      new.text == """
        ---
        kind: day
        ---

        # 2026-11-20 Friday

        - 06:00 - 07:00 ☕ Coffee
        - 09:00 - 10:30 ✍️ The book (notify: start, color: indigo)
          The lamp.
          - [ ] Two pages
        - 22:00 - 24:00 Sleep

        """
    )
    #expect(new.leftOut.map(\.text) == ["Market"])
    expectLaws(SourceText(new.text), new.name)
  }

  @Test(arguments: [
    ("2026-11-21", ["Coffee", "Market", "Sleep"]), ("2026-11-22", ["Coffee", "Sleep"]),
    ("2026-11-23", ["Coffee", "The book", "Sleep"]),
  ])
  func onlyWhatIsDueIsWritten(date: String, names: [String]) throws {
    let new = try EditScene(DayFileTests.root).edited.newDay(on: CivilDate(date)!)
    let lines = new.text.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(lines.count == names.count)
    for (line, name) in zip(lines, names) { #expect(line.contains(name)) }
  }

  @Test func aDayThatHasAFileIsRefused() {
    let scene = "==> notes/friday.md <==\n---\nkind: day\n---\n\n# Friday 2026-11-20\n"
    EditScene(scene).expectRefusal("notes/friday.md is the file of 2026-11-20 already") {
      _ = try $0.newDay(on: EditScene.today)
    }
  }

  @Test func aFileGoesBesideTheOtherDays() throws {
    let scene = "==> journal/2026/2026-11-20.md <==\n---\nkind: day\n---\n\n# 2026-11-20\n"
    #expect(try EditScene(scene).edited.newDay(on: EditScene.today.adding(days: 1)).name == "journal/2026/2026-11-21.md")
    #expect(try EditScene(scene).edited.newDay(on: EditScene.today.adding(days: 1)).text.hasSuffix("# 2026-11-21 Saturday\n"))
  }
}
