import TestSupport
import Testing

@testable import CommandLine

@Suite struct LifeCommandTests {
  static let life = """
    ---
    kind: life
    born: 1990-06-14
    expectancy: 85
    view: mono
    ---

    # My life in weeks

    ## Phases

    - 1990-06-14 - 1996-08-31 Infancy
    - 1996-09-01 School (color: blue)

    ## 2026

    - 2026-11-16 Finished the outline (rating: good, category: growth)

    """

  private func run(_ line: String, _ life: String? = life, isTerminal: Bool = false) throws -> CommandRun {
    let vault = try TaskVault(life.map { ["life.md": $0] } ?? [:])
    return vault.run(line, isTerminal: isTerminal)
  }

  @Test func showsWhereTheLifeStands() throws {
    let run = try run("life")
    #expect(run.status == .success)
    #expect(run.output.contains("1,902 weeks lived · 2,518 remaining · 4,420 in all · 43 %\n"))
    #expect(
      run.output.contains("Week 1,902 · November 2026 · this week\n2026-11-19 - 2026-11-25 · age 36 · School\nnot marked\n")
    )
    #expect(run.output.contains("1 week marked · 1 in a row, this week pending · 1 at most\n"))
  }

  @Test func printsTheNumberAlone() throws {
    #expect(try run("life --remaining").output == "2,518\n")
    #expect(try run("life --remaining --json").output == "2518\n")
    #expect(try run("life --remaining --json --grid").output == "2518\n")
    #expect(try run("life --remaining --plain").output == "2,518\n")
  }

  @Test(arguments: [
    ("life --week", "Week 1,902 · November 2026 · this week"),
    ("life --week 2026-11-16", "Week 1,901 · November 2026 · last week"),
    ("life 1,547", "Week 1,547 · January 2020 · 355 weeks ago"),
    ("life --week yesterday", "Week 1,902 · November 2026 · this week"),
  ])
  func showsOneWeek(line: String, heading: String) throws {
    #expect(try run(line).lines.first == heading)
  }

  @Test func aWeekThatIsNotThereIsSaid() throws {
    let before = try run("life --week 1990-06-13")
    #expect(before.status == .couldNotRun)
    #expect(before.error == "tidemark life: 1990-06-13 is before birth, 1990-06-14\n")
    #expect(try run("life --week nonsense").status == .couldNotRun)
  }

  @Test func showsGrids() throws {
    #expect(try run("life --grid").lines.first == "age 1        10        20        30        40        50")
    #expect(try run("life --zoom decade").lines[1].hasPrefix(" 30 ■"))
    #expect(try run("life --zoom year").lines.first == "Age 36 · 52 weeks · 2026-06-18 - 2027-06-16")
    #expect(try run("life --zoom year 1").lines.first == "Age 0 · 53 weeks · 1990-06-14 - 1991-06-19")
  }

  @Test func theFileSaysWhetherInColorUnlessTheLineDoes() throws {
    let blue = "\u{1B}[38;5;68m"
    #expect(try !run("life --grid", isTerminal: true).output.contains(blue))
    #expect(try run("life --grid --color always").output.contains(blue))
    #expect(try !run("life --grid --color always --mono").output.contains(blue))
    let colored = LifeCommandTests.life.replacing("view: mono", with: "view: color")
    #expect(try run("life --grid", colored, isTerminal: true).output.contains(blue))
    #expect(try !run("life --grid --mono", colored, isTerminal: true).output.contains(blue))
  }

  @Test func printsJSONAndPlainLines() throws {
    #expect(try run("life --json").output.contains("\"remaining\": 2518"))
    #expect(try run("life --json --week 1").output.contains("\"title\": \"Week 1 · June 1990\""))
    #expect(try run("life --json --zoom year").output.contains("\"zoom\": \"year\""))
    #expect(try run("life --plain").lines[1] == "1,902 weeks lived, 2,518 remaining, 4,420 in all, 43 percent.")
    #expect(try run("life --plain --grid").lines.count == 86)
    #expect(
      try run("life --plain --week").lines == [
        "Week 1,902, November 2026, 2026-11-19 to 2026-11-25, this week, age 36, phase School.", "Not marked.", "",
      ]
    )
  }

  @Test func saysHowToBegin() throws {
    let none = try run("life", nil)
    #expect(none.status == .success)
    #expect(none.lines.first == "There is no life in weeks.")
    #expect(none.output.contains("  born: 1990-06-14\n"))
    #expect(try run("life --json", nil).output == "null\n")
    let number = try run("life --remaining", nil)
    #expect(
      number.status == .couldNotRun && number.output.isEmpty && number.error == "tidemark life: There is no life in weeks.\n"
    )
  }

  @Test func aLifeWithoutBirthIsSaid() throws {
    let run = try run("life", LifeCommandTests.life.replacing("born: 1990-06-14\n", with: ""))
    #expect(run.status == .couldNotRun)
    #expect(
      run.error.hasPrefix("tidemark life: life.md says no day of birth") || run.error.contains("life.md says no day of birth")
    )
  }

  @Test func ofSeveralLivesItSaysWhichOneItIs() throws {
    let vault = try TaskVault(["a.md": LifeCommandTests.life, "b.md": LifeCommandTests.life])
    let run = vault.run("life --remaining")
    #expect(run.output == "2,518\n")
    #expect(run.error.contains("several files are lives; this is "))
  }
}
