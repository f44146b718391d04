public import Chronology

/// A day of a life that is told: each tenth birthday, the first day of the second half of its weeks, and the marks that make a run
/// of marked weeks so long (format, *Milestones of a life*).
public struct LifeMilestone: Hashable, Sendable {
  /// Which day it is.
  public enum Kind: Hashable, Sendable {
    /// The age that is reached: 10, 20, 30 and so on.
    case birthday(Int)
    /// The first day of week all/2 + 1.
    case halfway
    /// So many weeks in a row are marked.
    case marking(Int)
  }

  public let kind: Kind
  public let date: CivilDate
  /// The week that the day is in.
  public let week: Int
  /// The weeks that remain after that week; 0 after the expected end.
  public let remaining: Int

  private init?(_ kind: Kind, _ date: CivilDate?, of span: LifeSpan) {
    guard let date, let week = span.weekNumber(on: date) else { return nil }
    self.kind = kind
    self.date = date
    self.week = week
    remaining = max(span.weeks - week, 0)
  }

  /// `You've now lived 30 years. 2,594 weeks.`, where the second figure is what remains.
  public var text: String {
    let past =
      switch kind {
      case .birthday(let age): "lived \(age) years"
      case .halfway: "lived half of your weeks"
      case .marking(let weeks): "marked \(LifeWeeks.grouped(weeks)) weeks in a row"
      }
    return "You've now \(past). \(LifeWeeks.grouped(remaining)) \(remaining == 1 ? "week" : "weeks")."
  }

  /// The milestones up to the expected age, by their days; and after that those that are reached by a day.
  public static func all(of span: LifeSpan, reachedBy date: CivilDate? = nil) -> [LifeMilestone] {
    upTo(age: max(span.expectancy, date.flatMap { span.age(on: $0) } ?? 0), of: span)
  }

  /// The first after a day. There is one after the expected end too, until 9999.
  public static func next(after date: CivilDate, of span: LifeSpan) -> LifeMilestone? {
    upTo(age: max(span.age(on: date) ?? 0, span.expectancy) + 10, of: span).first { $0.date > date }
  }

  /// Those that fall on a day: at most a birthday, the halfway point, and one of the marks.
  public static func on(_ date: CivilDate, of span: LifeSpan, marks: LifeMarks) -> [LifeMilestone] {
    let milestones = upTo(age: max(span.age(on: date) ?? 0, span.expectancy), of: span)
    return (milestones + reached(by: marks, through: date, of: span)).filter { $0.date == date }
  }

  /// The runs of marked weeks that were so long for the first time, by their days, up to a day.
  public static func reached(by marks: LifeMarks, through date: CivilDate, of span: LifeSpan) -> [LifeMilestone] {
    marks.milestones(through: date).compactMap { LifeMilestone(.marking($0.weeks), $0.date, of: span) }
  }

  private static func upTo(age: Int, of span: LifeSpan) -> [LifeMilestone] {
    let birthdays = stride(from: 10, through: age, by: 10).compactMap {
      LifeMilestone(.birthday($0), span.birthday($0), of: span)
    }
    let halfway = LifeMilestone(.halfway, span.days(ofWeek: span.halfwayWeek)?.first, of: span)
    return (birthdays + [halfway].compactMap(\.self)).sorted { $0.date < $1.date }
  }
}
