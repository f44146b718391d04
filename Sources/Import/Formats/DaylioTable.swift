import Chronology
import Planner
import SourceText

/// The CSV export of Daylio: each entry becomes a line of its day, and each of its activities an entry of an activity's log.
public enum DaylioTable: FileFormat {
  public static let name = "daylio"

  private static let needed = ["full_date", "mood", "activities"]

  public static func recognizes(_ files: [ImportedFile]) -> Bool { NamedTable.all(files, have: needed) }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files {
      let table = try NamedTable(file, needs: needed)
      for row in table.rows { drafts += DaylioTable.drafts(of: row, table, options) }
    }
    return drafts
  }

  private static func drafts(of row: CSVTable.Row, _ table: NamedTable, _ options: ImportOptions) -> [ImportDraft] {
    guard let date = CivilDate(table.words("full_date", of: row)) else {
      return [table.unread(.writeDateAsDaylio, row)]
    }
    let clock = table.words("time", of: row)
    let time = time(clock)
    let mood = table.words("mood", of: row)
    let title = table.words("note_title", of: row)
    let head = (["Daylio"] + [time?.description ?? clock].filter { !$0.isEmpty }).joined(separator: " ")
    var item = PlanItem(
      .bullet,
      text: [head, [mood, title].filter { !$0.isEmpty }.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: ": ")
    )
    var kept: [KeptThing] = mood.isEmpty ? [] : [.mood]
    if !table.words("scales", of: row).isEmpty {
      kept.append(.scales)
      item.notes.append(table.words("scales", of: row))
    }
    let known = needed + ["date", "weekday", "time", "scales", "note_title", "note"]
    for (name, cell) in table.others(besides: known, of: row) {
      kept.append(.unknownColumn)
      item.notes.append("\(name): \(cell)")
    }
    let note = table.columns.cell("note", of: row)
    item.add(text: note.replacing("<br>", with: "\n").replacing("<br/>", with: "\n"))
    let place = table.place(of: row)
    var drafts = [
      ImportDraft(
        .item(DraftedItem(item, in: DraftHome(dayOf: date), date: date)),
        at: place,
        original: row.text,
        kept: kept
      )
    ]
    let home = DraftHome(.activities, titled: options.title ?? "Daylio")
    var names: Set<String> = []
    for part in table.columns.cell("activities", of: row).split(separator: "|") {
      let name = part.onOneLine
      guard !name.isEmpty, names.insert(name).inserted else { continue }
      let record = LogRecord(days: DateRange(date), time: time, source: "daylio")
      let activity = PlanItem(.activity(ActivityDetails()), text: name)
      drafts.append(ImportDraft(.entry(DraftedEntry(record, of: activity, in: home)), at: place, original: name))
    }
    return drafts
  }

  /// `18:30`, `6:30 pm`.
  private static func time(_ text: String) -> TimeOfDay? {
    let lower = text.lowercased()
    let isAfternoon = lower.hasSuffix("pm")
    guard isAfternoon || lower.hasSuffix("am") else {
      return TimeOfDay(text)
    }
    let parts = lower.dropLast(2).split { $0 == ":" || $0.isWhitespace }
    guard let hour = parts.first.flatMap({ Int($0) }), 1...12 ~= hour else { return nil }
    return TimeOfDay(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: parts.count > 1 ? Int(parts[1]) ?? -1 : 0)
  }
}
