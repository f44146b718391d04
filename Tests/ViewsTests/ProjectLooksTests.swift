import Chronology
import Planner
import TestSupport
import Testing
import Vault

@testable import Views

@Suite struct ProjectLooksTests {
  private func looks() throws -> ProjectLooks {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "---\nkind: project\nicon: 📘\ncolor: blue\n---\n\n# The *Thesis*\n")
    try folder.write("b.md", "---\nkind: project\ncolor: red\n---\n\n# the *thesis*\n")
    try folder.write("c.md", "---\nkind: project\ncolor: green\n---\n\n# Home\n")
    let day = DaySample.friday20
    return ProjectLooks(VaultPlans(at: folder.path, days: day...day, limit: 1 << 16, jobs: 1).projects)
  }

  private func block(_ projects: [String?], color: Color? = nil) -> TimeBlock {
    var block = DaySample.block("09:00", "10:00", "Work")
    block.tasks = projects.map { BlockTask(title: "task", project: $0) }
    block.color = color
    return block
  }

  @Test func findsAProjectByItsTitle() throws {
    let looks = try looks()
    #expect(looks["THE *THESIS*"]?.title == "The *Thesis*")
    #expect(looks["The *Thesis*"]?.color == .blue)
    #expect(looks["home"]?.color == .green)
    #expect(looks["Nowhere"] == nil)
  }

  @Test func givesABlockTheLookOfItsOneProject() throws {
    let looks = try looks()
    #expect(looks.look(of: block(["the *thesis*", "The *Thesis*"])).color == .blue)
    #expect(looks.look(of: block(["the *thesis*", "The *Thesis*"])).icon == .emoji("📘"))
    #expect(looks.look(of: block(["Home", "The *Thesis*"])).color == .gray)
    #expect(looks.look(of: block(["Home", nil])).color == .gray)
    #expect(looks.look(of: block(["Home"], color: .pink)).color == .pink)
    #expect(looks.look(of: block(["Nowhere"])).icon == TimeBlock.standardIcon)
  }

  @Test func namesProjectsAsTheyNameThemselves() throws {
    let looks = try looks()
    #expect(looks.settled(block(["HOME", "Nowhere", nil])).tasks.map(\.project) == ["Home", "Nowhere", nil])
  }
}
