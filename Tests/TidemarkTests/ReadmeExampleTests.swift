import TestSupport
import Testing
import Tidemark

/// The example of the README does what it says, and is the one that is run here.
@Suite struct ReadmeExampleTests {
  @Test func itRuns() throws {
    let copy = try TemporaryFolder()
    for path in ["Examples/tidemark.md"] + ProjectFiles.paths(below: "Examples/projects", endingIn: ".md") {
      try copy.write(String(path.dropFirst("Examples/".count)), ProjectFiles.text(path))
    }
    let folder = copy.path

    // What follows is in the README, to the next comment of this width.
    let today = CivilDate("2026-11-20")!
    let page = TidemarkFile("---\nkind: page\n---\n\n# Autumn\n\n- Water: 3/8 glasses\n", name: "autumn.md")
    let text = page.text(today: today)  // what `tidemark export` prints
    let findings = page.findings(today: today)  // what `tidemark lint` says of a file by itself

    var vault = try TidemarkVault(at: folder)
    let open = vault.openTasks.map { "\($0.project): \($0.item.text)" }
    let all = vault.findings(today: today)  // what `tidemark lint` says in the folder
    try vault.edit(today: today, now: Moment(today, .startOfDay)) { vault throws(EditRefusal) in
      try vault.complete(vault.thing(named: "Ask Mum which train", called: .task), on: today)
    }

    // What follows is not in the README.
    #expect(text?.contains("Water") == true)
    #expect(findings.isEmpty && all.allSatisfy { $0.severity < .error })
    #expect(open.contains("Mum at Christmas: Ask Mum which train"))
    #expect(vault.openTasks.count == open.count - 1)
  }

  @Test func itIsTheOneOfTheReadme() throws {
    let own = try ProjectFiles.text("Tests/TidemarkTests/ReadmeExampleTests.swift")
    let lines = own.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.contains("What follows is in the README") })
    let end = try #require(lines.firstIndex { $0.contains("What follows is not in the README") })
    let code = lines[(first + 1)..<(end - 1)].map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
    #expect(try ProjectFiles.text("README.md").contains("```swift\nimport Tidemark\n\n\(code)\n```\n"))
  }
}
