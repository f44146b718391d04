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

  init(_ sheet: RitualSheet, _ survey: RitualSurvey, showsAllNotes: Bool = false, width: Int) {
    self.showsAllNotes = showsAllNotes
    self.sheet = sheet
    self.width = LineLayout.fitted(width)
    today = survey.today
    style = survey.style(of: sheet.ritual)
    words = RitualWords(survey, .short, in: .english)
  }

  var lines: [StyledLine] {
    let parts = [heading] + (sheet.shown.map { [state($0), habits($0), days, milestones($0)] } ?? [noArc]) + [renewal, others]
    return parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0 }
  }

  private var heading: [StyledLine] {
    var pieces = [LinePiece(sheet.slot.rawValue)]
    if let category = sheet.category { pieces.append(LinePiece(category)) }
    if let theme = sheet.theme { pieces.append(LinePiece("theme \(theme)")) }
    if let finished = sheet.finished { pieces.append(LinePiece("finished \(words.days.day(finished))")) }
    return LineLayout.wrapped(ShownText.titled(sheet.title, sheet.icon), width, style) + LineLayout.joined(pieces, width)
      + NotesText.lines(sheet.notes, width)
  }

  /// What was written on the days of the arc, or of all arcs.
  private var days: [StyledLine] {
    let arcs = [sheet.shown].compactMap(\.self) + (showsAllNotes ? sheet.others : [])
    let notes = RitualNotes(of: arcs, words.days)
    let lines = notes.lines(width, most: showsAllNotes ? nil : RitualNotes.standardCount)
    guard !showsAllNotes, notes.rows.count > RitualNotes.standardCount else { return lines }
    return lines
      + LineLayout.wrapped("“tidemark ritual \(ShellWord.quoted(sheet.title)) --notes” shows all.", width, .quiet, indent: 2)
  }

  private var noArc: [StyledLine] {
    let days = DateRange(first: today, last: today.adding(days: Ritual.standardDuration - 1)) ?? DateRange(today)
    let section = ArcTitle(number: 1, days: days).text
    if sheet.hasUnreadArc {
      return LineLayout.wrapped("It has an arc that cannot be read. This command says why:", width)
        + LineLayout.wrapped(RitualWords.lintCommand(sheet.path), width, indent: 2)
    }
    let words = LineLayout.wrapped("It has no arc. One begins with a section such as “## \(section)”.", width)
    guard sheet.isToBegin else { return words }
    return words + LineLayout.wrapped("This command writes it:", width)
      + LineLayout.wrapped(RitualWords.renewalCommand(sheet.title), width, indent: 2)
  }

  private func state(_ arc: RitualSheet.Arc) -> [StyledLine] {
    let state = LinePiece(RitualMessage.status(arc.progress.status).english, arc.progress.status == .active ? .now : .plain)
    let lines = LineLayout.joined([LinePiece("Arc \(arc.number)"), state] + words.pieces(arc), width)
    let streak = [LinePiece(words.streak(sheet.streak))]
    return lines + LineLayout.wrapped(words.days.period(arc.effective), width) + LineLayout.joined(streak, width)
      + NotesText.lines(arc.notes, width)
  }

  // MARK: Habits

  private func habits(_ arc: RitualSheet.Arc) -> [StyledLine] {
    guard !arc.habits.isEmpty else { return LineLayout.wrapped("The arc has no habit; its list items are its habits.", width) }
    let rows = arc.habits.map { habit in
      let rule = habit.rule.map { " · every: \($0)" } ?? ""
      let state = habit.today == .skipped || habit.today == .notDue ? " · \(habit.today.map { Language.english.state($0) } ?? "") today" : ""
      let streak = String(habit.streak.current)
      return RitualTable.Row(
        mark: habit.today.map { $0.box + " " } ?? "",
        title: ShownText.titled(habit.title, habit.icon) + rule + state,
        figures: rates(habit.progress.ofGoal, habit.progress.soFar, completed: habit.progress.completed)
          + [figure(streak, "streak \(streak)")],
        notes: habit.notes
      )
    }
    let all = RitualTable.Row(
      mark: String(repeating: " ", count: rows[0].mark.count),
      title: "In all",
      style: .strong,
      figures: rates(arc.ofGoals, arc.soFar) + [figure("", "")]
    )
    let table = RitualTable(headings: ["Goal", "", "", "So far", "Streak"], rows: rows + [all])
    return [StyledLine("Habits", .strong)] + table.lines(width)
  }

  /// - Parameter completed: how many completions there are, which may be more than the goal.
  private func rates(_ goal: Rate, _ soFar: Rate, completed: Int? = nil) -> [RitualTable.Figure] {
    let part = "\(completed ?? goal.done) of \(goal.due)"
    let percent = Language.english.percent(goal)
    // Of an arc that runs, what is still to come is no fault.
    let style = soFar.band.style
    return [
      figure(RateText.bar(goal), RateText.bar(goal), style, .left), figure(percent, percent), figure(part, part),
      figure(Language.english.percent(soFar), "so far \(Language.english.percent(soFar))"),
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
      let told = [date, words.kept(standing)].compactMap(\.self).joined(separator: " · ")
      return RitualTable.Row(
        mark: standing.isReached ? "[x] " : "[ ] ",
        title: RitualMessage.milestone(standing).english,
        style: standing.isReached ? .plain : .quiet,
        figures: [figure("day \(milestone.day)", "day \(milestone.day)"), figure(told, told, .plain, .left)]
      )
    }
    return [StyledLine("Milestones", .strong)] + RitualTable(rows: rows).lines(width)
  }

  private var renewal: [StyledLine] {
    guard let arc = sheet.renewal else { return [] }
    return LineLayout.wrapped("The arc is complete; \(RitualMessage.renewal(arc).english):", width)
      + LineLayout.wrapped(RitualWords.renewalCommand(sheet.title), width, indent: 2)
  }

  private var others: [StyledLine] {
    guard let shown = sheet.shown, !sheet.others.isEmpty else { return [] }
    let areEarlier = sheet.others.allSatisfy { $0.days.first < shown.days.first }
    let rows = sheet.others.map { arc in
      let state = RitualMessage.status(arc.progress.status).english
      let days = words.days.period(arc.effective)
      return RitualTable.Row(
        title: "Arc \(arc.number)",
        figures: [
          figure(state, state, .plain, .left), figure(days, days, .plain, .left),
          figure(Language.english.percent(arc.soFar), Language.english.percent(arc.soFar), arc.soFar.band.style),
        ],
        notes: arc.notes
      )
    }
    let title = StyledLine(areEarlier ? "Earlier arcs" : "Other arcs", .strong)
    return [title] + RitualTable(rows: rows).lines(width)
  }
}
