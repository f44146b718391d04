import Chronology
import Testing

@testable import Calendar

/// How clocks are set each year, in the spelling of POSIX (RFC 9636, 3.3.1).
@Suite struct ZoneRuleTests {
  @Test(arguments: [
    // The rule, a year, and when clocks are set in it, in UTC.
    ("CET-1CEST,M3.5.0,M10.5.0/3", 2026, "2026-03-29 01:00, 2026-10-25 01:00"),
    ("EST5EDT,M3.2.0,M11.1.0", 2026, "2026-03-08 07:00, 2026-11-01 06:00"),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 2026, "2026-04-04 15:00, 2026-10-03 15:30"),
    ("IST-2IDT,M3.4.4/26,M10.5.0", 2026, "2026-03-27 00:00, 2026-10-24 23:00"),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2026, "2026-03-29 01:00, 2026-10-25 01:00"),
    ("AAA0BBB,J60,J300", 2028, "2028-03-01 02:00, 2028-10-27 01:00"),
    ("AAA0BBB,59,300", 2028, "2028-02-29 02:00, 2028-10-27 01:00"),
    ("UTC0", 2026, ""), ("<-03>3", 2026, ""),
  ])
  func changesAreFound(text: String, year: Int, changes: String) throws {
    let rule = try #require(ZoneRule(text))
    let found = rule.transitions(in: year).map { "\(CalendarZone.moment($0.time))" }
    #expect(found.joined(separator: ", ") == changes)
  }

  @Test(arguments: [
    "", "CET", "CE-1", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-1 ", "<CET-1", "CET-200",
  ])
  func othersAreNone(text: String) { #expect(ZoneRule(text) == nil) }
}
