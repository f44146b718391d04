import Chronology
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
    note("set: \(EditRefusal.quote(thing.title)), \(key.lowercased()): \(written), \(try place(of: thing))")
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
    let name = EditRefusal.quote(thing.title)
    let number = Number(typed: value)
    switch (part, item.content) {
    case (.end, .block):
      return EditRefusal(
        "the end of \(name) is changed by `tidemark block extend`, at \(place)",
        commands: [["block", "extend", place, value]]
      )
    case (_, .block):
      return EditRefusal(
        "a time block is moved by `tidemark block move`, and \(name) is one, at \(place)",
        commands: [["block", "move", place, value]]
      )
    case (.value, .counter), (.value, .count):
      return EditRefusal(
        "the number of \(name) is changed by `tidemark count`, at \(place)",
        commands: number == nil ? [] : [["count", place, "=" + value]]
      )
    case (.value, .tally(let strokes)):
      let change = Int(value).map { $0 - strokes }
      return EditRefusal(
        "\(name) has \(strokes) \(strokes == 1 ? "stroke" : "strokes"), which `tidemark tally` changes, at \(place)",
        commands: change.map { $0 == 0 ? [] : [["tally", place, "\($0)"]] } ?? []
      )
    case (.value, .best):
      return EditRefusal(
        "\(name) is kept by `tidemark best`, with each attempt, at \(place)",
        commands: number == nil ? [] : [["best", place, value]]
      )
    default:
      return EditRefusal(
        "the words of \(name) are changed by `tidemark edit`, at \(place)",
        commands: [["edit", place, value]]
      )
    }
  }

  private func goal(_ text: String, of counter: Counter, _ thing: Thing) throws(EditRefusal) -> Number {
    guard let goal = Number(typed: text), goal > .zero else {
      throw EditRefusal(
        "\(EditRefusal.quote(text)) is not a goal of \(EditRefusal.quote(thing.title)), at \(try place(of: thing))",
        help: "write a number above 0, without a unit"
      )
    }
    guard goal.isLength == counter.goal.isLength else {
      throw EditRefusal(
        "\(EditRefusal.quote(thing.title)) \(counter.goal.isLength ? "counts" : "does not count") a length of time, at "
          + (try place(of: thing)),
        help: counter.goal.isLength ? "write a length of time, like 0:30" : "write a number, like 30"
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
      throw EditRefusal("\(EditRefusal.quote(value)) is not a day", help: "write a day like 2027-04-01, or tomorrow")
    }
    var changed = days
    switch part {
    case .end: changed.last = day
    case .date where days.last != nil:
      let place = try place(of: thing)
      throw EditRefusal(
        "\(EditRefusal.quote(thing.title)) has two days, \(days.description), at \(place)",
        help: "say which one you mean",
        commands: [["set", place, "from", value], ["set", place, "until", value]]
      )
    default: changed.first = day
    }
    if let last = changed.last, last < changed.first {
      throw EditRefusal(
        "\(EditRefusal.quote(thing.title)) would end on \(last), before it begins on \(changed.first), at \(try place(of: thing))"
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
      throw EditRefusal(
        "\(EditRefusal.quote(value)) is not a time",
        help: "write a time like 9:30, or one to another, like 9:30-10:00"
      )
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
    EditRefusal(
      "\(EditRefusal.quote(thing.title)) would not end after \(start) on its day",
      help: "write both times, like 9:30-10:00"
    )
  }
}
