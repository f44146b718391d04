import Chronology
import Outline
import Planner
import SourceText

/// A project of Todoist as CSV, as it exports templates and backups: each file becomes a project that is called as the file is.
public enum TodoistTable: FileFormat {
  public static let name = "todoist"

  private static let needed = ["TYPE", "CONTENT", "INDENT"]

  public static func recognizes(_ files: [ImportedFile]) -> Bool { NamedTable.all(files, have: needed + ["PRIORITY"]) }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files {
      let table = try NamedTable(file, needs: needed)
      var reader = TodoistReader(table, options)
      for row in table.rows { reader.read(row) }
      drafts += reader.all
    }
    return drafts
  }
}

/// Reads the rows of one project.
private struct TodoistReader {
  private var drafts: [ImportDraft] = []
  /// The draft of the section that nothing was taken of yet.
  private var bareSections: Set<Int> = []
  private var section: Int?
  private let table: NamedTable
  private let options: ImportOptions
  private var home: DraftHome
  /// The tasks that the next may stand below, each with its indent.
  private var open: [(indent: Int, item: PlanItem, draft: Int)] = []

  init(_ table: NamedTable, _ options: ImportOptions) {
    (self.table, self.options) = (table, options)
    // A backup puts the number of the project behind its name: `Garden [2203306141]`.
    let stem = table.file.stem
    let name = stem.firstMatch(of: /\s*\[\d+\]$/).map { String(stem[..<$0.range.lowerBound]) } ?? stem
    home = DraftHome(.project, titled: options.title ?? (name.isEmpty ? stem : name))
  }

  /// All drafts, at the end. A section without a task is in no file of the vault, and so it is left.
  var all: [ImportDraft] {
    var all = drafts
    for place in bareSections { all[place].content = .unread(.because(.nothingOfItWasTaken)) }
    return all
  }

  mutating func read(_ row: CSVTable.Row) {
    let content = table.words("CONTENT", of: row)
    switch table.words("TYPE", of: row).lowercased() {
    case "task": readTask(row, content)
    case "section":
      open = []
      guard !content.isEmpty else { return add(.unread(.because(.sectionHasNoName)), row) }
      home.section = content
      section = drafts.count
      bareSections.insert(drafts.count)
      add(.nothing(.because(.sectionComesWithTask)), row)
    case "note": readNote(row)
    case "" where !content.isEmpty: add(.unread(.because(.rowHasNoType)), row)
    case "meta", "": add(.nothing(.because(.saysHowProjectIsShown)), row)
    case let type: add(.unread(.because(.isNoTypeOfRows(type))), row)
    }
  }

  private mutating func add(_ content: ImportDraft.Content, _ row: CSVTable.Row, kept: [KeptThing] = []) {
    if case .item = content, let section { bareSections.remove(section) }
    drafts.append(ImportDraft(content, at: table.place(of: row), original: row.text, kept: kept))
  }

  /// A note of the task before it, or of the project.
  private mutating func readNote(_ row: CSVTable.Row) {
    let text = table.columns.cell("CONTENT", of: row)
    guard !text.allSatisfy(\.isWhitespace) else { return add(.nothing(.because(.noteHasNoWords)), row) }
    guard let last = open.last else {
      return add(.unread(.because(.isNoteOfProject)), row)
    }
    var note = PlanItem(.bullet, text: text.split(whereSeparator: \.isNewline).first.map { $0.onOneLine } ?? "")
    let rest = text.split(whereSeparator: \.isNewline).dropFirst().joined(separator: "\n")
    note.add(text: rest)
    var place = home
    place.parents = open.prefix(TaskOutline.deepest).map(\.item)
    add(.item(DraftedItem(note, in: place)), row, kept: last.indent > 0 ? [.note] : [])
  }

