import Chronology
import Planner

/// Habitica's export of the history of tasks: rows of scores. Where a score rises something was done, where it falls it was not; each
/// becomes an entry of an activity's log.
public enum HabiticaTable: FileFormat {
  public static let name = "habitica"

  private static let needed = ["Task Name", "Task ID", "Task Type", "Date", "Value"]

  public static func recognizes(_ files: [ImportedFile]) -> Bool { NamedTable.all(files, have: needed) }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    let home = DraftHome(.activities, titled: options.title ?? "Habitica")
    var drafts: [ImportDraft] = []
    for file in files {
      let table = try NamedTable(file, needs: needed)
      var scores: [String: Double] = [:]
      for row in table.rows { drafts.append(draft(of: row, table, home, &scores)) }
    }
    return drafts
  }

  private static func draft(
    of row: CSVTable.Row,
    _ table: NamedTable,
    _ home: DraftHome,
    _ scores: inout [String: Double]
  ) -> ImportDraft {
    let name = table.words("Task Name", of: row)
    guard !name.isEmpty else { return table.unread(.taskHasNoName, row) }
    guard let moment = ImportedMoment(table.words("Date", of: row)) else { return table.unread(.dateIsNotRead, row) }
    guard let score = score(table.words("Value", of: row)) else { return table.unread(.valueIsNotRead, row) }
    let key = table.words("Task ID", of: row)
    let place = table.place(of: row)
    let last = scores.updateValue(score, forKey: key.isEmpty ? name : key)
    // A task begins at 0, and no score is further from it than one step changes it.
    guard last != nil || score.magnitude <= 1.5 else {
      return table.unread(.isFirstScore, row)
    }
    let before = last ?? 0
    guard score != before else {
      return ImportDraft(.nothing(.because(.scoreIsAsItWas)), at: place, original: row.text)
    }
    let at = ImportedMoment.moment(moment.local)
    var record = LogRecord(days: DateRange(at.date), time: moment.hasTime ? at.time : nil, source: "habitica")
    if score < before { record.status = .missed }
    let item = PlanItem(.activity(ActivityDetails()), text: name)
    return ImportDraft(
      .entry(DraftedEntry(record, of: item, in: home, origin: key.isEmpty ? nil : "habitica " + key)),
      at: place,
      original: row.text,
      kept: []
    )
  }

  /// A score, which has more digits than a number of the format, and may have an exponent.
  private static func score(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { $0 &- 0x30 < 10 || "+-.eE".utf8.contains($0) }
    guard isPlain, let score = Double(text), score.isFinite else { return nil }
    return score
  }
}
