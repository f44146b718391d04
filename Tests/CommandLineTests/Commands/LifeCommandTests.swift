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
    #expect(run.output.contains("\n1 week marked\n"))
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

  /// Only what is read as a week may be a year.
  @Test(arguments: ["life 2001 yesterday", "life 2001 1,902", "life --in 2001 1,902"])
  func aLifeMayBeCalledLikeAYear(line: String) throws {
    let run = try run(line, LifeCommandTests.life.replacing("# My life in weeks", with: "# 2001"))
    #expect(run.status == .success && run.error.isEmpty, "\(run.error)")
  }

  @Test(arguments: ["life 2001 2001", "life 2001"])
  func aYearIsNoWeek(line: String) throws {
    let run = try run(line, LifeCommandTests.life.replacing("# My life in weeks", with: "# 2001"))
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasPrefix("tidemark life: 2001 may be a year, and a week is meant"), "\(run.error)")
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
    #expect(none.lines.first == "There is no life in weeks yet.")
    #expect(none.output.contains("  tidemark new life --born 1990-06-14  "))
    #expect(try run("life --json", nil).output == "null\n")
    let number = try run("life --remaining", nil)
    #expect(
      number.status == .couldNotRun && number.output.isEmpty
        && number.error == "tidemark life: There is no life in weeks yet.\n"
    )
  }

  @Test func aLifeWithoutBirthIsSaid() throws {
    let run = try run("life", LifeCommandTests.life.replacing("born: 1990-06-14\n", with: ""))
    #expect(run.status == .couldNotRun)
    #expect(
      run.error.hasPrefix("tidemark life: life.md says no day of birth") || run.error.contains("life.md says no day of birth")
    )
  }

  @Test func aDayOfBirthThatIsNotReadIsNamed() throws {
    let run = try run("life", LifeCommandTests.life.replacing("born: 1990-06-14\n", with: "born: 14 June 1990\n"))
    #expect(run.status == .couldNotRun)
    #expect(
      run.error.contains("life.md:3 says no day of birth: “14 June 1990” is not read as a date; write “born: 1990-06-14”.")
    )
  }

  private static let mum = life.replacing("1990-06-14\n", with: "1958-02-03\n").replacing(
    "My life in weeks",
    with: "Mum's life"
  )

  private static func vault(_ lives: [String: String], root: String = "") throws -> TaskVault {
    try TaskVault(lives.merging(["tidemark.md": "---\nkind: vault\n---\n\n# Vault\n\n\(root)"]) { $1 })
  }

  @Test func ofSeveralLivesItSaysWhichOneItIs() throws {
    let vault = try LifeCommandTests.vault(["b.md": LifeCommandTests.life, "a.md": LifeCommandTests.mum])
    let run = vault.run("life")
    #expect(run.error == "tidemark life: several files are lives; this is @/a.md: “tidemark lint” says how to name yours\n")
    #expect(run.lines[0] == "Mum's life")
    #expect(vault.run("life --plain").lines[1] == "File: @/a.md")
    #expect(run.output.hasSuffix("\n1 other life: My life in weeks. “tidemark life NAME” shows it.\n"))
    #expect(vault.run("life My").error.isEmpty)
  }

  @Test(arguments: [
    ("life", "My life in weeks"), ("life --plain", "My life in weeks: "), ("life mum", "Mum's life"),
    ("life mum's --plain", "Mum's life: "),
    ("life --in lives/mum.md", "Mum's life"), ("life --in mum", "Mum's life"),
    ("life mum --week", "Mum's life, @/lives/mum.md"),
    ("life mum 2024-03-15", "Mum's life, @/lives/mum.md"), ("life 2024-03-15", "My life in weeks, @/life.md"),
    ("life 2024-03-15 --in mum --plain", "Mum's life, @/lives/mum.md"), ("life mum --grid", "Mum's life, @/lives/mum.md"),
    ("life mum --zoom year --plain", "Mum's life, @/lives/mum.md"),
  ])
  func showsTheOneThatIsNamed(line: String, first: String) throws {
    let vault = try LifeCommandTests.vault(["life.md": LifeCommandTests.life, "lives/mum.md": LifeCommandTests.mum])
    let run = vault.run(line)
    #expect(run.error.isEmpty)
    #expect(run.lines[0].hasPrefix(first), "\(run.lines[0])")
  }

  @Test func theFirstThatTheRootNamesIsTheOwners() throws {
    let lives = ["lives/a.md": LifeCommandTests.mum, "lives/b.md": LifeCommandTests.life]
    let vault = try LifeCommandTests.vault(lives, root: "## Lives\n\n- [[My life in weeks]]\n")
    let run = vault.run("life")
    #expect(run.error.isEmpty)
    #expect(run.lines[0] == "My life in weeks")
    #expect(vault.run("glance").output.contains("2,518 weeks remaining · 43 % lived · My life in weeks"))
    #expect(vault.run("glance --json").output.contains("\"title\": \"My life in weeks\""))
    let json = vault.run("life --json").output
    #expect(json.contains("\"otherLives\": [") && json.contains("\"path\": \"@/lives/a.md\""))
  }

  @Test(arguments: [
    (
      "life dad",
      "tidemark life: no life is called “dad”; these are there:\n  @/life.md:8: My life in weeks\n  @/lives/mum.md:8: Mum's life\n"
    ),
    ("life mum dad", "tidemark life: “WEEK” needs the number of a week"),
    ("life --in dad.md", "tidemark life: no life is called “dad.md”; these are there:"),
    ("life life", "tidemark life: “life” may be any of these lives; write more of its title, or its path:\n"),
  ])
  func aNameThatIsNoneIsSaid(line: String, problem: String) throws {
    let vault = try LifeCommandTests.vault(["life.md": LifeCommandTests.life, "lives/mum.md": LifeCommandTests.mum])
    let run = vault.run(line)
    #expect(run.status == .couldNotRun)
    #expect(run.error.hasPrefix(problem), "\(run.error)")
  }

  /// What is marked is a week of the owner, where it is clear who that is.
  @Test func aMarkGoesToTheOwnersLife() throws {
    let lives = ["lives/a.md": LifeCommandTests.mum, "lives/b.md": LifeCommandTests.life]
    let vault = try LifeCommandTests.vault(lives, root: "## Lives\n\n- [[My life in weeks]]\n")
    #expect(vault.run("mark Fog --dry-run").output.contains("--- @/lives/b.md"))
    let undecided = try LifeCommandTests.vault(lives).run("mark Fog --dry-run")
    #expect(undecided.status == .couldNotRun)
    #expect(undecided.error.contains("the vault has 2 files of the kind life"))
  }

  @Test func ofOneLifeAWordThatIsNoWeekIsSaid() throws {
    let error = try run("life nonsense").error
    #expect(error.hasPrefix("tidemark life: no life is called “nonsense”; these are there:"))
    #expect(error.hasSuffix("nor is it the number of a week, or a day like 2026-11-20\n"))
  }
}
