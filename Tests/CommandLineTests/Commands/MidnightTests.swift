import Chronology
import TestSupport
import Testing

@testable import CommandLine

/// Before the vault's `midnight` it is the day before, for each command that asks what day it is. The date is the machine's, as these
/// commands are not told one.
@Suite struct MidnightTests {
  private let folder: TemporaryFolder
  private let yesterday: CivilDate

  init() throws {
    folder = try TemporaryFolder()
    yesterday = Clock.now().date.adding(days: -1)
    try folder.write("tidemark.md", "---\nkind: vault\nmidnight: 11:59\n---\n\n# Vault\n")
    try folder.write("page.md", "---\nkind: page\n---\n\n# Page\n\n- Exam (until: \(yesterday))\n")
  }

  private func run(_ arguments: String...) -> CommandRun {
    let run = CommandRun(arguments + ["--now", "01:30"])
    #expect(run.status == .success, "\(run.error)")
    return run
  }

  @Test func exportCountsForTheVaultsDay() {
    let output = run("export", folder.path + "/page.md").output
    let day = CommandRun("export", folder.path + "/page.md", "--today", "\(yesterday)").output
    let clock = CommandRun("export", folder.path + "/page.md", "--today", "\(yesterday.adding(days: 1))").output
    #expect(output == day && output != clock)
  }

  @Test func newFilesBeginOnTheVaultsDay() throws {
    _ = run("new", "ritual", "Tea", "--habit", "Drink", "--output", folder.path + "/tea.md")
    #expect(try folder.text("tea.md").contains("## Arc 1: \(yesterday) - "))
    _ = run("new", "activities", "--activity", "Tennis", "--output", folder.path + "/activities.md")
    _ = run("new", "page", "Plans", "--output", folder.path + "/plans.md")
    _ = run("new", "project", "Home", "--output", folder.path + "/home.md")
  }

  @Test func lintKnowsTheVaultsDay() throws {
    try folder.write("tea.md", "---\nkind: page\n---\n\n# Tea\n\n- Tea (streak: daily)\n  - \(yesterday.adding(days: 1))\n")
    let late = CommandRun("lint", folder.path, "--strict", "--now", "01:30")
    let clear = CommandRun("lint", folder.path, "--strict", "--now", "12:00")
    #expect(late.output != clear.output)
  }
}
