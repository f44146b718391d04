import Chronology
import Planner

extension InsightSums {
  func summary(of card: InsightCard) -> InsightSummary {
    switch card {
    case .active: counting(card, .count(history.active.count), activeRows, counts(\.running))
    case .streak: counting(card, .days(history.all.streak.current), streakRows, counts(\.streak))
    case .habitsToday: rating(card, .part(today.rate), todayRows, of: history.all)
    case .completion: rating(card, .rate(totals.rate), completionRows, of: history.all)
    case .daysActive: counting(card, .days(totals.activeDays), activeDayRows, counts { $0.checkIns > 0 ? 1 : 0 })
    case .sevenDayAverage: rating(card, .rate(week.rate), averageRows, of: history.all)
    case .totalCheckIns: counting(card, .count(totals.checkIns), checkInRows, counts(\.checkIns))
    case .bestRitual: bestRitual
    }
  }

  /// A card whose days are counts.
  private func counting(
    _ card: InsightCard,
    _ headline: Figure,
    _ rows: [InsightSummary.Row],
    _ days: [Int?]
  ) -> InsightSummary {
    InsightSummary(
      card: card,
      headline: headline,
      breakdown: rows,
      sparkline: days,
      trend: hasTwoWeeks ? trend(of: days) : nil,
      points: nil,
      tip: tip(for: card)
    )
  }

  /// A card whose days are rates.
  private func rating(
    _ card: InsightCard,
    _ headline: Figure,
    _ rows: [InsightSummary.Row],
    of timeline: Timeline
  ) -> InsightSummary {
    let before = CivilDate(dayNumber: history.today.dayNumber - 7)
    let comparison = RateComparison(
      timeline.rate(ofDays: 7, through: history.today),
      with: timeline.rate(ofDays: 7, through: before)
    )
    return InsightSummary(
      card: card,
      headline: headline,
      breakdown: rows,
      sparkline: rates(of: timeline),
      trend: comparison?.trend,
      points: comparison?.points,
      tip: tip(for: card)
    )
  }

  private var bestRitual: InsightSummary {
    guard let best = ranked.best else {
      let nothing = Timeline(DayTally(), today: history.today)
      return rating(.bestRitual, .none, rankedRows, of: nothing)
    }
    return rating(.bestRitual, .ritual(title(best.ritual), best.totals.rate), rankedRows, of: history.timelines[best.ritual])
  }

  /// Whether an arc ran in both weeks.
  private var hasTwoWeeks: Bool { week.runningDays > 0 && weekBefore.runningDays > 0 }
}

// MARK: - Breakdowns

extension InsightSums {
  private var activeRows: [InsightSummary.Row] {
    history.active.compactMap { ritual in
      guard let day = history.ritualDay(of: ritual, on: history.today) else { return nil }
      let count = history.rituals[ritual].arcs[day.arc].effectiveDays.count
      return .init(title(ritual), .day(day.day, of: count))
    }
  }

  private var streakRows: [InsightSummary.Row] {
    let own = history.active.map { InsightSummary.Row(title($0), .days(history.timelines[$0].streak.current)) }
    return [.init("Longest", .days(history.all.longestStreak)), .init("Perfect days", .count(totals.perfectDays))] + own
  }

  private var todayRows: [InsightSummary.Row] {
    history.active.compactMap { ritual in
      let rate = history.timelines[ritual].rate(on: history.today)
      return rate.due > 0 ? .init(title(ritual), .part(rate)) : nil
    }
  }

  private var completionRows: [InsightSummary.Row] {
    [
      .init("Today", .rate(today.rate)), .init("Past 7 days", .rate(week.rate)), .init("Past 31 days", .rate(month.rate)),
    ]
  }

  private var activeDayRows: [InsightSummary.Row] {
    [
      .init("Past 7 days", .part(Rate(done: week.activeDays, of: week.runningDays))),
      .init("Past 31 days", .part(Rate(done: month.activeDays, of: month.runningDays))),
      .init("All", .part(Rate(done: totals.activeDays, of: totals.runningDays))),
    ]
  }

  private var averageRows: [InsightSummary.Row] {
    [
      .init("7 days before", .rate(weekBefore.rate)), .init("Perfect days", .count(week.perfectDays)),
      .init("Check-ins", .count(week.checkIns)),
    ]
  }

  private var checkInRows: [InsightSummary.Row] {
    [
      .init("Today", .count(today.checkIns)), .init("Past 7 days", .count(week.checkIns)),
      .init("Past 31 days", .count(month.checkIns)),
    ]
  }

  private var rankedRows: [InsightSummary.Row] {
    ranked.map { .init(title($0.ritual), .rate($0.totals.rate)) }
  }
}
