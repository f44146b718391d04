public import Chronology
package import Languages
public import Planner

/// One of the eight insights: a headline figure, what is behind it, its last two weeks, where it goes, and a tip.
public struct InsightSummary: Hashable, Sendable {
  public struct Row: Hashable, Sendable {
    let name: InsightLabel
    public var figure: Figure

    init(_ name: InsightLabel, _ figure: Figure) {
      self.name = name
      self.figure = figure
    }

    /// In English, as programs read it.
    public var label: String { name.english }

    package func label(in language: Language) -> String { language.say(name) }

    /// The same with something else said of the ritual that it is.
    package func label(in language: Language, naming ritual: (InsightName) -> String) -> String {
      language.say(name.naming(ritual))
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

  let advice: InsightTip

  /// Whether the tip says what is not there yet, or what comes next, and nothing of how things stand.
  public var isTipAside: Bool

  /// In English, as programs read it.
  public var title: String { card.title }

  /// In English, as programs read it.
  public var tip: String { advice.english }

  package func tip(in language: Language) -> String { language.say(advice) }

  /// The same with something else said of the ritual or the habit that it names.
  package func tip(in language: Language, naming name: (InsightName) -> String) -> String {
    language.say(advice.naming(name))
  }
}

extension InsightCard {
  /// In English, as programs read it.
  public var title: String { InsightLabel.card(self).english }

  /// As it is shown.
  package func title(in language: Language) -> String { language.say(InsightLabel.card(self)) }
}

extension RitualHistory {
  /// The insights, in an order such as the vault's.
  public func insights(_ cards: [InsightCard] = InsightCard.allCases) -> [InsightSummary] {
    let sums = InsightSums(self)
    return cards.map { sums.summary(of: $0) }
  }
}
