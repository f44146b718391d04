import Chronology
package import Import
import Languages
import Outline
import Planner
import Reading
import SourceText

/// Tables as files of a vault: those of `TableExport` read back, and any other by a map of its columns.
package enum TableFiles: FileFormat {
  package static let name = "csv"

  package static func recognizes(_ files: [ImportedFile]) -> Bool {
    !files.isEmpty
      && files.allSatisfy { file in
        guard let first = file.bytes.split(separator: 0x0A, maxSplits: 1).first else { return false }
        let row = ImportedFile(path: file.path, name: file.name, bytes: Array(first))
        return (try? CSVTable(row).rows.first).flatMap { table(of: CSVColumns($0)) } != nil
      }
  }

  /// The table of our own that has such columns.
  private static func table(of columns: CSVColumns) -> TableKind? {
    TableKind.allCases.first { table in
      columns.names.first == table.columns.first && table.columns.prefix(4).allSatisfy(columns.has) && columns.has("file")
    }
  }

  package static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var tables: [(file: ImportedFile, table: TableKind?, columns: CSVColumns, rows: [CSVTable.Row])] = []
    for file in files {
      var rows = try CSVTable(file).rows
      guard !rows.isEmpty else {
        throw ImportError(ImportPlace(path: file.path, line: 1), .hasNoNamesOfColumns)
      }
      let columns = CSVColumns(rows.removeFirst())
      tables.append((file, options.columns.isEmpty ? table(of: columns) : nil, columns, rows))
    }
    // A task brings the log that its entries belong to.
    tables.sort { ($0.table == .tasks ? 0 : 1) < ($1.table == .tasks ? 0 : 1) }
    var drafts: [ImportDraft] = []
    for (file, table, columns, rows) in tables {
      guard let table else {
        drafts += try MappedTable(file, columns, options).drafts(of: rows)
        continue
      }
      var own: [ImportDraft] = []
      for row in rows {
        let place = ImportPlace(path: file.path, line: row.line)
        let made: Result<ImportDraft.Content, TableProblem>
        switch table {
        case .entries: made = entry(row, columns)
        case .tasks: made = task(row, columns)
        case .blocks, .weeks, .activities, .totals: made = .success(.nothing(.because(.isNotReadBack(table.rawValue))))
        }
        let content: ImportDraft.Content =
          switch made {
          case .success(let content): content
          case .failure(let problem): .unread(Told(problem))
          }
        own.append(ImportDraft(content, at: place, original: row.text))
      }
      drafts += table == .tasks ? blocksFirst(own) : own
    }
    return drafts
  }

  /// A block before what is below it, which makes it where it is not there: rows that a spreadsheet has sorted would have it twice.
  private static func blocksFirst(_ drafts: [ImportDraft]) -> [ImportDraft] {
    struct Block: Hashable {
      var home: DraftHome
      var name: String
      var start: TimeOfDay
    }
    func key(of item: PlanItem, in home: DraftHome) -> Block? {
      guard let time = item.content.blockTime else { return nil }
      var home = home
      home.parents = []
      return Block(home: home, name: Document.name(ofTitle: item.text), start: time.start)
    }
    var makers: [Block: Int] = [:]
    let places = drafts.indices.map { place -> (Int, Int, Int) in
      guard case .item(let drafted) = drafts[place].content else { return (place, 1, place) }
      if let parent = drafted.home.parents.first {
        if let block = key(of: parent, in: drafted.home), makers[block] == nil { makers[block] = place }
        return (place, 1, place)
      }
      let maker = key(of: drafted.item, in: drafted.home).flatMap { makers[$0] }
      return maker.map { ($0, 0, place) } ?? (place, 1, place)
    }
    return drafts.indices.sorted { places[$0] < places[$1] }.map { drafts[$0] }
  }

  // MARK: Rows

  private static func cells(_ row: CSVTable.Row, _ columns: CSVColumns, _ names: [String]) -> [String: String] {
    Dictionary(names.filter(columns.has).map { ($0, CSVTable.original(columns.cell($0, of: row))) }) { first, _ in first }
  }

  private static func home(_ row: CSVTable.Row, _ columns: CSVColumns) -> Result<DraftHome, TableProblem> {
    let cells = cells(row, columns, ["kind", "file", "title", "section", "group"])
    guard let kind = DocumentKind(word: cells["kind"] ?? "") else {
      return .failure(.isNoKind)
    }
    let file = cells["file"] ?? ""
    guard file.isEmpty || FileName.isInside(file) else {
      return .failure(.isNoPath)
    }
    let title = cells["title"] ?? ""
    guard !title.isEmpty || !file.isEmpty else { return .failure(.isNoTitle) }
    // A heading has no space at its ends, and cells of a spreadsheet do.
    func named(_ column: String) -> String? {
      let words = (cells[column] ?? "").drop { $0 == " " || $0 == "\t" }
      return words.lastIndex { $0 != " " && $0 != "\t" }.map { String(words[...$0]) }
    }
    return .success(
      DraftHome(
        kind,
        name: file.isEmpty ? nil : FileName.inside(file),
        titled: title.isEmpty ? FileName.stem(of: file) : title,
        section: named("section"),
        group: named("group")
      )
    )
  }

  private static func entry(_ row: CSVTable.Row, _ columns: CSVColumns) -> Result<ImportDraft.Content, TableProblem> {
    let cells = cells(row, columns, TableCells.ofRecord + ["item", "item-markdown", "markdown"])
    return home(row, columns).flatMap { home -> Result<ImportDraft.Content, TableProblem> in
      let line = cells["item-markdown"] ?? ""
      let markdown = (cells["markdown"] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      let lead = "- " + line.drop { $0 == "-" || $0 == " " }
      let place = Probe.Place(home.kind, title: "x", section: home.section, lead: lead + "\n")
      // What has a log by a field of which the value is wrong is of no such type.
      guard let item = Probe(markdown.map { "  " + $0 }.joined(separator: "\n"), in: place).item,
        item.type.traits.log != nil || !item.log.isEmpty
      else {
        return .failure(.isNoLineOfLog)
      }
      return TableCells.record(item.log.count == 1 ? item.log[0] : nil, cells).map { record in
        .entry(DraftedEntry(record, of: item.alone, in: home))
      }
    }
  }

  private static func task(_ row: CSVTable.Row, _ columns: CSVColumns) -> Result<ImportDraft.Content, TableProblem> {
    let cells = cells(row, columns, TableCells.ofItem + ["date", "block", "markdown", "below"])
    let below = (cells["below"] ?? "").split(separator: "\n").map(String.init)
    return home(row, columns).flatMap { home -> Result<ImportDraft.Content, TableProblem> in
      var home = home
      if case .day = home.kind { home.date = CivilDate(cells["date"] ?? "") }
      let markdown = cells["markdown"] ?? ""
      let place = Probe.Place(home.kind, title: "x", section: home.section)
      guard let read = nest(below, markdown.isEmpty ? "- [ ] x" : markdown, in: place) else {
        let column = below.isEmpty || Probe(markdown, in: place).item == nil ? "markdown" : "below"
        return .failure(.isNoLines(column: column))
      }
      guard !read.isOfEntry else { return .success(.nothing(.because(.comesWithItsEntry))) }
      home.parents = read.parents
      let item = markdown.isEmpty ? nil : read.item
      // A block with a box is in itself.
      guard cells["block"] ?? "" == "" || !below.isEmpty || item?.content.blockTime != nil else {
        return .failure(.isNoLineOfBlock)
      }
      return TableCells.item(item.map(\.withoutNumber), cells).map { item in
        .item(DraftedItem(item, in: home, date: item.task.done ?? item.task.due))
      }
    }
  }

  /// An item, and what it is below; of one that is below an entry of a log, that it is.
  ///
  /// - Parameter lines: the first lines of what it is below, the outermost first.
  private static func nest(
    _ lines: [String],
    _ markdown: String,
    in place: Probe.Place
  ) -> (parents: [PlanItem], item: PlanItem, isOfEntry: Bool)? {
    func indented(_ text: String, _ depth: Int) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : String(repeating: " ", count: depth * 2) + $0 }.joined(separator: "\n")
    }
    let text = (lines + [markdown]).enumerated().map { depth, text in
      // Right below words a number other than 1 begins no list.
      (depth > 0 && text.first?.isNumber ?? false ? "\n" : "") + indented(text, depth)
    }
    guard lines.count <= mostParents, var item = Probe(text.joined(separator: "\n"), in: place).item else { return nil }
    var parents: [PlanItem] = []
    while parents.count < lines.count {
      if item.children.isEmpty, item.log.count == 1, item.log[0].hasChildren { return (parents, item, true) }
      guard item.children.count == 1, let child = item.children[0].item else { return nil }
      parents.append(item.alone)
      item = child
    }
    return (parents, item, false)
  }

  /// How deep a task may stand below others.
  private static let mostParents = 16
}

