import Chronology
import Planner

/// The detailed report of Toggl Track as CSV: times become blocks of days.
public enum TogglTable: FileFormat {
  public static let name = "toggl"

  private static let needed = ["Description", "Start date", "Start time", "End date", "End time"]

  public static func recognizes(_ files: [ImportedFile]) -> Bool { NamedTable.all(files, have: needed) }

  public static func drafts(of files: [ImportedFile], _ options: ImportOptions) throws(ImportError) -> [ImportDraft] {
    var drafts: [ImportDraft] = []
    for file in files {
      let table = try NamedTable(file, needs: needed)
      for row in table.rows { drafts += TogglTable.drafts(of: row, table) }
    }
    return drafts
  }

  private static func drafts(of row: CSVTable.Row, _ table: NamedTable) -> [ImportDraft] {
    func word(_ column: String) -> String { table.words(column, of: row) }
    guard let start = ImportedMoment(word("Start date") + " " + word("Start time")), start.hasTime else {
      return [table.unread(.startIsNotRead, row)]
    }
    guard let end = ImportedMoment(word("End date") + " " + word("End time")), end.hasTime else {
      return [table.unread(.endIsNotRead, row)]
    }
    var kept: [KeptThing] = []
    var notes: [String] = []
    func keep(_ what: KeptThing, _ words: String) {
      guard !words.isEmpty else { return }
      kept.append(what)
      notes.append(words)
    }
    let description = word("Description")
    let title = [description, word("Task"), word("Project")].first { !$0.isEmpty } ?? ""
    if title != word("Project") { keep(.project, word("Project")) }
    if title != word("Task") { keep(.task, word("Task")) }
    keep(.client, word("Client").isEmpty ? "" : "for \(word("Client"))")
    keep(.tags, word("Tags").isEmpty ? "" : "tags: \(word("Tags"))")
    // What Toggl works out, and who exports, is not kept.
    let known = needed + ["User", "Email", "Client", "Project", "Task", "Billable", "Duration", "Tags"]
    for (name, cell) in table.others(besides: known, of: row) where Number(cell) != .zero {
      keep(.unknownColumn, "\(name): \(cell)")
    }
    if ["yes", "true", "1"].contains(word("Billable").lowercased()) { keep(.billable, "billable") }
    if start.local % 60 != 0 || end.local % 60 != 0 {
      keep(.seconds, "\(word("Start time")) to \(word("End time"))")
    }
    var timed = TimedDraft(title, from: ImportedMoment.moment(start.local), to: ImportedMoment.moment(end.local))
    if !notes.isEmpty { timed.item.notes = [notes.joined(separator: "; ")] }
    return timed.drafts(at: table.place(of: row), original: row.text, kept: kept)
  }
}
