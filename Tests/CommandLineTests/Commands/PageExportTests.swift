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
    ("@ --view day", ["Friday 2026-11-20", "Work"]), ("@ --view day --on 2026-11-27", ["Friday 2026-11-27", "Walk"]),
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
    ("@ --to html --on friday", "tidemark export: --on is the day of a view; add --view day, week, month or year\n"),
    ("@ --to html --view week -o @/site/", "tidemark export: --view writes one page; name its file, as -o week.html\n"),
    (
      "@ --to html --view activities",
      "tidemark export: the vault has nothing for the view “activities”; nothing is written\n"
    ),
    (
      "@ --to svg",
      "tidemark export: a picture is of a view; name one, as --view life (possible: day, month, year, life, insights), or write all into a folder, as -o pictures/\n"
    ),
    (
      "@ --to svg --view week",
      "tidemark export: “week” has no picture; choose one of day, month, year, life, insights, or --to html for the page of it\n"
    ),
    ("@ --to svg --view life --on friday", "tidemark export: --on is the day of a picture; add --view day, month or year\n"),
    (
      "@ --to svg --view life -o @/site/",
      "tidemark export: --view writes one picture; name its file, as -o life.svg\n"
    ),
    ("@ --to html --to csv", "tidemark export: several forms go into a folder; name one, as -o export/\n"),
    ("@ --to html --to csv -o @/a", "tidemark export: several forms go into a folder; name one, as -o export/\n"),
    ("@ --to html --to csv --view week -o @/out/", "tidemark export: --view week is one file; give one --to\n"),
    ("@ --to html --to csv --table tasks -o @/out/", "tidemark export: --table tasks is one file; give one --to\n"),
    ("@ --to html --to csv --zone UTC -o @/out/", "tidemark export: --zone is for calendars; add --to ics or --to vdir\n"),
    ("- --to html --to csv -o @/out/", "tidemark export: standard input can be read once only; give one --to\n"),
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
    ("insights", ["Completion", "14 days"]), ("day", ["Friday 2026-11-20", "09:00 - 10:00  Work · 1 h", "18:00"]),
    ("day --on 2026-11-27", ["Walk"]), ("year", ["Low water: Swim", "1 of 20 days done", "Nov", "missed"]),
    ("life", ["ahead"]), ("month", ["half or more", "skipped"]),
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

  /// No sign is a letter of a font, which may lack it or have it in another size.
  @Test func signsAreDrawn() {
    let output = folder.run("export @ --to svg --view month --today 2026-11-20").output
    #expect("●◐○·".allSatisfy { !output.contains($0) })
  }

  @Test func aYearIsOfTheFilesThatAreNamed() throws {
    try folder.write("activities.md", "---\nkind: activities\n---\n\n# Things\n\n- Dig (category: Garden)\n  - 2026-11-18\n")
    func year(_ files: String) -> String {
      folder.run("export \(files) --to svg --view year --today 2026-11-20").output
    }
    #expect(year("@/activities.md").contains(">Dig<") && !year("@/activities.md").contains("Swim"))
    // A day to come is not told as one on which nothing was done: of 324 days up to today one was.
    let dots = year("@/activities.md").components(separatedBy: "h2v2h-2z").count - 1
    #expect(dots == 323 + 1, "with that of the legend")
    #expect(year("@/rituals").contains("Swim") && !year("@/rituals").contains(">Dig<"))
    #expect(
      folder.run("export @/pages --to svg --view year").error.hasSuffix("nothing for the picture “year”; nothing is written\n")
    )
  }

  @Test func aFolderHasAllPictures() throws {
    #expect(folder.run("export @ --to svg -o @/pictures/ --today 2026-11-20").status == .success)
    #expect(try folder.names(in: "pictures") == ["day.svg", "insights.svg", "life.svg", "month.svg", "year.svg"])
  }

  // MARK: Several forms

  @Test func severalFormsHaveFoldersOfTheirOwn() throws {
    let line = "export @ --to html --to csv --to ics --to vdir --to svg --to json --to html -o @/out/ --today 2026-11-20"
    let run = folder.run(line)
    #expect(run.status == .success)
    #expect(try folder.names(in: "out") == ["csv", "html", "ics", "json", "svg", "vdir"])
    #expect(try folder.names(in: "out/ics") == ["calendar.ics"])
    #expect(try folder.text("out/ics/calendar.ics") == folder.run("export @ --to ics --today 2026-11-20").output)
    #expect(try folder.names(in: "out/csv").contains("totals.csv"))
    #expect(folder.run(line).output.contains("@/out/html/: 0 written, 0 removed"))
  }

  @Test func whatIsWrongIsToldOnce() throws {
    try folder.write("pages/wrong.md", "---\nkind: page\ntheme: loud\nkind: page\n---\n\n# Wrong\n")
    let alone = folder.run("export @ --to csv -o @/a/ --today 2026-11-20")
    let both = folder.run("export @ --to csv --to json -o @/b/ --today 2026-11-20")
    #expect(alone.status == .findings && both.status == .findings)
    #expect(!alone.error.isEmpty && both.error == alone.error)
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

  /// An icon is for the eye: alone it would be a link without a name.
  @Test func aTitleIsOneLink() throws {
    try folder.write("projects/thesis.md", "---\nkind: project\nicon: 🎓\n---\n\n# Thesis\n\n- [ ] Draft\n")
    _ = site()
    let projects = try folder.text("site/projects.html")
    #expect(
      projects.contains("<a href=\"files/projects/thesis.html\"><span class=\"sign\" aria-hidden=\"true\">🎓 </span>Thesis</a>")
    )
  }

  @Test func aHabitHasAPictureAndATable() throws {
    _ = site()
    let ritual = try folder.text("site/files/rituals/low-water.html")
    for text in [
      "Each habit, the last twelve months", "Swim: a column for each week", "Days on which each was done", "1 of 20",
    ] {
      #expect(ritual.contains(text), "\(text)")
    }
  }

  @Test func aHabitOfMarkupAloneHasAName() throws {
    try folder.write(
      "rituals/low-water.md",
      "---\nkind: ritual\n---\n\n# Low\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- <b></b>\n"
    )
    let reader = page("@/rituals/low-water.md")
    #expect(reader.problems.isEmpty)
    #expect(reader.text.contains("Untitled: a column for each week"))
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

  // MARK: What there is to do

  /// Each row has a file and the lines of it with which a site has a page of tasks.
  @Test(arguments: [
    ("pages/home.md", "kind: page", "# Home\n\n- [ ] Buy bread\n"),
    ("pages/home.md", "kind: page", "# Home\n\n- [ ] Rent (due: 2026-12-01)\n"),
    ("pages/home.md", "kind: page", "# Home\n\n- [ ] Pills (every: daily)\n"),
    ("pages/home.md", "kind: page", "# Home\n\n- [x] Buy bread\n"),
    ("stacks.md", "kind: stacks", "# Stacks\n\n## Soon\n\n- [ ] Buy bread\n"),
    ("days/2026-11-20.md", "kind: day", "# 2026-11-20\n\n- [ ] Buy bread\n"),
    ("projects/home.md", "kind: project", "# Home\n\n- [ ] Buy bread\n"),
  ])
  func aVaultWithTasksHasAPageOfThem(name: String, kind: String, text: String) throws {
    let vault = try TemporaryFolder()
    try vault.write("tidemark.md", "---\nkind: vault\n---\n\n# Sea\n")
    try vault.write(name, "---\n\(kind)\n---\n\n\(text)")
    #expect(vault.run("export @ --to html -o @/site/ --today 2026-11-20").status == .success)
    #expect(try vault.text("site/index.html").contains("href=\"tasks.html\""))
    let view = vault.run("export @ --to html --view tasks --today 2026-11-20").output
    #expect(PageReader(try vault.bytes("site/tasks.html")).text.contains("Tasks"))
    #expect(view.contains("class=\"open\"") || view.contains("class=\"done\""))
  }

  @Test func aVaultWithoutTasksHasNone() throws {
    let vault = try TemporaryFolder()
    try vault.write("tidemark.md", "---\nkind: vault\n---\n\n# Sea\n")
    try vault.write("pages/home.md", "---\nkind: page\n---\n\n# Home\n\n- Water: 3/8\n")
    #expect(vault.run("export @ --to html -o @/site/ --today 2026-11-20").status == .success)
    #expect(try !vault.names(in: "site").contains("tasks.html"))
    #expect(try !vault.text("site/index.html").contains("tasks.html"))
  }

  /// The files say whether there is a page of tasks, so that the pages of days that are over stay as they are.
  @Test func pagesOfPastDaysLeadToTheTasksOnAnyDay() throws {
    let vault = try TemporaryFolder()
    try vault.write("tidemark.md", "---\nkind: vault\n---\n\n# Sea\n")
    try vault.write("days/2026-11-18.md", "---\nkind: day\n---\n\n# 2026-11-18\n\n- A note\n")
    try vault.write("days/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20\n\n- [ ] Buy bread\n")
    let pages = try ["2026-12-05", "2027-06-01"].map { today in
      #expect(vault.run("export @ --to html -o @/site/ --today \(today)").status == .success)
      return try vault.text("site/files/days/2026-11-18.html")
    }
    #expect(pages[0] == pages[1])
    #expect(pages[0].contains("tasks.html"))
  }

  /// A page is of a day: what is due at a time of today is due today, as a text says, whatever the time is.
  @Test(arguments: ["", " --now 07:00", " --now 23:00"])
  func whatIsDueAtATimeIsOpenToday(now: String) throws {
    let vault = try TemporaryFolder()
    try vault.write("tidemark.md", "---\nkind: vault\n---\n\n# Sea\n")
    try vault.write(
      "pages/home.md",
      "---\nkind: page\n---\n\n# Home\n\n- [ ] Pills (every: daily, at: 08:00 20:00)\n- [ ] Drink (every: 2 hours, at: 9:00 - 17:00)\n"
    )
    let reader = PageReader(Array(vault.run("export @ --to html --view tasks --today 2026-11-20\(now)").output.utf8))
    let text = reader.text
    #expect(text.contains("Pills · every: daily · open today · again tomorrow"), "\(text)")
    #expect(text.contains("Drink · every: 2 hours · open today · again tomorrow"), "\(text)")
    #expect(text.contains("2 open, 2 due today") && !text.contains("yesterday"), "\(text)")
    #expect(vault.run("export @ --today 2026-11-20\(now)").output.contains("08:00 and 20:00; due today"))
  }

  // MARK: Names

  @Test func namesOfDaysAreInTheIndex() throws {
    try folder.write("days/move.md", "---\nkind: day\n---\n\n# *Umzug* 2026-11-22\n\n## Zimmer\n\n- 09:00 Boxes\n")
    _ = site()
    #expect(try folder.text("site/a-z/u.html").contains("Umzug<span"))
    #expect(try folder.text("site/a-z/z.html").contains("Zimmer<span"))
    // Of the others the title says only which day they are.
    #expect(try !folder.names(in: "site/a-z").contains("other.html"))
    #expect(try !folder.names(in: "site/a-z").contains("f.html"))
  }

  private static let written = "[the plan](https://example.org/plan) *soon* `code`"
  private static let told = "<a href=\"https://example.org/plan\">the plan</a> <em>soon</em> <code>code</code>"
  private static let quiet =
    "<a href=\"https://example.org/plan\"><span class=\"quiet\">the plan</span></a><span class=\"quiet\"> </span><em>soon</em>"

  /// A vault of which every name has a link, emphasis and code.
  private func namedVault() throws -> TemporaryFolder {
    let vault = try TemporaryFolder()
    let name = Self.written
    func write(_ path: String, _ kind: String, _ text: String) throws {
      try vault.write(path, "---\nkind: \(kind)\n---\n\n# \(text)")
    }
    try write("tidemark.md", "vault", "Sea \(name)\n")
    try write(
      "days/2026-11-20.md",
      "day",
      "2026-11-20 Fog \(name)\n\n- 08:00 - 09:00 Work \(name)\n- 08:30 - 09:30 Talk\n- [x] Buy \(name)\n"
    )
    try write(
      "projects/boat.md",
      "project",
      "Boat \(name)\n\n- [ ] Call \(name) (due: 2026-11-25)\n- [x] Paint (done: 2026-11-18)\n"
    )
    try write(
      "pages/home.md",
      "page",
      "Home \(name)\n\n## Now \(name)\n\n- [ ] Rent \(name) (due: 2026-11-20)\n- Read \(name) (streak: daily)\n  - 2026-11-19\n"
    )
    try write(
      "rituals/morning.md",
      "ritual",
      "Morning \(name)\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- Cup \(name)\n  - 2026-11-19 cold\n"
    )
    try write("activities.md", "activities", "Things\n\n- Swim \(name)\n  - 2026-11-18 with \(name)\n")
    try write(
      "life.md",
      "life\nborn: 1990-06-14",
      "Life\n\n## Phases\n\n- 2020-01-01 Boats \(name)\n\n## 2026\n\n- 2026-11-20 Fog \(name) (rating: good)\n\n  Seen \(name)\n"
    )
    return vault
  }

  /// Links, emphasis and code of names stay wherever a page has them. Each row has what is exported, and parts of its page.
  @Test(arguments: [
    (
      "@ --view tasks",
      [
        "<h2>Boat the plan <em>soon</em> <code>code</code></h2>", "</span>Call \(told)<span", "</span>Rent \(told)<span",
        "<span class=\"quiet\">Now </span>\(quiet)", "</span>Buy \(told)<span",
        "</span>Paint<span class=\"details\"> · Boat \(told) · ",
      ]
    ),
    ("@ --view projects", [">Boat the plan <em>soon</em> <code>code</code></th>"]),
    ("@ --view rituals", ["<p>Morning the plan <em>soon</em> <code>code</code><span"]),
    (
      "@ --view insights",
      [
        "<dt>Morning \(told)</dt>", "that of “Morning \(told)”, in 8 days.", "Open: “Cup \(told)”.",
        "<strong>Morning </strong><a href=\"https://example.org/plan\"><strong>the plan</strong></a>",
      ]
    ),
    (
      "@ --view year",
      [
        ">Morning \(told)</th>", "<p>Best ritual: Morning \(told), 5 %</p>", ">Read \(told)</th>", "<td>Home \(told)</td>",
        ">Swim \(told)</th>",
      ]
    ),
    (
      "@ --view day",
      ["</span> · Fog \(told) · <span", " · overlaps Work </span>\(quiet)", "overlaps “Work \(told)” (08:00 - 09:00)."]
    ),
    ("@ --view week", [" · Fog \(told) · <span", "overlaps “Work \(told)” (08:00 - 09:00)."]),
    (
      "@/rituals/morning.md",
      [
        "<title>Morning the plan soon code</title>", "<h1>Morning \(told)</h1>", "<th scope=\"row\">Cup \(told)</th>",
        "</time><span class=\"details\"> · Cup \(told)</span>", "<h3>Cup \(told)</h3>",
        "class=\"number\">Cup \(told)</th>", ">Cup the plan soon code: a column for each week<",
      ]
    ),
    ("@/activities.md", [">Swim \(told)</th>", " · <span class=\"quiet\">with </span>\(quiet)"]),
    (
      "@/life.md",
      [
        ", phase Boats \(told).</p>", "<p>Mark: good, Fog \(told).</p>", "<p>Note of the mark: Seen \(told)</p>",
        "52 lived, phase Boats \(told)</td>", " · good · Fog \(told)</span>",
      ]
    ),
  ])
  func namesKeepTheirLinks(words: String, parts: [String]) throws {
    let page = try namedVault().run("export \(words) --to html --today 2026-11-20").output
    #expect(PageReader(Array(page.utf8)).problems.isEmpty)
    for part in parts { #expect(page.contains(part), "\(part) is not in \(page)") }
    #expect(!page.contains("&lt;https"), "\(page)")
  }

  /// Where a whole title leads to a page its own links are words.
  @Test func aLinkHasNoLinkInIt() throws {
    let vault = try namedVault()
    #expect(vault.run("export @ --to html -o @/site/ --today 2026-11-20").status == .success)
    for (page, target, name) in [
      ("tasks.html", "files/projects/boat.html", "Boat"), ("projects.html", "files/projects/boat.html", "Boat"),
      ("rituals.html", "files/rituals/morning.html", "Morning"), ("index.html", "files/pages/home.html", "Home"),
    ] {
      let text = try vault.text("site/" + page)
      #expect(PageReader(Array(text.utf8)).problems.isEmpty)
      #expect(text.contains("<a href=\"\(target)\">\(name) the plan <em>soon</em> <code>code</code></a>"), "\(text)")
      #expect(!text.contains("&lt;https"), "\(text)")
    }
    #expect(try vault.text("site/index.html").contains("<h1>Sea \(Self.told)</h1>"))
    #expect(try vault.text("site/a-z/f.html").contains("Fog the plan soon code<span"))
  }

  /// Names of the same words keep each its own link. An address is among the words, the name of a page is not.
  @Test func insightsLeadWhereEachNameDoes() throws {
    let vault = try TemporaryFolder()
    try vault.write("tidemark.md", "---\nkind: vault\n---\n\n# Sea\n")
    for (name, days) in [("a", "2026-11-19"), ("b", "2026-11-18 - 2026-11-19")] {
      try vault.write("pages/\(name).md", "---\nkind: page\n---\n\n# Page \(name)\n")
      try vault.write(
        "rituals/m-\(name).md",
        "---\nkind: ritual\n---\n\n# [[\(name)|Morning]]\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- Cup\n  - \(days)\n"
      )
    }
    #expect(vault.run("export @ --to html -o @/site/ --today 2026-11-20").status == .success)
    let page = try vault.text("site/insights.html")
    #expect(PageReader(Array(page.utf8)).problems.isEmpty)
    for part in [
      "<dt><a href=\"files/pages/a.html\">Morning</a></dt>", "<dt><a href=\"files/pages/b.html\">Morning</a></dt>",
      // The best, and the lowest.
      "<a href=\"files/pages/b.html\"><strong>Morning</strong></a>",
      "The lowest rate is that of “<a href=\"files/pages/a.html\">Morning</a>”.",
    ] { #expect(page.contains(part), "\(part) is not in \(page)") }
  }

  /// Files in no vault are told from the folder that was named, wherever the command runs: two of one name are two pages, and each is
  /// read.
  @Test func filesInNoVaultAreOfTheFolderThatWasNamed() throws {
    let notes = try TemporaryFolder()
    let ritual = "---\nkind: ritual\n---\n\n# Low water\n\n## Arc 1: 2026-11-01 - 2026-11-28\n\n- Swim\n  - 2026-11-19\n"
    for name in ["pages/a", "projects/a"] {
      try notes.write("notes/\(name).md", "---\nkind: \(name.prefix { $0 != "s" })\n---\n\n# Of \(name)\n\n- Words\n")
    }
    try notes.write("notes/rituals/low-water.md", ritual)
    #expect(notes.run("export @/notes --to html -o @/site/ --today 2026-11-20").status == .success)
    for name in ["pages/a", "projects/a"] {
      let page = try notes.text("site/files/\(name).html")
      #expect(page.contains("<h1>Of \(name)</h1>") && page.contains("Words"), "\(page)")
    }
    #expect(try notes.text("site/files/rituals/low-water.html").contains("As it is written"))
    for words in ["@/notes", "@/notes/rituals", "@/notes/rituals/low-water.md"] {
      #expect(notes.run("export \(words) --to html --today 2026-11-20").output.contains("As it is written"), "\(words)")
    }
  }

  /// A terminal has no links: it is told where they lead.
  @Test func namesInATerminalHaveTheirAddresses() throws {
    let tasks = try namedVault().run("tasks --vault @ --today 2026-11-20 --now 10:15").output
    #expect(tasks.contains("[ ] Call the plan <https://example.org/plan> soon code"), "\(tasks)")
    #expect(tasks.contains("Boat the plan <https://example.org/plan> soon code · 1 open"), "\(tasks)")
  }
}
