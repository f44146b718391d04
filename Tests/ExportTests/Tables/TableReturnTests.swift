import Editing
import Export
import Import
import Outline
import Planner
import Reading
import SourceText
import TestLaws
import TestSupport
import Testing

/// Tables that come back to the vault that they are of.
@Suite struct TableReturnTests {
  private typealias File = (path: String, bytes: [UInt8])

  private func drafts(_ files: [File]) throws -> [ImportDraft] {
    let plans = files.map { file in
      let document = Document(reading: SourceText(file.bytes))
      let plan = PlanReading(of: document, fileName: FileName.stem(of: file.path)).plan
      return TableExport.File(path: file.path, plan: plan, source: document.source)
    }
    let texts = [TableKind.tasks, .entries].map { table in
      let text = TableExport(defaultMinutes: 60).text(of: table, plans)
      return ImportedFile(path: "\(table).csv", name: "\(table).csv", bytes: Array(text.utf8))
    }
    return try TableFiles.drafts(of: texts, ImportOptions(today: Sample.today))
  }

  private static func day(_ lines: String) -> (path: String, text: String) {
    ("days/2026-11-20.md", "---\nkind: day\n---\n\n# 2026-11-20\n\n" + lines + "\n")
  }

  private static func page(_ lines: String) -> (path: String, text: String) {
    ("pages/a.md", "---\nkind: page\n---\n\n# A\n\n" + lines + "\n")
  }

  private static func activities(_ lines: String) -> (path: String, text: String) {
    ("activities.md", "---\nkind: activities\n---\n\n# Activities\n\n" + lines + "\n")
  }

  private static func project(_ lines: String) -> (path: String, text: String) {
    ("projects/a.md", "---\nkind: project\n---\n\n# A\n\n" + lines + "\n")
  }

  static let files: [(path: String, text: String)] = [
    // Words of a block behind its tasks, and between them.
    day("- [ ] 09:00 - 10:00 Box\n  - [ ] a\n  - Words"),
    day("- [ ] 11:00 Other\n  - x\n  - [ ] a\n  - y\n    - [ ] b\n    - c\n  - z"),
    // Blocks of one name.
    day("- 08:00 - 09:00 Work\n  - [ ] a\n- 10:00 Work\n  - [ ] b\n  - [ ] a\n- 13:00 Work\n  - [x] a\n- 15:00\n  - [ ] c"),
    day("- 15:00 Work\n  - [ ] a\n- 15:00 Work\n  - [ ] a\n- 16:00\n  - [ ] a\n- 17:00\n  - [ ] a\n  - [ ] d"),
    day("- 13:00 Call\n  - [ ] Ann\n- 17:00 Call\n  - [ ] Ann (project: X)\n  - [ ] Ann (project: Y)"),
    // Bullets of one name, beside one another and below.
    day("- Then\n  - [ ] a\n  - [ ] a\n- Then\n  - [ ] a\n  - [ ] b"),
    day("- Foo\n  - Bar\n    - [ ] x\n- Bar\n  - [ ] x\n  - [ ] y\n- Foo\n  - Bar\n    - [ ] z"),
    // Items with numbers, and without words.
    day("- 13:00 Code\n  1. [ ] first\n  2. [ ] second\n- Then\n  1. x\n  2. y\n     - [ ] z"),
    day("-\n  - [ ] a\n- 12:00 (color: red)\n  - [ ] a"),
    // A task of the day, and one of its name below a block.
    day("- [ ] 16:00 Box\n  - [x] Box\n- [ ] Box\n- Box\n  - [-] Box"), day("- 08:00 Work\n  - [x] a (project: X)\n- [ ] a"),
    page("- [ ]\n- [x]\n- [ ] (due: 2026-11-21)\n- [ ] 📞\n- [ ] =1, \"two\"\n  lines\n\n  A note.\n- [ ] @home #t"),
    page("### G\n\n- [ ] a\n\n##\n\n- [ ] b\n\n###\n\n- [ ] c\n\n## Dup\n\n- [ ] t\n\n## Dup\n\n- [x] t"),
    page("- 2026-11-20 Trip\n  - [ ] pack\n- 2026-11-22 Trip\n  - [ ] pack\n  - [ ] go"),
    page("- Run (best: higher)\n  - 2026-11-10: 12\n  - 2026-11-10: 13 again"),
    activities("- Bike\n  - 2026-11-20\n- Bike #two\n  - 2026-11-19\n- Bike #two\n  - 2026-11-18"),
    activities("- Bike\n  - 2026-11-20 with \"Jo\", =1\n    - [ ] a\n- Bike\n  - 2026-11-20 18:00\n  - 2026-11-19"),
    project("- [ ] dup\n- B\n  - [ ] b ^x\n  - [x] b ^y\n\n## Done\n\n- [x] dup (done: 2026-11-02)"),
  ]

