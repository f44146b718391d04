import Chronology
import Languages
import Phrases
import Planner

extension EditedVault {
  /// Sets what is before the words of an item or among them. What has a command of its own is refused, with that command.
  mutating func set(
    _ part: WordedPart,
    _ key: String,
    to value: String,
    of thing: Thing,
    reading date: (String) -> CivilDate?
  ) throws(EditRefusal) {
    guard let path = thing.path, let item = item(of: thing) else { return }
    let before = try file(thing.file)
    var file = before
    var written = value
    switch (part, item.content) {
    case (.source, .image):
      var image = item
      image.content = .image(source: value)
      file = try file.rewriting(path, as: image)
    case (.goal, .counter(let counter)):
      let goal = try goal(value, of: counter, thing)
      file = try file.settingGoal(goal, of: path)
      written = goal.description
    case (.value, .textList):
      let values = value.split { $0 == "|" || $0 == "," }.map { String($0).onOneLine }.filter { !$0.isEmpty }
      file = try file.settingValues(values, of: path)
      written = values.joined(separator: " | ")
    case (_, .timeline(let days)):
      let changed = try changed(PhaseDays(first: days.first, last: days.count == 1 ? nil : days.last), part, value, thing, date)
      file = try file.settingDays(changed, of: path)
      written = changed.description
    case (_, .phase(let days)):
      let changed = try changed(days, part, value, thing, date)
      file = try file.settingDays(changed, of: path)
      written = changed.description
    case (_, .schedule(let time)):
      let changed = try changed(time, part, value, thing)
      file = try file.settingTime(changed, of: path)
      written = changed.description
    case (_, .routine(let routine)):
      let changed = try changed(routine.time, part, value, thing)
      file = try file.settingTime(changed, of: path)
      written = changed.description
    default: throw try commandInstead(part, key, value, thing, item)
    }
    update(thing.file, to: file)
    note(.set, PartAssignmentMessage.value(thing.title, key: key.lowercased(), written, at: try place(of: thing)))
  }

  /// What has a command of its own.
  private func commandInstead(
    _ part: WordedPart,
    _ key: String,
    _ value: String,
    _ thing: Thing,
    _ item: PlanItem
  ) throws(EditRefusal) -> EditRefusal {
    let place = try place(of: thing)
    let number = Number(typed: value)
    switch (part, item.content) {
    case (.end, .block):
      return EditRefusal(
        PartAssignmentMessage.extendBlock(thing.title, at: place),
        commands: [["block", "extend", place, value]]
      )
    case (_, .block):
      return EditRefusal(
        PartAssignmentMessage.moveBlock(thing.title, at: place),
        commands: [["block", "move", place, value]]
      )
    case (.value, .counter), (.value, .count):
      return EditRefusal(
        PartAssignmentMessage.count(thing.title, at: place),
        commands: number == nil ? [] : [["count", place, "=" + value]]
      )
    case (.value, .tally(let strokes)):
      let change = Int(value).map { $0 - strokes }
      return EditRefusal(
        PartAssignmentMessage.tally(thing.title, strokes, at: place),
        commands: change.map { $0 == 0 ? [] : [["tally", place, "\($0)"]] } ?? []
      )
    case (.value, .best):
      return EditRefusal(
        PartAssignmentMessage.best(thing.title, at: place),
        commands: number == nil ? [] : [["best", place, value]]
      )
    default:
      return EditRefusal(
        PartAssignmentMessage.edit(thing.title, at: place),
        commands: [["edit", place, value]]
      )
    }
  }

