import Chronology
import Languages
import Outline

/// What may stand at a place, once it is taken.
struct CompletionCandidate: Hashable {
  /// What a client shows, and what a person types for it.
  var label: String
  /// What is written.
  var text: String
  /// What it means.
  var detail = ""
  /// What is written where that alone does not read as it is meant.
  var other: String?
  /// For a client with places to fill in: where in `text` such a place is, as a key's value.
  var placeholderRange: Range<Int>?

  init(_ label: String, _ text: String? = nil, _ detail: String = "") {
    (self.label, self.text, self.detail) = (label, text ?? label, detail)
  }
}

/// What a candidate, or a symbol, is.
enum DetailMessage: Message {
  case tag, section, group
  /// `file of stacks`
  case file(DocumentKind)
  /// `Friday, in 7 days`
  case day(SeenDay)
  /// `2026-11-27, Friday, in 7 days`
  case date(SeenDay)
  /// The first day of a rule.
  case due(SeenDay)
}

extension String {
  /// The text without the spaces before and after it.
  var withoutOuterSpaces: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
