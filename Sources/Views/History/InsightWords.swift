import Diagnostics
package import Insight
import Languages
import Planner

/// The words in which the insights speak.
enum InsightWords {
  /// One bar for each day, the last of which is today; `·` for a day on which nothing was due.
  static func sparkline(_ card: InsightSummary) -> String {
    let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    let most = card.mostOfDay
    return String(
      card.sparkline.map { value in
        guard let value else { return "·" }
        return bars[min(max(value * (bars.count - 1) / most, value > 0 ? 1 : 0), bars.count - 1)]
      }
    )
  }

  /// Beside other cards, of what is not there yet one thing is told: that of the first card.
  static func showsTip(of card: InsightSummary, among cards: [InsightSummary]) -> Bool {
    cards.count == 1 || !card.isTipAside || cards.first(where: \.isTipAside)?.card == card.card
  }

  /// Whether the days of a card are percents.
  static func isRate(_ card: InsightCard) -> Bool {
    switch card {
    case .habitsToday, .completion, .sevenDayAverage, .bestRitual: true
    case .active, .streak, .daysActive, .totalCheckIns: false
    }
  }

  /// The week against the one before; nil where there is nothing to compare.
  static func trendMessage(_ card: InsightSummary) -> InsightMessage? {
    card.trend.map { .trend($0, points: card.points.map { abs($0) }) }
  }

  /// The same behind an arrow: `↑ up 4 points week over week`.
  static func trend(_ card: InsightSummary, in language: Language) -> LinePiece? {
    guard let words = trendMessage(card).map({ language.say($0) }), let trend = card.trend else { return nil }
    switch trend {
    case .up: return LinePiece("↑ \(words)", .color(.green))
    case .down: return LinePiece("↓ \(words)", .color(.red))
    case .stable: return LinePiece("→ \(words)")
    }
  }
}

extension InsightSummary {
  /// What a day of the sparkline is at most: all of what was due, or the most that there was.
  package var mostOfDay: Int { InsightWords.isRate(card) ? 100 : max(sparkline.compactMap(\.self).max() ?? 0, 1) }
}
