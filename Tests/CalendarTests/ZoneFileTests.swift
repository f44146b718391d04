import Chronology
import Foundation
import Planner
import TestSupport
import Testing

@testable import Calendar

/// Files of time zones, compared with what `Foundation` says of the zones.
@Suite struct ZoneFileTests {
  private static let folder = "/usr/share/zoneinfo/"

  static let names = [
    "UTC", "Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Europe/Dublin", "Africa/Casablanca",
    "America/Santiago", "Asia/Jerusalem", "America/Nuuk", "Pacific/Kiritimati", "Asia/Gaza", "America/Caracas",
  ].filter { FileManager.default.fileExists(atPath: folder + $0) }

  private func zone(_ name: String) throws -> ZoneFile {
    try #require(ZoneFile([UInt8](Data(contentsOf: URL(fileURLWithPath: Self.folder + name)))))
  }

  @Test func thereAreZones() {
    #expect(Self.names.count > 8)
  }

  /// Every sixth hour of some years, and around each change.
  @Test(arguments: names)
  func offsetsAreThoseOfOthers(name: String) throws {
    let file = try zone(name)
    let other = try #require(TimeZone(identifier: name))
    let times = Array(stride(from: 1_577_836_800, to: 1_893_456_000, by: 21_600))
    for time in someCases(of: times, named: name, least: 2_000) {
      let offset = file.offset(at: time).seconds
      let wanted = other.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time)))
      if offset != wanted { Issue.record("\(name) at \(time): \(offset), not \(wanted)") }
    }
  }

  /// What a VTIMEZONE tells of each hour, read as RFC 5545 has it read: the last part that began before it.
  @Test(arguments: names)
  func observancesTellTheSame(name: String) throws {
    let file = try zone(name)
    let since = try #require(CivilDate(year: 2026, month: 1, day: 1))
    var starts: [(local: Int, to: Int)] = []
    for part in ZoneObservances(of: file, since: since).all {
      starts.append((part.start, part.to.seconds))
      guard let rule = part.rule else { continue }
      let first = CalendarZone.moment(part.start).date
      let seconds = part.start - first.dayNumber * 86_400
      for year in first.year + 1...max(first.year + 1, 2031) {
        let day = try #require(Self.day(of: rule, in: year))
        starts.append((day.dayNumber * 86_400 + seconds, part.to.seconds))
      }
    }
    starts.sort { $0.local < $1.local }
    let hours = Array(stride(from: since.dayNumber * 86_400, to: since.adding(years: 4).dayNumber * 86_400, by: 3600))
    for local in someCases(of: hours, named: name, least: 4_000) {
      let told = try #require(starts.last { $0.local <= local }).to
      let moments = [told, told + 3600, told - 3600].map { local - $0 }
      // Clocks that are set back show an hour twice, and of those set forward one is missing.
      let isNearChange = Set(moments.map { file.offset(at: $0).seconds }).count > 1
      if !isNearChange, file.offset(at: local - told).seconds != told { Issue.record("\(name) at \(local): \(told)") }
    }
  }

  /// The day of a yearly rule, by its parts alone.
  private static func day(of rule: String, in year: Int) -> CivilDate? {
    let parts = Dictionary(
      uniqueKeysWithValues: rule.split(separator: ";").map { part in
        let sides = part.split(separator: "=").map(String.init)
        return (sides[0], sides[1])
      }
    )
    guard let month = Int(parts["BYMONTH"] ?? ""), let day = parts["BYDAY"],
      let first = CivilDate(year: year, month: month, day: 1)
    else { return nil }
    let days = (0..<31).map { first.adding(days: $0) }.filter { $0.month == month }
    let weekday = Weekday.allCases.first { day.hasSuffix($0.name.prefix(2).uppercased()) }
    let found = days.filter { $0.weekday == weekday }
    if let list = parts["BYMONTHDAY"]?.split(separator: ",").compactMap({ Int($0) }) {
      return found.first { list.contains($0.day) || list.contains($0.day - days.count - 1) }
    }
    guard let place = Int(day.dropLast(2)) else { return nil }
    return place < 0 ? found.last : found[place - 1]
  }

  @Test func timesOfClocksAreFound() throws {
    let file = try zone("Europe/Madrid")
    let zone = CalendarZone("Europe/Madrid", file)
    func universal(_ date: String, _ time: String) throws -> String {
      let moment = Moment(try #require(CivilDate(date)), try #require(TimeOfDay(time)))
      return "\(zone.universal(moment))"
    }
    #expect(try universal("2026-01-15", "09:00") == "2026-01-15 08:00")
    #expect(try universal("2026-07-15", "00:30") == "2026-07-14 22:30")
    // Shown twice: the first is meant. Shown never: as if the clocks had not been set.
    #expect(try universal("2026-10-25", "02:30") == "2026-10-25 00:30")
    #expect(try universal("2026-03-29", "02:30") == "2026-03-29 01:30")
  }

  @Test func whatIsNoZoneIsNone() throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.folder + "Europe/Madrid")))
    #expect(ZoneFile([]) == nil)
    #expect(ZoneFile(Array("zone.tab is a text".utf8) + [UInt8](repeating: 0, count: 100)) == nil)
    // No length of such a file crashes, and no byte of its head.
    for length in stride(from: 0, to: bytes.count, by: 7) { _ = ZoneFile(Array(bytes.prefix(length))) }
    for index in 4..<min(200, bytes.count) {
      for value: UInt8 in [0, 1, 127, 128, 255] {
        var changed = bytes
        changed[index] = value
        _ = ZoneFile(changed)
      }
    }
  }

  @Test(arguments: [
    ("Europe/Madrid", true), ("UTC", true), ("Etc/GMT+5", true), ("America/Port-au-Prince", true), ("../../etc/passwd", false),
    ("/etc/passwd", false), ("Europe/", false), ("", false), ("Europe//Madrid", false), ("a b", false), ("a\u{0}", false),
    (".", false),
  ])
  func namesAreChecked(name: String, isName: Bool) { #expect(CalendarZone.isName(name) == isName) }
}
