public import Chronology
public import Planner

/// One of the eight insights: a headline figure, what is behind it, its last two weeks, where it goes, and a tip.
public struct InsightSummary: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    public var label: String
    public var figure: Figure

    init(_ label: String, _ figure: Figure) {
      self.label = label
      self.figure = figure
    }
  }

  public var card: InsightCard
  public var headline: Figure
  public var breakdown: [Row]

  /// One value for each of the fourteen days that end with today, in percent or as a count; nil where nothing was due.
  public var sparkline: [Int?]

  /// The last of the past days, in the breakdown and the trend: today when it counts, else yesterday (format, *Insights*).
  public var lastDay: CivilDate

  /// The seven days that end with `lastDay` against the seven before. Nil where there is nothing to compare.
  public var trend: Trend?

  /// The difference in points, for rates.
  public var points: Int?

  public var tip: String

  /// Whether the tip says what is not there yet, or what comes next, and nothing of how things stand.
  public var isTipAside: Bool

  public var title: String { card.title }
}

extension InsightCard {
  /// As it is shown.
  public var title: String {
    switch self {
    case .active: "Active"
    case .streak: "Streak"
    case .habitsToday: "Habits Today"
    case .completion: "Completion"
    case .daysActive: "Days Active"
    case .sevenDayAverage: "7-Day Average"
    case .totalCheckIns: "Total Check-ins"
    case .bestRitual: "Best Ritual"
    }
  }
}

extension RitualHistory {
  /// The insights, in an order such as the vault's.
  public func insights(_ cards: [InsightCard] = InsightCard.allCases) -> [InsightSummary] {
    let sums = InsightSums(self)
    return cards.map { sums.summary(of: $0) }
  }
}
