import Chronology
import Planner

extension InsightSums {
  func summary(of card: InsightCard) -> InsightSummary {
    switch card {
    case .active: counting(card, .count(history.active.count), activeRows, \.running, past)
    case .streak: counting(card, .days(history.all.streak.current), streakRows, \.streak, past)
    case .habitsToday: rating(card, .part(todayRate), todayRows, of: history.all)
    case .completion: rating(card, .rate(todayRate), completionRows, of: history.all)
    case .daysActive: counting(card, .days(totals.activeDays), activeDayRows, { $0.checkIns > 0 ? 1 : 0 }, activePast)
    case .sevenDayAverage: rating(card, .rate(week.rate), averageRows, of: history.all)
    case .totalCheckIns: counting(card, .count(totals.checkIns), checkInRows, \.checkIns, past)
    case .bestRitual: bestRitual
    }
  }

  /// A card whose days are counts.
  private func counting(
    _ card: InsightCard,
    _ headline: Figure,
    _ rows: [InsightSummary.Row],
    _ count: (DayCount) -> Int32,
    _ past: PastDays
  ) -> InsightSummary {
    InsightSummary(
      card: card,
      headline: headline,
      breakdown: rows,
      sparkline: counts(count),
      lastDay: past.lastDay,
      trend: trend(of: count, in: past),
      points: nil,
      tip: tip(for: card),
      isTipAside: isTipAside(for: card)
    )
  }

  /// A card whose days are rates.
  private func rating(
    _ card: InsightCard,
    _ headline: Figure,
    _ rows: [InsightSummary.Row],
    of timeline: Timeline
  ) -> InsightSummary {
    let past = PastDays(through: timeline.lastSettled)
    let comparison = RateComparison(timeline.totals(in: past.week).rate, with: timeline.totals(in: past.weekBefore).rate)
    return InsightSummary(
      card: card,
      headline: headline,
      breakdown: rows,
      sparkline: rates(of: timeline),
      lastDay: past.lastDay,
      trend: comparison?.trend,
      points: comparison?.points,
      tip: tip(for: card),
      isTipAside: isTipAside(for: card)
    )
  }

  private var bestRitual: InsightSummary {
    guard let best = ranked.best else {
      let nothing = Timeline(DayTally(), today: history.today)
      return rating(.bestRitual, .none, rankedRows, of: nothing)
    }
    return rating(.bestRitual, .ritual(title(best.ritual), best.totals.rate), rankedRows, of: history.timelines[best.ritual])
  }
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
      .init("Past 7 days", .rate(week.rate)), .init("Past 31 days", .rate(month.rate)), .init("All days", .rate(totals.rate)),
    ]
  }

  private var activeDayRows: [InsightSummary.Row] {
    func part(_ totals: DayTotals) -> Figure { .part(Rate(done: totals.activeDays, of: totals.countedDays)) }
    return [
      .init("Past 7 days", part(history.all.totals(in: activePast.week))),
      .init("Past 31 days", part(history.all.totals(in: activePast.month))), .init("All", part(totals)),
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
