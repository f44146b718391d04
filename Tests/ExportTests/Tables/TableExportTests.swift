import Chronology
import Export
import Import
import Outline
import Planner
import Reading
import SourceText
import TestLaws
import TestSupport
import Testing

@Suite struct TableExportTests {
  private static let tables = (try? ProjectFiles.text("Grammar/TABLES.md")) ?? ""

  private func plans(_ files: [(path: String, bytes: [UInt8])]) -> [TableExport.File] {
    files.compactMap { file in
      let document = Document(reading: SourceText(file.bytes))
      guard document.kind != nil else { return nil }
      let plan = PlanReading(of: document, fileName: FileName.stem(of: file.path)).plan
      return TableExport.File(path: file.path, plan: plan, source: document.source)
    }
  }

  private func text(_ table: TableKind, _ files: [(path: String, bytes: [UInt8])]) -> String {
    TableExport(defaultMinutes: 60).text(of: table, plans(files))
  }

  private func rows(_ text: String) throws -> [String] {
    try CSVTable(ImportedFile(path: "t", name: "t", bytes: Array(text.utf8)), delimiter: .comma).rows.map(\.text)
  }

  // MARK: The document

  @Test(arguments: TableKind.allCases) func theColumnsAreDescribed(_ table: TableKind) throws {
    let start = try #require(Self.tables.firstRange(of: "\n### \(table.rawValue)\n"))
    let rest = Self.tables[start.upperBound...]
    let section = rest.firstRange(of: "\n#").map { rest[..<$0.lowerBound] } ?? rest
    let place: Set = ["kind", "file", "title", "section", "group"]
    let named = section.matches(of: /`([a-z-]+)`/).map { String($0.1) }
    let states: Set = ["done", "skipped", "missed", "open", "dropped"]
    for column in table.columns where !place.contains(column) || table.isReadBack == false {
      #expect(named.contains(column), "\(table): \(column)")
    }
    #expect(Set(named).subtracting(table.columns).subtracting(states).isEmpty, "\(named)")
  }

  static let cells: [(String, String)] = tables.split(separator: "\n").compactMap { line in
    line.wholeMatch(of: /\| `([^`]+)` \| `([^`]+)` \|/).map { (String($0.1), String($0.2)) }
  }

  @Test(arguments: cells) func aCellIsHarmless(_ text: String, _ cell: String) {
    #expect(CSVTable.harmless(text) == cell)
    #expect(CSVTable.original(cell) == text)
  }

