import Testing

@testable import CommandLine

@Suite struct PagesCommandTests {
  /// The list of the root, then by title.
  @Test func showsTheOrder() throws {
    let run = try NotesVault().run("pages --plain")
    #expect(
      run.lines == [
        "1 of 3: Reading, @/pages/reading.md:5", "2 of 3: Compass, @/pages/compass.md:6",
        "3 of 3: Allotment, @/pages/allotment.md:5; not in the list of tidemark.md, by title", "",
      ]
    )
  }

  @Test(arguments: [
    ("reading", "none", "Compass, @/pages/compass.md:6"),
    ("comp", "Reading, @/pages/reading.md:5", "Allotment, @/pages/allotment.md:5"),
    ("pages/allotment.md", "Compass, @/pages/compass.md:6", "none"),
  ])
  func showsTheNeighborsOfOne(words: String, previous: String, next: String) throws {
    let lines = try NotesVault().run("pages \(words) --plain").lines
    #expect(Array(lines.dropFirst().prefix(2)) == ["Previous: \(previous)", "Next: \(next)"])
  }

  @Test func aPageThatIsNoneIsSaid() throws {
    let run = try NotesVault().run("pages compas2")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark pages: no page is called “compas2”; did you mean “Compass”?\n")
  }

  @Test func whereThereIsNoneItSaysHowToBegin() throws {
    let empty = try NotesVault(["tidemark.md": "---\nkind: vault\n---\n\n# Vault\n"])
    #expect(empty.run("pages").output == "There is no page yet. “tidemark new page TITLE” makes one.\n")
    #expect(empty.run("pages --json").output == "{\n  \"pages\": []\n}\n")
  }
}
