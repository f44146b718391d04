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

  static func words(_ cell: MonthGrid.Cell, in language: Language) -> String {
    if cell.isSkipped { return language.say(HistoryMessage.skipped) }
    let band = cell.rate.band
    let isOpen = cell.when == .today && (band == .half || band == .less)
    return language.say(isOpen ? HistoryMessage.soFar(band) : .band(band))
  }

  static func words(_ band: RateBand, in language: Language) -> String { language.say(HistoryMessage.band(band)) }

  /// What a month came to; where no day was perfect, that is left out.
  static func total(_ totals: DayTotals) -> HistoryMessage {
    guard totals.runningDays > 0 else { return .nothingRan }
    return .total(totals.rate, perfectDays: totals.perfectDays == 0 ? nil : totals.perfectDays)
  }

  /// `November 2026`, as a heading.
  static func month(_ date: CivilDate, in language: Language) -> String {
    let words = Month(rawValue: date.month).map { language.monthAndYear($0, date.year) }
    return language.capitalized(words ?? "\(date.year)")
  }

  /// A day against the days before it; nil where there is nothing to compare.
  static func comparison(_ figures: DayFigures) -> HistoryMessage? {
    if figures.isOpen, figures.average.due > 0 { return .daysBefore(figures.average) }
    return figures.comparison.map { .comparison($0.trend, points: abs($0.points), before: figures.average) }
  }
}
