import Foundation
import TestSupport
import Testing

@testable import CommandLine

@Suite struct ExportCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func page(_ title: String, _ lines: String...) -> String {
    "---\nkind: page\n---\n\n# \(title)\n\n## Now\n\n" + lines.map { $0 + "\n" }.joined()
  }

  // MARK: Tables

  @Test func aTableIsPrinted() throws {
    try folder.write(
      "a.md",
      page("A", "- [ ] =SUM(A1) (due: 2026-12-01)", "- Run (streak: daily)", "  - 2026-11-20 - 2026-11-21, wet")
    )
    let run = folder.run("export --to csv --table tasks @/a.md --delimiter semicolon")
    #expect(run.status == .success)
    let lines = run.output.components(separatedBy: "\r\n")
    #expect(lines[0].hasPrefix("task;state;due;"))
    #expect(lines[1].hasPrefix("'=SUM(A1);open;2026-12-01;"), "\(run.output)")
    let entries = folder.run("export --to csv --table entries @/a.md").output
    #expect(entries.contains("\r\n2026-11-20,2026-11-21,,done,,"), "\(entries)")
  }

  @Test func aFolderGetsAllTables() throws {
    try folder.write("a.md", page("A", "- [ ] Milk"))
    #expect(folder.run("export --to csv -o @/out/ @/a.md").status == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("out")).sorted()
    #expect(names == ["activities.csv", "blocks.csv", "entries.csv", "tasks.csv", "totals.csv", "weeks.csv"])
    for line in ["export --to csv @/a.md", "export --table tasks @/a.md", "export --to csv -o @/out/tasks.csv @/a.md"] {
      let run = folder.run(line)
      #expect(run.status == .couldNotRun && run.output.isEmpty, "\(line)")
    }
  }

  // MARK: Text

  @Test func printsAPageAsText() throws {
    try folder.write("a.md", page("Café", "- Water: 3/8 glasses", "- Christmas (until: 2026-12-25)", "- [x] *Done*"))
    let run = folder.run("export @/a.md --today 2026-11-20")
    #expect(run.status == .success)
    #expect(run.error.isEmpty)
    #expect(run.output.hasPrefix("Café\n════\n\nNow\n───\n"))
    #expect(run.output.contains("Water: 3 of 8 glasses\n"))
    #expect(run.output.contains("Christmas: 2026-12-25, 35 days left\n"))
    #expect(run.output.contains("[x] Done\n"))
    #expect(run.output.hasSuffix("\n"))
    #expect(!run.output.hasSuffix("\n\n"))
    #expect(!run.output.unicodeScalars.contains("\u{FEFF}"))
  }

  @Test func theTextHasNoOtherLineEndings() throws {
    let text = page("Café", "- one", "- two")
    try folder.write("a.md", text)
    try folder.write("b.md", bytes: [0xEF, 0xBB, 0xBF] + Array(text.replacing("\n", with: "\r\n").utf8))
    #expect(folder.run("export @/b.md").output == folder.run("export @/a.md").output)
  }

  @Test func isTheSameForTheSameDay() throws {
    try folder.write("a.md", page("A", "- Christmas (until: 2026-12-25)"))
    let first = folder.run("export @ --today 2026-11-20").output
    #expect(folder.run("export @ --today 2026-11-20").output == first)
    #expect(folder.run("export @ --today 2026-11-21").output == first.replacing("35 days", with: "34 days"))
  }

  @Test func partsSeveralPages() throws {
    try folder.write("a.md", page("A", "- one"))
    try folder.write("b.md", page("B", "- two"))
    let run = folder.run("export @/b.md @/a.md @/b.md")
    #expect(run.output.contains("two\n\n\nA\n═\n"))
    #expect(run.output.hasPrefix("B\n═\n"))
    #expect(run.output.components(separatedBy: "B\n═\n").count == 2)
  }

  @Test func aFolderComesInTheOrderOfItsVault() throws {
    for name in ["a", "b", "c", "d e", "f(g)", "h", "i"] { try folder.write("pages/\(name).md", page("T\(name)", "- x")) }
    try folder.write(
      "tidemark.md",
      """
      ---
      kind: vault
      ---

      # Vault

      ## Pages

      - [[Tc]]
      - [Any](pages/d%20e.md)
      - [Any](pages/f(g).md#now)
      - [[h|Shown]]
      - [b](<pages/b.md>)
      - [Gone](pages/gone.md)

      """
    )
    func titles(_ path: String) -> [String] {
      let lines = folder.run("export \(path)").lines
      return lines.indices.filter { lines[$0].hasPrefix("═") }.map { lines[$0 - 1] }
    }
    #expect(titles("@") == ["Vault", "Tc", "Td e", "Tf(g)", "Th", "Tb", "Ta", "Ti"])
    #expect(titles("@/pages") == Array(titles("@").dropFirst()))
    #expect(titles("@/pages/a.md @/pages") == ["Ta", "Tc", "Td e", "Tf(g)", "Th", "Tb", "Ti"])
  }

  @Test(arguments: [
    ("---\nkind: page\n---\n", "a\n═\n"),
    ("---\nkind: page\n---\n\n# Title\n", "Title\n═════\n"),
    ("---\nkind: page\n---\n\nWords alone.\n", "a\n═\n\nWords alone.\n"),
    ("---\nkind: page\n---\n\n# Title\n\n## Empty\n", "Title\n═════\n\nEmpty\n─────\n"),
  ])
  func aPageWithoutSectionsIsText(source: String, text: String) throws {
    try folder.write("a.md", source)
    let run = folder.run("export @/a.md")
    #expect(run.status == .success)
    #expect(run.output == text)
  }

  @Test func errorsGoBesideTheExport() throws {
    try folder.write("a.md", page("A", "- [ ] Call (due: 2026-13-01)", "- kept"))
    try folder.write("b.md", page("B", "- [ ] Write (due: 2026-14-01)"))
    try folder.write("c.md", Sample.doubtful)
    let run = folder.run("export @")
    #expect(run.status == .findings)
    #expect(run.output.contains("kept\n"))
    #expect(run.output.contains("Title\n"))
    #expect(
      run.error == """
        @/a.md:9:18: error: “2026-13-01” is not in the calendar [field-value]
          - [ ] Call (due: 2026-13-01)
                           ^^^^^^^^^^
          help: correct the day or the month

        @/b.md:9:19: error: “2026-14-01” is not in the calendar [field-value]
          - [ ] Write (due: 2026-14-01)
                            ^^^^^^^^^^
          help: correct the day or the month

        """
    )
  }

  @Test(arguments: ["page", "day", "project", "stacks", "ritual", "life", "activities", "vault"])
  func everyKindHasAText(_ kind: String) throws {
    try folder.write("a.md", "---\nkind: \(kind)\nborn: 1990-06-14\n---\n\n# 2026-11-20\n\nWords.\n")
    let run = folder.run("export @/a.md")
    #expect(run.error.isEmpty)
    #expect(run.output.hasPrefix("2026-11-20\n══════════\n"))
    #expect(run.output.hasSuffix("\nWords.\n"))
  }

  @Test func controlCharactersAreNotPrinted() throws {
    try folder.write("\u{1B}a.md", page("A\u{1B}[2J", "- [ ] \u{9B}2J\u{7} (due: no)"))
    let run = folder.run("export @")
    #expect(
      !(run.output + run.error).unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value) }
    )
    #expect(run.error.hasPrefix("@/\\u{1B}a.md:9:"))
  }

  // MARK: JSON

  @Test func printsEverythingAsJSON() throws {
    try folder.write("a.md", page("A", "- Water: 3/8 glasses"))
    try folder.write("tidemark.md", "---\nkind: vault\n---\n\n# Vault\n")
    let run = folder.run("export --to json @")
    #expect(run.status == .success)
    #expect(run.output.hasSuffix("}\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["tidemark"] as? Int == 1)
    let documents = try #require(object["documents"] as? [[String: Any]])
    #expect(documents.map { $0["kind"] as? String } == ["vault", "page"])
    #expect(documents.map { $0["path"] as? String } == ["@/tidemark.md", "@/a.md"])
  }

  @Test func noDocumentIsAnObjectToo() throws {
    let run = folder.run("export --to json @")
    #expect(run.status == .success)
    #expect(run.output == "{\n  \"tidemark\": 1,\n  \"documents\": []\n}\n")
  }

  // MARK: Where it goes

  @Test func writesAFile() throws {
    try folder.write("a.md", page("A", "- one"))
    try folder.write("b.md", page("B", "- two"))
    let printed = folder.run("export @").output
    let run = folder.run("export @ -o @/out.txt")
    #expect(run.status == .success)
    #expect(run.output.isEmpty)
    #expect(run.error.isEmpty)
    #expect(try folder.text("out.txt") == printed)
    #expect(folder.run("export @ --output=@/out.txt").status == .success)
    #expect(try folder.text("out.txt") == printed)
    #expect(folder.run("export @ -o -").output == printed)
  }

  @Test func writesAFileForEachPage() throws {
    try folder.write("a.md", page("A", "- one"))
    try folder.write("sub/b.md", page("B", "- two"))
    try folder.write("sub/Read me.md", page("C"))
    try folder.write("other/read me.markdown", page("D"))
    try folder.write("life.md", "---\nkind: life\nborn: 1990-06-14\n---\n\n# Weeks\n")
    #expect(folder.run("export @ -o @/new/out/").status == .success)
    #expect(try folder.names(in: "new/out") == ["a.txt", "b.txt", "life.txt", "other-read me.txt", "sub-Read me.txt"])
    #expect(try folder.text("new/out/a.txt") == folder.run("export @/a.md").output)
    #expect(folder.run("export --to json @ -o @/new/out").status == .success)
    #expect(
      try folder.names(in: "new/out") == [
        "a.json", "a.txt", "b.json", "b.txt", "life.json", "life.txt", "other-read me.json", "other-read me.txt",
        "sub-Read me.json", "sub-Read me.txt",
      ]
    )
  }

  @Test func whatWasReadIsWrittenThoughAFileIsMissing() throws {
    try folder.write("a.md", page("A", "- one"))
    let run = folder.run("export @/missing.md @/a.md -o @/out.txt")
    #expect(run.status == .couldNotRun)
    #expect(run.error == "tidemark: @/missing.md: no such file or folder\n")
    #expect(try folder.text("out.txt").hasPrefix("A\n"))
  }

  @Test func nothingToExportWritesNothing() throws {
    try folder.write("note.md", Sample.note)
    try folder.write("out.txt", "kept")
    #expect(folder.run("export @/note.md -o @/out.txt").status == .success)
    #expect(try folder.text("out.txt") == "kept")
  }

  @Test func aPageIsNeverWrittenOver() throws {
    let text = page("A", "- one")
    try folder.write("a.md", text)
    try folder.write("page.txt", text)
    try folder.write("other.md", Sample.note)
    try folder.link("link.txt", to: "a.md")
    try folder.link("out/a.txt", to: "../other.md", makingFolder: true)
    let exported = "not written: it is one of the files that are exported"
    let markdown = "not written: an export is not Markdown, and must not replace a page; choose another ending"
    for (line, message) in [
      ("export @/a.md -o @/a.md", "@/a.md: \(exported)"),
      ("export @ -o @/./a.md", "@/./a.md: \(exported)"),
      ("export @/a.md -o @/link.txt", "@/link.txt: \(exported)"),
      ("export @/page.txt -o @/page.txt", "@/page.txt: \(exported)"),
      ("export --to json @/a.md -o @/other.md", "@/other.md: \(markdown)"),
      ("export @/a.md -o @/new.md", "@/new.md: \(markdown)"),
      ("export @/a.md -o @/out", "@/out/a.txt: \(markdown)"),
    ] {
      let run = folder.run(line)
      #expect(run.status == .couldNotRun, "\(line)")
      #expect(run.error == "tidemark: \(message)\n")
      #expect(run.output.isEmpty)
    }
    #expect(try folder.text("a.md") == text)
    #expect(try folder.text("page.txt") == text)
    #expect(try folder.text("other.md") == Sample.note)
    #expect(try folder.names() == ["a.md", "link.txt", "other.md", "out", "page.txt"])
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    try folder.write("a.md", page("A", "- one"))
    try folder.write("shut/old.txt", "kept")
    try folder.setMode("shut/old.txt", 0o444)
    try folder.setMode("shut", 0o555)
    for (line, message) in [
      ("export @/a.md -o @/nowhere/out.txt", "@/nowhere/out.txt: cannot be written: there is no such folder"),
      (
        "export @/a.md -o @/a.md/out.txt",
        "@/a.md/out.txt: cannot be written: a part of the path is a file, not a folder"
      ),
      ("export @/a.md -o @/shut/new.txt", "@/shut/new.txt: cannot be written: permission denied"),
      ("export @/a.md -o @/shut/old.txt", "@/shut/old.txt: cannot be written: permission denied"),
      ("export @/a.md -o @/shut/", "@/shut/a.txt: cannot be written: permission denied"),
      ("export @/a.md -o @/shut/sub/", "@/shut/sub/a.txt: cannot be written: permission denied"),
      ("export @/a.md -o /dev/full", "/dev/full: cannot be written: no space left"),
    ] {
      let run = asUnprivilegedUser { folder.run(line) }
      #expect(run.status == .couldNotRun, "\(line)")
      #expect(run.error == "tidemark: \(message)\n")
    }
    #expect(try folder.text("shut/old.txt") == "kept")
    #expect(try folder.names(in: "shut") == ["old.txt"])
    #expect(try folder.names() == ["a.md", "shut"])
  }
}

extension TemporaryFolder {
  fileprivate func link(_ name: String, to target: String, makingFolder: Bool) throws {
    try write((name as NSString).deletingLastPathComponent + "/")
    try link(name, to: target)
  }
}
