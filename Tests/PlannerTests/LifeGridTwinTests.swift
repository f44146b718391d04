import Chronology
import Planner
import TestSupport
import Testing

/// The grid of a random life against one that is filled day by day, which shares nothing with it but the types (format, *The
/// grid*).
@Suite struct LifeGridTwinTests {
  @Test(arguments: caseChunks(default: 40))
  func agreesWithAWalkThroughTheDays(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var life = LifeSample.life(&random)
      life.expectancy = (life.expectancy - 1) % 12 + 1
      let today = LifeSample.today(&random, in: life)
      let marks = Self.marks(&random, in: life)
      let phases = Self.phases(&random, in: life)
      let last = max(life.expectancy * 52, 1) + Int.random(in: 0...60, using: &random)
      let twin = GridTwin(life, marks, phases, today: today, upTo: last)
      let words: Comment = "seed \(seed): born \(life.born), \(life.expectancy) years, on \(today)"

      let grid = LifeGrid(of: life, marks: marks, phases: phases, today: today)
      #expect(grid.rows.map { $0.cells.map(GridTwin.Cell.init) } == twin.rows, words)
      #expect((grid.beyond?.cells ?? []).map(GridTwin.Cell.init) == twin.beyond, words)
      for (index, row) in grid.rows.enumerated() {
        let birthdays = row.cells.compactMap { twin.cells[$0.week.number - 1].birthday }
        #expect(row.age == index && birthdays == (index > 0 ? [index] : []), words)
      }
      #expect(grid.beyond?.age ?? life.expectancy == life.expectancy, words)

      let week = random.pick(twin.cells).number
      let age = twin.cells[week - 1].age
      let years = LifeGrid(.year, aroundWeek: week, of: life, marks: marks, phases: phases, today: today)
      #expect(years.rows.map { $0.cells.map(GridTwin.Cell.init) } == twin.years(age...age, atLeast: week), words)
      let decade = LifeGrid(.decade, aroundWeek: week, of: life, marks: marks, phases: phases, today: today)
      let ages = age - age % 10...age - age % 10 + 9
      #expect(decade.rows.map { $0.cells.map(GridTwin.Cell.init) } == twin.years(ages, atLeast: week), words)
    }
  }

  /// Some in one week, some before birth.
  private static func marks(_ random: inout SplitMix64, in life: LifeSpan) -> [WeekMark] {
    let reach = random.pick([30, 300, 5000])
    return (0..<Int.random(in: 0...8, using: &random)).map {
      WeekMark(date: life.born.adding(days: Int.random(in: -10...reach, using: &random)), phrase: "\($0)")
    }
  }

  /// Some that begin together, overlap, leave a gap, or end before they begin.
  private static func phases(_ random: inout SplitMix64, in life: LifeSpan) -> [LifePhase] {
    let reach = random.pick([20, 300, 5000])
    return (0..<Int.random(in: 0...5, using: &random)).map { index in
      let first = life.born.adding(days: Int.random(in: -reach...reach, using: &random))
      let last = random.chance(50) ? first.adding(days: Int.random(in: -3...reach, using: &random)) : nil
      return LifePhase(title: "\(index)", first: first, last: last)
    }
  }
}

/// The weeks of a life, each looked at day by day.
private struct GridTwin {
  struct Cell: Equatable {
    var number: Int
    var age: Int
    var birthday: Int?
    var state: LifeGrid.State
    var isBeyond: Bool
    var mark: String?
    var phase: String?
  }

  private(set) var cells: [Cell] = []
  private let weeks: Int
  private let today: Int
  private let born: CivilDate

  /// - Parameter number: the last week that is made, if today's is no later.
  init(_ life: LifeSpan, _ marks: [WeekMark], _ phases: [LifePhase], today: CivilDate, upTo number: Int) {
    weeks = life.expectancy * 52
    self.today = today.dayNumber
    born = life.born
    let ends = phases.map { phase in
      phase.last ?? phases.map(\.first).filter { $0 > phase.first }.min().map { $0.adding(days: -1) } ?? .latest
    }
    var day = born.dayNumber
    var before = 0
    while day <= CivilDate.latest.dayNumber, cells.count < number || day <= today.dayNumber {
      var cell = Cell(number: cells.count + 1, age: age(day), state: .coming, isBeyond: cells.count >= weeks)
      let days = day...min(day + 6, CivilDate.latest.dayNumber)
      for each in days {
        if age(each) > before { cell.birthday = age(each) }
        before = age(each)
      }
      cell.state = days.contains(self.today) ? .current : days.upperBound < self.today ? .lived : .coming
      cell.mark = marks.first { days.contains($0.date.dayNumber) }?.phrase
      var latest: Int?
      for (index, phase) in phases.enumerated() {
        let first = phase.first.dayNumber
        let last = max(first, ends[index].dayNumber)
        guard days.contains(where: { first <= $0 && $0 <= last }), first >= latest ?? first else { continue }
        latest = first
        cell.phase = phase.title
      }
      cells.append(cell)
      day += 7
    }
  }

  /// By the calendar: a birthday of a leap day falls on the 28th in common years.
  private func age(_ day: Int) -> Int {
    let parts = CivilDate(dayNumber: day).parts
    let isMovedLeapDay = born.month == 2 && born.day == 29 && !CivilDate.isLeapYear(parts.year)
    let hasHadBirthday = (parts.month, parts.day) >= (born.month, isMovedLeapDay ? 28 : born.day)
    return parts.year - born.year - (hasHadBirthday ? 0 : 1)
  }

  /// The expected weeks, fifty-two a row.
  var rows: [[Cell]] {
    stride(from: 0, to: min(weeks, cells.count), by: 52).map { Array(cells[$0..<min($0 + 52, weeks, cells.count)]) }
  }

  /// The weeks after them, up to today's.
  var beyond: [Cell] { cells.filter { $0.isBeyond && $0.state != .coming } }

  /// The weeks of some ages, up to the last that is expected, today's, or another.
  func years(_ ages: ClosedRange<Int>, atLeast number: Int) -> [[Cell]] {
    let shown = cells.filter { !$0.isBeyond || $0.state != .coming || $0.number <= number }
    return ages.map { age in shown.filter { $0.age == age } }.filter { !$0.isEmpty }
  }
}

extension GridTwin.Cell {
  fileprivate init(_ cell: LifeGrid.Cell) {
    self.init(
      number: cell.week.number,
      age: cell.week.age,
      birthday: cell.week.birthday,
      state: cell.state,
      isBeyond: cell.isBeyond,
      mark: cell.mark?.phrase,
      phase: cell.phase?.title
    )
  }
}
