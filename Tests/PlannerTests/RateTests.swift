import Planner
import TestSupport
import Testing

/// Percents, bands and comparisons of rates (format, *Rates*).
@Suite struct RateTests {
  struct Case: Sendable {
    var done: Int
    var due: Int
    var percent: Int?
    var band: RateBand
  }

  static let cases: [Case] = [
    Case(done: 0, due: 0, percent: nil, band: .nothingDue),
    Case(done: 0, due: 5, percent: 0, band: .less),
    Case(done: 1, due: 3, percent: 33, band: .less),
    Case(done: 2, due: 3, percent: 67, band: .half),
    Case(done: 1, due: 8, percent: 13, band: .less),
    Case(done: 1, due: 2, percent: 50, band: .half),
    Case(done: 199, due: 400, percent: 50, band: .less),
    Case(done: 1, due: 1000, percent: 1, band: .less),
    Case(done: 999, due: 1000, percent: 99, band: .half),
    Case(done: 5, due: 5, percent: 100, band: .all),
  ]

  @Test(arguments: cases)
  func percentAndBand(row: Case) {
    let rate = Rate(done: row.done, of: row.due)
    #expect(rate.percent == row.percent)
    #expect(rate.band == row.band)
  }

  @Test func theTablesOfTheSpecification() throws {
    for row in try SpecificationRows(below: "| done | due | percent | band |").rows {
      let rate = Rate(done: try #require(Int(row[0])), of: try #require(Int(row[1])))
      let band = rate.band == .nothingDue ? "nothing due" : rate.band.rawValue
      #expect([row[0], row[1], rate.percent?.description ?? "", band] == row)
    }
    for row in try SpecificationRows(below: "| now | before | trend | points |").rows {
      let found = RateComparison(try Self.rate(row[0]), with: try Self.rate(row[1]))
      #expect([row[0], row[1], found?.trend.rawValue ?? "", found?.points.description ?? ""] == row)
    }
  }

  /// `3 of 4`
  private static func rate(_ text: String) throws -> Rate {
    let parts = text.split(separator: " of ").compactMap { Int($0) }
    return Rate(done: try #require(parts.first), of: try #require(parts.last))
  }

  struct Comparison: Sendable {
    var now: Rate
    var before: Rate
    var trend: Trend?
    var points: Int?
  }

  static let comparisons: [Comparison] = [
    Comparison(now: Rate(done: 1, of: 2), before: Rate(done: 1, of: 2), trend: .stable, points: 0),
    Comparison(now: Rate(done: 3, of: 4), before: Rate(done: 1, of: 2), trend: .up, points: 25),
    Comparison(now: Rate(done: 1, of: 3), before: Rate(done: 1, of: 2), trend: .down, points: -17),
    // One point exactly, and a little less.
    Comparison(now: Rate(done: 51, of: 100), before: Rate(done: 1, of: 2), trend: .up, points: 1),
    Comparison(now: Rate(done: 509, of: 1000), before: Rate(done: 1, of: 2), trend: .stable, points: 0),
    Comparison(now: Rate(done: 491, of: 1000), before: Rate(done: 1, of: 2), trend: .stable, points: 0),
    Comparison(now: Rate(done: 485, of: 1000), before: Rate(done: 1, of: 2), trend: .down, points: -2),
    Comparison(now: Rate(done: 0, of: 0), before: Rate(done: 1, of: 2), trend: nil, points: nil),
    Comparison(now: Rate(done: 1, of: 2), before: Rate(done: 0, of: 0), trend: nil, points: nil),
    Comparison(now: Rate(done: 0, of: 3), before: Rate(done: 0, of: 5), trend: .stable, points: 0),
  ]

  @Test(arguments: comparisons)
  func comparison(row: Comparison) {
    let comparison = RateComparison(row.now, with: row.before)
    #expect(comparison?.trend == row.trend)
    #expect(comparison?.points == row.points)
    #expect(row.now.isHigher(than: row.before) == ((comparison?.points ?? 0) > 0 || row.now == Rate(done: 509, of: 1000)))
  }

  @Test func rarelyAllAndRarelyNothing() {
    for due in 1...230 {
      for done in 0...due {
        let percent = Rate(done: done, of: due).percent ?? -1
        #expect((percent == 100) == (done == due) && (percent == 0) == (done == 0))
        #expect(abs(Double(percent) - Double(done * 100) / Double(due)) <= (1...99 ~= percent ? 1 : 0))
      }
    }
  }
}
