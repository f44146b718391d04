import Chronology

/// The marks of a life by week (format, *Marks and the marking streak*).
public struct LifeMarks: Hashable, Sendable {
  /// How many weeks in a row are marked.
  public struct Streak: Hashable, Sendable {
    /// Up to today's week, which may still be marked: without a mark it neither adds nor ends.
    public let current: Int
    /// The longest run up to today.
    public let longest: Int
  }

  private let marks: [Int: [WeekMark]]

  /// - Parameter marks: in the order of the file. What is before birth is in no week.
  public init(_ marks: [WeekMark], of span: LifeSpan) {
    var byWeek: [Int: [WeekMark]] = [:]
    for mark in marks {
      if let week = span.weekNumber(on: mark.date) { byWeek[week, default: []].append(mark) }
    }
    self.marks = byWeek
  }

  /// The marked weeks, rising.
  public var weeks: [Int] { marks.keys.sorted() }

  /// All marks of a week, in the order of the file.
  public func marks(ofWeek number: Int) -> [WeekMark] { marks[number] ?? [] }

  /// The mark that counts for a week: the first.
  public func mark(ofWeek number: Int) -> WeekMark? { marks[number]?.first }

  /// - Parameter week: today's; nil before birth. Marks of later weeks count for nothing.
  public func streak(upTo week: Int?) -> Streak {
    guard let week else { return Streak(current: 0, longest: 0) }
    var (run, longest) = (0, 0)
    var previous = 0
    for marked in weeks where marked <= week {
      run = marked == previous + 1 ? run + 1 : 1
      longest = max(longest, run)
      previous = marked
    }
    return Streak(current: previous >= week - 1 ? run : 0, longest: longest)
  }

  /// Where a run of marked weeks was for the first time as long as a milestone: its length in weeks and the day of the mark that
  /// made it so, rising. Marks after a day count for nothing (format, *Milestones of a life*).
  func milestones(through date: CivilDate) -> [(weeks: Int, date: CivilDate)] {
    var found: [(weeks: Int, date: CivilDate)] = []
    var (run, longest, previous) = (0, 0, 0)
    for week in weeks {
      guard let mark = mark(ofWeek: week), mark.date <= date else { continue }
      run = week == previous + 1 ? run + 1 : 1
      previous = week
      if run > longest, LifeMarks.isMilestone(run) { found.append((run, mark.date)) }
      longest = max(longest, run)
    }
    return found
  }

  /// 4, 13 and 26 weeks, and then each 52.
  private static func isMilestone(_ weeks: Int) -> Bool { [4, 13, 26].contains(weeks) || weeks % 52 == 0 }
}
