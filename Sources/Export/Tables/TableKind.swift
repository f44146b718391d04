/// The tables of an export (`Grammar/TABLES.md`).
package enum TableKind: String, CaseIterable, Sendable {
  case entries, tasks, blocks, weeks, activities, totals

  /// The first row. Columns are added at the end, and none changes its meaning.
  package var columns: [String] {
    let place = ["kind", "file", "title", "section", "group"]
    return switch self {
    case .entries:
      ["date", "until", "time", "status", "value", "note", "source", "item", "type"] + place + ["item-markdown", "markdown"]
    case .tasks:
      ["task", "state", "due", "priority", "done", "project", "every", "tags", "id", "date", "block"] + place
        + ["markdown", "below"]
    case .blocks: ["date", "start", "end", "minutes", "block", "icon", "color", "tasks", "file"]
    case .weeks: ["date", "phrase", "rating", "category", "marked", "title", "file"]
    case .totals: ["item", "type", "entries", "done", "skipped", "missed", "first", "last"] + place
    case .activities: ["activity", "icon", "category", "since", "entries", "days", "first", "last", "title", "file"]
    }
  }

  /// Whether `tidemark import csv` reads it back.
  package var isReadBack: Bool { self == .entries || self == .tasks }
}
