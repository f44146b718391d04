import Chronology
import Diagnostics
import Planner

/// A day for programs: all that was computed, in the order in which a view shows it. What is not there is left out; lists are
/// always there.
enum DayJSON {
  static func object(for sheet: DaySheet) -> JSON {
    object([
      ("date", .string("\(sheet.date)")),
      ("weekday", .string(sheet.date.weekday.fullName)),
      ("isToday", .bool(sheet.isToday)),
      ("today", .string("\(sheet.today)")),
      ("now", .string("\(sheet.now.date)T\(sheet.now.time)")),
      ("clock", .string(sheet.clock.rawValue)),
      ("range", object(times(of: sheet.range))),
      ("plannedMinutes", .integer(sheet.plannedMinutes)),
      ("freeMinutes", .integer(sheet.freeMinutes)),
      ("icon", sheet.icon.map { .string($0.text) }),
      ("words", sheet.words.isEmpty ? nil : .string(sheet.words)),
      ("introduction", sheet.introduction.map { .string($0) }),
      ("files", .array(sheet.files.map { .string($0) })),
      ("missingFile", sheet.files.isEmpty ? .string(sheet.missingFile) : nil),
      (
        "unclaimed",
        .array(
          sheet.unclaimed.map { object([("path", .string($0.path)), ("setting", $0.setting.map { .string($0) })]) }
        )
      ),
      ("blocks", .array(sheet.blocks.map { block($0, sheet.phase(of: $0.block.range)) })),
      ("free", .array(sheet.free.map { object(times(of: $0)) })),
      ("recurring", .array(sheet.recurring.map(item))),
      ("rows", .array(sheet.timed.filter { !$0.isRecurring }.map(item))),
      ("tasks", .array(sheet.tasks.map(task))),
      ("due", .array(sheet.due.map(due))),
      ("notes", NotesText.json(sheet.notes)),
      ("problems", .array(sheet.problems.map { ["rule": .string($0.rule), "message": .string($0.english)] })),
    ])
  }

  static func object(for week: WeekSheet) -> JSON {
    object([
      ("first", week.days.first.map { .string("\($0.date)") }),
      ("last", week.days.last.map { .string("\($0.date)") }),
      ("days", .array(week.days.map { object(for: $0) })),
    ])
  }

  /// One block.
  static func object(for sheet: BlockSheet) -> JSON {
    let day = sheet.day
    return object([
      ("date", .string("\(day.date)")), ("today", .string("\(day.today)")),
      ("now", .string("\(day.now.date)T\(day.now.time)")), ("block", block(sheet.block, sheet.phase)),
    ])
  }

  private static func object(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  private static func times(of range: Range<TimeOfDay>) -> [(String, JSON?)] {
    let minutes = range.upperBound.minutes - range.lowerBound.minutes
    return [
      ("start", .string("\(range.lowerBound)")), ("end", .string("\(range.upperBound)")), ("minutes", .integer(minutes)),
    ]
  }

  private static func block(_ sheet: DaySheet.Block, _ phase: DaySheet.Phase) -> JSON {
    let block = sheet.block
    return object(
      times(of: block.range) + [
        ("hasWrittenEnd", .bool(block.hasWrittenEnd)),
        ("title", .string(block.title)),
        ("name", .string(block.name)),
        ("icon", .string(sheet.look.icon.text)),
        ("color", .string(sheet.look.color.rawValue)),
        ("ownIcon", block.icon.map { .string($0.text) }),
        ("ownColor", block.color.map { .string($0.rawValue) }),
        ("project", block.project.map { .string($0) }),
        ("isRoutine", .bool(block.isRoutine)),
        ("recurring", sheet.recurring.map(item)),
        ("isDoneEarlier", sheet.isDoneEarlier ? .bool(true) : nil),
        ("phase", .string(phase.rawValue)),
        ("overlaps", sheet.overlapped.map { .string($0) }),
        ("notify", .array(block.notify.text.split(separator: " ").map { .string(String($0)) })),
        ("tasks", .array(block.tasks.enumerated().map { task($1, index: $0, of: sheet) })),
        ("notes", NotesText.json(block.notes)),
      ] + members(of: sheet.place ?? sheet.routinePlace)
    )
  }

  private static func item(_ item: TimedItem) -> JSON {
    var parts: [(String, JSON?)] = [
      ("start", .string("\(item.start)")), ("end", item.end.map { .string("\($0)") }), ("title", .string(item.title)),
      ("icon", item.icon.map { .string($0.text) }),
    ]
    if case .recurring(let rule, let state) = item.kind {
      parts += [("every", .string(rule)), ("state", .string(state.jsonWord))]
    }
    return object(parts + [(item.isOfProject ? "project" : "page", .string(item.home))] + members(of: item.place))
  }

  private static func task(_ task: BlockTask, index: Int, of block: DaySheet.Block) -> JSON {
    let place = index < block.taskPlaces.count ? block.taskPlaces[index] : nil
    let notes: [(String, JSON?)] = [("notes", NotesText.json(task.notes))]
    return object(members(of: task.title, task.box, task.project) + notes + members(of: place))
  }

  private static func task(_ task: DaySheet.Task) -> JSON {
    let rest: [(String, JSON?)] = [
      ("due", task.due.map { .string("\($0)") }), ("priority", task.priority.map { .string($0.rawValue) }),
      ("notes", NotesText.json(task.notes)),
    ]
    return object(members(of: task.title, task.box, task.project) + rest + members(of: task.place))
  }

  private static func due(_ item: DueItem) -> JSON {
    let parts: [(String, JSON?)] = [
      ("title", .string(item.title)), ("icon", item.icon.map { .string($0.text) }),
      (item.isOfProject ? "project" : "home", .string(item.home)), ("every", item.rule.map { .string($0) }),
      ("priority", item.priority.map { .string($0.rawValue) }),
    ]
    return object(parts + members(of: item.place))
  }

  private static func members(of title: String, _ box: BoxState, _ project: String?) -> [(String, JSON?)] {
    var state: (String, JSON?)
    switch box {
    case .open: state = ("state", "open")
    case .done: state = ("state", "done")
    case .dropped: state = ("state", "dropped")
    case .unknown(let mark): state = ("mark", .string(mark))
    }
    return [("title", .string(title)), state, ("project", project.map { .string($0) })]
  }

  private static func members(of place: DaySheet.Place?) -> [(String, JSON?)] {
    [("path", place.map { .string($0.path) }), ("line", place.map { .integer($0.line) })]
  }
}
