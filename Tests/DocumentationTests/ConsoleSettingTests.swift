import TestSupport
import Testing

@Suite struct ConsoleSettingTests {
  @Test func aConsoleAloneRunsItsCommandsAsTheyAre() throws {
    #expect(try #require(ConsoleSetting(info: "console")).line(for: "ls") == "ls")
  }

  @Test(arguments: ["", "text", "consoles", "console home 2026-11-20"])
  func otherBlocksAreNone(_ info: String) {
    #expect(ConsoleSetting(info: info) == nil)
  }

  @Test func aFolderAndADayHold() throws {
    let shell = try Shell()
    defer { shell.remove() }
    let setting = try #require(ConsoleSetting(info: "console Examples 2026-11-20 10:15"))
    let today = try shell.output(of: setting.line(for: "tidemark today"))
    #expect(today.first == "Today, Friday 2026-11-20, 10:15")
    // A command that takes no day.
    #expect(try shell.output(of: setting.line(for: "tidemark explain half-range | head -n 1")) == ["# half-range"])
  }

  @Test func theDayIsNotTold() throws {
    let shell = try Shell()
    defer { shell.remove() }
    let setting = try #require(ConsoleSetting(info: "console Examples 2026-11-20 10:15"))
    _ = try shell.output(of: setting.line(for: "tidemark log swim"))
    let undone = try shell.output(of: setting.line(for: "tidemark undo")).map(setting.shown)
    #expect(undone.first == "undone: “tidemark log swim” of 2026-11-20 10:15")
  }
}