  @Test func thereAreCells() { #expect(Self.cells.count > 5) }

  // MARK: Sums

  /// What the log of a streak comes to: how many entries, and days that are done, skipped and missed.
  @Test(arguments: [
    ("2026-11-01 - 2026-11-03; 2026-11-02 skipped; 2026-11-03 missed", "3,3,0,0"), ("2026-11-01; 2026-11-01", "2,1,0,0"),
    ("2026-11-01 skipped; 2026-11-01 - 2026-11-02 missed", "2,0,1,1"), ("2026-11-01 missed; 2026-11-01 missed", "2,0,0,1"),
    ("2026-11-01 skipped; 2026-11-01; 2026-11-02 skipped", "3,1,1,0"),
  ])
  func aDayCountsOnce(log: String, counts: String) throws {
    let lines = log.split(separator: "; ").map { "  - \($0)\n" }.joined()
    let page = (path: "pages/a.md", bytes: Array("---\nkind: page\n---\n\n# A\n\n- Run (streak: daily)\n\(lines)".utf8))
    let totals = try rows(text(.totals, [page])).dropFirst()
    #expect(totals.count == 1)
    #expect(totals.first?.hasPrefix("Run,streak,\(counts),") == true, "\(totals)")
  }

  // MARK: There and back

  @Test(arguments: ["Examples", "Templates/vault", "Tests/ExportTests/Samples"])
  func entriesAndTasksComeBack(_ folder: String) throws {
    let files = try ProjectFiles.paths(below: folder, endingIn: ".md").map { path in
      (path: String(path.dropFirst(folder.count + 1)), bytes: try ProjectFiles.bytes(path))
    }
    let tables = [TableKind.tasks, .entries].map { ($0, text($0, files)) }
    var vault = ImportLaws.vault([])
    let imported = tables.map { ImportedFile(path: "\($0.0).csv", name: "\($0.0).csv", bytes: Array($0.1.utf8)) }
    #expect(TableFiles.recognizes(imported))
    let account = vault.take(try TableFiles.drafts(of: imported, ImportOptions(today: Sample.today)))
    let left = account.left.filter { $0.reason?.english.contains("a task comes without its block") != true }
    #expect(left.isEmpty, "\(left.map { ($0.place.description, $0.reason?.english ?? "", $0.original) })")
    let gone = Set(account.left.map(\.original))
    // Days in a row may come back as a range, a number as a bullet, and one of two namesakes with an id.
    func facts(_ table: TableKind, _ cells: [String]) -> [String] {
      guard table == .entries else { return [(cells[0..<8] + cells[9..<13]).joined(separator: "|")] }
      guard let first = CivilDate(cells[0]), let last = CivilDate(cells[1].isEmpty ? cells[0] : cells[1]) else { return cells }
      return (first.dayNumber...last.dayNumber).map { day in "\(day)|" + cells[2..<13].joined(separator: "|") }
    }
    func said(_ table: TableKind, _ rows: [String]) throws -> Set<String> {
      let bytes = Array((rows.joined(separator: "\n") + "\n").utf8)
      let cells = try CSVTable(ImportedFile(path: "t", name: "t", bytes: bytes), delimiter: .comma).rows.map(\.cells)
      return Set(cells.flatMap { facts(table, $0) })
    }
    let made = vault.revisions.map { (path: $0.name, bytes: $0.after?.bytes ?? []) }
    for (table, before) in tables {
      let wanted = try said(table, rows(before).filter { !gone.contains($0) })
      let found = try said(table, rows(text(table, made)))
      let lost = wanted.subtracting(found)
      let new = found.subtracting(wanted)
      #expect(
        lost.isEmpty && new.isEmpty,
        "\(table)\nlost: \(lost.sorted().joined(separator: "\n"))\nnew: \(new.sorted().joined(separator: "\n"))"
      )
    }
  }

  @Test(arguments: caseChunks(default: 80, least: 6)) func anyVaultHasTables(_ seeds: Range<UInt64>) throws {
    for seed in seeds {
      var vault = AwkwardVault(seed: seed)
      let files = vault.files()
      let tables = [TableKind.tasks, .entries].map { table in
        ImportedFile(path: "\(table).csv", name: "\(table).csv", bytes: Array(text(table, files).utf8))
      }
      for table in TableKind.allCases {
        let rows = try CSVTable(ImportedFile(path: "t", name: "t", bytes: Array(text(table, files).utf8)), delimiter: .comma)
          .rows
        #expect(rows.allSatisfy { $0.cells.count == table.columns.count }, "seed \(seed), \(table)")
      }
      let drafts = try TableFiles.drafts(of: tables, ImportOptions(today: Sample.today))
      var made = ImportLaws.vault([])
      let account = made.take(drafts)
      #expect(account.lines.count == drafts.count, "seed \(seed)")
      #expect(account.left.allSatisfy { $0.reason?.english.isEmpty == false }, "seed \(seed)")
    }
  }

  // MARK: Boxes on blocks

  private static let boxes = (
    path: "days/2026-11-20.md",
    bytes: Array(
      """
      ---
      kind: day
      ---

      # 2026-11-20

      - [ ] 12:00 - 13:00 Open box (due: 2026-11-21, priority: high)
      - [x] 10:00 - 11:00 Boxed #t (done: 2026-11-20, priority: high)
        A note.
        - a word
        - [ ] sub
      - 14:00 Tea
        - Then
          - [ ] Cup

      """.utf8
    )
  )

