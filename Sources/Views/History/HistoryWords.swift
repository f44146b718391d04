import Chronology
import Diagnostics
import Insight
import Languages
import Planner

/// The words in which the views of history speak.
enum HistoryWords {
  /// One cell for what a day came to.
  static func glyph(_ band: RateBand) -> String {
    switch band {
    case .all: "●"
    case .half: "◐"
    case .less: "○"
    case .nothingDue: "·"
    }
  }

  /// Of a day to come, or on which no arc ran, there is nothing to show.
  static func glyph(_ cell: MonthGrid.Cell) -> String {
    guard cell.isRunning, let band = cell.band else { return " " }
    return cell.isSkipped ? skippedGlyph : glyph(band)
  }

  /// For a day on which all that was due was skipped.
  static let skippedGlyph = "–"
  static let skippedWords = "skipped"

  static func words(_ cell: MonthGrid.Cell) -> String {
    if cell.isSkipped { return skippedWords }
    let isOpen = cell.when == .today && (cell.rate.band == .half || cell.rate.band == .less)
    return words(cell.rate.band) + (isOpen ? " so far" : "")
  }

  static func words(_ band: RateBand) -> String {
    switch band {
    case .all: "all done"
    case .half: "half or more"
    case .less: "less than half"
    case .nothingDue: "nothing due"
    }
  }

  /// `November 2026`.
  static func month(_ date: CivilDate) -> String {
    (Month(rawValue: date.month)?.title ?? "") + " \(date.year)"
  }

  static func title(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// `12 points above the 7 days before (56 %)`, or of an open day `the 7 days before came to 56 %`; nil where there is nothing
  /// to compare.
  static func comparison(_ figures: DayFigures) -> String? {
    if figures.isOpen, figures.average.due > 0 { return "the 7 days before came to \(Language.english.percent(figures.average))" }
    guard let comparison = figures.comparison else { return nil }
    let before = "the 7 days before (\(Language.english.percent(figures.average)))"
    let points = counted(abs(comparison.points), "point")
    switch comparison.trend {
    case .up: return "\(points) above \(before)"
    case .down: return "\(points) below \(before)"
    case .stable: return "level with \(before)"
    }
  }
}
