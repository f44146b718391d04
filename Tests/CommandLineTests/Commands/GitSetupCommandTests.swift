import TestSupport
import Testing

@testable import CommandLine

/// A repository in a folder, with a person's own configuration beside it, and a shell in which `tidemark` is the program.
struct GitScene {
  let folder: TemporaryFolder

  /// - Parameter hasVault: Whether a vault lies in the folder `work` of the repository, or no file at all.
  init(hasVault: Bool = true) throws {
    folder = try TemporaryFolder()
    try folder.write("home/")
    try folder.write("work/")
    try folder.write("home/.gitconfig", "[user]\n\tname = Somebody\n\temail = somebody@example.org\n")
    if hasVault { try folder.write("work/tidemark.md", "---\nkind: vault\n---\n\n# Vault\n") }
    _ = try run("git init -q")
  }

  /// What a line of the shell came to in the folder `work`.
  func run(_ line: String) throws -> ProgramRun {
    try ProgramRun(
      "cd work && \(line)",
      in: folder,
      environment: ["HOME": folder("home"), "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": folder("home/.gitconfig")]
    )
  }

  func output(_ line: String) throws -> String {
    let run = try run(line)
    return run.text.replacing(folder.path, with: "@") + run.error.replacing(folder.path, with: "@")
  }
}

@Suite struct GitSetupCommandTests {
  private static let line = "*.md merge=tidemark diff=tidemark"
  private static let settings = """
    git config --local: set merge.tidemark.name
    git config --local: set merge.tidemark.driver
    git config --local: set diff.tidemark.xfuncname

    """
  private static let next =
    "Commit .gitattributes, and run “tidemark git-setup” in every other clone: git shares no configuration.\n"

  @Test func saysEachThingOnce() throws {
    let scene = try GitScene()
    #expect(try scene.output("tidemark git-setup") == ".gitattributes: added “\(Self.line)”\n" + Self.settings + Self.next)
    #expect(try scene.folder.text("work/.gitattributes") == Self.line + "\n")
    #expect(try scene.output("tidemark git-setup") == "all is set up; nothing to do\n")
    #expect(try scene.output("git check-attr merge diff -- days/a.md").contains("days/a.md: merge: tidemark\n"))
    #expect(try scene.run("tidemark git-setup --check && tidemark git-setup --local --check").status == 0)
    #expect(try scene.output("git config merge.tidemark.driver").contains("tidemark"))
    // What is in PATH is called by its name, which an upgrade does not change.
    #expect(!(try scene.output("git config merge.tidemark.driver").contains("/debug/")))
  }

