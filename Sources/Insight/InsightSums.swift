import Chronology
import Planner

/// What the insights share, counted once.
struct InsightSums {
  let history: RitualHistory
  let totals: DayTotals
  let today: DayTotals
  /// Of what is due today, open or not.
  let todayRate: Rate
  /// The days up to the last that is settled.
  let past: PastDays
  let week: DayTotals
  let weekBefore: DayTotals
  let month: DayTotals
  /// The rituals that had something due in the 31 days up to the last that is settled in each, the highest rate first.
  let ranked: [RitualPeriod]
  /// The glance at the day, in whatever slot.
  let glance: RitualGlance

  static let sparklineDays = 14

  init(_ history: RitualHistory) {
    self.history = history
    let all = history.all
    totals = all.totals
    today = all.totals(in: history.today.dayNumber...history.today.dayNumber)
    todayRate = all.rate(on: history.today)
    past = PastDays(through: all.lastSettled)
    week = all.totals(in: past.week)
    weekBefore = all.totals(in: past.weekBefore)
    month = all.totals(in: past.month)
    let rituals = history.timelines.enumerated().map { ritual, timeline in
      let days = PastDays(through: timeline.lastSettled).month
      return RitualPeriod(ritual: ritual, totals: timeline.totals(in: days))
    }
    ranked = rituals.filter { $0.totals.rate.due > 0 }.sorted { $0.isBetter(than: $1) }
    glance = history.glance(slot: .anytime)
  }

  /// The days of which it is told whether they were active: today is one of them as soon as it is, settled or not.
  var activePast: PastDays { today.activeDays > 0 ? PastDays(through: history.today.dayNumber) : past }

  /// The week's rate against that of the week before.
  var weekComparison: RateComparison? { RateComparison(week.rate, with: weekBefore.rate) }

  func name(of ritual: Int) -> InsightName {
    let ritual = history.rituals[ritual]
    return InsightName(words: ritual.title, written: ritual.written)
  }
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

  /// Of counts: more, fewer, or as many in a week as in the one before; nil unless an arc ran in both.
  func trend(of count: (DayCount) -> Int32, in days: PastDays) -> Trend? {
    func sum(_ days: ClosedRange<Int>) -> Int { days.reduce(0) { $0 + (history.all[day: $1].map { Int(count($0)) } ?? 0) } }
    let hasRun = [days.week, days.weekBefore].allSatisfy { history.all.totals(in: $0).runningDays > 0 }
    guard hasRun else { return nil }
    let (now, before) = (sum(days.week), sum(days.weekBefore))
    return now > before ? .up : now < before ? .down : .stable
  }
}
