import Chronology
import Insight
package import Languages
import Planner

/// A ritual as a page: the arc that is shown, its habits and milestones, the year of its days, and its other arcs.
struct RitualPage {
  let sheet: RitualSheet
  let survey: RitualSurvey
  fileprivate let words: RitualWords

  init(_ sheet: RitualSheet, _ survey: RitualSurvey, in language: Language) {
    (self.sheet, self.survey) = (sheet, survey)
    words = RitualWords(survey, .short, in: language)
  }

  private var language: Language { words.language }

  private func say(_ message: RitualViewMessage) -> String { language.say(message) }

  private func say(_ heading: RitualHeading) -> String { language.say(heading) }

  var content: PageContent {
    PageContent(
      title: .titled(sheet.name.page, sheet.icon),
      details: details,
      color: survey.color(of: sheet.ritual),
      parts: [PagePart](sheet.notes) + (sheet.shown.map { parts(of: $0) } ?? noArc) + renewal + days + months + habitYears
        + others
    )
  }

  var details: [PageText] {
    var details = [PageText(words.time(sheet.slot))]
    if let category = sheet.category { details.append(PageText(category)) }
    if let theme = sheet.theme { details.append(PageText(say(.theme(theme)))) }
    if let finished = sheet.finished { details.append(PageText(finished, say(.finished(words.days.seen(finished))))) }
    return details
  }

  private var noArc: [PagePart] {
    [.paragraph(PageText(say(sheet.hasUnreadArc ? .unreadArc : .noArc)))]
  }

  private var renewal: [PagePart] {
    sheet.renewal == nil ? [] : [.paragraph(PageText(say(.renewable)))]
  }

  // MARK: The arc

  /// Where an arc stands, in pieces.
  func standing(_ arc: RitualSheet.Arc) -> [PageText] {
    let state = words.state(arc.progress.status)
    return [PageText(state, arc.progress.status == .active ? .now : .plain)] + words.pieces(arc).map { PageText($0) }
      + [PageText(words.days.period(arc.effective), .quiet)]
  }

  private func parts(of arc: RitualSheet.Arc) -> [PagePart] {
    var parts: [PagePart] = [.paragraph(PageText(words.streak(sheet.streak)))] + [PagePart](arc.notes)
    parts += arc.habits.isEmpty ? [.paragraph(PageText(say(.noHabit)))] : [.table(habits(arc))]
    if !arc.milestones.isEmpty { parts.append(.table(milestones(arc))) }
    return [.section(PageSection(PageText(say(.arc(arc.number))), details: standing(arc), parts))]
  }

  private func habits(_ arc: RitualSheet.Arc) -> PageTable {
    let rows = arc.habits.map { habit in
      var title = PageText.titled(habit.name.page, habit.icon)
      if let rule = habit.rule { title += PageText(" · every: \(rule)", .quiet) }
      return PageTable.Row(
        title,
        [PageTable.Cell(today(habit), parts: [PagePart](habit.notes))]
          + figures(habit.progress.ofGoal, habit.progress.soFar, completed: habit.progress.completed)
          + [PageTable.Cell(PageText(say(.streakAndLongest(habit.streak.current, longest: habit.streak.longest))))]
      )
    }
    let all = PageTable.Row(
      PageText(say(.inAll)),
      [PageTable.Cell(PageText())] + figures(arc.ofGoals, arc.soFar) + [PageTable.Cell(PageText())]
    )
    return PageTable(
      PageText(say(.habits)),
      columns: [.habit, .today].map { PageTable.Column(say($0)) }
        + [.goal, .done, .soFar, .streak].map { (heading: RitualHeading) in PageTable.Column(say(heading), isNumber: true) },
      rows: rows + [all]
    )
  }

  /// How a habit stands today.
  private func today(_ habit: RitualSheet.Habit) -> PageText {
    guard let state = habit.today else { return PageText("–") }
    return (PageState(state).map { PageText($0.sign + " ", .sign) } ?? PageText()) + PageText(language.state(state))
  }

  private func figures(_ goal: Rate, _ soFar: Rate, completed: Int? = nil) -> [PageTable.Cell] {
    let part = words.days.say(.part(done: completed ?? goal.done, due: goal.due))
    return [language.percent(goal), part, language.percent(soFar)].map { PageTable.Cell(PageText($0)) }
  }

