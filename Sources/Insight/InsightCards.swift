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
      advice: tip(for: card),
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
      advice: tip(for: card),
      isTipAside: isTipAside(for: card)
    )
  }

  private var bestRitual: InsightSummary {
    guard let best = ranked.best else {
      let nothing = Timeline(DayTally(), today: history.today)
      return rating(.bestRitual, .none, rankedRows, of: nothing)
    }
    return rating(.bestRitual, .ritual(name(of: best.ritual), best.totals.rate), rankedRows, of: history.timelines[best.ritual])
  }
}

// MARK: - Breakdowns

extension InsightSums {
  private var activeRows: [InsightSummary.Row] {
    history.active.compactMap { ritual in
      guard let day = history.ritualDay(of: ritual, on: history.today) else { return nil }
      let count = history.rituals[ritual].arcs[day.arc].effectiveDays.count
      return .init(.ritual(name(of: ritual)), .day(day.day, of: count))
    }
  }

  private var streakRows: [InsightSummary.Row] {
    let own = history.active.map { InsightSummary.Row(.ritual(name(of: $0)), .days(history.timelines[$0].streak.current)) }
    return [.init(.longest, .days(history.all.longestStreak)), .init(.perfectDays, .count(totals.perfectDays))] + own
  }

  private var todayRows: [InsightSummary.Row] {
    history.active.compactMap { ritual in
      let rate = history.timelines[ritual].rate(on: history.today)
      return rate.due > 0 ? .init(.ritual(name(of: ritual)), .part(rate)) : nil
    }
  }

  private var completionRows: [InsightSummary.Row] {
    [
      .init(.past(days: 7), .rate(week.rate)), .init(.past(days: 31), .rate(month.rate)), .init(.allDays, .rate(totals.rate)),
    ]
  }

  private var activeDayRows: [InsightSummary.Row] {
    func part(_ totals: DayTotals) -> Figure { .part(Rate(done: totals.activeDays, of: totals.countedDays)) }
    return [
      .init(.past(days: 7), part(history.all.totals(in: activePast.week))),
      .init(.past(days: 31), part(history.all.totals(in: activePast.month))), .init(.all, part(totals)),
    ]
  }

  private var averageRows: [InsightSummary.Row] {
    [
      .init(.before(days: 7), .rate(weekBefore.rate)), .init(.perfectDays, .count(week.perfectDays)),
      .init(.checkIns, .count(week.checkIns)),
    ]
  }

  private var checkInRows: [InsightSummary.Row] {
    [
      .init(.today, .count(today.checkIns)), .init(.past(days: 7), .count(week.checkIns)),
      .init(.past(days: 31), .count(month.checkIns)),
    ]
  }

  private var rankedRows: [InsightSummary.Row] {
    ranked.map { .init(.ritual(name(of: $0.ritual)), .rate($0.totals.rate)) }
  }
}
