import Chronology
import Insight
import Planner
import TestSupport
import Testing

/// What goes on now, and what is next.
@Suite struct NowAndNextTests {
  @Test func theTableOfTheSpecification() throws {
    let rows = try SpecificationRows(below: "| blocks | rows | time | now | next |").rows
    #expect(rows.count >= 27)
    for row in rows {
      let blocks = NowAndNextTests.named(row[0]).sorted { $0.time.start < $1.time.start }
      let ends = BlockTime.ends(of: blocks.map { BlockTime($0.time) }, defaultMinutes: 45)
      let pages = row[1].split(separator: "/").map { NowAndNextTests.named(String($0)) }
      let entries =
        zip(blocks, ends).map { TimedEntry(block: TimeBlock(title: $0.name, start: $0.time.start, end: $1)) }
        + pages.flatMap { TimedEntry.rows($0.map(\.time), defaultMinutes: 45) }
      let names = blocks.map(\.name) + pages.joined().map(\.name)
      let parts = row[2].split(separator: ":").compactMap { Int($0) }
      let found = NowAndNext(entries, atMinute: parts[0] * 60 + parts[1])
      func told(_ first: Int?, _ others: [Int]) -> String {
        ([first].compactMap(\.self) + others).map { names[$0] }.joined(separator: " ")
      }
      #expect(told(found.now, found.othersNow) == row[3], "\(row)")
      #expect(told(found.next, found.othersNext) == row[4], "\(row)")
    }
  }

  /// `A 09:00 - 10:30, B 11:00`
  private static func named(_ text: String) -> [(name: String, time: ScheduleTime)] {
    text.split(separator: ",").map { part in
      let words = part.split(separator: " ", maxSplits: 1).map(String.init)
      let times = words[1].split(separator: "-").map { TimeOfDay(String($0.filter { $0 != " " }), allowsEndOfDay: true)! }
      let time = times.count > 1 ? TimeRange(start: times[0], end: times[1]).map(ScheduleTime.range) : .at(times[0])
      return (words[0], time!)
    }
  }

  @Test(arguments: caseChunks(default: 400))
  func agreesWithItsTwin(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      let length = random.pick([1, 30, 45, 240])
      let blocks = (0..<Int.random(in: 0...4, using: &random)).map { _ -> TimedEntry in
        let start = Int.random(in: 0..<95, using: &random)
        let end = Int.random(in: start + 1...96, using: &random)
        return TimedEntry(block: TimeBlock(title: "", start: time(start), end: time(end)))
      }
      let pages = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        (0..<Int.random(in: 0...4, using: &random)).map { _ in NowAndNextTests.row(&random) }
      }
      let entries = blocks + pages.flatMap { TimedEntry.rows($0, defaultMinutes: length) }
      let minute = 15 * Int.random(in: 0..<112, using: &random) + random.pick([0, 0, 1, 14])
      let twin = NowAndNextTwin(blocks, pages, length: length, minute)
      let found = NowAndNext(entries, atMinute: minute)
      #expect([found.now].compactMap(\.self) + found.othersNow == twin.now, "seed \(seed): now")
      #expect([found.next].compactMap(\.self) + found.othersNext == twin.next, "seed \(seed): next")
    }
  }

  private static func row(_ random: inout SplitMix64) -> ScheduleTime {
    while true {
      let start = Int.random(in: 0..<96, using: &random)
      if random.chance(40) { return .at(time(start)) }
      if let range = TimeRange(start: time(start), end: time(Int.random(in: 0...96, using: &random))) { return .range(range) }
    }
  }
}

/// A time by the quarters of an hour.
private func time(_ quarters: Int) -> TimeOfDay { TimeOfDay(minutes: 15 * quarters)! }

/// Paints each entry on a strip of minutes from yesterday to tomorrow, and looks back and ahead on it.
private struct NowAndNextTwin {
  var now: [Int] = []
  var next: [Int] = []

  init(_ blocks: [TimedEntry], _ pages: [[ScheduleTime]], length: Int, _ minute: Int) {
    // The beginnings, and the minutes that follow each of them: by minute from yesterday's first.
    var strips: [[Int: Set<Int>]] = blocks.map { [$0.start.minutes: Set($0.start.minutes..<$0.end.minutes)] }
    for page in pages {
      let begins = Set(page.map(\.start.minutes))
      for row in page {
        var lasts: Set<Int> = []
        var at = row.start.minutes
        while true {
          if let end = row.end {
            if at % 1440 == end.minutes % 1440, at > row.start.minutes { break }
          } else if at == row.start.minutes + length || at == 1440 || at > row.start.minutes && begins.contains(at) {
            break
          }
          lasts.insert(at)
          at += 1
        }
        strips.append([row.start.minutes: lasts])
        if lasts.contains(1440) { strips[strips.count - 1][row.start.minutes - 1440] = Set(lasts.map { $0 - 1440 }) }
      }
    }
    // Blocks stand before rows, so those that are found first come first.
    for back in stride(from: minute, through: -1440, by: -1) where now.isEmpty {
      now = strips.indices.filter { strips[$0][back]?.contains(minute) ?? false }
    }
    for ahead in stride(from: minute + 1, to: 1440, by: 1) where next.isEmpty {
      next = strips.indices.filter { strips[$0][ahead] != nil }
    }
  }
}
