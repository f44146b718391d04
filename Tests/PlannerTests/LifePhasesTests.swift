import Chronology
import Planner
import TestSupport
import Testing

@Suite struct LifePhasesTests {
  /// Phases, and the days that each lasts, in order.
  static let lengthTable: [(phases: String, days: String)] = [
    ("A 1990-01-01 1999-12-31", "A 1990-01-01 - 1999-12-31"),
    // Without an end: to the next, or for good.
    ("A 1990-01-01, B 2000-01-01", "A 1990-01-01 - 1999-12-31, B 2000-01-01 - 9999-12-31"),
    ("A 1990-01-01 1995-12-31, B 2000-01-01", "A 1990-01-01 - 1995-12-31, B 2000-01-01 - 9999-12-31"),
    // In whatever order they are written.
    ("B 2000-01-01, A 1990-01-01", "A 1990-01-01 - 1999-12-31, B 2000-01-01 - 9999-12-31"),
    // Overlapping: each keeps its days.
    ("A 1990-01-01 2005-12-31, B 2000-01-01", "A 1990-01-01 - 2005-12-31, B 2000-01-01 - 9999-12-31"),
    // One inside another ends one without an end.
    (
      "A 1990-01-01, B 1995-01-01 1995-12-31, C 2000-01-01",
      "A 1990-01-01 - 1994-12-31, B 1995-01-01 - 1995-12-31, C 2000-01-01 - 9999-12-31"
    ),
    // Those that begin together last to the one that begins later.
    (
      "A 1990-01-01, B 1990-01-01, C 2000-01-01",
      "A 1990-01-01 - 1999-12-31, B 1990-01-01 - 1999-12-31, C 2000-01-01 - 9999-12-31"
    ),
  ]

  @Test(arguments: lengthTable)
  func lengths(phases: String, days: String) {
    let placed = LifePhases(LifeSample.phases(phases)).all
    #expect(placed.map { "\($0.phase.title) \($0.days)" }.joined(separator: ", ") == days)
  }

  /// Phases, a day or a week, and the phase that it belongs to; `-` for none.
  static let phaseTable: [(phases: String, days: String, phase: String)] = [
    ("A 1990-01-01 1999-12-31", "1989-12-31", "-"), ("A 1990-01-01 1999-12-31", "1990-01-01", "A"),
    ("A 1990-01-01 1999-12-31", "1999-12-31", "A"), ("A 1990-01-01 1999-12-31", "2000-01-01", "-"),
    ("A 1990-01-01, B 2000-01-01", "1999-12-31", "A"), ("A 1990-01-01, B 2000-01-01", "2000-01-01", "B"),
    ("A 1990-01-01 2005-12-31, B 2000-01-01 2002-12-31", "2001-06-01", "B"),
    ("A 1990-01-01 2005-12-31, B 2000-01-01 2002-12-31", "2003-01-01", "A"),
    ("A 1990-01-01, B 1990-01-01", "1991-01-01", "B"),
    ("A 1990-01-01 1999-12-31", "1989-12-26 - 1990-01-01", "A"), ("A 1990-01-01 1999-12-31", "1999-12-31 - 2000-01-06", "A"),
    ("A 1990-01-01 1999-12-31", "2000-01-01 - 2000-01-07", "-"),
    ("A 1990-01-01 1999-12-31, B 2000-01-01", "1999-12-28 - 2000-01-03", "B"),
    ("A 1990-01-01, B 2000-01-02 2000-01-02, C 2000-01-04", "2000-01-01 - 2000-01-07", "C"),
    ("A 1990-01-01, B 2000-01-02 2000-01-02, C 2000-01-08", "2000-01-01 - 2000-01-07", "B"),
  ]

  @Test(arguments: phaseTable)
  func phase(phases: String, days: String, phase: String) {
    let found = LifePhases(LifeSample.phases(phases))
    let range = DateRange(days) ?? DateRange(LifeSample.day(days))
    #expect(found.phase(in: range)?.title ?? "-" == phase)
    if range.count == 1 { #expect(found.phase(on: range.first)?.title ?? "-" == phase) }
  }

  /// Phases are painted on days one after the other; the last on top.
  @Test(arguments: [caseSeeds(default: 300)])
  func agreesWithPaintedDays(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let base = LifeSample.day("2020-02-20")
      let phases = (0..<Int.random(in: 0...6, using: &random)).map { index in
        let first = base.adding(days: Int.random(in: 0...60, using: &random))
        let length = Int.random(in: 0...30, using: &random)
        return LifePhase(title: "\(index)", first: first, last: random.chance(40) ? nil : first.adding(days: length))
      }
      var painted = [String?](repeating: nil, count: 100)
      for start in 0..<100 {
        for phase in phases where base.days(until: phase.first) == start {
          let nextStart = phases.map { base.days(until: $0.first) }.filter { $0 > start }.min() ?? 100
          let end = phase.last.map { base.days(until: $0) + 1 } ?? nextStart
          for day in start..<min(end, 100) { painted[day] = phase.title }
        }
      }
      let found = LifePhases(phases)
      for day in 0..<100 {
        let isAgreed = found.phase(on: base.adding(days: day))?.title == painted[day]
        if !isAgreed { Issue.record("seed \(seed), day \(day): \(phases)") }
      }
    }
  }
}
