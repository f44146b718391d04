import Foundation
import TestSupport
import Testing

@testable import CommandLine

/// A site that is written again, by a program that remembers what it made it from.
@Suite struct SiteMemoryFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "sea/tidemark.md",
      "---\nkind: vault\n---\n\n# My sea\n\n## Routine\n\n- 18:00 - 19:00 Walk (every: mon fri)\n"
    )
    for (day, words) in [(18, "Swim [[Thesis]]"), (19, "See [it](../pages/compass.md)"), (20, "Read"), (23, "Rest")] {
      try folder.write(
        "sea/days/2026-11-\(day).md",
        "---\nkind: day\n---\n\n# 2026-11-\(day)\n\n- 09:00 - 10:00 Work (project: Thesis)\n\n## Notes\n\n- \(words)\n"
      )
    }
    try folder.write("sea/projects/thesis.md", "---\nkind: project\ncolor: red\n---\n\n# Thesis\n\n- [ ] Draft\n")
    try folder.write("sea/pages/compass.md", "---\nkind: page\n---\n\n# Compass\n\n- Pills (every: daily, at: 08:00)\n")
  }

  private func export(into site: String, today: String, remembers: Bool) -> CommandRun {
    CommandRun(
      ["export", folder("sea"), "--to", "html", "-o", folder(site) + "/", "--today", today],
      stateFolder: remembers ? folder("state") : nil
    )
  }

  /// Every file below a folder, by its path.
  private func all(_ name: String) throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder(name)) where path.hasSuffix(".html") {
      found[path] = try folder.bytes(name + "/" + path)
    }
    return found
  }

  /// Whatever has changed, the site is the one that a program makes which remembers nothing.
  private func expectTheSamePages(today: String = "2026-11-20", _ what: String) throws {
    let run = export(into: "site", today: today, remembers: true)
    #expect(run.status == .success, "\(what): \(run.error)")
    #expect(export(into: "fresh", today: today, remembers: false).status == .success)
    #expect(try all("site") == all("fresh"), "\(what)")
  }

  @Test func itIsTheSameSite() throws {
    try expectTheSamePages("at first")
    #expect(try folder.names(in: "state/tidemark/sites").count == 1)
    #expect(export(into: "site", today: "2026-11-20", remembers: true).output.contains(": 0 written, 0 removed"))
    try expectTheSamePages("again")
    try folder.write("sea/days/2026-11-18.md", "---\nkind: day\n---\n\n# 2026-11-18\n\n- Other words #beach\n")
    try expectTheSamePages("a day changes")
    try folder.write("sea/projects/thesis.md", "---\nkind: project\ncolor: blue\n---\n\n# Thesis\n\n- [ ] Draft\n")
    try expectTheSamePages("a project changes its color")
    try folder.write(
      "sea/tidemark.md",
      "---\nkind: vault\n---\n\n# My bay\n\n## Routine\n\n- 18:00 - 19:00 Run (every: daily)\n"
    )
    try expectTheSamePages("the routine changes")
    try folder.write("sea/pages/compass.md", "---\nkind: page\n---\n\n# Compass\n\n- Pills (every: daily, at: 09:00)\n")
    try expectTheSamePages("what recurs at another time")
    try folder.write("sea/days/2026-11-21.md", "---\nkind: day\n---\n\n# 2026-11-21\n\n- A new neighbor\n")
    try expectTheSamePages("a day comes")
    try folder.write("sea/days/2026-11-18b.md", "---\nkind: day\n---\n\n# 2026-11-18\n\n- 11:00 More of a day\n")
    try expectTheSamePages("a second file of a day")
    try folder.write("sea/days/2026-11-18b.md", "---\nkind: day\n---\n\n# 2026-11-18\n\n- 12:00 More of a day\n")
    try expectTheSamePages("the second file of a day changes")
    try folder.remove("sea/days/2026-11-19.md")
    try expectTheSamePages("a day goes")
    try folder.write("sea/pages/more.md", "---\nkind: page\n---\n\n# More\n\n- Words\n")
    try expectTheSamePages("a page comes")
    try folder.write("sea/projects/thesis.md", "---\nkind: project\ncolor: loud\n---\n\n# Thesis\n\n- [ ] Draft\n")
    _ = export(into: "site", today: "2026-11-20", remembers: true)
    _ = export(into: "fresh", today: "2026-11-20", remembers: false)
    #expect(try all("site") == all("fresh"), "a project with an error")
    try folder.write("sea/projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n")
    for today in ["2026-11-21", "2026-11-23", "2026-12-01", "2026-11-20"] { try expectTheSamePages(today: today, today) }
  }

  /// Pages of files that are no days show days by their links alone, and each other by titles, colors and categories; other pages show
  /// the names and tags of old days, or count what is done.
  @Test func pagesThatShowOtherFiles() throws {
    let life = "---\nkind: life\nborn: 1990-04-02\n---\n\n# Life\n"
    let ritual = "---\nkind: ritual\nduration: 4 weeks\n---\n\n# Swim\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- Cold water\n"
    func file(_ kind: String, _ text: String) -> String { "---\nkind: \(kind)\n---\n\n# \(text)\n" }
    let states: [(name: String, text: String, what: String)] = [
      ("pages/more.md", file("page", "More\n\n- See [[Compass]] and [[2026-11-19]] and [[2026-11-24]]"), "links"),
      ("stacks.md", file("stacks", "Stacks\n\n## Soon\n\n- [ ] Call (project: Thesis, due: 2026-11-21)"), "stacks"),
      ("life.md", life, "a life"),
      ("activities.md", file("activities", "Now and then\n\n- Tennis (category: Sport)\n  - 2026-11-18"), "activities"),
      ("tidemark.md", file("vault", "Sea\n\n## Categories\n\n- Sport (color: blue)"), "a category"),
      ("days/2026-11-24.md", file("day", "2026-11-24\n\n- A day that is linked to"), "a day comes"),
      ("pages/compass.md", file("page", "Sextant\n\n- Words"), "another title"),
      ("pages/compass.md", file("page", "Compass\n\n- Words"), "the title comes back"),
      ("rituals/swim.md", ritual, "a ritual"),
      ("rituals/swim.md", ritual + "  - 2026-11-18\n", "an entry of a ritual"),
      ("days/2026-11-19.md", file("day", "2026-11-19\n\n- [x] Cold water"), "what is done on a day"),
      ("days/2026-11-19.md", file("day", "2026-11-19: out\n\n- [x] Cold water"), "the title of a day"),
      ("days/2026-08-03.md", file("day", "2026-08-03\n\n- Row #beach\n- Rest"), "an old day comes"),
      ("days/2026-08-04.md", file("day", "2026-08-04\n\n- Row #beach"), "a name that was there"),
      ("days/2026-08-03.md", file("day", "2026-08-03\n\n- Row #harbor"), "another tag, and a name less"),
      ("days/2026-08-03.md", file("day", "2026-08-03\n\n- Row"), "no tag"),
      ("days/2026-08-04.md", file("day", "2026-08-04\n\n- Rowing"), "another name"),
      ("2026-11-20.md", "- [ ] A note that a setting would make a day\n", "a note"),
      ("2026-11-20.md", "Not even that.\n", "another note"),
      ("life.md", life + "\n## Phases\n\n- 2011-09-01 - 2015-07-31 School\n", "a phase of life"),
    ]
    for state in states {
      try folder.write("sea/" + state.name, state.text)
      // Whether a state has errors does not matter here.
      _ = export(into: "site", today: "2026-11-20", remembers: true)
      _ = export(into: "fresh", today: "2026-11-20", remembers: false)
      #expect(try all("site") == all("fresh"), "\(state.what)")
    }
    #expect(try all("site").count > 12)
    for today in ["2026-11-21", "2026-11-30", "2027-04-02", "2026-11-20"] {
      _ = export(into: "site", today: today, remembers: true)
      _ = export(into: "fresh", today: today, remembers: false)
      #expect(try all("site") == all("fresh"), "\(today)")
    }
  }

  /// An entry that lies ahead settles what was missed before it, once its day is there.
  @Test func pagesOfPastDaysMayChangeWithoutAFile() throws {
    try folder.write(
      "sea/projects/garden.md",
      "---\nkind: project\n---\n\n# Garden\n\n"
        + "- Water plants (every: monday, at: 09:00, from: 2026-11-01)\n  - 2026-11-22 skipped\n"
    )
    try folder.write("sea/days/2026-11-16.md", "---\nkind: day\n---\n\n# 2026-11-16\n\n- Rain\n")
    var pages: [String] = []
    for today in ["2026-11-20", "2026-11-23", "2026-11-20", "2026-11-21"] {
      try expectTheSamePages(today: today, today)
      pages.append(try folder.text("site/files/days/2026-11-16.html"))
    }
    #expect(pages[0] != pages[1] && pages[0] == pages[2] && pages[0] == pages[3])
  }

  /// Two files of one day, in no vault, of which only one gets a page.
  @Test func filesInNoVault() throws {
    for name in ["2026-11-16", "more"] {
      try folder.write("notes/\(name).md", "---\nkind: day\n---\n\n# 2026-11-16\n\n- \(name)\n")
    }
    try folder.write("notes/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- Read (every: daily, at: 07:00)\n")
    func pages(remembers: Bool) throws -> [String: [UInt8]] {
      let site = remembers ? "site" : "fresh"
      let run = CommandRun(
        ["export", folder("notes/2026-11-16.md"), "--to", "html", "-o", folder(site) + "/", "--today", "2026-11-20"],
        stateFolder: remembers ? folder("state") : nil
      )
      #expect(run.status == .success, "\(run.error)")
      return try all(site)
    }
    #expect(try pages(remembers: true) == pages(remembers: false))
    for words in ["at: 08:00", "at: 09:00"] {
      try folder.write("notes/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- Read (every: daily, \(words))\n")
      try folder.write("notes/more.md", "---\nkind: day\n---\n\n# 2026-11-16\n\n- \(words)\n")
      #expect(try pages(remembers: true) == pages(remembers: false))
    }
  }

  /// What comes from standard input takes the place of a file of the vault, of which the disk says nothing.
  @Test func aFileFromStandardInput() throws {
    func export(_ color: String, into site: String, remembers: String) throws {
      let run = try ProgramRun(
        "cd sea; sed 's/red/\(color)/' projects/thesis.md | tidemark export --to html -o ../\(site)/ --today 2026-11-20 "
          + "--stdin-filename projects/thesis.md - days pages",
        in: folder,
        environment: ["XDG_STATE_HOME": folder(remembers)]
      )
      #expect(run.status == 0, "\(run.error)")
    }
    for color in ["red", "blue", "green"] {
      try export(color, into: "site", remembers: "state")
      try export(color, into: "fresh-\(color)", remembers: "none-\(color)")
      #expect(try all("site") == all("fresh-\(color)"), "\(color)")
    }
    #expect(try folder.text("site/files/days/2026-11-18.html").contains("c-green"))
  }

  /// What somebody does to a page is known by its bytes.
  @Test(
    arguments: ["longer", "another", "empty", "zero", "removed"],
    ["files/days/2026-11-18", "files/pages/compass", "files/projects/thesis", "weeks/2026-11-16", "index"]
  )
  func aPageThatIsNotAsItWasIsWrittenAgain(change: String, path: String) throws {
    try expectTheSamePages("at first")
    let name = "site/" + path + ".html"
    let page = try folder.text(name)
    switch change {
    case "longer": try folder.write(name, page + "<p>mine</p>")
    case "another": try folder.write(name, page.replacing("</main>", with: "</main >"))
    // As a power cut may leave it.
    case "empty": try folder.write(name, "")
    case "zero": try folder.write(name, bytes: Array(repeating: 0, count: page.utf8.count))
    default: try folder.remove(name)
    }
    let run = export(into: "site", today: "2026-11-20", remembers: true)
    #expect(run.output.contains(": 1 written, 0 removed"), "\(run.output)\(run.error)")
    #expect(try folder.text(name) == page)
  }

  /// What begins as an emptied page does may be somebody's file.
  @Test func zerosBeforeWordsAreNotWrittenOver() throws {
    let bytes = Array(repeating: 0, count: 4096) + Array("mine".utf8)
    try folder.write("site/index.html", bytes: bytes)
    #expect(export(into: "site", today: "2026-11-20", remembers: true).status == .couldNotRun)
    #expect(try folder.bytes("site/index.html") == bytes)
    #expect(try folder.names(in: "site") == ["index.html"])
  }

  @Test func aMemoryMayBeDamagedOrGone() throws {
    try expectTheSamePages("at first")
    let name = "state/tidemark/sites/" + (try folder.names(in: "state/tidemark/sites")[0])
    let memory = try folder.bytes(name)
    for damage in [[], Array(memory.dropLast()), memory.map { ~$0 }] {
      try folder.write(name, bytes: damage)
      try expectTheSamePages("damaged")
      #expect(try folder.bytes(name) == memory)
    }
    try folder.remove(name)
    try expectTheSamePages("gone")
  }

  @Test func manySitesAreForgotten() throws {
    for place in 0..<50 { try folder.write("state/tidemark/sites/site-\(place)", "a") }
    try expectTheSamePages("at first")
    #expect(try folder.names(in: "state/tidemark/sites").count == 1)
  }

  @Test func whereNothingCanBeRememberedASiteIsWritten() throws {
    try folder.write("state/tidemark", "a file")
    try expectTheSamePages("at first")
    #expect(try folder.text("state/tidemark") == "a file")
  }
}