extension PlanItem {
  fileprivate var withoutNumber: PlanItem {
    var item = self
    item.number = nil
    return item
  }
}

/// A table of anybody, of which a person has said what the columns are. Its names become activities.
private struct MappedTable {
  static let keys = ["date", "name", "value", "note"]

  private let file: ImportedFile
  private let columns: CSVColumns
  private let map: [String: String]
  private let home: DraftHome
  private let zones: ImportZones

  init(_ file: ImportedFile, _ columns: CSVColumns, _ options: ImportOptions) throws(ImportError) {
    (self.file, self.columns, map, zones) = (file, columns, options.columns, options.zones)
    let place = ImportPlace(path: file.path, line: 1)
    let names = columns.names.filter { !$0.isEmpty }
    guard !map.isEmpty else {
      throw ImportError(place, .sayColumns(of: names))
    }
    guard map["date"] != nil else { throw ImportError(place, .mapNamesNoDate) }
    for (_, column) in map.sorted(by: { $0.key < $1.key }) where !columns.has(column) {
      throw ImportError(place, .hasNoColumnOf(column, of: names))
    }
    home = DraftHome(.activities, titled: options.title ?? "Activities")
  }

  func drafts(of rows: [CSVTable.Row]) -> [ImportDraft] {
    rows.map { row in
      let place = ImportPlace(path: file.path, line: row.line)
      func cell(_ key: String) -> String {
        map[key].map { columns.cell($0, of: row).onOneLine } ?? ""
      }
      guard let (date, time) = moment(cell("date")) else {
        return ImportDraft(
          .unread(.because(.writeDate)),
          at: place,
          original: row.text
        )
      }
      let name = map["name"] == nil ? file.stem : cell("name")
      guard !name.isEmpty else { return ImportDraft(.unread(.because(.hasNoName)), at: place, original: row.text) }
      let note = [cell("value"), cell("note")].filter { !$0.isEmpty }.joined(separator: " ")
      let record = LogRecord(days: DateRange(date), time: time, note: note, source: "csv")
      let item = PlanItem(.activity(ActivityDetails()), text: name)
      return ImportDraft(
        .entry(DraftedEntry(record, of: item, in: home)),
        at: place,
        original: row.text,
        kept: cell("value").isEmpty ? [] : [.value]
      )
    }
  }

  /// A date, and a time behind it: `2026-11-20`, `2026-11-20 18:30`, `2026-11-20T18:30:05Z`. A moment with a zone is told by the clocks
  /// that the person has named, or else by those of the system.
  private func moment(_ text: String) -> (CivilDate, TimeOfDay?)? {
    guard let read = ImportedMoment(text) else { return nil }
    let clock = zones.chosen.flatMap(zones.rule) ?? zones.system ?? ImportZones.universal
    let offset = read.offset == nil ? 0 : clock(read.universal)
    let moment = ImportedMoment.moment(read.seconds(east: offset))
    return (moment.date, read.hasTime ? moment.time : nil)
  }
}