  @Test(arguments: files) func nothingIsNew(path: String, text: String) throws {
    let files: [File] = [(path: path, bytes: Array(text.utf8))]
    var vault = ImportLaws.vault(files)
    let drafts = try drafts(files)
    let account = vault.take(drafts)
    #expect(!drafts.isEmpty)
    let lines = account.lines.filter { $0.outcome != .present || $0.reason != nil }
    #expect(lines.isEmpty, "\(lines.map { ($0.place.description, $0.reason?.english ?? "", $0.original) })")
    #expect(vault.revisions.isEmpty, "\(vault.revisions.map { String(decoding: $0.after?.bytes ?? [], as: UTF8.self) })")
  }

  /// A box below an entry of a log has a row, and comes with the row of the entry.
  @Test func aBoxBelowAnEntryComesWithIt() throws {
    let (path, text) = Self.page("- Run (streak: daily)\n  - 2026-11-19 with Ann\n    - [ ] Call\n  - 2026-11-20\n  - [ ] Buy")
    let drafts = try drafts([(path: path, bytes: Array(text.utf8))])
    for files: [File] in [[], [(path: path, bytes: Array(text.utf8))]] {
      var vault = ImportLaws.vault(files)
      let account = vault.take(drafts)
      let written: ImportAccount.Outcome = files.isEmpty ? .written : .present
      #expect(account.lines.map(\.outcome) == [.leftOut, written, written, written])
      #expect(vault.revisions.count == (files.isEmpty ? 1 : 0))
      #expect(vault[path]?.plan.content.items.map(\.item.text) == ["Run", "Call", "Buy"])
    }
  }

  /// A task that is new in a table goes to the block that the table names.
  @Test(arguments: [("08:00", 1), ("10:00", 2), ("13:00", 3)]) func aBlockIsKnownByItsTime(time: String, place: Int) throws {
    let (path, text) = Self.day("- 08:00 - 09:00 Work\n  - [ ] a\n- 10:00 - 11:00 Work\n  - [ ] a\n- 13:00 Work\n  - [ ] a")
    let head = "task,state,due,priority,kind,date,block,file,markdown,below\n"
    let row = "New,open,,,day,2026-11-20,Work,\(path),'- [ ] New,'- \(time) Work\n"
    let table = ImportedFile(path: "tasks.csv", name: "tasks.csv", bytes: Array((head + row).utf8))
    var vault = ImportLaws.vault([(path: path, bytes: Array(text.utf8))])
    let account = vault.take(try TableFiles.drafts(of: [table], ImportOptions(today: Sample.today)))
    #expect(account.count(of: .written) == 1, "\(account.lines.map { $0.reason?.english ?? "" })")
    let made = String(decoding: vault.revisions.first?.after?.bytes ?? [], as: UTF8.self)
    var wanted = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(wanted.firstIndex { $0.hasPrefix("- ") })
    wanted.insert("  - [ ] New", at: first + 2 * place)
    #expect(made == wanted.joined(separator: "\n"))
  }

  /// What came of one block keeps nothing from coming to another, and what is removed of one stays removed.
  @Test func eachOfTwoBlocksRemembersItsTasks() throws {
    let (path, text) = Self.day("- 08:00 Work\n  - [ ] a\n- 10:00 Work\n  - [ ] a")
    let drafts = try drafts([(path: path, bytes: Array(text.utf8))])
    var memory = ImportMemory()
    var vault = ImportLaws.vault([])
    #expect(vault.take([drafts[0]], knowing: &memory).count(of: .written) == 1)
    memory = ImportMemory(text: memory.text)
    let account = vault.take(drafts, knowing: &memory)
    #expect(account.lines.map(\.outcome) == [.present, .written])
    let rest = text.replacing("10:00 Work\n  - [ ] a", with: "10:00 Work")
    var later = ImportLaws.vault([(path: path, bytes: Array(rest.utf8))])
    #expect(later.take(drafts, knowing: &memory).lines.map(\.outcome) == [.present, .left])
    #expect(later.revisions.isEmpty)
  }
}