  private mutating func readTask(_ row: CSVTable.Row, _ content: String) {
    // A star before the words says that there is no box to tick.
    let isPlain = content.hasPrefix("* ")
    let words = isPlain ? content.dropFirst(2).onOneLine : content
    guard !words.isEmpty else { return add(.unread(.because(.hasNoWords)), row) }
    let indent = min(max(Int(table.words("INDENT", of: row)) ?? 1, 1), 100)
    open.removeAll { $0.indent >= indent }
    let isStep = !open.isEmpty
    let text = LineText("x", today: options.today)
    guard var task = SignedTask([], in: text, isStep: isStep, today: options.today) else { return }
    var item = PlanItem(isPlain ? .bullet : isStep ? .checkbox : .task, text: words, box: isPlain ? nil : .open)
    read(priority: table.words("PRIORITY", of: row), into: &item, &task)
    read(date: row, isStep: isStep || isPlain, into: &item, &task)
    for (column, what, lead) in [
      ("RESPONSIBLE", KeptThing.who, "for "), ("DURATION", .duration, "takes "), ("DEADLINE", .deadline, "deadline "),
    ] {
      let cell = table.words(column, of: row)
      guard !cell.isEmpty, cell != "None" else { continue }
      if column == "DEADLINE", item.task.due == nil, item.content.rule == nil, !isPlain,
        let day = CivilDate(String(cell.prefix(10)))
      {
        item.task.due = day
        continue
      }
      let unit = column == "DURATION" ? " " + table.words("DURATION_UNIT", of: row) : ""
      task.keep(what, (lead + cell + unit).onOneLine)
    }
    item.notes = task.item.notes.isEmpty ? [] : [task.item.notes.joined(separator: "; ")]
    item.add(text: table.columns.cell("DESCRIPTION", of: row))
    var place = home
    place.parents = open.prefix(TaskOutline.deepest).map(\.item)
    if open.count > TaskOutline.deepest { task.keep(.deeperLevel, "") }
    add(.item(DraftedItem(item, in: place, date: item.task.due)), row, kept: task.kept)
    var bare = item
    bare.children = []
    open.append((indent, bare, drafts.count - 1))
  }

  private func read(priority cell: String, into item: inout PlanItem, _ task: inout SignedTask) {
    guard let level = Int(cell), 1...4 ~= level, item.box != nil else {
      if !cell.isEmpty, cell != "4", item.box != nil { task.keep(.priority, "priority \(cell)") }
      return
    }
    let rank = options.highestIsFour ? 5 - level : level
    item.task.priority = rank == 1 ? .high : rank == 2 ? .medium : rank == 3 ? .low : nil
  }

  private func read(date row: CSVTable.Row, isStep: Bool, into item: inout PlanItem, _ task: inout SignedTask) {
    let cell = table.words("DATE", of: row)
    guard !cell.isEmpty else { return }
    let language = table.words("DATE_LANG", of: row)
    let isEnglish = language.isEmpty || language.lowercased().hasPrefix("en")
    let parts = cell.split(separator: " ").map(String.init)
    let (time, days) = TodoistReader.time(parts)
    if item.box != nil, let date = CivilDate(days) ?? (isEnglish ? TodoistDay.date(days, after: options.today) : nil) {
      item.task.due = date
      if let time { task.keep(.time, "at \(time)") }
    } else if !isStep, isEnglish, TodoistDay.isRule(days), case .rule(let rule, _)? = LineRule.meaning(days),
      case .success(let recurrence) = Recurrence.parse(rule),
      recurrence.isAfterDone == false || time == nil
    {
      let from = recurrence.dependsOnPhase || recurrence.isAfterDone ? options.today : nil
      item.content = .recurring(RecurringRule(rule: recurrence, times: time.map { [$0] } ?? [], from: from))
    } else {
      task.keep(.dateInWords, cell)
    }
  }

  /// A time at the end of a date, and the words before it.
  private static func time(_ parts: [String]) -> (TimeOfDay?, String) {
    guard parts.count > 1, let last = parts.last, let time = TimeOfDay(last) else { return (nil, parts.joined(separator: " ")) }
    let rest = parts.dropLast()
    return (time, (rest.last == "at" ? rest.dropLast() : rest).joined(separator: " "))
  }
}
