import TestSupport
import Testing

@testable import CommandLine

/// A vault of daily notes without front matter: every command takes them for what their folder says (format, *Kind by folder*).
@Suite struct KindByFolderTests {
  let folder: TemporaryFolder

  private static let note = "It rained.\n\n- 9am Dentist\n- [ ] Buy milk\n- [ ] Draft (project: Thesis)\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("v/tidemark.md", "---\nkind: vault\ndays: journal\nprojects: work\n---\n\n# V\n")
    try folder.write("v/journal/2026-11-20.md", Self.note)
    try folder.write("v/journal/2026-11-19.md", "- [x] Sweep\n- [ ] Call Mum\n")
    try folder.write("v/journal/ideas.md", "- [ ] Not a task (due: never)\n")
    try folder.write("v/journal/2026-11-18.md", "---\nkind: note\n---\n\n- [ ] Not a task (due: never)\n")
    try folder.write("v/work/thesis.md", "# Thesis\n\n- [ ] Draft\n")
  }

  private func run(_ words: String, dated: Bool = true) throws -> ProgramRun {
    try ProgramRun("cd v && tidemark \(words)" + (dated ? " --today 2026-11-20 --now 08:00" : ""), in: folder)
  }

  @Test func lintReadsThem() throws {
    #expect(try run("lint").text == "")
    try folder.write("v/journal/2026-11-20.md", "- 09:00 Dentist (colour: blue)\n")
    #expect(try run("lint --format short").text.hasPrefix("journal/2026-11-20.md:1:"))
    #expect(try run("lint journal/2026-11-20.md --format short").text.hasPrefix("journal/2026-11-20.md:1:"))
  }

  @Test func viewsShowThem() throws {
    #expect(try run("day --plain").text.contains("Dentist"))
    #expect(try run("day 2026-11-19 --plain").text.contains("Call Mum"))
    #expect(try run("tasks --plain").text.contains("Draft"))
    #expect(try run("export --to json journal/2026-11-20.md").text.contains(#""kind": "day""#))
    #expect(try run("outline journal/2026-11-20.md", dated: false).text.contains("block \"Dentist\""))
    #expect(try run("export --to json journal/ideas.md").text.contains("never") == false)
  }

  @Test func fmtAddsNoFrontMatter() throws {
    #expect(try run("fmt journal", dated: false).text == "journal/2026-11-20.md: formatted\n")
    #expect(try folder.text("v/journal/2026-11-20.md") == Self.note.replacing("9am", with: "09:00"))
  }

  @Test func editsChangeTheirLineAlone() throws {
    #expect(try run("done bread --on 2026-11-20").status == 2)
    #expect(try run("done milk").status == 0)
    #expect(try folder.text("v/journal/2026-11-20.md") == Self.note.replacing("[ ] Buy", with: "[x] Buy"))
    #expect(try run("done Draft").status == 0)
    #expect(try folder.text("v/work/thesis.md").contains("- [x] Draft (done: 2026-11-20)"))
    #expect(try folder.text("v/journal/2026-11-20.md").contains("- [x] Draft"))
  }

  @Test func newDaysHaveNoFrontMatter() throws {
    #expect(try run("new day 2026-11-21").text == "journal/2026-11-21.md: created\n")
    #expect(try folder.text("v/journal/2026-11-21.md") == "# 2026-11-21 Saturday\n")
    #expect(try run("schedule Draft --on 2026-11-22").status == 0)
    #expect(try folder.text("v/journal/2026-11-22.md").hasPrefix("# 2026-11-22 Sunday\n\n"))
    #expect(try run("new project Garden").text.hasPrefix("work/garden.md: created\n"))
    #expect(try run("lint").text == "")
  }
}
