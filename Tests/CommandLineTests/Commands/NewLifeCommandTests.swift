import TestSupport
import Testing

@testable import CommandLine

@Suite struct NewLifeCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func hasPhasesAndThisYear() throws {
    let run = folder.run("new life --born 1990-06-14 -o @/l/life.md --today 2026-11-20")
    #expect(run.output == "@/l/life.md: created\n")
    #expect(
      try folder.text("l/life.md") == """
        ---
        kind: life
        born: 1990-06-14
        ---

        # My life in weeks

        ## Phases

        ## 2026

        """
    )
  }

  /// Born today, on a leap day, long ago; the first and the last day of a year.
  @Test(arguments: [
    ["--born", "2026-11-20"], ["--born", "2024-02-29", "--expectancy", "1"], ["--born", "1850-01-01", "--expectancy", "130"],
    ["Gran #", "--born", "1938-02-28"],
  ])
  func lintsClean(arguments: [String]) throws {
    for day in ["2026-11-20", "2027-01-01", "2028-12-31"] {
      #expect(folder.run(["new", "life", "--today", day, "-o", "@/\(day).md"] + arguments).status == .success)
      let lint = folder.run("lint --strict @/\(day).md --today \(day)")
      #expect(lint.output.isEmpty && lint.status == .success)
      #expect(folder.run("fmt --check @/\(day).md").status == .success)
    }
    #expect(
      folder.run(["new", "life", "--today", "2026-11-20", "-o", "@/2026-11-20.md"] + arguments).error.contains("exists already")
    )
  }

  @Test(arguments: ["14 june 1990", "june 14 1990", "14.6.1990", "1990-6-14", "14th of June 1990"])
  func readsTheDayOfBirthAsDaysAreRead(words: String) throws {
    let run = folder.run(["new", "life", "--born", words, "--today", "2026-11-20", "-o", "@/life.md"])
    #expect(run.status == .success, "\(run.error)")
    #expect(try folder.text("life.md").contains("born: 1990-06-14\n"))
  }

  @Test(arguments: ["14 june", "yesterday", "fri", "3d", "the 14th", "end of 1990"])
  func aDayThatHangsOnTodayIsNoBirth(words: String) throws {
    let run = folder.run(["new", "life", "--born", words, "--today", "2026-11-20", "-o", "@/life.md"])
    #expect(run.error.contains("“--born” needs a day like 1990-06-14, not “\(words)”"))
  }

  @Test(arguments: [
    ("", "name the day of birth, as in “--born 1990-06-14”"),
    ("--born 1990", "“--born” needs a day like 1990-06-14, not “1990”"),
    ("--born 1990-06-31", "“--born” needs a day like 1990-06-14, not “1990-06-31”"),
    ("--born 2026-11-21", "2026-11-21 is after today, 2026-11-20; a life counts from a day that has been"),
    ("--born 1990-06-14 --expectancy 0", "“--expectancy” needs a number of years from 1 to 130, not “0”"),
    ("--born 1990-06-14 --expectancy 131", "“--expectancy” needs a number of years from 1 to 130, not “131”"),
  ])
  func refusesWhatCannotBe(options: String, message: String) throws {
    let run = folder.run("new life --today 2026-11-20 -o @/life.md \(options)")
    #expect(run.error == "tidemark new life: \(message)\n" && run.status == .couldNotRun)
    #expect(try folder.names().isEmpty)
  }

  /// The place depends on the folder of the process.
  @Test func goesToTheRootOfTheVault() throws {
    let line = "tidemark new life --born 1990-06-14 && tidemark new activities"
    func beginning(_ path: String) -> String {
      "\(path)life.md: created\n\(path)activities.md: created\n  next: tidemark activity add Tennis  adds one\n"
        + "  its only activity is “A walk”; give it your words\n  type: tidemark edit \"A walk\" \"Your words\" --in "
        + "\(path)activities.md\n"
    }
    #expect(try ProgramRun(line, in: folder).text == beginning(""))
    try folder.write("vault/tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    try folder.write("vault/sub/")
    #expect(try ProgramRun("cd vault/sub && \(line)", in: folder).text == beginning("../"))
    #expect(try folder.names(in: "vault").contains("life.md"))
  }
}
