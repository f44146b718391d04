import TestLaws
import TestSupport
import Testing

@testable import CommandLine

/// `export --to html`.
@Suite struct PageExportTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "tidemark.md",
      "---\nkind: vault\n---\n\n# My sea\n\n## Routine\n\n- 18:00 - 19:00 Walk (every: mon fri)\n"
    )
    try folder.write(
      "days/2026-11-20.md",
      "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- 09:00 - 10:00 Work (color: red)\n  - [ ] Draft (project: Thesis)\n"
    )
    try folder.write("days/2026-11-23.md", "---\nkind: day\n---\n\n# 2026-11-23 Monday\n\n- 09:00 - 10:00 Work\n")
    try folder.write(
      "projects/thesis.md",
      "---\nkind: project\ntags: [sea]\n---\n\n# Thesis\n\n- [ ] Draft (due: 2026-11-25)\n"
    )
    try folder.write(
      "pages/compass.md",
      "---\nkind: page\ntheme: bold\n---\n\n# Compass\n\n## Now (theme: soft)\n\n- See [[Thesis]] and [it](../projects/thesis.md) #sea\n"
    )
    try folder.write(
      "rituals/low-water.md",
      "---\nkind: ritual\n---\n\n# Low water\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- Swim\n  - 2026-11-19: cold\n"
    )
    try folder.write("life.md", "---\nkind: life\nborn: 1990-06-14\n---\n\n# Life\n\n- 2026-11-18 Tide (rating: good)\n")
  }

  private func export(_ words: String) -> CommandRun { folder.run("export \(words) --to html --today 2026-11-20") }

  private func page(_ words: String) -> PageReader { PageReader(Array(export(words).output.utf8)) }

  // MARK: One page

  @Test(arguments: [
    ("@/pages/compass.md", ["Compass", "See", "Thesis"]),
    ("@/days/2026-11-20.md", ["09:00 - 10:00", "Walk", "routine", "color red"]),
    ("@/rituals/low-water.md", ["Arc 1", "Swim", "cold", "November 2026"]), ("@/life.md", ["this week", "Tide", "40 years"]),
    ("@/projects/thesis.md", ["due 2026-11-25"]), ("@", ["My sea", "Compass", "Thesis", "Low water"]),
    ("@ --view week", ["Friday 2026-11-20", "Work"]), ("@ --view week --on 2026-11-24", ["Monday 2026-11-23"]),
    ("@ --view tasks", ["Draft"]), ("@ --view projects", ["Thesis", "All"]), ("@ --view rituals", ["Low water"]),
    ("@ --view insights", ["Completion"]), ("@ --view month", ["November 2026"]), ("@ --view year --on 2026-01-01", ["2026"]),
    ("@ --view life", ["weeks lived"]),
  ])
  func aPageSays(words: String, wanted: [String]) {
    let page = page(words)
    #expect(page.problems.isEmpty)
    for text in wanted { #expect(page.text.contains(text), "\(text) is not in \(page.text)") }
  }

  @Test func aPageNeedsNothingElse() {
    let output = export("@").output
    #expect(!output.contains("<link") && !output.contains("<img") && !output.contains("url("))
    #expect(output.contains("default-src 'none'"))
    #expect(output.contains("class=\"theme-soft\""))
  }

  @Test func itIsTheSameAgain() {
    #expect(export("@").output == export("@").output)
  }

  // MARK: Refusals

  @Test(arguments: [
    ("@ --to text --view week", "tidemark export: --view is for pages; add --to html\n"),
    ("@ --to html --on friday", "tidemark export: --on is the day of a view; add --view week, month or year\n"),
    ("@ --to html --view week -o @/site/", "tidemark export: --view writes one page; name its file, as -o week.html\n"),
    (
      "@ --to html --view activities",
      "tidemark export: the vault has nothing for the view “activities”; nothing is written\n"
    ),
    (
      "@ --to svg",
      "tidemark export: a picture is of a view; name one, as --view life (possible: month, life, insights)\n"
    ),
    (
      "@ --to svg --view week",
      "tidemark export: “week” has no picture; choose one of month, life, insights, or --to html for the page of it\n"
    ),
    ("@ --to svg --view life --on friday", "tidemark export: --on is the day of a month; add --view month\n"),
    (
      "@ --to svg --view life -o @/site/",
      "tidemark export: --to svg writes one picture; name its file, as -o life.svg\n"
    ),
    (
      "@ --to html -o @/a.md",
      "tidemark: @/a.md: not written: an export is not Markdown, and must not replace a page; choose another ending\n"
    ),
  ])
  func whatCannotBeIsRefused(words: String, message: String) throws {
    let run = folder.run("export \(words) --today 2026-11-20")
    #expect(run.status == .couldNotRun)
    #expect(run.error == message)
    #expect(run.output.isEmpty)
  }

  // MARK: A picture

  @Test(arguments: [
    ("life", ["Life", "lived and marked"]), ("month", ["November 2026", "perfect day"]),
    ("insights", ["Completion", "14 days"]),
  ])
  func aPictureSays(view: String, wanted: [String]) {
    let run = folder.run("export @ --to svg --view \(view) --today 2026-11-20")
    #expect(run.status == .success)
    #expect(run.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns="))
    for text in wanted + [" viewBox=\"0 0 ", "<title id=\"title\">", "<desc id=\"text\">"] {
      #expect(run.output.contains(text), "\(text)")
    }
    #expect(!run.output.contains("<style") && !run.output.contains("href") && !run.output.contains("var("))
  }

  // MARK: A site

  private func site() -> CommandRun { export("@ -o @/site/") }

  @Test func aSiteHasAPageForEachFile() throws {
    let run = site()
    #expect(run.status == .success)
    #expect(run.output.hasSuffix(" written, 0 removed, 0 unchanged\n"))
    for name in [
      "index.html", "files/pages/compass.html", "files/days/2026-11-23.html", "months/2026-11.html", "tags.html", "week.html",
      "tasks.html", "projects.html", "rituals.html", "insights.html", "weeks/2026-11-23.html", "years/2026.html", "a-z.html",
      "a-z/t.html",
    ] {
      #expect(PageReader(try folder.bytes("site/\(name)")).problems.isEmpty, "\(name)")
    }
  }

  @Test func linksLeadToPages() throws {
    _ = site()
    let compass = try folder.text("site/files/pages/compass.html")
    #expect(compass.components(separatedBy: "href=\"../projects/thesis.html\"").count == 3)
    let day = try folder.text("site/files/days/2026-11-20.html")
    #expect(day.contains("href=\"2026-11-23.html\""))
    #expect(day.contains("href=\"../../months/2026-11.html\""))
    #expect(day.contains("href=\"../projects/thesis.html\""))
  }

  @Test func onlyWhatChangedIsWritten() throws {
    _ = site()
    #expect(site().output.hasPrefix("@/site/: 0 written, 0 removed"))
    try folder.write("pages/compass.md", "---\nkind: page\n---\n\n# Compass\n\nOther words.\n")
    try folder.remove("life.md")
    try folder.write("site/mine.html", "<p>mine</p>")
    try folder.write("site/files/mine.html", try folder.text("site/index.html"))
    // The page of the life, and that of the names with N, of which none is left.
    #expect(site().output.contains(" 2 removed"))
    #expect(try folder.text("site/files/pages/compass.html").contains("Other words."))
    #expect(try folder.names(in: "site/files") == ["days", "mine.html", "pages", "projects", "rituals", "tidemark.html"])
    #expect(try folder.text("site/mine.html") == "<p>mine</p>")
  }

  @Test func whatSomebodyElseWroteIsNotWrittenOver() throws {
    try folder.write("site/index.html", "<p>mine</p>")
    let run = site()
    #expect(run.status == .couldNotRun)
    #expect(
      run.error
        == "tidemark: @/site/index.html: not written: it is there, and Tidemark did not write it; choose another folder\n"
    )
    #expect(try folder.names(in: "site") == ["index.html"])
  }
}
