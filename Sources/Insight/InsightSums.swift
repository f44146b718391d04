import Chronology
import Planner

/// What the insights share, counted once.
struct InsightSums {
  let history: RitualHistory
  let totals: DayTotals
  let today: DayTotals
  let week: DayTotals
  let weekBefore: DayTotals
  /// The 31 days that end with today.
  let month: DayTotals
  /// The rituals that had an arc in those 31 days and something due, the highest rate first.
  let ranked: [RitualPeriod]
  /// The glance at the day, in whatever slot.
  let glance: RitualGlance

  static let sparklineDays = 14

  init(_ history: RitualHistory) {
    self.history = history
    let all = history.all
    let number = history.today.dayNumber
    totals = all.totals
    today = all.totals(in: number...number)
    week = all.totals(in: number - 6...number)
    weekBefore = all.totals(in: number - 13...number - 7)
    month = all.totals(in: number - 30...number)
    let rituals = history.timelines.indices.map {
      RitualPeriod(ritual: $0, totals: history.timelines[$0].totals(in: number - 30...number))
    }
    ranked = rituals.filter { $0.totals.rate.due > 0 }.sorted { $0.isBetter(than: $1) }
    glance = history.glance(slot: .anytime)
  }

  /// The week's rate against that of the week before.
  var weekComparison: RateComparison? { RateComparison(week.rate, with: weekBefore.rate) }

  func title(_ ritual: Int) -> String { history.rituals[ritual].title }
}

extension RitualPeriod {
  /// Whether its rate is higher; of equal ones, whether more was done; then, whether it comes first.
  func isBetter(than other: RitualPeriod) -> Bool {
    let (own, others) = (totals.rate, other.totals.rate)
    if own.isHigher(than: others) { return true }
    if others.isHigher(than: own) { return false }
    return (others.done, ritual) < (own.done, other.ritual)
  }
}

// MARK: - Sparklines

extension InsightSums {
  private var days: ClosedRange<Int> {
    history.today.dayNumber - (InsightSums.sparklineDays - 1)...history.today.dayNumber
  }

  func counts(_ count: (DayCount) -> Int32) -> [Int?] {
    days.map { history.all[day: $0].map { Int(count($0)) } ?? 0 }
  }

  func rates(of timeline: Timeline) -> [Int?] {
    days.map { timeline[day: $0]?.rate.percent }
  }

  /// Of counts: more, fewer, or as many in the last seven days as in the seven before.
  func trend(of counts: [Int?]) -> Trend? {
    let sums = [counts.prefix(7), counts.suffix(7)].map { $0.compactMap(\.self).reduce(0, +) }
    return sums[1] > sums[0] ? .up : sums[1] < sums[0] ? .down : .stable
  }
}
