import Foundation
import TestSupport
import Testing

@testable import CommandLine

@Suite struct ProjectsCommandTests {
  @Test func printsJSON() throws {
    let run = try TaskVault().run("projects --json")
    let list = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let projects = try #require(list["projects"] as? [[String: Any]])
    #expect(projects.map { $0["title"] as? String } == ["Thesis", "東京への引っ越し", "An empty one"])
    #expect(projects[0]["icon"] as? String == "📘")
    #expect(projects[0]["color"] as? String == "blue")
    #expect(projects[0]["line"] as? Int == 7)
    #expect((projects[0]["tasks"] as? [[String: Any]])?.count == 11)
    #expect((projects[0]["nextBlock"] as? [String: Any])?["name"] as? String == "Deep work")
    let all = try #require(list["all"] as? [String: Any])
    #expect(all["title"] as? String == "All")
    #expect(all["open"] as? Int == 8)
    #expect(all["waiting"] as? Int == 1)
    #expect(all["dueByToday"] as? Int == 3)
    #expect(all["nextDue"] as? String == "2026-11-20")
  }

  @Test func aFileThatCannotBeReadIsToldAndTheRestIsShown() throws {
    let vault = try TaskVault()
    try vault.folder.link("gone.md", to: "nowhere.md")
    let run = vault.run("projects --plain")
    #expect(run.lines.contains { $0.hasPrefix("Thesis: ") })
    #expect(run.status == .success)
    #expect(run.error.hasSuffix("gone.md: a symbolic link to a file that is not there (skipped)\n"))
  }
}
