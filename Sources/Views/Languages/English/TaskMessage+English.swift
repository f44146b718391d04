import Languages

private let language = Language.english

extension TaskMessage {
  var english: String {
    switch self {
    case .onDay(let day, let length): "on \(language.dayAndYear(day, length))"
    case .period(let first, let last): "from \(language.day(first)) to \(language.dayAndYear(last, first.length))"
    case .span(let first, let last, let length):
      "\(language.dayAndYear(first, length)) to \(language.dayAndYear(last, length))"
    case .due(let day): "due \(language.distanceAndDay(day))"
    case .overdue(let day): "overdue by \(language.days(-day.distance)), \(language.day(day))"
    case .wasDue(let day): "due \(language.day(day))"
    case .openSince(let day): "open since \(language.day(day)), \(language.distance(day))"
    case .openSinceTime(let time): "open since \(language.time(time))"
    case .openToday: "open today"
    case .done(let day): day.map { "done \(language.distanceAndDay($0))" } ?? "done"
    case .priority(let priority): "\(priority.rawValue) priority"
    case .steps(let done, let all): "\(language.number(done)) of \(language.counted(all, "step", "steps"))"
    case .inProject(let project): "in \(project)"
    case .onPage(let page): "on \(page)"
    case .inSection(let section): "in \(language.quoted(section))"
    case .arc(let number): "arc \(number)"
    case .planned(let day): "planned \(language.distanceAndDay(day))"
    case .setAside: "set aside"
    case .part(let done, let due): "\(language.number(done)) of \(language.number(due))"
    case .partOfGoal(let value, let goal): "\(language.number(value)) of \(language.number(goal))"
    case .againAt(let time): "again at \(language.time(time))"
    case .again(let day, let time): "again \(language.distanceAndDay(day))\(time.map { " \(language.time($0))" } ?? "")"
    case .todayAt(let time): "today at \(language.time(time))"
    case .at(let time): "at \(language.time(time))"
    case .notOpenUntil(let day, let time):
      "not open until \(language.day(day))\(time.map { " \(language.time($0))" } ?? ""), \(language.distance(day))"
    case .next(let moment, let name): "next: \(moment) \(name)"
    case .nowUntil(let time, let name): "now until \(language.time(time)) \(name)"
    case .tasks(let count, 0): language.counted(count, "task", "tasks")
    case .tasks(let count, let done) where done < count:
      "\(language.counted(count, "task", "tasks")), \(language.number(done)) done"
    case .tasks(let count, _): "\(language.counted(count, "task", "tasks")), \(count == 1 ? "done" : "all done")"
    case .until(let time): "until \(language.time(time))"
    case .recurring: "recurring"
    case .everyDay: "every day"
    case .afterMidnight(let time): "\(language.time(time)) after midnight"
    }
  }
}
