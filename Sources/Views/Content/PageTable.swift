package import Planner

/// Rows of a heading and some cells.
package struct PageTable: Hashable, Sendable {
  package struct Column: Hashable, Sendable {
    package var title: PageText
    /// Whether its cells are figures, which stand at the right.
    package var isNumber: Bool

    /// Whether no line of its cells is broken, as those of times.
    package var keepsLines: Bool

    package init(_ title: String, isNumber: Bool = false, keepsLines: Bool = false) {
      (self.title, self.isNumber, self.keepsLines) = (PageText(title), isNumber, keepsLines)
    }

    /// A column whose title a person wrote: it may have links.
    package init(written title: PageText, isNumber: Bool = false) {
      (self.title, self.isNumber, keepsLines) = (title, isNumber, false)
    }
  }

  package struct Row: Hashable, Sendable {
    package var heading: PageText
    package var cells: [Cell]
    package var color: Color?

    package init(_ heading: PageText, _ cells: [Cell], color: Color? = nil) {
      (self.heading, self.cells, self.color) = (heading, cells, color)
    }
  }

  package struct Cell: Hashable, Sendable {
    package var text: PageText
    /// What stands below the words.
    package var parts: [PagePart]

    package init(_ text: PageText, parts: [PagePart] = []) { (self.text, self.parts) = (text, parts) }
  }

  /// What the table is of.
  package var caption: PageText
  /// The first is that of the headings of the rows.
  package var columns: [Column]
  package var rows: [Row]
  /// Whether a heading above says what the caption does, which then is for those who hear it.
  package var isCaptionSpoken: Bool

  package init(_ caption: PageText, columns: [Column], rows: [Row], isCaptionSpoken: Bool = false) {
    (self.caption, self.columns, self.rows, self.isCaptionSpoken) = (caption, columns, rows, isCaptionSpoken)
  }
}
