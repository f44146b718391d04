import Chronology
import Diagnostics
import Insight
import Languages
import Planner

/// A glance in other forms than lines of a terminal.
enum GlanceText {
  /// A fact a line, with its place at the end if places are asked for.
  static func plain(_ sheet: GlanceSheet, showsPlaces: Bool, in language: Language) -> [String] {
    let words = GlanceWords(sheet, .full, in: language)
    let rows = words.parts.joined().flatMap { $0.rows + [$0.more].compactMap(\.self) }.map { row in
      let pieces = row.pieces.map(\.text) + [row.spokenMark].compactMap(\.self)
      return "\(row.kind)\(language.colon) " + pieces.joined(separator: "; ")
        + (showsPlaces ? row.place.map { ", \($0.text)" } ?? "" : "")
    }
    return (["\(words.say(.atAGlance)), \(words.title)"] + rows).map { ControlCharacters.escaping($0) }
  }

  /// What is not there is left out; lists are always there.
  static func json(_ sheet: GlanceSheet) -> JSON {
    let minute = GlanceTimes.minute(of: sheet.now, on: sheet.today)
    let current = sheet.current.map { time($0, ("minutesLeft", $0.minutesLeft(from: minute))) }
    let next = sheet.next.map { time($0, ("startsInMinutes", $0.times.start.minutes - minute)) }
    return object(
      TaskJSON.moment(sheet.now, sheet.today).map { ($0, Optional($1)) } + [
        ("time", .string(sheet.slot.rawValue)), ("current", current), ("next", next),
        ("alsoNow", times(sheet.othersNow)), ("alsoNext", times(sheet.othersNext)),
        ("missingFile", sheet.missingFile.map { .string($0) }), ("occasions", .array(sheet.occasions.map(occasion))),
        ("ritualCount", .integer(sheet.ritualCount)),
        ("rate", RitualJSON.rate(sheet.rate)), ("streak", RitualJSON.streak(sheet.streak)),
        ("habits", .array(sheet.habits.map { named($0.habit, [("ritual", .string($0.ritual))]) })),
        ("openHabits", .integer(sheet.openCount)), ("nextRitual", sheet.nextRitual.map(ritual)),
        ("renewals", .array(sheet.renewals.map { named($0) })),
        ("tasks", .array(sheet.tasks.map(task))), ("leftOver", .integer(sheet.leftOverCount)),
        ("counters", .array(sheet.counters.map(counter))),
        ("recurring", .array(sheet.trackers.filter(\.isRecurring).map(TodayText.tracker))),
        ("streaks", .array(sheet.trackers.filter { !$0.isRecurring }.map(TodayText.tracker))),
        ("page", sheet.page.map(page)), ("life", sheet.life.map(life)),
        ("activities", .array(sheet.activities.map(activity))),
      ]
    )
  }

  private static func object(_ members: [(String, JSON?)]) -> JSON {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  private static func named(_ item: GlanceSheet.Named, _ members: [(String, JSON?)] = []) -> JSON {
    let place = TaskJSON.place(item.place).map { ($0, Optional($1)) }
    return object([("title", .string(item.title)), ("icon", item.icon.map { .string($0.text) })] + members + place)
  }

  /// Those that begin together with another, whose distance says theirs; nil where there is none.
  private static func times(_ times: [GlanceTime]) -> JSON? {
    times.isEmpty ? nil : .array(times.map { time($0, nil) })
  }

  private static func time(_ time: GlanceTime, _ distance: (String, Int)?) -> JSON {
    let place = time.place.map(TaskJSON.place) ?? []
    return object(
      [
        ("kind", .string(time.times.kind.rawValue)), ("title", .string(time.title)),
        ("icon", time.icon.map { .string($0.text) }), ("color", time.color.map { .string($0.rawValue) }),
        ("start", .string(time.times.start.description)), ("end", .string(time.times.end.description)),
        (distance?.0 ?? "", distance.map { .integer($0.1) }), ("isRoutine", .bool(time.isRoutine)),
        ("page", time.page.map { .string($0) }),
      ] + place.map { ($0, Optional($1)) }
    )
  }

  static func occasion(_ told: ToldOccasion) -> JSON {
    let page = ("page", told.page.map { JSON.string($0) })
    switch told.occasion {
    case .life(let milestone): return named(told.item, [("kind", "life"), ("text", .string(milestone.text))])
    case .arc(_, _, let standing):
      return named(told.item, [("kind", "arc"), ("text", .string(RitualMessage.milestone(standing).english))])
    case .timeline(_, _, let days):
      let (first, last) = (JSON.string(days.first.description), JSON.string(days.last.description))
      return named(told.item, [("kind", "timeline"), ("start", first), ("end", last), page])
    case .countDown: return named(told.item, [("kind", "countDown"), page])
    }
  }

  private static func ritual(_ next: GlanceSheet.NextRitual) -> JSON {
    named(next.ritual, [("time", .string(next.slot.rawValue)), ("day", .string(next.day.rawValue))])
  }

  private static func task(_ entry: GlanceSheet.Task) -> JSON {
    named(entry.task, [("home", entry.home.map { .string($0) }), ("due", entry.due.map { .string($0.description) })])
  }

  static func counter(_ line: GlancePage.Line<Counter>) -> JSON {
    let counter = line.figure
    return named(
      line.item,
      [
        ("value", counter.value.json), ("goal", counter.goal.json),
        ("unit", counter.unit.isEmpty ? nil : .string(counter.unit)), ("percent", .integer(counter.percent)),
      ]
    )
  }

  private static func page(_ page: GlancePage) -> JSON {
    let counters = page.counters.map(counter)
    let streaks = page.streaks.map { line in
      named(
        line.item,
        [("every", .string("\(line.figure.rule.rule)")), ("streak", RitualJSON.streak(line.figure.streak))]
      )
    }
    let recurring = page.recurring.map { line in
      named(
        line.item,
        [
          ("every", .string("\(line.figure.rule.rule)")),
          (line.figure.isComing ? "nextDay" : "openSince", .string(line.figure.since.description)),
          ("time", line.figure.time.map { .string($0.description) }),
        ]
      )
    }
    return named(
      page.page,
      [
        ("counters", .array(counters)), ("openBoxes", .array(page.openBoxes.map { named($0) })),
        ("streaks", .array(streaks)), ("recurring", .array(recurring)),
      ]
    )
  }

  private static func life(_ life: GlanceSheet.Life) -> JSON {
    let weeks = life.weeks.map { weeks -> [(String, JSON?)] in
      [
        ("weeks", .integer(weeks.all)), ("lived", .integer(weeks.lived)), ("remaining", .integer(weeks.remaining)),
        ("percent", .integer(weeks.percent)),
      ]
    }
    let title: [(String, JSON?)] = [("title", life.title.map { .string($0) })]
    return object(title + (weeks ?? []) + TaskJSON.place(life.place).map { ($0, Optional($1)) })
  }

  private static func activity(_ entry: GlanceSheet.Activity) -> JSON {
    named(
      entry.activity,
      [
        ("daysSince", entry.history.daysSinceLast.map { .integer($0) }),
        ("daysSinceText", .string(entry.history.daysSinceText)), ("isDoneToday", .bool(entry.history.isDoneToday)),
      ]
    )
  }
}
