import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// The attempts of a range (format, *Months, years and other ranges*). Today is 2026-11-20.
@Suite struct BestPeriodTests {
  /// Attempts as `day=value`; without a value where none is written.
  @Test(arguments: [
    ("", Extreme.highest, 0, nil), ("2=40 18=42 10=41", .highest, 3, "42"), ("2=40 18=42", .lowest, 2, "40"),
    ("10/31=50 2=40 12/1=60", .highest, 1, "40"), ("2=40 21=42", .highest, 1, "40"), ("2 3=38.5", .highest, 1, "38.5"),
    ("2=40 s3=50 m4=60", .highest, 1, "40"), ("10/31-2=50 20-25=45", .highest, 1, "45"),
  ])
  func attempts(log: String, extreme: Extreme, count: Int, best: String?) throws {
    let records = log.split(separator: " ").map { word in
      let parts = word.split(separator: "=")
      var record = RitualSketch.log(String(parts[0]))[0]
      record.value = parts.count > 1 ? Number(parts[1]) : nil
      return record
    }
    let november = try #require(DateRange(sketch: "1 - 30"))
    let period = BestPeriod(Best(extreme: extreme), log: records, in: november, today: RitualSketch.day("20"))
    #expect(period.attempts == count)
    #expect(period.best?.description == best)
  }
}
