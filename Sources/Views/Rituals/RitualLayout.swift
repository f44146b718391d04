import Chronology
import Diagnostics
import Languages
import Planner

/// One ritual as lines of a terminal.
struct RitualLayout {
  let sheet: RitualSheet
  let width: Int
  let today: CivilDate
  /// Whether the notes of all entries are shown, or the latest of the arc alone.
  let showsAllNotes: Bool
  private let words: RitualWords
  /// How the title is set off.
  private let style: TerminalColor.Style

  init(_ sheet: RitualSheet, _ survey: RitualSurvey, showsAllNotes: Bool = false, width: Int, in language: Language) {
    self.showsAllNotes = showsAllNotes
    self.sheet = sheet
    self.width = LineLayout.fitted(width)
    today = survey.today
    style = survey.style(of: sheet.ritual)
    words = RitualWords(survey, .short, in: language)
  }

  private func say(_ message: RitualViewMessage) -> String { words.language.say(message) }

  private func say(_ heading: RitualHeading) -> String { words.language.say(heading) }

  var lines: [StyledLine] {
    let parts = [heading] + (sheet.shown.map { [state($0), habits($0), days, milestones($0)] } ?? [noArc]) + [renewal, others]
    return parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0 }
  }

  private var heading: [StyledLine] {
    var pieces = [LinePiece(words.time(sheet.slot))]
    if let category = sheet.category { pieces.append(LinePiece(category)) }
    if let theme = sheet.theme { pieces.append(LinePiece(say(.theme(theme)))) }
    if let finished = sheet.finished { pieces.append(LinePiece(say(.finished(words.days.seen(finished))))) }
    return LineLayout.wrapped(ShownText.titled(sheet.title, sheet.icon), width, style) + LineLayout.joined(pieces, width)
      + NotesText.lines(sheet.notes, width)
  }

  /// What was written on the days of the arc, or of all arcs.
  private var days: [StyledLine] {
    let arcs = [sheet.shown].compactMap(\.self) + (showsAllNotes ? sheet.others : [])
    let notes = RitualNotes(of: arcs, words.days)
    let lines = notes.lines(width, most: showsAllNotes ? nil : RitualNotes.standardCount)
    guard !showsAllNotes, notes.rows.count > RitualNotes.standardCount else { return lines }
    let command = "tidemark ritual \(ShellWord.quoted(sheet.title)) --notes"
    return lines + LineLayout.wrapped(say(.allNotes(command: command)), width, .quiet, indent: 2)
  }

  private var noArc: [StyledLine] {
    let days = DateRange(first: today, last: today.adding(days: Ritual.standardDuration - 1)) ?? DateRange(today)
    let section = ArcTitle(number: 1, days: days).text
    if sheet.hasUnreadArc {
      return LineLayout.wrapped(say(.toReadArc), width)
        + LineLayout.wrapped(RitualWords.lintCommand(sheet.path), width, indent: 2)
    }
    let words = LineLayout.wrapped(say(.noArcInSections("## \(section)")), width)
    guard sheet.isToBegin else { return words }
    return words + LineLayout.wrapped(say(.toWriteArc), width)
      + LineLayout.wrapped(RitualWords.renewalCommand(sheet.title), width, indent: 2)
  }

  private func state(_ arc: RitualSheet.Arc) -> [StyledLine] {
    let state = LinePiece(words.state(arc.progress.status), arc.progress.status == .active ? .now : .plain)
    let lines = LineLayout.joined([LinePiece(say(.arc(arc.number))), state] + words.pieces(arc), width)
    let streak = [LinePiece(words.streak(sheet.streak))]
    return lines + LineLayout.wrapped(words.days.period(arc.effective), width) + LineLayout.joined(streak, width)
      + NotesText.lines(arc.notes, width)
  }

  // MARK: Habits

  private func habits(_ arc: RitualSheet.Arc) -> [StyledLine] {
    guard !arc.habits.isEmpty else { return LineLayout.wrapped(say(.noHabitInItems), width) }
    let rows = arc.habits.map { habit in
      let rule = habit.rule.map { " · every: \($0)" } ?? ""
      let isTold = habit.today == .skipped || habit.today == .notDue
      let state = habit.today.map { isTold ? LinePiece.separator + say(.stateToday($0)) : "" } ?? ""
      return RitualTable.Row(
        mark: habit.today.map { $0.box + " " } ?? "",
        title: ShownText.titled(habit.title, habit.icon) + rule + state,
        figures: rates(habit.progress.ofGoal, habit.progress.soFar, completed: habit.progress.completed)
          + [figure(words.language.number(habit.streak.current), say(.streak(habit.streak.current)))],
        notes: habit.notes
      )
    }
    let all = RitualTable.Row(
      mark: String(repeating: " ", count: rows[0].mark.count),
      title: say(.inAll),
      style: .strong,
      figures: rates(arc.ofGoals, arc.soFar) + [figure("", "")]
    )
    let table = RitualTable(headings: [say(.goal), "", "", say(.soFar), say(RitualHeading.streak)], rows: rows + [all])
    return [StyledLine(say(.habits), .strong)] + table.lines(width)
  }

  /// - Parameter completed: how many completions there are, which may be more than the goal.
  private func rates(_ goal: Rate, _ soFar: Rate, completed: Int? = nil) -> [RitualTable.Figure] {
    let part = words.days.say(.part(done: completed ?? goal.done, due: goal.due))
    let percent = words.language.percent(goal)
    // Of an arc that runs, what is still to come is no fault.
    let style = soFar.band.style
    return [
      figure(RateText.bar(goal), RateText.bar(goal), style, .left), figure(percent, percent), figure(part, part),
      figure(words.language.percent(soFar), say(.soFar(soFar))),
    ]
  }

  private func figure(
    _ cell: String,
    _ words: String,
    _ style: TerminalColor.Style = .plain,
    _ alignment: DisplayWidth.Alignment = .right
  ) -> RitualTable.Figure {
    RitualTable.Figure(cell: cell, words: words, style: style, alignment: alignment)
  }

  // MARK: Milestones and arcs

  private func milestones(_ arc: RitualSheet.Arc) -> [StyledLine] {
    let rows = arc.milestones.map { standing in
      let milestone = standing.milestone
      let date = milestone.date < today ? words.days.day(milestone.date) : words.days.distanceAndDay(milestone.date)
      let told = [date, words.kept(standing)].compactMap(\.self).joined(separator: LinePiece.separator)
      let day = say(.day(milestone.day))
      return RitualTable.Row(
        mark: standing.isReached ? "[x] " : "[ ] ",
        title: words.say(.milestone(standing)),
        style: standing.isReached ? .plain : .quiet,
        figures: [figure(day, day), figure(told, told, .plain, .left)]
      )
    }
    return [StyledLine(say(.milestones), .strong)] + RitualTable(rows: rows).lines(width)
  }

  private var renewal: [StyledLine] {
    guard let arc = sheet.renewal else { return [] }
    return LineLayout.wrapped(say(.toRenew(arc)), width)
      + LineLayout.wrapped(RitualWords.renewalCommand(sheet.title), width, indent: 2)
  }

  private var others: [StyledLine] {
    guard let shown = sheet.shown, !sheet.others.isEmpty else { return [] }
    let areEarlier = sheet.others.allSatisfy { $0.days.first < shown.days.first }
    let rows = sheet.others.map { arc in
      let state = words.state(arc.progress.status)
      let percent = words.language.percent(arc.soFar)
      let days = words.days.period(arc.effective)
      return RitualTable.Row(
        title: say(.arc(arc.number)),
        figures: [
          figure(state, state, .plain, .left), figure(days, days, .plain, .left),
          figure(percent, percent, arc.soFar.band.style),
        ],
        notes: arc.notes
      )
    }
    let title = StyledLine(say(areEarlier ? .earlierArcs : .otherArcs), .strong)
    return [title] + RitualTable(rows: rows).lines(width)
  }
}
