import Languages

/// The words in which `tidemark tasks` speaks.
struct TaskListWords: Sendable {
  let list: TaskList
  let days: TaskWords
  let details: TaskDetailWords

  init(_ list: TaskList, _ style: TaskWords.Style, in language: Language) {
    self.list = list
    days = TaskWords(language: language, today: list.today, clock: list.clock, style: style)
    details = TaskDetailWords(words: days, now: list.now, showsPlaces: true)
  }

  var language: Language { days.language }

  func say(_ message: TaskListMessage) -> String { language.say(message) }

  /// `Friday 2026-11-20, 10:15`.
  var moment: String { DayWords.moment(list.now, of: list.today, list.clock, in: language) }

  private var question: QuestionWords { QuestionWords(question: list.question, words: days) }

  /// `All tasks of high priority due by tomorrow, Sat 21 Nov`.
  var heading: String { say(.heading(project: list.question.project, asked: question.phrases)) }

  /// `18 open, 1 overdue, 2 due today`.
  var summary: String {
    let counts = list.counts
    var parts = [say(.open(counts.open))]
    if counts.overdue > 0 { parts.append(say(.overdue(counts.overdue))) }
    if counts.dueToday > 0 { parts.append(say(.dueToday(counts.dueToday))) }
    return parts.joined(separator: ", ")
  }

  /// What to say where there is nothing to do; nil where there is something.
  var emptyWords: String? {
    guard list.groups.allSatisfy(\.items.isEmpty) else { return nil }
    if !list.hasTasks { return language.say(list.stacks.isEmpty ? BeginningMessage.noTask : .noProject) }
    if list.question.narrows { return question.nothing(.task, list.widened) }
    if list.isWithoutTasks { return say(list.question.project == nil ? .noProjectHasTask : .projectHasNoTask) }
    return say(.allSettled)
  }

  // MARK: Groups

  /// What a group is called: a day by its name.
  func title(of group: ItemGroup) -> String {
    switch group.subject {
    case .day(let date): language.capitalized(language.comingDay(days.seen(date)))
    case .earlierDays: say(.earlierDays)
    case .project, .page, nil: group.title(in: language)
    }
  }

  /// The same as a page has it.
  func pageTitle(of group: ItemGroup) -> PageText {
    switch group.subject {
    case .day, .earlierDays: PageText(title(of: group))
    case .project, .page, nil: group.pageTitle(in: language)
    }
  }

  /// `1 open`, or `1 open, 2 not open yet` where those are shown too.
  func open(in group: ItemGroup) -> String { language.say(group.openTasks) }

  /// A heading that is read aloud: `To do in Thesis, 6 open:`, `To do of tomorrow, Saturday 21 November, 1 open:`; nil for a list
  /// that is not divided.
  func spokenHeading(of group: ItemGroup) -> String? {
    let title = title(of: group)
    guard !title.isEmpty else { return nil }
    let open = group.shownItems.isEmpty ? nil : group.openTasks
    return switch group.subject {
    case .project: say(.toDoOf(.project(title), open))
    case .page: say(.toDoOf(.page(title), open))
    case .day(let date): say(.toDoOf(.day(days.seen(date)), open))
    case .earlierDays: say(.toDoOf(.earlierDays, open))
    case nil: say(.group(title, count: group.items.count))
    }
  }

  /// How many tasks of days that are over are not shown, and how they are; nil where none are left out.
  func more(_ group: ItemGroup) -> String? {
    let hidden = group.hiddenCount
    let more = hidden > 0 ? say(.andMore(hidden, command: "tidemark tasks --kind day")) : nil
    guard group.subject == .earlierDays, !list.question.narrows else { return more }
    let command = LeftOverTasks.command(for: group.items.compactMap(\.home.day), today: list.today)
    return [more, command.map { say(.plansForToday(command: $0)) }].compactMap(\.self).joined(separator: "; ")
  }

  // MARK: Beside them

  /// How many recurring tasks are not open, where they are left out.
  var waitingWords: String? {
    let count = list.groups.reduce(0) { $0 + $1.waitingCount }
    return count > 0 ? say(.waiting(count, command: "tidemark tasks --state waiting")) : nil
  }

  /// How many of the done tasks are shown, where it is not all of them.
  var doneHeading: String { say(.done(list.done.count, of: list.doneCount)) }
}

extension Language {
  /// `tomorrow, Sat 21 Nov`; of a day after it the day alone.
  func comingDay(_ seen: SeenDay) -> String { (0...1).contains(seen.distance) ? distanceAndDay(seen) : day(seen) }
}