  private func milestones(_ arc: RitualSheet.Arc) -> PageTable {
    PageTable(
      PageText(say(.milestones)),
      columns: [
        PageTable.Column(say(.milestone)), PageTable.Column(say(RitualHeading.day), isNumber: true),
        PageTable.Column(say(.when)),
      ],
      rows: arc.milestones.map { standing in
        let date = standing.milestone.date
        let when = PageText(date, date < survey.today ? words.days.day(date) : words.days.distanceAndDay(date))
        let kept = words.kept(standing).map { PageText(LinePiece.separator + $0, .quiet) } ?? PageText()
        let state: PageState = standing.state == .reached ? .done : standing.state == .passed ? .missed : .open
        return PageTable.Row(
          PageText.box(state, in: language) + PageText(words.say(.milestone(standing))),
          [PageTable.Cell(PageText(language.number(standing.milestone.day))), PageTable.Cell(when + kept)]
        )
      }
    )
  }

  // MARK: Days

  /// What was written on the days of all arcs.
  private var days: [PagePart] {
    let notes = RitualNotes(of: [sheet.shown].compactMap(\.self) + sheet.others, words.days)
    guard !notes.rows.isEmpty else { return [] }
    let entries = notes.rows.map { row in
      let status = notes.status(of: row.entry).map { PageText($0) }
      let time = row.entry.time.map { PageText(words.days.time($0), .quiet) }
      return PageEntry(
        PageText(row.entry.days.first, RitualNotes.days(row.entry.days, words.days)),
        details: [PageText.titled(row.habit.name.page, row.habit.icon)] + [status, time].compactMap(\.self),
        parts: [PagePart](row.entry.notes)
      )
    }
    return [.section(PageSection(PageText(say(.notesOfDays)), [.list(entries)]))]
  }

  /// The last twelve months, without those before anything ran.
  private var months: [PagePart] {
    HistoryPage.months(survey, ritual: sheet.ritual, title: PageText(say(.twelveMonths)), in: language)
  }

  private var habitYears: [PagePart] {
    HabitYearPage.parts(
      survey.history.habitYears(ofRitual: sheet.ritual, in: ActivityPeriod.twelveMonths.days(upTo: survey.today)),
      color: survey.color(of: sheet.ritual),
      in: language
    )
  }

  private var others: [PagePart] {
    guard !sheet.others.isEmpty else { return [] }
    let rows = sheet.others.map { arc in
      PageTable.Row(
        PageText(say(.arc(arc.number))),
        [
          PageTable.Cell(PageText(words.state(arc.progress.status))),
          PageTable.Cell(PageText(words.days.period(arc.effective)), parts: [PagePart](arc.notes)),
          PageTable.Cell(PageText(language.percent(arc.soFar))),
        ]
      )
    }
    let columns =
      [RitualHeading.arc, .state, .days].map { PageTable.Column(say($0)) } + [PageTable.Column(say(.done), isNumber: true)]
    let title = PageText(say(.otherArcs))
    let table = PageTable(title, columns: columns, rows: rows, isCaptionSpoken: true)
    return [.section(PageSection(title, [.table(table)]))]
  }
}

extension RitualView {
  /// The ritual as a page.
  package func page(in language: Language) -> PageContent { RitualPage(sheet, survey, in: language).content }
}

extension RitualListView {
  /// The list as a page: a group a section, a ritual an entry.
  package func page(in language: Language) -> PageContent {
    func say(_ message: RitualListMessage) -> String { language.say(message) }
    let groups = list.groups.map { group, sheets in
      let entries = sheets.map { sheet in
        let page = RitualPage(sheet, survey, in: language)
        let title = PageText.titled(sheet.name.page, sheet.icon).leading(to: .file(sheet.path))
        let standing = sheet.shown.map { page.standing($0) + [PageText(page.words.streak(sheet.streak))] } ?? []
        return PageEntry(title, details: page.details + standing, color: survey.color(of: sheet.ritual))
      }
      return PagePart.section(PageSection(PageText(say(.group(group))), [.list(entries)]))
    }
    let empty = list.empty.map { [PagePart.paragraph(PageText(say($0)))] } ?? []
    let months =
      survey.rituals.isEmpty ? [] : HistoryPage.months(survey, ritual: nil, title: PageText(say(.twelveMonths)), in: language)
    return PageContent(title: PageText(say(.title)), parts: groups + empty + months)
  }
}
