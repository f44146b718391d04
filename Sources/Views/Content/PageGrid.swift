package import Planner

/// Rows of small squares: a picture of many days or weeks. What it shows is told beside it, too.
package struct PageGrid: Hashable, Sendable {
  /// What a square is. Each has a shape of its own, so that none is known by its color alone.
  package enum Mark: String, CaseIterable, Sendable {
    /// To come, or not done: a dot.
    case empty
    /// Lived, or done: a full square.
    case full
    /// That of today: a ring.
    case now
    /// One of which something is written: a square with a light middle.
    case marked
    /// Nothing.
    case blank
  }

  package struct Square: Hashable, Sendable {
    package var mark: Mark
    package var color: Color?

    package init(_ mark: Mark, color: Color? = nil) { (self.mark, self.color) = (mark, color) }
  }

  package struct Row: Hashable, Sendable {
    /// Before the row; empty for none.
    package var label: String
    package var squares: [Square]

    package init(_ label: String, _ squares: [Square]) { (self.label, self.squares) = (label, squares) }
  }

  /// What a square means.
  package struct Meaning: Hashable, Sendable {
    package var square: Square
    package var words: String

    package init(_ square: Square, _ words: String) { (self.square, self.words) = (square, words) }
  }

  package var title: String
  /// What the picture shows, for those who do not see it.
  package var description: String
  package var rows: [Row]
  package var legend: [Meaning]

  package init(_ title: String, description: String, rows: [Row], legend: [Meaning]) {
    (self.title, self.description, self.rows, self.legend) = (title, description, rows, legend)
  }
}
