import Chronology
import Planner

/// The tips: of each card the first one whose condition holds.
extension InsightSums {
  func tip(for card: InsightCard) -> InsightTip {
    switch card {
    case .active: activeTip
    case .streak: streakTip
    case .habitsToday: todayTip
    case .completion: completionTip
    case .daysActive: daysActiveTip
    case .sevenDayAverage: averageTip
    case .totalCheckIns: checkInTip
    case .bestRitual: bestTip
    }
  }

  /// Whether the tip of a card says nothing of how things stand.
  func isTipAside(for card: InsightCard) -> Bool {
    switch card {
    case .streak: history.all.streak.longest == 0
    case .completion: weekComparison == nil
    case .daysActive: totals.activeDays == 0
    case .totalCheckIns: true
    case .bestRitual: ranked.count == 1
    case .active, .habitsToday, .sevenDayAverage: false
    }
  }

  private var activeTip: InsightTip {
    if history.rituals.isEmpty { return .presets }
    if let ritual = history.statuses.firstIndex(where: \.asksForRenewal) { return .complete(name(of: ritual)) }
    let ends = history.active.map { ritual -> (remaining: Int, ritual: Int) in
      let days = history.statuses[ritual].current.flatMap { history.runs[ritual][$0] }
      return (days.map { history.today.days(until: $0.last) } ?? 0, ritual)
    }
    guard let end = ends.min(by: <) else { return .noArcToday }
    let ending = name(of: end.ritual)
    return end.remaining == 0 ? .lastDay(ending) : .nextEnd(ending, days: end.remaining)
  }

  private var streakTip: InsightTip {
    let streak = history.all.streak
    if streak.longest == 0 { return .perfectDay }
    if todayRate.due > 0, today.perfectDays == 0 {
      return .openToday(glance.openCount, streak: streak.current == 0 ? nil : streak.current + 1)
    }
    if streak.current == 0 { return .longestWas(streak.longest) }
    return streak.current == streak.longest ? .longestSoFar : .daysToLongest(streak.longest - streak.current)
  }

  private var todayTip: InsightTip {
    switch todayRate.band {
    case .nothingDue: return .nothingDueToday
    case .all: return .allDoneToday
    case .half, .less:
      guard let next = glance.next.first else { return .nothingOpenToday }
      let habit = history.rituals[next.ritual].arcs[next.arc].habits[next.habit]
      return .open(InsightName(words: habit.title, written: habit.written), others: glance.openCount - 1)
    }
  }

  private var completionTip: InsightTip {
    weekComparison.map { .week($0.trend, points: abs($0.points)) } ?? .trendToCome
  }

  private var daysActiveTip: InsightTip {
    if totals.activeDays == 0 { return .activeDay }
    if today.activeDays == 1 { return .today(isActive: true) }
    return today.runningDays == 1 ? .today(isActive: false) : .noArcToday
  }

  private var averageTip: InsightTip {
    if week.rate.band == .all { return .allDoneInWeek }
    let due = past.week.compactMap { day in history.all[day: day].map { (day: day, rate: $0.rate) } }.filter { $0.rate.due > 0 }
    let idle = due.count { $0.rate.done == 0 }
    if idle > 1 { return .idleDays(idle) }
    // Of equal days the latest.
    let lowest = due.reversed().min { $1.rate.isHigher(than: $0.rate) }
    guard let lowest else { return .nothingDueInWeek }
    return .lowestDay(CivilDate(dayNumber: lowest.day).weekday, lowest.rate)
  }

  private var checkInTip: InsightTip {
    if totals.checkIns == 0 { return .checkIn }
    let next = InsightSums.nextRound(after: totals.checkIns)
    return .nextRound(missing: next - totals.checkIns, next)
  }

  private var bestTip: InsightTip {
    guard let first = ranked.first, let last = ranked.last else { return .nothingDueInMonth }
    if ranked.count == 1 { return .comparisonToCome }
    return first.totals.rate.isHigher(than: last.totals.rate) ? .lowestRate(name(of: last.ritual)) : .sameRates
  }

  /// 10, 25, 50, 100, 250, 500; then the next thousand.
  static func nextRound(after count: Int) -> Int {
    [10, 25, 50, 100, 250, 500].first { $0 > count } ?? (count / 1000 + 1) * 1000
  }
}
