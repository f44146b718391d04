import Diagnostics
import Editing
import SourceText

/// What a command changed, for programs: each file with the lines that differ.
enum RevisionJSON {
  static func object(_ revisions: [FileRevision], notes: [String]) -> JSON {
    .object([("notes", .array(notes.map { .string($0) })), ("changes", .array(revisions.map(change)))])
  }

  private static func change(_ revision: FileRevision) -> JSON {
    let state = revision.before == nil ? "created" : revision.after == nil ? "removed" : "changed"
    return .object([
      ("file", .string(revision.path)), ("state", .string(state)),
      ("hunks", .array(hunks(revision.before ?? SourceText(""), revision.after ?? SourceText("")))),
    ])
  }

  /// The lines that differ, each run with the number of its first line before and after.
  private static func hunks(_ before: SourceText, _ after: SourceText) -> [JSON] {
    UnifiedDiff(from: before, to: after, path: "").changes.map { change in
      .object([
        ("line", .integer(change.oldLines.lowerBound + 1)), ("newLine", .integer(change.newLines.lowerBound + 1)),
        ("before", .array(change.oldLines.map { .string(line($0, before)) })),
        ("after", .array(change.newLines.map { .string(line($0, after)) })),
      ])
    }
  }

  private static func line(_ line: Int, _ source: SourceText) -> String { source.string(in: source.contentRange(ofLine: line)) }
}
