import Chronology
import Diagnostics
import Insight
import Planner

/// What a month or a year came to, for programs. What is not there has no member; lists are always there, but `months` only in
/// a year.
enum StatsPeriodJSON {
  static func object(_ sheet: StatsPeriodSheet) -> JSON {
    var members: [(String, JSON?)] = [
      ("today", .string(sheet.today.description)), ("first", .string(sheet.days.first.description)),
      ("last", .string(sheet.days.last.description)), ("all", object(members(of: sheet.all))),
      ("rituals", .array(sheet.rituals.map(ritual))), ("bestRitual", sheet.best.map { .string($0.title) }),
    ]
    if sheet.key != nil { members.append(("sums", .array(sheet.sums.map(sum)))) }
    if sheet.span == .year { members.append(("months", .array(sheet.months.map(month)))) }
    return object(
      members + [
        ("tasks", .array(sheet.tasks.map(task))),
        ("streaks", .array(sheet.streaks.map(streak))), ("recurring", .array(sheet.recurring.map(recurring))),
        ("bests", .array(sheet.bests.map(best))), ("activities", .array(sheet.activities.map(activity))),
        ("numbersToday", .array(sheet.numbers.map(number))),
      ]
    )
  }

  private static func object(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  private static func sum(_ sum: StatsPeriodSum) -> JSON {
    object([
      ("name", sum.name.map(JSON.string)), ("habits", RitualJSON.rate(sum.habits)), ("streaks", RitualJSON.rate(sum.streaks)),
      ("recurring", RitualJSON.rate(sum.settled)), ("tasks", .integer(sum.tasks)), ("activities", .integer(sum.activities)),
    ])
  }

  // MARK: Rituals and activities

  private static func members(of totals: DayTotals) -> [(String, JSON?)] {
    [
      ("rate", RitualJSON.rate(totals.rate)), ("dueDays", .integer(totals.dueDays)),
      ("perfectDays", .integer(totals.perfectDays)), ("longestStreak", .integer(totals.longestStreak)),
      ("checkIns", .integer(totals.checkIns)), ("activeDays", .integer(totals.activeDays)),
    ]
  }

  private static func title(_ title: String, _ icon: Icon?) -> [(String, JSON?)] {
    [("title", .string(title)), ("icon", icon.map { .string($0.text) })]
  }

  private static func ritual(_ row: StatsPeriodSheet.RitualRow) -> JSON {
    object(title(row.title, row.icon) + members(of: row.totals))
  }

  private static func activity(_ row: StatsPeriodSheet.ActivityRow) -> JSON {
    object(title(row.title, row.icon) + [("days", .integer(row.days))])
  }

  private static func task(_ row: StatsPeriodSheet.TaskRow) -> JSON {
    let home: (String, JSON?)? =
      switch row.home {
      case .project(let name): ("project", .string(name.words))
      case .page(let name): ("page", .string(name.words))
      case .days: nil
      }
    return object([home].compactMap(\.self) + [("done", .integer(row.count))])
  }

  private static func month(_ row: StatsPeriodSheet.MonthRow) -> JSON {
    object(
      [("first", .string(row.days.first.description)), ("last", .string(row.days.last.description))] + members(of: row.all) + [
        ("streaks", RitualJSON.rate(row.streaks)), ("recurring", RitualJSON.rate(row.recurring)),
        ("tasks", .integer(row.tasks)), ("activities", .integer(row.activities)),
      ]
    )
  }

  // MARK: Pages

  private static func item(_ item: StatsPeriodItem) -> [(String, JSON?)] {
    let home = item.listed.home.project == nil ? "page" : "project"
    return title(item.title, item.item.icon) + [(home, .string(item.page)), ("path", .string(item.path))]
  }

  private static func streak(_ row: StatsPeriodSheet.ItemRow<StatsPeriodSheet.StreakFigures>) -> JSON {
    object(
      item(row.item) + [
        ("rate", RitualJSON.rate(row.value.period.rate)), ("longest", .integer(row.value.period.longest)),
        ("current", .integer(row.value.current)),
      ]
    )
  }

  private static func recurring(_ row: StatsPeriodSheet.ItemRow<Rate>) -> JSON {
    object(item(row.item) + [("settled", RitualJSON.rate(row.value))])
  }

  private static func best(_ row: StatsPeriodSheet.ItemRow<StatsPeriodSheet.BestFigures>) -> JSON {
    let value = row.value
    return object(
      item(row.item) + [
        ("attempts", .integer(value.period.attempts)), ("best", value.period.best.map(\.json)),
        ("value", value.standing.map(\.json)), ("unit", value.unit.isEmpty ? nil : .string(value.unit)),
      ]
    )
  }

  private static func number(_ row: StatsPeriodSheet.ItemRow<NumberStanding>) -> JSON {
    let value = row.value
    return object(
      item(row.item) + [
        ("type", .string(row.item.item.type.rawValue)), ("value", value.value.json),
        ("goal", value.goal.map(\.json)), ("unit", value.unit.isEmpty ? nil : .string(value.unit)),
        ("percent", value.percent.map { .integer($0) }), ("isReached", .bool(value.isReached)),
      ]
    )
  }
}
