import Foundation
import TestSupport
import Testing

@testable import CommandLine

@Suite struct ImportCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func page(_ title: String, _ lines: String...) -> String {
    "---\nkind: page\n---\n\n# \(title)\n\n## Now\n\n" + lines.map { $0 + "\n" }.joined()
  }

  /// Writes a vault of two files and its export.
  private func export() throws {
    try folder.write("old/tidemark.md", "---\nkind: vault\ndays: days\n---\n\n# Old\n")
    try folder.write("old/days/2026-11-20.md", "- 09:00 Walk   \n\n<!-- mine -->\n")
    #expect(folder.run("export --to json -o @/v.json @/old").status == .success)
  }

  @Test func anExportComesBack() throws {
    try export()
    let run = folder.run("import @/v.json --into @/new --today 2026-11-22")
    #expect(run.status == .success)
    #expect(run.error.isEmpty)
    #expect(run.output == "2 read: 2 written\n@/new/days/2026-11-20.md: created\n@/new/tidemark.md: created\n")
    for name in ["tidemark.md", "days/2026-11-20.md"] {
      #expect(try folder.bytes("old/" + name) == folder.bytes("new/" + name))
    }
    let again = folder.run("import json @/v.json --into @/new --today 2026-11-22")
    #expect(again.status == .success)
    #expect(again.output == "2 read: 0 written, 2 already there\n")
  }

  @Test func aDryRunWritesNothing() throws {
    try export()
    let run = folder.run("import @/v.json --into @/new --dry-run")
    #expect(run.output.hasPrefix("2 read: 2 written\n"))
    #expect(run.error == "nothing is written; without --dry-run:\n")
    #expect(!FileManager.default.fileExists(atPath: folder("new")))
  }

  @Test func whatIsLeftIsKeptBeside() throws {
    try export()
    try folder.write("new/tidemark.md", "---\nkind: vault\ndays: days\n---\n\n# New\n")
    try folder.write("new/days/2026-11-20.md", "# Other\n")
    let run = folder.run("import @/v.json --into @/new --since 2026-11-01 --today 2026-11-22")
    #expect(run.status == .findings)
    #expect(run.output.hasSuffix("@/new/left.md: has what was left, as it was\n"), "\(run.output)")
    let left = try folder.text("new/left.md")
    #expect(left.hasPrefix("---\nkind: note\n---\n\n# Left by an import\n"))
    #expect(left.contains("\n~~~\n- 09:00 Walk   \n\n<!-- mine -->\n\n~~~\n"))
    #expect(try folder.text("new/days/2026-11-20.md") == "# Other\n")
    // The same again is the same note.
    #expect(folder.run("import @/v.json --into @/new --since 2026-11-01 --today 2026-11-22").status == .findings)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("new")).sorted() == ["days", "left.md", "tidemark.md"])
    #expect(folder.run("lint @/new --today 2026-11-22").status == .success)
  }

  @Test func theAccountIsJSONToo() throws {
    try export()
    let run = folder.run("import @/v.json --into @/new --since 2026-11-21 --json --today 2026-11-22")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["read"] as? Int == 2)
    #expect(object["written"] as? Int == 1)
    #expect(object["leftOut"] as? Int == 1)
    let reasons = try #require(object["reasons"] as? [[String: Any]])
    #expect(reasons.count == 1 && reasons[0]["reason"] as? String == "before 2026-11-21")
  }

  @Test func undoTakesItBack() throws {
    try export()
    let state = folder("state")
    try folder.write("new/tidemark.md", "---\nkind: vault\n---\n\n# Old\n")
    let run = CommandRun(["import", folder("v.json"), "--into", folder("new")], stateFolder: state)
    #expect(run.output.contains("1 written"))
    let undo = CommandRun(["undo", "--vault", folder("new")], stateFolder: state)
    #expect(undo.status == .success, "\(undo.error)")
    #expect(!FileManager.default.fileExists(atPath: folder("new/days/2026-11-20.md")))
  }

  // MARK: Refusals

  @Test func whatCannotBeIsRefused() throws {
    try export()
    try folder.write("a.txt", "words")
    try folder.write("b.zip", bytes: [0x50, 0x4B, 3, 4, 0])
    try folder.write("notes/a.md", "# Mine\n")
    try folder.write("empty/")
    let refusals: [(String, String)] = [
      ("import @/a.txt --into @/new", "“@/a.txt” does not tell which program wrote it"),
      ("import jsn @/v.json --into @/new", "“jsn” is neither a format nor a file"),
      ("import json --into @/new", "name the files or the folder to import"),
      ("import json @/a.txt --into @/new", "nothing was written: @/a.txt:1: it is not JSON"),
      ("import @/b.zip --into @/new", "@/b.zip is a zip archive; unzip it first"),
      ("import @/gone.json --into @/new", "@/gone.json: no such file or folder"),
      ("import @/empty --into @/new", "there are no files in @/empty"),
      ("import @/v.json --into @/notes", "has Markdown files and is not a vault"),
      ("import @/v.json --into @/a.txt", "a part of the path is a file"),
    ]
    for (line, words) in refusals {
      let run = folder.run(line)
      #expect(run.status == .couldNotRun, "\(line)")
      #expect(run.error.contains(words), "\(line): \(run.error)")
      #expect(run.output.isEmpty, "\(line)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder("new")))
  }
}
