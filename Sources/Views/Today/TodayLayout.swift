import Chronology
import Diagnostics
import Languages
import Planner
import Vault

/// The morning as lines of a terminal: what is planned and open in the order of the day, and below it what is done.
struct TodayLayout {
  let sheet: TodaySheet
  let width: Int
  /// How many threads may work.
  private let jobs: Int
  private let words: TodayWords
  private let survey: RitualSurvey

  /// Fewer trackers are laid out sooner than a thread is started.
  private static let manyTrackers = 100

  init(_ sheet: TodaySheet, _ survey: RitualSurvey, width: Int, in language: Language, jobs: Int = 1) {
    (self.sheet, self.survey, self.jobs) = (sheet, survey, jobs)
    self.width = LineLayout.fitted(width)
    words = TodayWords(sheet, survey, .short, in: language)
  }

  var lines: [StyledLine] {
    let open = sheet.openTrackers
    let (parts, trackers) = Workers.both(
      jobs: open.count < TodayLayout.manyTrackers ? 1 : jobs,
      { planned },
      {
        [(TodayMessage.recurring, true), (.streaks, false)].map { title, isRecurring in
          group(title, open.filter { $0.isRecurring == isRecurring }.flatMap { item($0.title, $0.icon, words.pieces($0)) })
        }
      }
    )
    let rest = [
      group(.toRenew, renewals), titled(words.rituals.say(.noArcYet), beginnings),
      titled(words.rituals.say(.arcNotRead), unread), group(.done, doneLines),
      idleLines,
    ]
    return (parts + trackers + rest).filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0 }
  }

  /// What stands above the trackers.
  private var planned: [[StyledLine]] {
    let heading = LineLayout.wrapped(words.title, width, .strong) + LineLayout.joined(words.summary, width)
    let empty = words.emptyWords.map { LineLayout.wrapped($0, width) } ?? []
    let plan = sheet.day.map { TodayPlanLayout($0, words, width: width).lines } ?? []
    let occasions = sheet.occasions.flatMap {
      LineLayout.joined([LinePiece(words.kind(of: $0), .now)] + $0.pieces(words.days), width)
    }
    return [
      heading, occasions, group(.tasks, taskLines), soonAndCounted, plan, empty,
      group(.rituals, sheet.openRituals.flatMap(lines)), group(.leftOver, leftOverLines),
    ]
  }

  private func group(_ title: TodayMessage, _ lines: [StyledLine]) -> [StyledLine] { titled(words.say(title), lines) }

  private func titled(_ title: String, _ lines: [StyledLine]) -> [StyledLine] {
    lines.isEmpty ? [] : [StyledLine(title, .strong)] + lines
  }

  // MARK: Tasks

  private var taskLines: [StyledLine] {
    let ofDay = (sheet.day?.tasks ?? []).filter(\.box.isToDo).flatMap { item(DayWords.title($0.title), nil, words.pieces($0)) }
    let due = sheet.shownDueTasks
    let ofOthers = due.tasks.flatMap { task in
      switch task {
      case .written(let task): item(task.title, nil, words.pieces(task))
      case .leftOver(let task): item(task.title, nil, words.pieces(task))
      }
    }
    let more = due.more > 0 ? LineLayout.wrapped(words.moreOverdue(due.more), width, .quiet, indent: 4) : []
    return ofDay + ofOthers + more
  }

  /// What is due in the days to come, and what is counted: a line each.
  private var soonAndCounted: [StyledLine] {
    onOneLine(.dueSoon, sheet.soonTasks.map(words.soonWords))
      + onOneLine(.counters, sheet.counters.map(words.words))
  }

  /// As many parts as fit, and how many more there are.
  private func onOneLine(_ title: TodayMessage, _ parts: [String]) -> [StyledLine] {
    guard !parts.isEmpty else { return [] }
    // No more can fit, however short they are.
    let most = min(parts.count, width / (LinePiece.separator.count + 1) + 1)
    for count in stride(from: most, to: 0, by: -1) {
      let more = parts.count > count ? [words.say(.andMore(parts.count - count))] : []
      let pieces = (parts.prefix(count) + more).enumerated().map { index, text in
        LinePiece((index == 0 ? words.say(title) + words.days.language.colon + " " : "") + text)
      }
      let lines = LineLayout.joined(pieces, width)
      if lines.count == 1 || count == 1 { return lines }
    }
    return []
  }

  /// The first few of what earlier days left open, and the command that takes all of it over.
  private var leftOverLines: [StyledLine] {
    guard let leftOver = sheet.leftOver, let advice = words.advice(leftOver) else { return [] }
    return leftOver.shown.flatMap { item($0.title, nil, words.pieces($0)) }
      + LineLayout.joined(
        [LinePiece(advice.words, .quiet), LinePiece(advice.command, .quiet)],
        width,
        indent: 4,
        separator: " "
      )
  }

  // MARK: Rituals

  /// A ritual with what of it is open; what is done stands below.
  private func lines(_ entry: TodaySheet.RitualEntry) -> [StyledLine] {
    headline(entry) + entry.habits.filter { $0.state == .open }.flatMap { item($0.title, $0.icon, []) }
  }

  /// The ritual and how much of it is done, on one line if there is room, without the bar if need be.
  private func headline(_ entry: TodaySheet.RitualEntry) -> [StyledLine] {
    let style = survey.color(of: entry.ritual).map { TerminalColor.Style.color($0) } ?? .plain
    let title = LinePiece(ShownText.titled(entry.title, entry.icon), style)
    let bar = LinePiece(entry.rate.due > 0 ? RateText.bar(entry.rate) : "", entry.rate.band.style)
    let (slot, details) = (words.slotPieces(entry), words.pieces(entry))
    for pieces in [[title] + slot + [bar] + details, [title] + slot + details] {
      let whole = LineLayout.joined(pieces, width, indent: 2)
      if whole.count == 1 { return whole }
    }
    return LineLayout.wrapped(title.text, width, style, indent: 2) + LineLayout.joined(slot + [bar] + details, width, indent: 4)
  }

  private func item(_ title: String, _ icon: Icon?, _ pieces: [LinePiece]) -> [StyledLine] {
    words.item(ShownText.titled(title, icon), box: HabitState.open.box, indent: 4, pieces, .plain, width)
  }

  private var beginnings: [StyledLine] {
    sheet.withoutArc.flatMap { ritual in
      let own = survey.rituals[ritual]
      return LineLayout.wrapped(ShownText.titled(own.title, own.icon), width, indent: 2)
        + LineLayout.wrapped(words.say(.toBeginFirst), width, indent: 4)
        + LineLayout.wrapped(RitualWords.renewalCommand(own.title), width, indent: 4)
    }
  }

  private var unread: [StyledLine] {
    sheet.withUnreadArc.flatMap { ritual in
      let own = survey.rituals[ritual]
      return LineLayout.wrapped(ShownText.titled(own.title, own.icon), width, indent: 2)
        + LineLayout.wrapped(words.say(.toReadArc), width, indent: 4)
        + LineLayout.wrapped(RitualWords.lintCommand(survey.places[ritual].path), width, indent: 4)
    }
  }

  private var renewals: [StyledLine] {
    sheet.renewals.flatMap { renewal in
      LineLayout.wrapped(ShownText.titled(renewal.title, renewal.icon), width, indent: 2)
        + LineLayout.wrapped(words.say(.toRenewArc(renewal.arc)), width, indent: 4)
        + LineLayout.wrapped(RitualWords.renewalCommand(renewal.title), width, indent: 4)
    }
  }

  // MARK: Done

  /// The names of what is done, one after another: there is nothing left to say of each.
  private var doneLines: [StyledLine] {
    var names: [String] = []
    func add(_ title: String, _ icon: Icon? = nil, isSkipped: Bool = false) {
      let shown = ShownText.titled(title, icon)
      let name = isSkipped ? words.say(.skippedHabit(shown)) : shown
      if !names.contains(name) { names.append(name) }
    }
    for entry in sheet.settledRituals { add(entry.title, entry.icon) }
    for entry in sheet.slots.flatMap(\.rituals) where !entry.isSettled {
      for habit in entry.habits where habit.state == .done || habit.state == .skipped {
        add(habit.title, habit.icon, isSkipped: habit.state == .skipped)
      }
    }
    for tracker in sheet.trackers where tracker.isDone { add(tracker.title, tracker.icon) }
    for task in sheet.day?.tasks ?? [] where task.box == .done { add(DayWords.title(task.title)) }
    // A block that is over is no longer told, unless something of it is open.
    for block in sheet.day?.blocks ?? []
    where sheet.day?.phase(of: block.block.range) == .past && !block.block.tasks.contains(where: \.box.isToDo) {
      for task in block.block.tasks where task.box == .done { add(DayWords.title(task.title)) }
    }
    for task in sheet.doneTasks { add(task.title) }
    return LineLayout.joined(names.map { LinePiece($0, .quiet) }, width, indent: 4)
  }

  /// The rituals that want nothing today.
  private var idleLines: [StyledLine] {
    // What was skipped was due, and stands among what is done.
    let idle = sheet.idleRituals.filter { entry in !entry.habits.contains { $0.state == .skipped } }
    let names = idle.enumerated().map { place, entry in
      let name = ShownText.titled(entry.title, entry.icon)
      return LinePiece(place == 0 ? words.say(.nothingDue(name)) : name, .quiet)
    }
    return LineLayout.joined(names, width)
  }
}

extension TodayWords {
  /// A box, a title, and what there is to say of it: beside it if there is room, else below.
  func item(
    _ title: String,
    box: String,
    indent: Int = 8,
    _ pieces: [LinePiece],
    _ style: TerminalColor.Style,
    _ width: Int
  ) -> [StyledLine] {
    let mark = String(repeating: " ", count: indent) + box + " "
    let margin = mark.count
    var lines = ShownText.wrapped(title, width - margin).enumerated().map { index, part in
      var line = StyledLine(index == 0 ? mark : String(repeating: " ", count: margin), style)
      line.add(part, style)
      return line
    }
    guard let details = LineLayout.joined(pieces, .max / 2).first else { return lines }
    let last = lines.count - 1
    if lines[last].cells + LinePiece.separator.count + details.cells <= width {
      lines[last].add(LinePiece.separator, .quiet)
      lines[last].add(details)
      return lines
    }
    return lines + LineLayout.joined(pieces, width, indent: margin)
  }
}
