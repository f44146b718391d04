import Chronology
import Planner
import TestSupport
import Testing

/// How planned time falls to projects and to the names of blocks (format, *Planned time*).
@Suite struct TimeSharesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var blocks: String
    var total: Int
    /// `Thesis 60`; `none` is no project.
    var projects: String
    var names: String

    var testDescription: String { blocks }
  }

  static let cases: [Case] = [
    Case(blocks: "", total: 0, projects: "", names: ""),
    Case(blocks: "09:00 - 10:30 Write: Thesis", total: 90, projects: "Thesis 90", names: "Write 90"),
    Case(blocks: "09:00 - 10:00 Walk", total: 60, projects: "none 60", names: "Walk 60"),
    Case(blocks: "09:00 - 10:00 Work: none", total: 60, projects: "none 60", names: "Work 60"),
    Case(blocks: "09:00 - 10:00", total: 60, projects: "none 60", names: "Time block 60"),
    // Shared equally among the projects, once in the total.
    Case(blocks: "09:00 - 10:00 Work: Thesis + Garden", total: 60, projects: "Garden 30, Thesis 30", names: "Work 60"),
    Case(blocks: "09:00 - 10:00 Work: Thesis + Thesis + Garden", total: 60, projects: "Garden 30, Thesis 30", names: "Work 60"),
    // A task without a project takes nothing from those of others.
    Case(blocks: "09:00 - 10:00 Work: Thesis + none", total: 60, projects: "Thesis 60", names: "Work 60"),
    // The most first, no project last.
    Case(
      blocks: "09:00 - 10:00 Work: Thesis, 10:00 - 12:00 Work: Garden, 12:00 - 17:00 Walk",
      total: 480,
      projects: "Garden 120, Thesis 60, none 300",
      names: "Walk 300, Work 180"
    ),
    // Those that overlap count each in full.
    Case(
      blocks: "09:00 - 10:00 Work: Thesis, 09:00 - 10:00 Work: Thesis",
      total: 120,
      projects: "Thesis 120",
      names: "Work 120"
    ),
    // Whole minutes at the end: 3 1/3 each; the minute that is left goes to the first.
    Case(blocks: "09:00 - 09:10 Work: C + B + A", total: 10, projects: "A 4, B 3, C 3", names: "Work 10"),
    // Exact until then: 3 times 3 1/3 are 10 each.
    Case(
      blocks: "09:00 - 09:10 Work: A + B + C, 10:00 - 10:10 Work: A + B + C, 11:00 - 11:10 Work: A + B + C",
      total: 30,
      projects: "A 10, B 10, C 10",
      names: "Work 30"
    ),
    // A has 1 5/6, B 2 5/6, C 1/3: what is left goes to A and B, that lose most.
    Case(
      blocks: "09:00 - 09:01 Work: A + B + C, 10:00 - 10:03 Work: A + B, 11:00 - 11:01 Work: B",
      total: 5,
      projects: "B 3, A 2, C 0",
      names: "Work 5"
    ),
  ]

  @Test(arguments: cases)
  func shares(_ row: Case) {
    let shares = TimeShares(Sketch.list(row.blocks, Sketch.block))
    #expect(shares.totalMinutes == row.total)
    #expect(Self.text(shares.projects) == row.projects)
    #expect(Self.text(shares.names) == row.names)
  }

  private static func text(_ shares: [TimeShares.Share]) -> String {
    shares.map { "\($0.name ?? "none") \($0.minutes)" }.joined(separator: ", ")
  }

  /// What is not counted is as if it were not planned, of projects and of names alike.
  @Test(arguments: [
    ("09:00 - 10:00 Work: Thesis + Garden, 10:00 - 10:30 Walk", "Thesis", 30, "Thesis 30", "Work 30"),
    ("09:00 - 09:10 Work: A + B + C", "B", 3, "B 3", "Work 3"), ("09:00 - 10:00 Work: Thesis", "Garden", 0, "", ""),
  ])
  func countsAPart(blocks: String, project: String, total: Int, projects: String, names: String) {
    let shares = TimeShares(Sketch.list(blocks, Sketch.block)) { $1 == project }
    #expect(shares.totalMinutes == total)
    #expect(Self.text(shares.projects) == projects)
    #expect(Self.text(shares.names) == names)
  }

  /// Of more than 16 projects shares are not exact; together they still are the block.
  @Test(arguments: 17...40)
  func manyProjectsShareAllOfABlock(_ count: Int) {
    var block = Sketch.block("09:00 - 10:01 Work")
    block.tasks = (0..<count).map { BlockTask(title: "Task", project: "Project \($0)") }
    for times in [1, count, 100] {
      let shares = TimeShares(Array(repeating: block, count: times))
      #expect(shares.projects.reduce(0) { $0 + $1.minutes } == 61 * times)
      #expect(shares.projects.allSatisfy { abs($0.minutes * count - 61 * times) <= count })
    }
  }

  /// Goes through the minutes, each of 60 parts, which up to 6 projects share without a rest.
  @Test func agreesWithGoingThroughTheMinutes() {
    for seed in caseSeeds(default: 100) {
      var random = SplitMix64(seed: seed)
      let blocks = Range.randomList(using: &random).map { range in
        var block = Sketch.block("09:00 " + random.pick(["Work", "Walk", "Read"]))
        (block.start, block.end) = (range.lowerBound, range.upperBound)
        block.tasks = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          BlockTask(title: "Task", project: random.pick([nil, "A", "B", "C", "D", "E", "F"]))
        }
        return block
      }
      var sixtieths: [String?: Int] = [:]
      var minutesByName: [String: Int] = [:]
      for block in blocks {
        for _ in block.start.minutes..<block.end.minutes {
          minutesByName[block.title, default: 0] += 1
          let projects = Set(block.tasks.map(\.project)).subtracting([nil])
          for project in projects.isEmpty ? [nil] : projects { sixtieths[project, default: 0] += 60 / max(1, projects.count) }
        }
      }
      let shares = TimeShares(blocks)
      let total = minutesByName.values.reduce(0, +)
      #expect(shares.totalMinutes == total, "seed \(seed)")
      #expect(shares.projects.reduce(0) { $0 + $1.minutes } == total, "seed \(seed)")
      #expect(Set(shares.projects.map(\.name)) == Set(sixtieths.keys), "seed \(seed)")
      #expect(shares.names.map(\.minutes) == minutesByName.values.sorted(by: >), "seed \(seed)")
      #expect(shares.names.allSatisfy { minutesByName[$0.name ?? ""] == $0.minutes }, "seed \(seed)")

      var given: [Int] = []
      var kept: [Int] = []
      for share in shares.projects {
        let (whole, loss) = sixtieths[share.name]!.quotientAndRemainder(dividingBy: 60)
        #expect(share.minutes == whole || (share.minutes == whole + 1 && loss > 0), "seed \(seed): \(share)")
        if share.minutes > whole { given.append(loss) } else { kept.append(loss) }
      }
      #expect(given.min() ?? 60 >= kept.max() ?? 0, "seed \(seed): the rest goes to those that lost most")
      let named = shares.projects.filter { $0.name != nil }.map(\.minutes)
      #expect(named == named.sorted(by: >), "seed \(seed)")
    }
  }

  /// The order of blocks, days and tasks makes no difference.
  @Test func agreesWithItselfInAnyOrder() {
    for seed in caseSeeds(default: 100) {
      var random = SplitMix64(seed: seed)
      let blocks = (0..<10).map { _ in
        var block = Sketch.block("09:00 - 09:07 Work")
        block.tasks = (0..<Int.random(in: 0...20, using: &random)).map { _ in
          BlockTask(title: "Task", project: "Project \(Int.random(in: 0...30, using: &random))")
        }
        return block
      }
      var shuffled = blocks.shuffled(using: &random)
      for index in shuffled.indices { shuffled[index].tasks.shuffle(using: &random) }
      #expect(TimeShares(blocks) == TimeShares(shuffled), "seed \(seed)")
    }
  }
}
