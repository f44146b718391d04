import Chronology
import Planner

/// The tips: of each card the first line whose condition holds. Facts about the rituals, or what can be done with the program.
extension InsightSums {
  func tip(for card: InsightCard) -> String {
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

  private var activeTip: String {
    if history.rituals.isEmpty { return "`tidemark presets` lists rituals to begin with." }
    if let ritual = history.statuses.firstIndex(where: \.asksForRenewal) {
      return "“\(title(ritual))” is complete; `tidemark renew` begins its next arc."
    }
    let ends = history.active.map { ritual -> (remaining: Int, ritual: Int) in
      let days = history.statuses[ritual].current.flatMap { history.runs[ritual][$0] }
      return (days.map { history.today.days(until: $0.last) } ?? 0, ritual)
    }
    guard let end = ends.min(by: <) else { return "No arc runs today." }
    let title = title(end.ritual)
    return end.remaining == 0
      ? "Today is the last day of “\(title)”."
      : "The next arc to end is that of “\(title)”, in \(counted(end.remaining, "day"))."
  }

  private var streakTip: String {
    let streak = history.all.streak
    if streak.longest == 0 { return "A day is perfect when every habit due on it is done." }
    if todayRate.due > 0, today.perfectDays == 0 {
      let open = counted(glance.openCount, "habit")
      return streak.current == 0 ? "Open today: \(open)." : "Open today: \(open); then the streak is \(streak.current + 1)."
    }
    if streak.current == 0 { return "The longest streak was \(counted(streak.longest, "day"))." }
    if streak.current == streak.longest { return "This is the longest streak so far." }
    return "In \(counted(streak.longest - streak.current, "day")) it is as long as the longest."
  }

  private var todayTip: String {
    switch todayRate.band {
    case .nothingDue: return "Nothing is due today."
    case .all: return "All that is due today is done."
    case .half, .less:
      guard let next = glance.next.first else { return "Nothing is open today." }
      let others = glance.openCount - 1
      let title = history.rituals[next.ritual].arcs[next.arc].habits[next.habit].title
      return "Open: “\(title)”\(others > 0 ? " and \(others) more" : "")."
    }
  }

  private var completionTip: String {
    guard let comparison = weekComparison else { return "With two weeks of days there is a trend." }
    let points = counted(abs(comparison.points), "point")
    switch comparison.trend {
    case .up: return "The past 7 days are \(points) above the 7 before."
    case .down: return "The past 7 days are \(points) below the 7 before."
    case .stable: return "The past 7 days are level with the 7 before."
    }
  }

  private var daysActiveTip: String {
    if totals.activeDays == 0 { return "One habit done makes a day active." }
    if today.activeDays == 1 { return "Today is one of them." }
    return today.runningDays == 1 ? "Today is not yet one of them." : "No arc runs today."
  }

  private var averageTip: String {
    if week.rate.band == .all { return "All that was due in the past 7 days is done." }
    let due = past.week.compactMap { day in history.all[day: day].map { (day: day, rate: $0.rate) } }.filter { $0.rate.due > 0 }
    let idle = due.count { $0.rate.done == 0 }
    if idle > 1 { return "On \(idle) of the past 7 days nothing of what was due was done." }
    // Of equal days the latest.
    let lowest = due.reversed().min { $1.rate.isHigher(than: $0.rate) }
    guard let lowest else { return "Nothing was due in the past 7 days." }
    let weekday = CivilDate(dayNumber: lowest.day).weekday.title
    return "The lowest day was \(weekday), with \(Figure.rate(lowest.rate).text)."
  }

  private var checkInTip: String {
    if totals.checkIns == 0 { return "A check-in is one habit done on one day." }
    let next = InsightSums.nextRound(after: totals.checkIns)
    let missing = next - totals.checkIns
    return "\(grouped(missing)) more \(missing == 1 ? "makes" : "make") \(grouped(next))."
  }

  private var bestTip: String {
    guard let first = ranked.first, let last = ranked.last else { return "Nothing was due in the past 31 days." }
    if ranked.count == 1 { return "Two rituals make a comparison." }
    if !first.totals.rate.isHigher(than: last.totals.rate) { return "All rituals have the same rate in the past 31 days." }
    return "The lowest rate is that of “\(title(last.ritual))”."
  }

  /// 10, 25, 50, 100, 250, 500; then the next thousand.
  static func nextRound(after count: Int) -> Int {
    [10, 25, 50, 100, 250, 500].first { $0 > count } ?? (count / 1000 + 1) * 1000
  }
}
