import Chronology
import Diagnostics
import Planner

/// The morning as lines of a terminal: what is planned and open in the order of the day, and below it what is done.
struct TodayLayout {
  let sheet: TodaySheet
  let width: Int
  private let words: TodayWords
  private let survey: RitualSurvey

  init(_ sheet: TodaySheet, _ survey: RitualSurvey, width: Int) {
    (self.sheet, self.survey) = (sheet, survey)
    self.width = LineLayout.fitted(width)
    words = TodayWords(sheet, survey, .short)
  }

  var lines: [StyledLine] {
    let heading = LineLayout.wrapped(words.title, width, .strong) + LineLayout.joined(words.summary, width)
    let empty = words.emptyWords.map { LineLayout.wrapped($0, width) } ?? []
    let plan = sheet.day.map { TodayPlanLayout($0, width: width).lines } ?? []
    let open = sheet.trackers.filter { !$0.isDone }
    let occasions = sheet.occasions.flatMap { LineLayout.joined([LinePiece($0.kind, .now)] + $0.pieces(words.days), width) }
    let parts =
      [heading, occasions, plan, group("Tasks", taskLines), empty] + sheet.openSlots.map { lines($0.slot, $0.rituals) }
    let rest = [
      group("Recurring", open.filter(\.isRecurring).flatMap { item($0.title, $0.icon, words.pieces($0)) }),
      group("Streaks", open.filter { !$0.isRecurring }.flatMap { item($0.title, $0.icon, words.pieces($0)) }),
      group("To renew", renewals), group(RitualWords.noArcYet, beginnings),
      group(RitualWords.arcNotRead, unread), group("Done", doneLines),
    ]
    return (parts + rest).filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0 }
  }

  private func group(_ title: String, _ lines: [StyledLine]) -> [StyledLine] {
    lines.isEmpty ? [] : [StyledLine(title, .strong)] + lines
  }

  // MARK: Tasks

  private var taskLines: [StyledLine] {
    let ofDay = (sheet.day?.tasks ?? []).filter(\.box.isToDo).flatMap { item(DayWords.title($0.title), nil, words.pieces($0)) }
    return ofDay + sheet.tasks.flatMap { item($0.title, nil, words.pieces($0)) }
  }

  // MARK: Rituals

  private func lines(_ slot: DaySlot, _ rituals: [TodaySheet.RitualEntry]) -> [StyledLine] {
    var title = StyledLine(TodayWords.title(slot), .strong)
    if slot == sheet.current { title.add(" · now", .now) }
    return [title]
      + rituals.flatMap { entry in
        headline(entry)
          + entry.habits.filter { $0.state == .open }.flatMap { item($0.title, $0.icon, []) }
          + entry.habits.filter { $0.state != .open }.flatMap { habit in
            item(habit.title, habit.icon, habit.state == .skipped ? [LinePiece("skipped", .quiet)] : [], habit.state)
          }
      }
  }

  /// The ritual and how much of it is done, on one line if there is room.
  private func headline(_ entry: TodaySheet.RitualEntry) -> [StyledLine] {
    let bar = entry.rate.due > 0 ? [LinePiece(RateText.bar(entry.rate), entry.rate.band.style)] : []
    let style = survey.color(of: entry.ritual).map { TerminalColor.Style.color($0) } ?? .plain
    let pieces = [LinePiece(ShownText.titled(entry.title, entry.icon), style)] + bar + words.pieces(entry)
    let whole = LineLayout.joined(pieces, width, indent: 2)
    if whole.count == 1 { return whole }
    return LineLayout.wrapped(ShownText.titled(entry.title, entry.icon), width, style, indent: 2)
      + LineLayout.joined(Array(pieces.dropFirst()), width, indent: 4)
  }

  /// A box, a title, and what there is to say of it: beside it if there is room, else below.
  private func item(
    _ title: String,
    _ icon: Icon?,
    _ pieces: [LinePiece],
    _ state: HabitState = .open
  ) -> [StyledLine] {
    let isOver = state != .open
    let margin = 8
    let titles = ShownText.wrapped(ShownText.titled(title, icon), width - margin)
    var lines = titles.enumerated().map { index, part in
      var line = StyledLine(index == 0 ? "    \(state.box) " : String(repeating: " ", count: margin), isOver ? .quiet : .plain)
      line.add(part, isOver ? .quiet : .plain)
      return line
    }
    let beside = LineLayout.joined(pieces, .max / 2)
    guard let details = beside.first else { return lines }
    let last = lines.count - 1
    if lines[last].cells + LinePiece.separator.count + details.cells <= width {
      lines[last].add(LinePiece.separator, .quiet)
      lines[last].add(details)
      return lines
    }
    return lines + LineLayout.joined(pieces, width, indent: margin)
  }

  private var beginnings: [StyledLine] {
    sheet.withoutArc.flatMap { ritual in
      let own = survey.rituals[ritual]
      return LineLayout.wrapped(ShownText.titled(own.title, own.icon), width, indent: 2)
        + LineLayout.wrapped("nothing of it is due; \(RitualWords.beginning):", width, indent: 4)
        + LineLayout.wrapped(RitualWords.renewalCommand(own.title), width, indent: 4)
    }
  }

  private var unread: [StyledLine] {
    sheet.withUnreadArc.flatMap { ritual in
      let own = survey.rituals[ritual]
      return LineLayout.wrapped(ShownText.titled(own.title, own.icon), width, indent: 2)
        + LineLayout.wrapped("nothing of it is due; \(RitualWords.reasonOfUnreadArc):", width, indent: 4)
        + LineLayout.wrapped(RitualWords.lintCommand(survey.places[ritual].path), width, indent: 4)
    }
  }

  private var renewals: [StyledLine] {
    sheet.renewals.flatMap { renewal in
      LineLayout.wrapped(ShownText.titled(renewal.title, renewal.icon), width, indent: 2)
        + LineLayout.wrapped("its arc is complete; \(RitualWords.renewal(renewal.arc)):", width, indent: 4)
        + LineLayout.wrapped(RitualWords.renewalCommand(renewal.title), width, indent: 4)
    }
  }

  // MARK: Done

  private var doneLines: [StyledLine] {
    var lines: [StyledLine] = []
    for entry in sheet.settledRituals {
      lines += item(entry.title, entry.icon, words.pieces(entry), .done)
    }
    for tracker in sheet.trackers where tracker.isDone {
      lines += item(tracker.title, tracker.icon, [LinePiece(tracker.page, .quiet)], .done)
    }
    for task in sheet.day?.tasks ?? [] where task.box == .done { lines += item(DayWords.title(task.title), nil, [], .done) }
    for task in sheet.doneTasks {
      lines += item(task.title, nil, [task.page ?? task.project].compactMap(\.self).map { LinePiece($0, .quiet) }, .done)
    }
    return lines
  }
}
