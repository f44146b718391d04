import Chronology
import Planner
import TestSupport
import Testing

/// The tables about a life in weeks in the chapter *Sums* of the specification, row by row.
@Suite struct LifeSumsTests {
  private static let born = LifeSample.life("1990-06-14")

  /// Holds each row of a table against what is computed of its other cells.
  ///
  /// - Parameter found: what takes the place of a row.
  private func expect(_ header: String, _ found: ([String]) throws -> [String]) throws {
    let rows = try SpecificationRows(below: header).rows
    #expect(!rows.isEmpty)
    for row in rows { #expect(try found(row) == row, "\(header)") }
  }

  /// A number as the specification writes it, with a minus sign.
  private static func number(_ text: String) throws -> Int { try #require(Int(text.replacing("−", with: "-"))) }

  private static func marks(_ text: String) -> [WeekMark] { text == "none" ? [] : LifeSample.marks(text) }

  private static func told(_ value: (some CustomStringConvertible)?) -> String { value.map(\.description) ?? "none" }

  private static func range(_ weeks: [Int]?) -> String {
    guard let weeks, let first = weeks.first, let last = weeks.last else { return "none" }
    return first == last ? "\(first)" : "\(first) - \(last)"
  }

  // MARK: Weeks, ages

  @Test func weeks() throws {
    try expect("| born | day | week |") { row in
      [row[0], row[1], Self.told(LifeSample.life(row[0]).weekNumber(on: LifeSample.day(row[1])))]
    }
    try expect("| born | week | days |") { row in
      let number = try Self.number(row[1])
      return [row[0], row[1], Self.told(LifeWeek(number: number, of: LifeSample.life(row[0]))?.days)]
    }
    try expect("| expectancy | weeks in all | the second half begins with week |") { row in
      let life = LifeSample.life("1990-06-14", try Self.number(row[0]))
      return [row[0], "\(life.weeks)", "\(life.halfwayWeek)"]
    }
  }

  @Test func ages() throws {
    try expect("| born | day | age |") { row in
      [row[0], row[1], Self.told(LifeSample.life(row[0]).age(on: LifeSample.day(row[1])))]
    }
    try expect("| born | age | reached on |") { row in
      let age = try Self.number(row[1])
      return [row[0], row[1], Self.told(LifeSample.life(row[0]).birthday(age))]
    }
  }

  @Test func livedAndRemaining() throws {
    try expect("| born | expectancy | today | lived | remaining | all | percent |") { row in
      let life = LifeSample.life(row[0], try Self.number(row[1]))
      let weeks = LifeWeeks(of: life, on: LifeSample.day(row[2]))
      return Array(row[..<3]) + [weeks.lived, weeks.remaining, weeks.all, weeks.percent].map(\.description)
    }
  }

  @Test func oneWeek() throws {
    try expect("| born | week | told as | days | age | birthday |") { row in
      let number = try Self.number(row[1])
      let week = try #require(LifeWeek(number: number, of: LifeSample.life(row[0])))
      return [row[0], row[1], week.title, week.days.description, "\(week.age)", week.birthday?.description ?? ""]
    }
  }

  // MARK: Phases, marks, milestones

  @Test func phases() throws {
    try expect("| phases | they last |") { row in
      let placed = LifePhases(LifeSample.phases(row[0])).all
      return [row[0], placed.map { "\($0.phase.title) \($0.days)" }.joined(separator: ", ")]
    }
    try expect("| phases | day or week | phase |") { row in
      let days = DateRange(row[1]) ?? DateRange(LifeSample.day(row[1]))
      return [row[0], row[1], Self.told(LifePhases(LifeSample.phases(row[0])).phase(in: days)?.title)]
    }
  }

  @Test func marks() throws {
    try expect("| born 1990-06-14, marks | today | current | longest |") { row in
      let week = Self.born.weekNumber(on: LifeSample.day(row[1]))
      let streak = LifeMarks(Self.marks(row[0]), of: Self.born).streak(upTo: week)
      return [row[0], row[1], "\(streak.current)", "\(streak.longest)"]
    }
    try expect("| born 1990-06-14, marks | today | run | on |") { row in
      let marks = LifeMarks(Self.marks(row[0]), of: Self.born)
      let reached = LifeMilestone.reached(by: marks, through: LifeSample.day(row[1]), of: Self.born).first
      guard case .marking(let weeks)? = reached?.kind else { return [row[0], row[1], "", ""] }
      return [row[0], row[1], "\(weeks)", Self.told(reached?.date)]
    }
  }

  @Test func milestones() throws {
    try expect("| born 1960-02-29, expectancy 60 | week | text |") { row in
      let day = LifeSample.day(row[0])
      let milestone = LifeMilestone.all(of: LifeSample.life("1960-02-29", 60)).first { $0.date == day }
      return [row[0], Self.told(milestone?.week), milestone?.text ?? "none"]
    }
    try expect("| born | expectancy | today | milestone of today | the next |") { row in
      let (life, today) = (LifeSample.life(row[0], try Self.number(row[1])), LifeSample.day(row[2]))
      let own = LifeMilestone.on(today, of: life, marks: LifeMarks([], of: life)).first
      let next = LifeMilestone.next(after: today, of: life)
      return Array(row[..<3]) + [own.map(Self.words) ?? "none", next.map { "\($0.date) \(Self.words($0))" } ?? "none"]
    }
  }

  private static func words(_ milestone: LifeMilestone) -> String {
    let remaining = LifeWeeks.grouped(milestone.remaining) + (milestone.remaining == 1 ? " week" : " weeks")
    return switch milestone.kind {
    case .birthday(let years): "\(years) years, \(remaining)"
    case .halfway: "half, \(remaining)"
    case .marking(let weeks): "\(weeks) in a row, \(remaining)"
    }
  }

  // MARK: The grid

  @Test func rows() throws {
    try expect("| born 1990-06-14, row | begins | age |") { row in
      let number = try Self.number(row[0])
      let found = LifeGrid(of: Self.born, today: LifeSample.day("2026-11-20")).rows[number - 1]
      return [row[0], found.cells[0].week.days.first.description, "\(found.age)"]
    }
    try expect("| born 1990-06-14, expectancy 80, today | weeks in the last row |") { row in
      let grid = LifeGrid(of: Self.born, today: LifeSample.day(row[0]))
      return [row[0], Self.range(grid.beyond?.cells.map(\.week.number))]
    }
    try expect("| born 1990-06-14, expectancy 80, today 2026-11-20, part | around week | ages | weeks |") { row in
      let zoom = try #require(LifeGrid.Zoom(rawValue: row[0]))
      let grid = LifeGrid(zoom, aroundWeek: Int(row[1]), of: Self.born, today: LifeSample.day("2026-11-20"))
      return [row[0], row[1], Self.range(grid.rows.map(\.age)), Self.range(grid.rows.flatMap(\.cells).map(\.week.number))]
    }
  }
}