  private func goal(_ text: String, of counter: Counter, _ thing: Thing) throws(EditRefusal) -> Number {
    guard let goal = Number(typed: text), goal > .zero else {
      throw EditRefusal(
        PartAssignmentMessage.isNoGoal(text, of: thing.title, at: try place(of: thing)),
        help: .writeGoal
      )
    }
    guard goal.isLength == counter.goal.isLength else {
      let (isLength, place) = (counter.goal.isLength, try place(of: thing))
      throw EditRefusal(
        problem: Told(
          isLength ? NumberChangeMessage.countsLength(thing.title, at: place) : .countsNoLength(thing.title, at: place)
        ),
        advice: Told(isLength ? PartAssignmentMessage.writeLength : .writeNumber)
      )
    }
    return goal
  }

  /// Days of which one end is another; of one day alone the whole.
  private func changed(
    _ days: PhaseDays,
    _ part: WordedPart,
    _ value: String,
    _ thing: Thing,
    _ date: (String) -> CivilDate?
  ) throws(EditRefusal) -> PhaseDays {
    guard let day = date(value) ?? CivilDate(value) else {
      throw EditRefusal(PartAssignmentMessage.isNoDay(value), help: .writeDay)
    }
    var changed = days
    switch part {
    case .end: changed.last = day
    case .date where days.last != nil:
      let place = try place(of: thing)
      throw EditRefusal(
        PartAssignmentMessage.hasTwoDays(thing.title, days.description, at: place),
        help: .sayWhich,
        commands: [["set", place, "from", value], ["set", place, "until", value]]
      )
    default: changed.first = day
    }
    if let last = changed.last, last < changed.first {
      throw EditRefusal(
        PartAssignmentMessage.wouldEndBeforeStart(thing.title, on: last, start: changed.first, at: try place(of: thing))
      )
    }
    return changed
  }

  /// A time of which one end is another. What has an end moves with it, unless a new one is said.
  private func changed(
    _ time: ScheduleTime,
    _ part: WordedPart,
    _ value: String,
    _ thing: Thing
  ) throws(EditRefusal) -> ScheduleTime {
    let phrase: TimePhrase
    do throws(PhraseProblem) {
      phrase = try TimePhrase(value)
    } catch {
      throw EditRefusal(PartAssignmentMessage.isNoTime(value), help: .writeTime)
    }
    let (start, end) = (time.start, time.end)
    let new: (start: TimeOfDay, end: TimeOfDay?)
    switch part {
    case .end: new = (start, phrase.start)
    case .start: new = (phrase.start, end)
    default:
      new = (
        phrase.start,
        phrase.end ?? end.flatMap { TimeRange(start: start, end: $0) }.flatMap { phrase.start.adding(minutes: $0.minutes) }
      )
    }
    guard let last = new.end else {
      guard end == nil || part == .start else { throw tooLate(new.start, thing) }
      return .at(new.start)
    }
    guard let range = TimeRange(start: new.start, end: last) else { throw tooLate(new.start, thing) }
    return .range(range)
  }

  private func tooLate(_ start: TimeOfDay, _ thing: Thing) -> EditRefusal {
    EditRefusal(PartAssignmentMessage.wouldNotEnd(thing.title, after: start), help: .writeBothTimes)
  }
}

/// What is said of what is before the words of an item or among them, when it is set.
enum PartAssignmentMessage: Message {
  /// `“Water”, goal: 10, pages/health.md:7`
  case value(String, key: String, String, at: String)
  case extendBlock(String, at: String)
  case moveBlock(String, at: String)
  case count(String, at: String)
  case tally(String, Int, at: String)
  case best(String, at: String)
  case edit(String, at: String)
  case isNoGoal(String, of: String, at: String)
  case writeGoal
  case writeLength
  case writeNumber
  case isNoDay(String)
  case writeDay
  /// `“Thesis” has two days, 2026-11-20 - 2026-12-17, at pages/work.md:7`
  case hasTwoDays(String, String, at: String)
  case sayWhich
  case wouldEndBeforeStart(String, on: CivilDate, start: CivilDate, at: String)
  case isNoTime(String)
  case writeTime
  case wouldNotEnd(String, after: TimeOfDay)
  case writeBothTimes
}
