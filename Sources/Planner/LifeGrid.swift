public import Chronology

/// The weeks of a life, or of a part of it, in rows.
public struct LifeGrid: Hashable, Sendable {
  /// A part of a life.
  public enum Zoom: String, Sendable, CaseIterable {
    /// Ten years of age, such as 30 to 39, a row each.
    case decade
    /// One year of age.
    case year
  }

  /// Where a week lies, seen from today.
  public enum State: String, Sendable {
    case lived, current, coming
  }

  public struct Cell: Hashable, Sendable {
    public let week: LifeWeek
    public let state: State
    /// Whether it is after the weeks that are expected.
    public let isBeyond: Bool
    public let mark: WeekMark?
    public let phase: LifePhase?
  }

  public struct Row: Hashable, Sendable {
    /// In years. In a whole life that of the birthday in the row, which has one (its first week may still be of the year before);
    /// in a part of it that on the first day of its first week.
    public let age: Int
    /// At least one.
    public let cells: [Cell]
    /// The phases of its weeks in their order, each once until another follows.
    public let phases: [LifePhase]
  }

  /// From the first to the last.
  public let rows: [Row]
  /// The weeks after the expected end, up to today's, be they more than a row has elsewhere. Nil where there are none, and in a
  /// part of a life, where they stand in their years.
  public let beyond: Row?

  /// A whole life, in rows of 52 weeks.
  public init(of span: LifeSpan, marks: [WeekMark] = [], phases: [LifePhase] = [], today: CivilDate) {
    let maker = CellMaker(span, marks, phases, today)
    let length = LifeSpan.weeksInYear
    rows = (0..<max(span.expectancy, 0)).compactMap { age in
      maker.row(from: age * length + 1, to: (age + 1) * length, age: age)
    }
    beyond = maker.row(from: span.weeks + 1, to: maker.current ?? 0, age: span.expectancy)
  }

  /// The years of life around a week. A week belongs to the year of age in which its first day is, so a year has 52 weeks or 53.
  ///
  /// - Parameter number: the week around which it is; nil for today's, or the first before birth. The years end with the last
  ///   week that is expected, or with today's or this one, whichever is last.
  public init(
    _ zoom: Zoom,
    aroundWeek number: Int? = nil,
    of span: LifeSpan,
    marks: [WeekMark] = [],
    phases: [LifePhase] = [],
    today: CivilDate
  ) {
    let maker = CellMaker(span, marks, phases, today)
    let number = number ?? maker.current ?? 1
    let last = max(span.weeks, maker.current ?? 0, number)
    let age = LifeWeek(number: number, of: span)?.age ?? 0
    let ages = zoom == .year ? age...age : age / 10 * 10...age / 10 * 10 + 9
    rows = ages.compactMap { age in
      guard let first = maker.firstWeek(ofAge: age) else { return nil }
      return maker.row(from: first, to: min(maker.firstWeek(ofAge: age + 1).map { $0 - 1 } ?? last, last))
    }
    beyond = nil
  }
}

/// Makes the cells of one life.
private struct CellMaker {
  let span: LifeSpan
  let current: Int?
  private let marks: LifeMarks
  private let phases: LifePhases

  init(_ span: LifeSpan, _ marks: [WeekMark], _ phases: [LifePhase], _ today: CivilDate) {
    self.span = span
    current = span.weekNumber(on: today)
    self.marks = LifeMarks(marks, of: span)
    self.phases = LifePhases(phases)
  }

  /// The first week that begins at an age.
  func firstWeek(ofAge age: Int) -> Int? {
    span.birthday(age).map { (span.born.days(until: $0) + 6) / 7 + 1 }
  }

  /// Nil where no such week is.
  ///
  /// - Parameter age: that of its first week unless said.
  func row(from first: Int, to last: Int, age: Int? = nil) -> LifeGrid.Row? {
    guard first <= last else { return nil }
    var cells: [LifeGrid.Cell] = []
    // The weeks of a year, unless more of them are after the expected ones.
    cells.reserveCapacity(min(last - first, LifeSpan.weeksInYear) + 1)
    var places: [Int] = []
    for number in first...last {
      guard let week = LifeWeek(number: number, of: span) else { break }
      let place = phases.place(in: week.days)
      if let place, place != places.last { places.append(place) }
      cells.append(cell(week, place.map { phases.all[$0].phase }))
    }
    guard let age = age ?? cells.first?.week.age, !cells.isEmpty else { return nil }
    return LifeGrid.Row(age: age, cells: cells, phases: places.map { phases.all[$0].phase })
  }

  private func cell(_ week: LifeWeek, _ phase: LifePhase?) -> LifeGrid.Cell {
    let current = current ?? 0
    return LifeGrid.Cell(
      week: week,
      state: week.number < current ? .lived : week.number == current ? .current : .coming,
      isBeyond: week.number > span.weeks,
      mark: marks.mark(ofWeek: week.number),
      phase: phase
    )
  }
}
