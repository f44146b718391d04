import TestSupport
import Testing

@testable import CommandLine
@testable import Workspace

/// `lint --staged`, which reads git's index.
@Suite struct LintStagedTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Runs a line of the shell, in which `git` is somebody's and `commit` makes a commit of what is staged.
  @discardableResult private func run(_ shell: String) throws -> ProgramRun {
    let begin = """
      git() { command git -c user.name=x -c user.email=x@example.org -c init.defaultBranch=main "$@"; }
      commit() { git commit --quiet --no-verify --message x "$@"; }

      """
    let environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    return try ProgramRun(begin + shell, in: folder, environment: environment)
  }

  /// The findings as `path rule`, in their order; nothing else may be printed but what `status` asks for.
  private func staged(
    _ arguments: String = "",
    in place: String = ".",
    status: Int32 = 0,
    error: String = ""
  ) throws -> [String] {
    let line = "cd '\(place)' && tidemark lint --staged --format short --today 2026-11-20 \(arguments)"
    let run = try run(line)
    #expect(run.status == status, "\(run.error)")
    #expect(run.error == error)
    return run.text.split(separator: "\n").map { line in
      let path = line[..<(line.range(of: ".md:")?.lowerBound ?? line.startIndex)]
      return "\(path).md \(line[(line.lastIndex(of: "[") ?? line.startIndex)...].dropFirst().dropLast())"
    }
  }

  private func repository() throws {
    try run("git init --quiet .")
  }

  // MARK: What is looked at

  @Test func theIndexIsReadAndNotTheDisk() throws {
    try repository()
    try folder.write("a.md", Sample.wrong)
    try folder.write("b.md", Sample.clean)
    try run("git add .")
    try folder.write("a.md", Sample.clean)
    try folder.write("b.md", Sample.wrong)
    try folder.write("new.md", Sample.wrong)
    #expect(try staged(status: 1) == ["a.md field-value"])
  }

  @Test func onlyWhatIsStagedIsReported() throws {
    try repository()
    try folder.write("old.md", Sample.wrong)
    try folder.write("moved.md", Sample.wrong)
    try folder.write("gone.md", Sample.wrong)
    try folder.write("changed.md", Sample.clean)
    try run("git add . && commit")
    #expect(try staged() == [])
    try folder.write("changed.md", Sample.wrong)
    try folder.write("added.md", Sample.wrong)
    try run("git rm --quiet gone.md && git mv moved.md 'to here.md' && git add .")
    #expect(try staged(status: 1) == ["added.md field-value", "changed.md field-value", "to here.md field-value"])
  }

  @Test func strictlyWarningsFailToo() throws {
    try repository()
    try folder.write("a.md", Sample.doubtful)
    try run("git add .")
    #expect(try staged() == ["a.md unknown-key"])
    #expect(try staged("--strict", status: 1) == ["a.md unknown-key"])
  }

  @Test func filesThatAreNotTidemarksAreLeftAlone() throws {
    try repository()
    try folder.write("note.md", Sample.note)
    try folder.write("page.txt", Sample.wrong)
    try folder.write(".hidden/a.md", Sample.wrong)
    try folder.write("v/tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    try folder.write("v/templates/a.md", Sample.wrong)
    try folder.write("templates/a.md", Sample.wrong)
    try run("git add --all")
    #expect(try staged(status: 1) == ["templates/a.md field-value"])
  }

  /// The files of a vault inside a vault belong to it alone: two of them may have the title of one outside.
  @Test func aVaultInsideAVaultIsOneOfItsOwn() throws {
    try repository()
    for name in ["tidemark.md", "inner/tidemark.md"] { try folder.write("v/" + name, "---\nkind: vault\n---\n\n# V\n") }
    for name in ["a.md", "inner/a.md", "inner/b.md"] { try folder.write("v/" + name, "---\nkind: page\n---\n\n# These\n") }
    try run("git add --all")
    #expect(try staged() == ["v/inner/a.md duplicate-title", "v/inner/b.md duplicate-title"])
    try run("commit && echo >> v/a.md && git add --all")
    #expect(try staged() == [])
  }

  @Test func namesAreAnything() throws {
    try repository()
    let names = ["a b.md", "n\u{E4}g.md", "nag\u{308}.md", "line\nend.md", "\"quoted\".md", "-dash.md", "tab\t.md", "*.md"]
    for name in names { try folder.write(name, Sample.wrong) }
    try run("git add --all")
    let run = try run("tidemark lint --staged --format short")
    #expect(run.text.split(separator: "\n").count == names.count)
    #expect(run.text.contains("line\\u{A}end.md:9:22:") && run.error.isEmpty)
  }

  @Test func aNameThatIsNotTextIsToldOf() throws {
    try repository()
    try run(#"name=$(printf 'a\377.md'); echo x | git hash-object -w --stdin > id"#)
    try run(#"printf '100644 %s\ta\377.md\n' "$(cat id)" | git update-index --index-info"#)
    #expect(try staged(status: 2, error: "tidemark: a\u{FFFD}.md: the name is not UTF-8; rename the file\n") == [])
  }

  // MARK: The vault

  private func vault() throws {
    try repository()
    try folder.write("v/tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    try folder.write("v/projects/thesis.md", "---\nkind: project\n---\n\n# Thesis\n\n- [ ] Draft\n")
    let day = "---\nkind: day\n---\n\n# 2026-11-20 Friday\n\n- 09:00 Work\n  - [ ] Draft (project: Thesis)\n"
    try folder.write("v/days/2026-11-20.md", day)
  }

  @Test func itIsHeldAgainstTheVaultOfTheIndex() throws {
    try vault()
    try run("git add .")
    #expect(try staged() == [])
    // On the disk the task is there, in the index it is not.
    try run("git reset --quiet -- v/projects")
    #expect(try staged() == ["v/days/2026-11-20.md unknown-project"])
    try run("git add . && commit")
    // On the disk it is not there, in the index it is.
    try run("rm -r v/projects && echo >> v/days/2026-11-20.md && git add v/days")
    #expect(try staged() == [])
    try run("git add .")
    #expect(try staged() == ["v/days/2026-11-20.md unknown-project"])
  }

  @Test func settingsAreThoseOfTheIndex() throws {
    try vault()
    try folder.write("v/p.md", Sample.doubtful)
    try folder.write("v/tidemark.md", "---\nkind: vault\nallow: [unknown-key]\n---\n\n# V\n")
    try run("git add .")
    try folder.write("v/tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    #expect(try staged() == [])
    try run("git add .")
    #expect(try staged() == ["v/p.md unknown-key"])
  }

  @Test func imagesAreLookedForInTheIndex() throws {
    try repository()
    try folder.write("img/here.jpg")
    try folder.write("img/elsewhere.jpg")
    try folder.write("pages/a.md", Sample.page("![Here](../img/here.jpg)", "", "![Gone](../img/elsewhere.jpg)"))
    try run("git add pages img/here.jpg")
    #expect(try staged() == ["pages/a.md missing-image"])
    #expect(try staged("a.md", in: "pages") == ["a.md missing-image"])
    try run("git add . && rm -r img")
    #expect(try staged() == [])
  }

  // MARK: Where, and what of it

  @Test func pathsLimitIt() throws {
    try repository()
    for name in ["a.md", "sub/b.md", "sub/deep/c.md", "sub two/d.md"] { try folder.write(name, Sample.wrong) }
    try run("git add .")
    #expect(try staged("sub", status: 1) == ["sub/b.md field-value", "sub/deep/c.md field-value"])
    #expect(try staged("sub/b.md 'sub two/'", status: 1) == ["sub/b.md field-value", "sub two/d.md field-value"])
    #expect(try staged(".", in: "sub", status: 1) == ["b.md field-value", "deep/c.md field-value"])
    #expect(try staged("../../a.md", in: "sub/deep", status: 1) == ["../../a.md field-value"])
  }

  @Test func fromASubfolderAllIsChecked() throws {
    try repository()
    for name in ["a.md", "sub/b.md"] { try folder.write(name, Sample.wrong) }
    try run("git add .")
    #expect(try staged(in: "sub", status: 1) == ["../a.md field-value", "b.md field-value"])
  }

  @Test func aPathThatIsNotThereIsToldOf() throws {
    try repository()
    try folder.write("a.md", Sample.wrong)
    try folder.write("b.md", Sample.wrong)
    try run("git add a.md && rm a.md")
    #expect(try staged("a.md b.md", status: 1) == ["a.md field-value"])
    let error = "tidemark: c.md: no such file or folder\n"
    #expect(try staged("c.md a.md", status: 2, error: error) == ["a.md field-value"])
  }

  @Test func outsideOfARepositoryItIsRefused() throws {
    let error = "tidemark lint: “.” is in no git repository\n  help: begin one there with “git init”\n"
    #expect(try staged(status: 2, error: error) == [])
  }

  @Test func aPathOutsideOfTheRepositoryIsRefused() throws {
    try run("git init --quiet r")
    try folder.write("a.md", Sample.wrong)
    let words = "“../a.md” is outside the repository, and nothing there is staged in it"
    #expect(try staged("../a.md", in: "r", status: 2, error: "tidemark lint: \(words)\n") == [])
  }

  @Test(arguments: [("--fix", "fix the files, then “git add” them"), ("-", "“-” is standard input")])
  func whatItCannotDoIsRefused(option: String, words: String) throws {
    try repository()
    let run = try run("tidemark lint --staged \(option)")
    #expect(run.status == 2 && run.text.isEmpty && run.error.contains(words))
  }

  @Test func withoutGitItIsRefused() throws {
    try repository()
    let run = try run("program=$(command -v tidemark); PATH=/nowhere \"$program\" lint --staged")
    #expect(run.status == 2 && run.text.isEmpty)
    #expect(run.error == "tidemark lint: there is no program “git” in the folders of PATH\n  help: install git\n")
  }

  // MARK: States of a repository

  @Test func aConflictIsToldOf() throws {
    try repository()
    try folder.write("a.md", Sample.clean)
    try run("git add . && commit && git branch other")
    try folder.write("a.md", Sample.page("- one"))
    try run("commit -a && git checkout --quiet other")
    try folder.write("a.md", Sample.page("- two"))
    try folder.write("b.md", Sample.wrong)
    try run("git add . && commit; git checkout --quiet main; git merge other")
    let error = "tidemark: a.md: in conflict; settle it and “git add” the file\n"
    #expect(try staged(status: 2, error: error) == ["b.md field-value"])
    #expect(try staged("b.md", status: 1) == ["b.md field-value"])
  }

  @Test func symbolicLinksAndSubmodulesArePassedOver() throws {
    try run("git init --quiet r && git init --quiet inner")
    try folder.write("inner/x.md", Sample.wrong)
    try folder.write("outside.md", Sample.wrong)
    try folder.write("r/real.md", Sample.wrong)
    try folder.link("r/link.md", to: "real.md")
    try folder.link("r/out.md", to: "../outside.md")
    try run("cd inner && git add . && commit; cd ../r && git clone --quiet ../inner sub && git add . 2> ../hint")
    #expect(try staged(in: "r", status: 1) == ["real.md field-value"])
  }

  @Test func aFileThatIsMarkedToBeAddedIsNotStaged() throws {
    try repository()
    try folder.write("a.md", Sample.wrong)
    try run("git add --intent-to-add a.md")
    #expect(try staged() == [])
  }

  /// A hook of `git commit -a` or `git commit FILE` sees the index that this commit will have.
  @Test func aHookChecksTheCommit() throws {
    try repository()
    let hook = "#!/bin/sh\nexec tidemark lint --staged --format short\n"
    try folder.write(".git/hooks/pre-commit", hook)
    try folder.setMode(".git/hooks/pre-commit", 0o755)
    try folder.write("a.md", Sample.wrong)
    try folder.write("sub/b.md", Sample.clean)
    let refused = try run("git add . && git commit --quiet --message x")
    #expect(refused.status == 1)
    #expect((refused.text + refused.error).contains("a.md:9:22: error:"))
    #expect(try run("cd sub && git commit --quiet --message x b.md").status == 0)
    try folder.write("a.md", Sample.clean)
    #expect(try run("git commit --quiet --message x -a").status == 0)
    try folder.write("sub/b.md", Sample.wrong)
    #expect(try run("cd sub && git commit --quiet --message x -a").status == 1)
    #expect(try run("git log --oneline").text.split(separator: "\n").count == 2)
  }

  @Test func aLargeFileIsToldOf() throws {
    try repository()
    let size = FileSet.limit + 1
    try run("{ printf -- '---\\nkind: page\\n---\\n\\n# T\\n'; head -c \(size) /dev/zero | tr '\\0' a; } > big.md; git add .")
    let words = "larger than \(FileSet.limit >> 20) MiB, and so not read; split it into several files"
    #expect(try staged(status: 2, error: "tidemark: big.md: \(words)\n") == [])
  }
}
