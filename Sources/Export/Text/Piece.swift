/// Lines that belong together, and how they keep apart from those before and after them.
struct Piece {
  enum Spacing {
    /// As a line of a list does.
    case tight
    /// A note: a blank line parts it from another note, nothing from all else.
    case note
    /// As a paragraph does: a blank line before and after.
    case apart
    /// As a heading does: a blank line before it.
    case heading
  }

  var lines: [String]
  var spacing: Spacing

  init(_ lines: [String], _ spacing: Spacing) {
    self.lines = lines
    self.spacing = spacing
  }
}

extension [Piece] {
  /// The lines of all pieces, with the blank lines between them. A piece without lines leaves no trace.
  var lines: [String] {
    var lines: [String] = []
    var previous: Piece.Spacing?
    for piece in self where !piece.lines.isEmpty {
      if let previous, Piece.Spacing.needsBlankLine(between: previous, piece.spacing) { lines.append("") }
      lines += piece.lines
      previous = piece.spacing
    }
    return lines
  }
}

extension Piece.Spacing {
  static func needsBlankLine(between first: Self, _ second: Self) -> Bool {
    first == .apart || second == .heading || (second == .apart && first != .heading) || (first == .note && second == .note)
  }
}

extension [String] {
  /// The lines four columns further to the right; blank ones stay empty.
  var indented: [String] {
    map { $0.isEmpty ? "" : "    " + $0 }
  }
}
