import Chronology
import Editing
import Testing

@Suite struct BlockNameTests {
  private static let days = """
    ==> days/2026-11-19.md <==
    ---
    kind: day
    ---

    # 2026-11-19

    - 09:00 School

    ==> days/2026-11-20.md <==
    ---
    kind: day
    ---

    # 2026-11-20

    - 08:20 - 12:30 School
    - 13:15 - 15:40 School
    - 17:00

    ==> days/2026-11-23.md <==
    ---
    kind: day
    ---

    # 2026-11-23

    - 08:20 Staff meeting
    """

  @Test(arguments: [
    ("13:15", "days/2026-11-20.md:8"), ("time block", "days/2026-11-20.md:9"), ("staff", "days/2026-11-23.md:7"),
    ("days/2026-11-19.md:7", "days/2026-11-19.md:7"),
  ])
  func aBlockIsNamedByWordsTimeOrLine(name: String, place: String) throws {
    var vault = EditScene(BlockNameTests.days).edited
    let block = try vault.block(named: name)
    #expect(try vault.place(of: block) == place)
    #expect(vault.revisions.isEmpty)
  }

  @Test func aBlockOfADayIsLookedForThere() throws {
    var vault = EditScene(BlockNameTests.days).edited
    #expect(try vault.place(of: try vault.block(named: "School", on: CivilDate("2026-11-19")!)) == "days/2026-11-19.md:7")
  }

  @Test func aFileCanBeNamed() throws {
    var vault = EditScene(BlockNameTests.days).edited
    #expect(try vault.place(of: try vault.block(named: "staff", in: "2026-11-23")) == "days/2026-11-23.md:7")
    #expect(try vault.place(of: try vault.block(named: "staff", in: "days/2026-11-23.md")) == "days/2026-11-23.md:7")
  }

  @Test(arguments: [
    ("School 13:15", "days/2026-11-20.md:8"), ("school at 1:15pm", "days/2026-11-20.md:8"),
    ("Sch 8:20", "days/2026-11-20.md:7"),
    ("staff 8:20", "days/2026-11-23.md:7"),
  ])
  func aNameMayHaveItsStart(name: String, place: String) throws {
    var vault = EditScene(BlockNameTests.days).edited
    #expect(try vault.place(of: try vault.block(named: name)) == place)
  }

  @Test func severalOfANameAreToldByTheirStarts() {
    var vault = EditScene(BlockNameTests.days).edited
    #expect {
      _ = try vault.block(named: "School") { ["block", "split", $0] }
    } throws: { error in
      (error as? EditRefusal)?.commands == [["block", "split", "School 08:20"], ["block", "split", "School 13:15"]]
    }
  }

  @Test func whatIsNotClearIsRefused() {
    EditScene(BlockNameTests.days).expectRefusal("at 08:20, 13:15", "days/2026-11-20.md:8 13:15 School", "by its start") {
      _ = try $0.block(named: "School")
    }
    EditScene(BlockNameTests.days).expectRefusal("no time block is called “Gym”") { _ = try $0.block(named: "Gym") }
    EditScene(BlockNameTests.days).expectRefusal("no time block is called “Staff”") {
      _ = try $0.block(named: "Staff", on: EditScene.today)
    }
  }
}
