import Chronology
import Diagnostics
import Planner

/// A life for programs. What is not there is left out; lists are always there.
enum LifeJSON {
  static func object(for sheet: LifeSheet) -> JSON {
    let streak = sheet.streak
    return object([
      ("title", .string(sheet.title)), ("path", sheet.path.map { .string($0) }),
      ("otherLives", others(sheet)), ("notes", NotesText.json(sheet.notes)), ("today", day(sheet.today)),
      ("born", day(sheet.span.born)),
      ("expectancy", .integer(sheet.span.expectancy)),
      ("age", sheet.span.age(on: sheet.today).map { .integer($0) }),
      ("weeks", .integer(sheet.weeks.all)), ("lived", .integer(sheet.weeks.lived)),
      ("remaining", .integer(sheet.weeks.remaining)), ("percent", .integer(sheet.weeks.percent)),
      ("week", sheet.week.map { week($0, in: sheet) }),
      ("markedWeeks", .integer(sheet.marks.weeks.count { $0 <= sheet.weeks.lived })),
      ("markingStreak", object([("current", .integer(streak.current)), ("longest", .integer(streak.longest))])),
      ("milestones", .array(sheet.milestones.map { milestone($0, in: sheet) })),
      ("phases", .array(sheet.phases.all.map { phase($0.phase, $0.days) })),
    ])
  }

  /// Nil where the vault has no other.
  private static func others(_ sheet: LifeSheet) -> JSON? {
    sheet.others.isEmpty
      ? nil : .array(sheet.others.map { .object([("title", .string($0.title)), ("path", .string($0.path))]) })
  }

  /// One week, and whose it is where there are several lives.
  static func week(alone week: LifeWeek, in sheet: LifeSheet) -> JSON {
    guard !sheet.others.isEmpty, case .object(let members) = self.week(week, in: sheet) else {
      return self.week(week, in: sheet)
    }
    return .object([("life", .string(sheet.title))] + members)
  }

  static func week(_ week: LifeWeek, in sheet: LifeSheet) -> JSON {
    let phase = sheet.phases.phase(in: week.days)
    let state = sheet.weeks.current.map { week.number < $0 ? "lived" : week.number == $0 ? "current" : "coming" } ?? "coming"
    return object(
      members(of: week) + [
        ("title", .string(week.title)), ("state", .string(state)), ("isBeyond", .bool(week.number > sheet.span.weeks)),
        ("phase", phase.map { .string($0.title) }),
        ("phaseNotes", phase.flatMap { $0.notes.isEmpty ? nil : NotesText.json($0.notes) }),
        ("marks", .array(sheet.marks.marks(ofWeek: week.number).map(mark))),
      ]
    )
  }

  static func grid(_ grid: LifeGrid, _ zoom: LifeGrid.Zoom?, in sheet: LifeSheet) -> JSON {
    object([
      ("title", .string(sheet.title)), ("today", day(sheet.today)), ("zoom", zoom.map { .string($0.rawValue) }),
      ("rows", .array(grid.rows.map(row))), ("beyond", grid.beyond.map(row)),
    ])
  }

  private static func row(_ row: LifeGrid.Row) -> JSON {
    let cells = row.cells.map { cell in
      object(
        members(of: cell.week) + [
          ("state", .string(cell.state.rawValue)), ("isBeyond", .bool(cell.isBeyond)),
          ("phase", cell.phase.map { .string($0.title) }), ("mark", cell.mark.map(mark)),
        ]
      )
    }
    return object([("age", .integer(row.age)), ("weeks", .array(cells))])
  }

  private static func members(of week: LifeWeek) -> [(String, JSON?)] {
    [
      ("number", .integer(week.number)), ("first", day(week.days.first)), ("last", day(week.days.last)),
      ("age", .integer(week.age)), ("birthday", week.birthday.map { .integer($0) }),
    ]
  }

  private static func mark(_ mark: WeekMark) -> JSON {
    object([
      ("date", day(mark.date)), ("rating", mark.rating.map { .string($0.rawValue) }),
      ("category", mark.category.map { .string($0.rawValue) }),
      ("phrase", mark.phrase.isEmpty ? nil : .string(mark.phrase)), ("icon", mark.icon.map { .string($0.text) }),
      ("marked", mark.marked.map(day)), ("notes", mark.notes.isEmpty ? nil : NotesText.json(mark.notes)),
    ])
  }

  private static func phase(_ phase: LifePhase, _ days: DateRange) -> JSON {
    object([
      ("title", .string(phase.title)), ("first", day(days.first)),
      ("last", phase.last == nil && days.last == .latest ? nil : day(days.last)), ("hasWrittenEnd", .bool(phase.last != nil)),
      ("icon", phase.icon.map { .string($0.text) }), ("color", phase.color.map { .string($0.rawValue) }),
      ("notes", phase.notes.isEmpty ? nil : NotesText.json(phase.notes)),
    ])
  }

  private static func milestone(_ milestone: LifeMilestone, in sheet: LifeSheet) -> JSON {
    object(
      kind(of: milestone) + [
        ("date", day(milestone.date)), ("week", .integer(milestone.week)), ("remaining", .integer(milestone.remaining)),
        ("text", .string(milestone.text)), ("isNext", .bool(milestone == sheet.nextMilestone)),
      ]
    )
  }

  private static func kind(of milestone: LifeMilestone) -> [(String, JSON?)] {
    switch milestone.kind {
    case .birthday(let age): [("kind", "birthday"), ("age", .integer(age))]
    case .halfway: [("kind", "halfway")]
    case .marking(let weeks): [("kind", "marking"), ("markedWeeks", .integer(weeks))]
    }
  }

  private static func day(_ date: CivilDate) -> JSON { .string(date.description) }

  private static func object(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }
}