  @Test func checkNamesWhatIsMissing() throws {
    let scene = try GitScene()
    let run = try scene.run("tidemark git-setup --check")
    #expect(run.status == 1)
    #expect(
      run.text == """
        .gitattributes: has no line “\(Self.line)”
        git config --local: merge.tidemark.name is not set
        git config --local: merge.tidemark.driver is not set
        git config --local: diff.tidemark.xfuncname is not set

        """
    )
    #expect(try scene.run("test -e .gitattributes").status == 1)
    _ = try scene.run("tidemark git-setup; git config merge.tidemark.driver true")
    let changed = try scene.run("tidemark git-setup --check")
    #expect(changed.status == 1 && changed.text == "git config --local: merge.tidemark.driver has another value\n")
    #expect(try scene.output("tidemark git-setup") == "git config --local: changed merge.tidemark.driver\n")
  }

  @Test func takesAwayWhatItMade() throws {
    let scene = try GitScene()
    try scene.folder.write("work/.gitattributes", "*.png binary\r\n")
    let before = try scene.folder.text("work/.git/config")
    _ = try scene.run("tidemark git-setup --textconv")
    #expect(try scene.folder.text("work/.gitattributes") == "*.png binary\r\n\(Self.line)\r\n")
    #expect(
      try scene.output("tidemark git-setup --remove") == """
        .gitattributes: removed “\(Self.line)”
        git config --local: removed merge.tidemark.name
        git config --local: removed merge.tidemark.driver
        git config --local: removed diff.tidemark.xfuncname
        git config --local: removed diff.tidemark.textconv

        """
    )
    #expect(try scene.folder.text("work/.gitattributes") == "*.png binary\r\n")
    #expect(try scene.folder.text("work/.git/config") == before)
    #expect(try scene.output("tidemark git-setup --remove") == "nothing is set up, so there is nothing to remove\n")
    _ = try scene.run("rm .gitattributes; tidemark git-setup; tidemark git-setup --remove")
    #expect(try scene.run("test -e .gitattributes").status == 1)
  }

  @Test func theLineStandsInTheVault() throws {
    let scene = try GitScene(hasVault: false)
    try scene.folder.write("work/life/tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    try scene.folder.write("work/life/days/")
    #expect(try scene.output("cd life/days && tidemark git-setup").hasPrefix("@/work/life/.gitattributes: added"))
    #expect(try scene.output("tidemark git-setup --vault life") == "all is set up; nothing to do\n")
    // Without a vault it is for the whole work tree.
    #expect(try scene.output("mkdir sub; cd sub; tidemark git-setup").hasPrefix("@/work/.gitattributes: added"))
  }

  @Test func forEveryRepositoryOfAUser() throws {
    let scene = try GitScene()
    #expect(try scene.output("tidemark git-setup --global").hasPrefix("@/home/.config/git/attributes: added “\(Self.line)”\n"))
    #expect(try scene.folder.text("home/.config/git/attributes") == Self.line + "\n")
    #expect(try scene.output("git check-attr diff -- a.md") == "a.md: diff: tidemark\n")
    #expect(try scene.folder.text("home/.gitconfig").contains("[merge \"tidemark\"]"))
    #expect(!(try scene.folder.text("work/.git/config").contains("tidemark")))
    #expect(try scene.run("cd /; tidemark git-setup --global --check").status == 0)
    _ = try scene.run("tidemark git-setup --global --remove; git config --global core.attributesFile '~/my attributes'")
    #expect(!(try scene.folder.text("home/.gitconfig").contains("tidemark")))
    #expect(try scene.output("XDG_CONFIG_HOME=/nowhere tidemark git-setup --global").hasPrefix("@/home/my attributes: added"))
    #expect(try scene.output("git check-attr diff -- a.md") == "a.md: diff: tidemark\n")
  }

  @Test func whatIsInTheWayIsTold() throws {
    let scene = try GitScene()
    _ = try scene.run("tidemark git-setup; echo '*.md merge=union' >> .gitattributes")
    let words =
      ".gitattributes: another line gives Markdown files “merge=union”; remove it, or move it above “\(Self.line)”\n"
    let run = try scene.run("tidemark git-setup")
    #expect(run.status == 1 && run.error == "tidemark git-setup: " + words)
    #expect(try scene.output("tidemark git-setup --check") == words)
    // Where the line is not there yet, it comes last, and so counts.
    _ = try scene.run("tidemark git-setup --remove; tidemark git-setup")
    #expect(try scene.folder.text("work/.gitattributes") == "*.md merge=union\n\(Self.line)\n")
    #expect(try scene.run("tidemark git-setup --check").status == 0)
  }

  /// Who starts it may not care for its children, and then the system would not tell how git ended.
  @Test func whoeverStartsIt() throws {
    let scene = try GitScene()
    #expect(try scene.run("perl -e '$SIG{CHLD} = q(IGNORE); exec @ARGV or die' tidemark git-setup").status == 0)
    #expect(try scene.run("tidemark git-setup --check <&- >&- 2>&-").status == 0)
  }

  @Test func refuses() throws {
    let scene = try GitScene()
    let run = try scene.run("tidemark git-setup --vault \(scene.folder("home"))")
    #expect(run.status == 2)
    #expect(
      run.error.replacing(scene.folder.path, with: "@")
        == "tidemark git-setup: “@/home” is in no git repository\n  help: begin one there with “git init”\n"
    )
    let without = try scene.run("P=$(command -v tidemark); mkdir bin; PATH=$PWD/bin; \"$P\" git-setup")
    #expect(without.status == 2)
    #expect(without.error == "tidemark git-setup: there is no program “git” in the folders of PATH\n  help: install git\n")
    for both in ["--local --global", "--check --remove"] { #expect(try scene.run("tidemark git-setup \(both)").status == 2) }
    _ = try scene.run("tidemark git-setup; touch .git/config.lock")
    let locked = try scene.run("tidemark git-setup --remove")
    #expect(locked.status == 2 && locked.error.contains("git says: error: could not lock config file"))
  }

  @Test func aProgramOutsideOfThePathIsCalledByItsPath() throws {
    let scene = try GitScene()
    _ = try scene.run(
      "P=$(command -v tidemark); mkdir \"a b\"; cp \"$P\" \"a b/tidemark\"; PATH=/usr/bin:/bin; ./a*b/tidemark git-setup"
    )
    #expect(try scene.output("git config merge.tidemark.driver").contains("'@/work/a b/tidemark' merge"))
    #expect(
      try scene.output("tidemark git-setup --program 'my tidemark'") == "git config --local: changed merge.tidemark.driver\n"
    )
    #expect(try scene.output("git config merge.tidemark.driver").contains("'my tidemark' merge"))
  }
}

@Suite struct ProgramNameTests {
  @Test func whatThePathLeadsToIsCalledByItsName() throws {
    let folder = try TemporaryFolder()
    try folder.write("real/tidemark-1.0")
    try folder.setMode("real/tidemark-1.0", 0o755)
    try folder.write("bin/")
    try folder.write("other/tidemark")
    try folder.setMode("other/tidemark", 0o755)
    try folder.link("bin/tidemark", to: folder("real/tidemark-1.0"))
    let path = "/nowhere:\(folder("bin"))"
    #expect(ProgramName.lasting(called: "tidemark", path: path) == "tidemark")
    #expect(ProgramName.lasting(called: folder("bin/tidemark"), path: path) == "tidemark")
    #expect(ProgramName.lasting(called: folder("real/tidemark-1.0"), path: path) == "tidemark")
    // Another program of that name would be called.
    #expect(ProgramName.lasting(called: folder("other/tidemark"), path: path) == folder("other/tidemark"))
    #expect(ProgramName.lasting(called: folder("bin/tidemark"), path: "") == folder("bin/tidemark"))
    #expect(
      ProgramName.lasting(called: "./a", path: "").hasSuffix("/a") && ProgramName.lasting(called: "./a", path: "").first == "/"
    )
  }
}