  private func cellsOfBoxes(in table: TableKind) throws -> [[String]] {
    let file = ImportedFile(path: "t", name: "t", bytes: Array(text(table, [Self.boxes]).utf8))
    return try CSVTable(file, delimiter: .comma).rows.dropFirst().map(\.cells)
  }

  @Test func aBoxOnABlockIsATask() throws {
    let tasks = try cellsOfBoxes(in: .tasks).map { ($0[0..<5] + $0[9..<11]).joined(separator: "|") }
    let wanted = [
      "Open box|open|2026-11-21|high||2026-11-20|Open box", "Boxed #t|done||high|2026-11-20|2026-11-20|Boxed #t",
      "sub|open||||2026-11-20|Boxed #t", "Cup|open||||2026-11-20|Tea",
    ]
    #expect(tasks == wanted)
    let markdown = try cellsOfBoxes(in: .tasks)[1][16]
    #expect(markdown.contains("A note.") && markdown.contains("- a word") && !markdown.contains("sub"), "\(markdown)")
    #expect(try cellsOfBoxes(in: .blocks).map { $0[7] } == ["1", "2", "1"])
  }

  /// Each comes once, in whatever order the rows are and however often they come.
  @Test(arguments: [false, true]) func boxesOnBlocksComeBack(isReversed: Bool) throws {
    let lines = try rows(text(.tasks, [Self.boxes]))
    let sorted = [lines[0]] + (isReversed ? Array(lines.dropFirst().reversed()) : Array(lines.dropFirst()))
    let bytes = Array((sorted.joined(separator: "\n") + "\n").utf8)
    let table = ImportedFile(path: "tasks.csv", name: "tasks.csv", bytes: bytes)
    let drafts = try TableFiles.drafts(of: [table], ImportOptions(today: Sample.today))
    var vault = ImportLaws.vault([])
    #expect(vault.take(drafts).count(of: .written) == 4)
    let made = vault.revisions.map { (path: $0.name, bytes: $0.after?.bytes ?? []) }
    #expect(try Set(rows(text(.tasks, made))) == Set(lines))
    var again = ImportLaws.vault(made)
    #expect(again.take(drafts).count(of: .present) == 4)
    #expect(again.revisions.isEmpty)
  }

  // MARK: Changes

  @Test func aTitleHasNoSpaceAtItsEnds() throws {
    let text = "task,state,due,priority,kind,title,section,group,file\nCall,open,,,project,House ,Shed , Roof\t,\n"
    let file = ImportedFile(path: "tasks.csv", name: "tasks.csv", bytes: Array(text.utf8))
    var vault = ImportLaws.vault([])
    let account = vault.take(try TableFiles.drafts(of: [file], ImportOptions(today: Sample.today)))
    #expect(account.left.isEmpty, "\(account.left.map { $0.reason?.english ?? "" })")
    let made = String(decoding: vault.revisions.first?.after?.bytes ?? [], as: UTF8.self)
    #expect(made.hasSuffix("\n## Shed\n\n### Roof\n\n- [ ] Call\n"), "\(made)")
  }

  @Test func aChangedCellCounts() throws {
    let file = (
      path: "projects/a.md",
      bytes: Array("---\nkind: project\n---\n\n# A\n\n- [ ] Call Mum (due: 2026-12-01) \n  Ask for the recipe.\n".utf8)
    )
    let changed = text(.tasks, [file]).replacing("Call Mum,open,2026-12-01,", with: "Call Mum,done,2026-12-02,high")
    var vault = ImportLaws.vault([])
    let table = ImportedFile(path: "t.csv", name: "t.csv", bytes: Array(changed.utf8))
    #expect(vault.take(try TableFiles.drafts(of: [table], ImportOptions(today: Sample.today))).count(of: .written) == 1)
    let made = vault["projects/a.md"].map { $0.plan.markdown } ?? ""
    #expect(made.contains("- [x] Call Mum (due: 2026-12-02, priority: high)\n"), "\(made)")
    #expect(made.contains("Ask for the recipe."))
  }
}
