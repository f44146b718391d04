import TestSupport
import Testing

/// A command that fails leaves nothing: no file, and no folder that it made for one.
@Suite struct NothingLeftTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(onDisk: true)
    try folder.write("v/tidemark.md", "---\nkind: vault\n---\n\n# V\n")
    try folder.write("v/p.md", "---\nkind: page\n---\n\n# P\n\n- a\n")
    try folder.write("v/q.md", "---\nkind: page\n---\n\n# Q\n\n- b\n")
  }

  /// No file can be written, as none may have a byte.
  @Test(arguments: [
    "remove a --vault v",
    "export -o out/ v",
    "export --to json -o out/deep/ v",
    "export -o all.txt v",
    "init w",
    "init --example w/x",
    "new page X --vault v",
    "new page X -o v/pages/deep/x.md",
    "new day --vault v --today 2026-12-01",
    "new project X -o v/projects/x.md",
    "new ritual X -o v/rituals/x.md",
    "new life --born 1990-01-01 -o v/lives/life.md",
    "new activities X -o v/activities/x.md",
    "block add x --at 9:00 --on 2026-12-01 --vault v",
    "stack add Errands Milk --vault v",
  ])
  func whereNoFileCanBeWritten(line: String) throws {
    let before = try tree()
    // What is said goes through a pipe, as no file can take it either.
    let shell = "{ (ulimit -f 0; exec tidemark \(line)) 2>&1; echo status $?; } | cat"
    let text = try ProgramRun(shell, in: folder).text
    // Of a command that is spelled wrong nothing is learnt.
    #expect(text.contains(": cannot be written: ") && text.hasSuffix("\nstatus 2\n"), "\(line): \(text)")
    #expect(try tree() == before)
  }

  @Test func aVaultIsBegunAsAWholeOrNotAtAll() throws {
    try folder.write("w/projects", "a file where a folder is meant")
    let run = try ProgramRun("tidemark init w --today 2026-11-20", in: folder)
    #expect(run.status == 2 && run.text.isEmpty)
    #expect(try folder.names(in: "w") == ["projects"])
  }

  @Test func anExportIsWrittenAsAWholeOrNotAtAll() throws {
    try folder.write("out/q.txt/x", "a folder where a file is meant")
    let run = try ProgramRun("tidemark export -o out/ v/p.md v/q.md", in: folder)
    #expect(run.status == 2 && run.error == "tidemark: out/q.txt: cannot be written: a folder, not a file\n")
    #expect(try folder.names(in: "out") == ["q.txt"])
  }

  private func tree() throws -> String { try ProgramRun("find . | sort", in: folder).text }
}
