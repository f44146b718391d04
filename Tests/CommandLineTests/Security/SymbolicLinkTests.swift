import TestSupport
import Testing

@testable import CommandLine

/// What comes with the files of a vault reads and writes nothing outside of it.
@Suite struct SymbolicLinkTests {
  let folder: TemporaryFolder

  private static let secret = "---\nkind: page\n---\n\n# Secret\n\n* [X] Hidden (due: 2026-13-01)\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("secret.md", Self.secret)
    try folder.write("v/tidemark.md", "---\nkind: vault\n---\n\n# V\n\n## Pages\n\n- [Secret](../secret.md)\n")
    try folder.write("v/pages/a.md", Sample.page("- Fine"))
  }

  private func run(_ shell: String) throws -> ProgramRun { try ProgramRun(shell, in: folder) }

  @Test(arguments: [
    "lint v", "fmt v", "export v", "export v --to json", "lint --fix v", "cd v; tidemark lint", "tasks --vault v",
  ])
  func aLinkOutOfTheVaultIsPassedOver(line: String) throws {
    try folder.link("v/pages/out.md", to: "../../secret.md")
    let run = try run(line.hasPrefix("cd") ? line : "tidemark " + line)
    #expect(!(run.text + run.error).contains("Hidden"))
    #expect(!(run.text + run.error).contains("out.md"))
    #expect(try folder.text("secret.md") == Self.secret)
  }

  @Test func oneThatIsNamedIsRead() throws {
    try folder.link("v/pages/out.md", to: "../../secret.md")
    #expect(try run("tidemark lint v/pages/out.md").text.contains("v/pages/out.md:7:"))
  }

  @Test func oneWithinTheVaultIsRead() throws {
    try folder.write("v/other/real.txt", Self.secret)
    try folder.link("v/pages/in.md", to: "../other/real.txt")
    #expect(try run("tidemark lint v").text.contains("v/pages/in.md:7:"))
  }

  @Test func aTemplateIsNotTakenFromElsewhere() throws {
    try folder.write("v/templates/own.md", "---\nkind: page\n---\n\n# {{title}}\n")
    try folder.link("v/templates/book.md", to: "../../secret.md")
    #expect(try run("cd v && tidemark new page One --template own").status == 0)
    let refused = try run("cd v && tidemark new page Two --template book")
    #expect(refused.status == 2 && refused.error.contains("no template is called “book”"))
    #expect(try !run("cd v && tidemark templates").text.contains("book"))
    // A path is the user's.
    #expect(try run("cd v && tidemark new page Three --template ../secret.md").status == 0)
  }

  @Test func nothingIsBegunThroughALink() throws {
    try folder.write("outside/")
    try folder.link("v/projects", to: "../outside")
    let refused = try run("cd v && tidemark new project Thesis")
    #expect(refused.status == 2)
    let words = "projects/thesis.md: not written: “projects” is a symbolic link out of the vault"
    #expect(refused.error == "tidemark new project: \(words)\n")
    #expect(try folder.names(in: "outside") == [])
    #expect(try run("cd v && tidemark new project Thesis --output projects/thesis.md").status == 0)
    #expect(try folder.names(in: "outside") == ["thesis.md"])
  }

  @Test func noEditMakesAFileThroughALink() throws {
    try folder.write("outside/")
    try folder.link("v/days", to: "../outside")
    try folder.write("v/projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n")
    let refused = try run("tidemark schedule Draft --on 2026-11-21 --vault v --today 2026-11-20")
    #expect(refused.status == 2 && refused.error.contains("is a symbolic link out of the vault"))
    #expect(try folder.names(in: "outside") == [])
  }

  @Test func aFixDoesNotFollowOne() throws {
    let day = "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- 22:00 - 02:00 Night train\n"
    try folder.write("v/days/2026-11-20.md", day)
    let next = "---\nkind: day\n---\n\n# 2026-11-21 Saturday\n"
    try folder.write("next.md", next)
    try folder.link("v/days/2026-11-21.md", to: "../../next.md")
    let run = try run("tidemark lint v --fix --unsafe-fixes --rule block-past-midnight --today 2026-11-20")
    #expect(run.status != 0)
    #expect(try folder.text("next.md") == next)
    #expect(try folder.text("v/days/2026-11-20.md") == day)
  }

  @Test func aRootThatLiesElsewhereMakesNoVault() throws {
    try folder.write("w/a.md", Sample.doubtful)
    try folder.write("allowing.md", "---\nkind: vault\nallow: [unknown-key]\n---\n\n# W\n")
    try folder.link("w/tidemark.md", to: "../allowing.md")
    #expect(try run("tidemark lint w").text.contains("unknown-key"))
  }

  /// Nobody may ever write into it.
  @Test func aPipeIsNotWaitedFor() throws {
    let run = try run("mkfifo v/.gitignore v/pages/pipe.md v/.git && timeout 120 tidemark lint v --rule dead-link")
    #expect(run.status == 0 || run.status == 1)
    #expect(run.text.contains("dead-link"))
  }
}
