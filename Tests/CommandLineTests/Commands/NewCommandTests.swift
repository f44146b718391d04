import Foundation
import TestSupport
import Testing

@testable import BuiltIns
@testable import CommandLine

@Suite struct NewCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func new(_ title: String, _ options: String...) -> CommandRun {
    folder.run(["new", "page", title] + options)
  }

  @Test(arguments: BuiltInTemplates.names)
  func everyTemplateLintsCleanOnAnyDay(name: String) throws {
    for day in ["2026-11-20", "2028-02-29", "2026-12-31"] {
      let run = new("Größe & *Maß* #1", "--template", name, "--today", day, "-o", "@/\(day).md")
      #expect(run.status == .success)
      #expect(run.output == "@/\(day).md: created\n")
      #expect(run.error.isEmpty)
      let lint = folder.run("lint --strict @/\(day).md --today \(day)")
      #expect(lint.output.isEmpty)
      #expect(lint.error.isEmpty)
      let format = folder.run("fmt --check @/\(day).md")
      #expect(format.status == .success)
      #expect(format.output.isEmpty)
      #expect(!(try folder.text("\(day).md").contains("{{")))
    }
  }

  /// Titles that look like Markdown, fields or options.
  @Test(arguments: [
    ("Deep Work", "# Deep Work"),
    ("  Deep \n Work ", "# Deep Work"),
    ("C #", "# C \\#"),
    ("# C", "# # C"),
    ("Spring (icon: leaf)", "# Spring \\(icon: leaf)"),
    ("Plan ^a", "# Plan \\^a"),
    ("{{today}} {{title}}", "# {{today}} {{title}}"),
    ("2026-11-20", "# 2026-11-20"),
    ("日本語 🇨🇭", "# 日本語 🇨🇭"),
    ("\"quoted\" ‘words’", "# \"quoted\" ‘words’"),
  ])
  func theTitleIsThatOfThePage(title: String, heading: String) throws {
    #expect(new(title, "-o", "@/a.md").status == .success)
    #expect(try folder.text("a.md").split(separator: "\n").contains { $0 == heading })
    let lint = folder.run("lint --strict @/a.md")
    #expect(lint.status == .success)
    #expect(folder.run("fmt --check @/a.md").status == .success)
  }

  @Test func aTitleMayBeginWithADash() throws {
    #expect(
      folder.run(["new", "page", "-my item"]).error
        == "tidemark new page: “-my item” begins with a dash, as options do; write “--” before it\n"
    )
    #expect(folder.run(["new", "page", "-o", "@/a.md", "- item"]).status == .success)
    #expect(try folder.text("a.md").contains("\n# - item\n"))
  }

  @Test func aTitleNeedsWords() throws {
    #expect(new(" \n", "-o", "@/a.md").error == "tidemark new page: the title has no words\n")
    #expect(CommandRun("new", "page").error == "tidemark new page: TITLE is missing; see “tidemark new page --help”\n")
    #expect(
      CommandRun("new").error
        == "tidemark new: a command is missing; choose from: page, day, project, ritual, life, activities\n"
    )
    #expect(CommandRun("new", "pgae").error == "tidemark new: “pgae” is not a command; did you mean “page”?\n")
    #expect(try folder.names().isEmpty)
  }

  @Test func neverOverwrites() throws {
    try folder.write("a.md", "mine")
    try folder.link("link.md", to: "nowhere.md")
    #expect(new("A", "-o", "@/a.md").error == "tidemark new page: @/a.md: exists already, and nothing is overwritten\n")
    #expect(new("A", "-o", "@/link.md").error == "tidemark new page: @/link.md: exists already, and nothing is overwritten\n")
    #expect(new("A", "-o", "@/a.md").status == .couldNotRun)
    #expect(new("A", "-o", "@").error == "tidemark new page: “@” cannot be the name of a file\n")
    #expect(new("A", "-o", "@/sub/").status == .couldNotRun)
    #expect(try folder.text("a.md") == "mine")
    #expect(try folder.names() == ["a.md", "link.md"])
  }

  @Test func makesTheFoldersItNeeds() throws {
    #expect(new("A", "-o", "@/x/y/a.md").output == "@/x/y/a.md: created\n")
    #expect(try folder.text("x/y/a.md").contains("# A"))
    #expect(
      new("A", "-o", "@/x/y/a.md/b.md").error
        == "tidemark new page: @/x/y/a.md/b.md: cannot be written: a part of the path is a file, not a folder\n"
    )
  }

  @Test func tellsWhatMayNotBeWritten() throws {
    try folder.write("shut/")
    try folder.setMode("shut", 0o555)
    let run = asUnprivilegedUser { new("A", "-o", "@/shut/sub/a.md") }
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark new page: @/shut/sub/a.md: cannot be written: permission denied\n")
    #expect(new("A", "-o", "@/a\u{1B}.md").output == "@/a\\u{1B}.md: created\n")
  }

  // MARK: Templates

  @Test func takesATemplateFromAFile() throws {
    try folder.write("mine.md", "---\r\nkind: page\r\n---\r\n\r\n# {{title}}, {{today}}\r\n\r\n{{title}}{{other}}\r\n")
    #expect(new("T", "--template", "@/mine.md", "-o", "@/a.md", "--today", "2026-11-20").status == .success)
    #expect(
      try folder.text("a.md") == "---\r\nkind: page\r\n---\r\n\r\n# T, 2026-11-20\r\n\r\nT{{other}}\r\n"
    )
  }

  @Test func refusesWhatIsNoTemplate() throws {
    try folder.write("note.md", Sample.note)
    try folder.write("latin.md", bytes: Array(Sample.clean.utf8) + [0xE9])
    for (template, message) in [
      ("helth", "no template is called “helth”; did you mean “health”?"),
      ("zzzzzzz", "no template is called “zzzzzzz”; “tidemark templates” lists them"),
      ("z\u{1B}[31m", "no template is called “z\\u{1B}[31m”; “tidemark templates” lists them"),
      ("", "no template is called “”; “tidemark templates” lists them"),
      ("@/missing.md", "@/missing.md: no such file or folder"),
      ("@", "@: a folder, not a file"),
      ("@/note.md", "@/note.md: is not a template of a page: its front matter does not say “kind: page”"),
      ("@/latin.md", "@/latin.md: is not UTF-8, as a template must be"),
    ] {
      let run = new("T", "--template", template, "-o", "@/a.md")
      #expect(run.status == .couldNotRun)
      #expect(run.error == "tidemark new page: \(message)\n")
    }
    #expect(try folder.names() == ["latin.md", "note.md"])
  }

  @Test func tellsThatATemplateHasNoTitle() throws {
    try folder.write("mine.md", Sample.clean)
    let run = new("T", "--template", "@/mine.md", "-o", "@/a.md")
    #expect(run.status == .success)
    #expect(
      run.error == "tidemark new page: the template has no {{title}}, so the page does not have the title that you gave\n"
    )
  }

  // MARK: The default place

  /// The place depends on the folder of the process.
  @Test func goesIntoThisFolderOutsideOfAVault() throws {
    let run = try ProgramRun("tidemark new page 'Größe, 日本 & Co'", in: folder)
    #expect(run.status == 0)
    #expect(run.text == "größe-日本-co.md: created\n")
    #expect(try ProgramRun("tidemark new page Tidemark", in: folder).text == "tidemark-page.md: created\n")
    #expect(try folder.names() == ["größe-日本-co.md", "tidemark-page.md"])
    let again = try ProgramRun("tidemark new page 'GRÖSSE 日本 Co' && tidemark new page 'Größe 日本 co'", in: folder)
    #expect(again.status == 2)
    #expect(again.error == "tidemark new page: größe-日本-co.md: exists already, and nothing is overwritten\n")
  }

  @Test func goesToThePagesOfAVault() throws {
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    try folder.write("sub/deep/")
    try folder.write("templates/mine.md", "---\nkind: page\n---\n\n# {{title}}\n\nMine.\n")
    try folder.write("templates/work/review.md", "---\nkind: page\n---\n\n# {{title}}\n\nReview.\n")
    try folder.write("templates/rituals/tea.md", "---\nkind: ritual\n---\n\n# Tea\n")
    try folder.write("templates/goal.md", "---\nkind: page\n---\n\n# {{title}}\n\nMy goals.\n")
    #expect(try ProgramRun("tidemark new page One --template mine", in: folder).text == "pages/one.md: created\n")
    #expect(try folder.text("pages/one.md").hasSuffix("# One\n\nMine.\n"))
    let deep = try ProgramRun("cd sub/deep && tidemark new page Two --template work/review", in: folder)
    #expect(deep.text == "../../pages/two.md: created\n")
    #expect(try folder.text("pages/two.md").hasSuffix("Review.\n"))
    #expect(try ProgramRun("cd pages && tidemark new page Three --template goal", in: folder).status == 0)
    #expect(try folder.text("pages/three.md").hasSuffix("My goals.\n"))
    #expect(try !ProgramRun("tidemark templates", in: folder).text.contains("tea"))
    let unknown = try ProgramRun("tidemark new page Four --template mien", in: folder)
    #expect(unknown.error == "tidemark new page: no template is called “mien”; did you mean “mine”?\n")
  }

  /// These two zones are never on one day.
  @Test func todayIsThatOfTheClockOnTheWall() throws {
    for zone in ["Etc/GMT+12", "Pacific/Kiritimati"] {
      _ = try ProgramRun("tidemark new page T --template weekly-review -o $TZ.md", in: folder, environment: ["TZ": zone])
    }
    let days = try ["Etc/GMT+12.md", "Pacific/Kiritimati.md"].map { name in
      try #require(folder.text(name).firstMatch(of: /from: (\d{4}-\d\d-\d\d)\)/)).1
    }
    #expect(days[0] < days[1])
  }
}
