package import Planner

/// A line of a log: days of which nothing more is said, or an entry with what hangs below it.
package struct LogLine {
  /// When it was, and what came of it.
  package var lead: String
  /// What stands between that and a note.
  package var separator = ""
  /// Markdown.
  package var note = ""
  /// What is said after the note, in a parenthesis.
  package var details: [String] = []
  /// What is said there besides: fields that mean nothing to Tidemark.
  package var otherFields: [OtherField] = []
  /// The paragraphs below it.
  package var notes: [String] = []
  /// The items below those.
  package var children: [PlanElement] = []
}
