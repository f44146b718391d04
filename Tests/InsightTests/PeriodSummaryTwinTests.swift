import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// Months and other ranges of random rituals against those of a twin that counts by hand (format, *Months, years and other
/// ranges*).
@Suite struct PeriodSummaryTwinTests {
  @Test(arguments: caseChunks(default: 60))
  func agreesWithACountByHand(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = RandomHistory(seed: seed)
      let rituals = random.rituals()
      let (today, weekStart) = (random.today, random.weekStart)
      let history = RitualHistory(rituals, weekStart: weekStart, today: today)
      let all = RitualTwin(rituals, weekStart: weekStart, today: today)
      let each = rituals.map { RitualTwin([$0], weekStart: weekStart, today: today) }
      let first = today.dayNumber - Int.random(in: 0...150, using: &random.random)
      var ranges = [first...first + Int.random(in: 0...60, using: &random.random)]
      var found = [history.summary(of: range(ranges[0]))]
      let months = history.months(ofYear: today.year)
      #expect(months.count == 12, "seed \(seed)")
      for month in 1...12 {
        let days = (1...366).compactMap { CivilDate(year: today.year, month: month, day: $0)?.dayNumber }
        ranges.append(days[0]...days[days.count - 1])
        found.append(months[month - 1])
      }
      for (days, summary) in zip(ranges, found) {
        let words: Comment = "seed \(seed), \(range(days))"
        let figures = each.map { $0.totals(days, today: today) }
        let ran = figures.indices.filter { figures[$0][3] > 0 }
        #expect(summary.days == range(days), words)
        #expect(summary.totals.figures == all.totals(days, today: today), words)
        #expect(summary.rituals.map(\.ritual) == ran && summary.rituals.map(\.totals.figures) == ran.map { figures[$0] }, words)
        // The highest of done/due, then the most done, then the first.
        var best: Int?
        for index in ran where figures[index][0] > 0 {
          let (done, due) = (figures[index][0], figures[index][1])
          guard let other = best else {
            best = index
            continue
          }
          let difference = done * figures[other][1] - figures[other][0] * due
          if difference > 0 || difference == 0 && done > figures[other][0] { best = index }
        }
        #expect(summary.best?.ritual == best, words)
      }
    }
  }

  private func range(_ days: ClosedRange<Int>) -> DateRange {
    DateRange(first: CivilDate(dayNumber: days.lowerBound), last: CivilDate(dayNumber: days.upperBound))!
  }
}
