import Diagnostics
import Planner

/// What is due today as lines of a terminal.
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
    let recurring = sheet.trackers.filter(\.isRecurring)
    let streaks = sheet.trackers.filter { !$0.isRecurring }
    let parts = [heading, empty] + sheet.slots.map { lines($0.slot, $0.rituals) }
    let rest = [
      group("Recurring", recurring.flatMap { item($0.title, $0.icon, words.pieces($0)) }),
      group("Streaks", streaks.flatMap { item($0.title, $0.icon, words.pieces($0)) }),
      group("Tasks", sheet.tasks.flatMap { item($0.title, nil, words.pieces($0)) }), group("To renew", renewals),
      group(RitualWords.noArcYet, beginnings),
    ]
    return (parts + rest).filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0 }
  }

  private func group(_ title: String, _ lines: [StyledLine]) -> [StyledLine] {
    lines.isEmpty ? [] : [StyledLine(title, .strong)] + lines
  }

  // MARK: Rituals

  private func lines(_ slot: DaySlot, _ rituals: [TodaySheet.RitualEntry]) -> [StyledLine] {
    var title = StyledLine(TodayWords.title(slot), .strong)
    if slot == sheet.current { title.add(" · now", .now) }
    return [title] + rituals.flatMap(lines)
  }

  private func lines(_ entry: TodaySheet.RitualEntry) -> [StyledLine] {
    let bar = LinePiece(RateText.bar(entry.rate), entry.rate.band.style)
    return LineLayout.wrapped(ShownText.titled(entry.title, entry.icon), width, indent: 2)
      + LineLayout.joined([bar] + words.pieces(entry), width, indent: 4)
      + entry.habits.flatMap { habit in
        let pieces = habit.state == .skipped ? [LinePiece("skipped", .quiet)] : []
        return item(habit.title, habit.icon, pieces, habit.state)
      }
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

  private var renewals: [StyledLine] {
    sheet.renewals.flatMap { renewal in
      LineLayout.wrapped(ShownText.titled(renewal.title, renewal.icon), width, indent: 2)
        + LineLayout.wrapped("its arc is complete; \(RitualWords.renewal(renewal.arc)):", width, indent: 4)
        + LineLayout.wrapped(RitualWords.renewalCommand(renewal.title), width, indent: 4)
    }
  }
}

extension TodayTracker {
  var isRecurring: Bool {
    if case .recurring = kind { true } else { false }
  }
}
