import Chronology
import Insight
package import Languages
import Planner

/// A ritual as a page: the arc that is shown, its habits and milestones, the year of its days, and its other arcs.
struct RitualPage {
  let sheet: RitualSheet
  let survey: RitualSurvey
  fileprivate let words: RitualWords

  init(_ sheet: RitualSheet, _ survey: RitualSurvey) {
    (self.sheet, self.survey) = (sheet, survey)
    words = RitualWords(survey, .short, in: .english)
  }

  var content: PageContent {
    PageContent(
      title: .titled(plain: sheet.title, sheet.icon),
      details: details,
      color: survey.color(of: sheet.ritual),
      parts: [PagePart](sheet.notes) + (sheet.shown.map { parts(of: $0) } ?? noArc) + renewal + days + months + habitYears
        + others
    )
  }

  var details: [PageText] {
    var details = [PageText(sheet.slot.rawValue)]
    if let category = sheet.category { details.append(PageText(category)) }
    if let theme = sheet.theme { details.append(PageText("theme \(theme)")) }
    if let finished = sheet.finished { details.append(PageText(finished, "finished \(words.days.day(finished))")) }
    return details
  }

  private var noArc: [PagePart] {
    [.paragraph(PageText(sheet.hasUnreadArc ? "It has an arc that cannot be read." : "It has no arc."))]
  }

  private var renewal: [PagePart] {
    sheet.renewal == nil ? [] : [.paragraph("The arc is complete; it can be renewed.")]
  }

  // MARK: The arc

  /// Where an arc stands, in pieces.
  func standing(_ arc: RitualSheet.Arc) -> [PageText] {
    let state = RitualMessage.status(arc.progress.status).english
    return [PageText(state, arc.progress.status == .active ? .now : .plain)] + words.pieces(arc).map { PageText($0) }
      + [PageText(words.days.period(arc.effective), .quiet)]
  }

  private func parts(of arc: RitualSheet.Arc) -> [PagePart] {
    var parts: [PagePart] = [.paragraph(PageText(words.streak(sheet.streak)))] + [PagePart](arc.notes)
    parts += arc.habits.isEmpty ? [.paragraph("The arc has no habit.")] : [.table(habits(arc))]
    if !arc.milestones.isEmpty { parts.append(.table(milestones(arc))) }
    return [.section(PageSection(PageText("Arc \(arc.number)"), details: standing(arc), parts))]
  }

  private func habits(_ arc: RitualSheet.Arc) -> PageTable {
    let rows = arc.habits.map { habit in
      var title = PageText.titled(plain: habit.title, habit.icon)
      if let rule = habit.rule { title += PageText(" · every: \(rule)", .quiet) }
      let state = habit.today.flatMap { PageState($0) }
      let today = state.map { PageText($0.sign + " ", .sign) + PageText($0.word) } ?? PageText(habit.today.map { Language.english.state($0) } ?? "–")
      return PageTable.Row(
        title,
        [PageTable.Cell(today, parts: [PagePart](habit.notes))]
          + figures(habit.progress.ofGoal, habit.progress.soFar, completed: habit.progress.completed)
          + [PageTable.Cell(PageText("\(habit.streak.current), longest \(habit.streak.longest)"))]
      )
    }
    let all = PageTable.Row(
      "In all",
      [PageTable.Cell(PageText())] + figures(arc.ofGoals, arc.soFar) + [PageTable.Cell(PageText())]
    )
    return PageTable(
      "Habits",
      columns: [PageTable.Column("Habit"), PageTable.Column("Today")]
        + ["Goal", "Done", "So far", "Streak"].map { PageTable.Column($0, isNumber: true) },
      rows: rows + [all]
    )
  }

  private func figures(_ goal: Rate, _ soFar: Rate, completed: Int? = nil) -> [PageTable.Cell] {
    [Language.english.percent(goal), "\(completed ?? goal.done) of \(goal.due)", Language.english.percent(soFar)].map {
      PageTable.Cell(PageText($0))
    }
  }

  private func milestones(_ arc: RitualSheet.Arc) -> PageTable {
    PageTable(
      "Milestones",
      columns: [PageTable.Column("Milestone"), PageTable.Column("Day", isNumber: true), PageTable.Column("When")],
      rows: arc.milestones.map { standing in
        let date = standing.milestone.date
        let when = PageText(date, date < survey.today ? words.days.day(date) : words.days.distanceAndDay(date))
        let kept = words.kept(standing).map { PageText(" · " + $0, .quiet) } ?? PageText()
        let state: PageState = standing.state == .reached ? .done : standing.state == .passed ? .missed : .open
        return PageTable.Row(
          PageText.box(state) + PageText(RitualMessage.milestone(standing).english),
          [PageTable.Cell(PageText("\(standing.milestone.day)")), PageTable.Cell(when + kept)]
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
      let status = row.entry.status == .done ? nil : PageText(row.entry.status.rawValue)
      let time = row.entry.time.map { PageText(words.days.clock.text($0), .quiet) }
      return PageEntry(
        PageText(row.entry.days.first, RitualNotes.days(row.entry.days, words.days)),
        details: [PageText.titled(plain: row.habit.title, row.habit.icon)] + [status, time].compactMap(\.self),
        parts: [PagePart](row.entry.notes)
      )
    }
    return [.section(PageSection("Notes of days", [.list(entries)]))]
  }

  /// The last twelve months, without those before anything ran.
  private var months: [PagePart] { HistoryPage.months(survey, ritual: sheet.ritual, title: "The last twelve months") }

  private var habitYears: [PagePart] {
    HabitYearPage.parts(
      survey.history.habitYears(ofRitual: sheet.ritual, in: ActivityPeriod.twelveMonths.days(upTo: survey.today)),
      color: survey.color(of: sheet.ritual)
    )
  }

  private var others: [PagePart] {
    guard !sheet.others.isEmpty else { return [] }
    let rows = sheet.others.map { arc in
      PageTable.Row(
        PageText("Arc \(arc.number)"),
        [
          PageTable.Cell(PageText(RitualMessage.status(arc.progress.status).english)),
          PageTable.Cell(PageText(words.days.period(arc.effective)), parts: [PagePart](arc.notes)),
          PageTable.Cell(PageText(Language.english.percent(arc.soFar))),
        ]
      )
    }
    let columns = ["Arc", "State", "Days"].map { PageTable.Column($0) } + [PageTable.Column("Done", isNumber: true)]
    return [
      .section(
        PageSection("Other arcs", [.table(PageTable("Other arcs", columns: columns, rows: rows, isCaptionSpoken: true))])
      )
    ]
  }
}

extension RitualView {
  /// The ritual as a page.
  package func page(in language: Language) -> PageContent { RitualPage(sheet, survey).content }
}

extension RitualListView {
  /// The list as a page: a group a section, a ritual an entry.
  package func page(in language: Language) -> PageContent {
    let groups = list.groups.map { group, sheets in
      let entries = sheets.map { sheet in
        let page = RitualPage(sheet, survey)
        let title = PageText.titled(plain: sheet.title, sheet.icon).leading(to: .file(sheet.path))
        let standing = sheet.shown.map { page.standing($0) + [PageText(page.words.streak(sheet.streak))] } ?? []
        return PageEntry(title, details: page.details + standing, color: survey.color(of: sheet.ritual))
      }
      return PagePart.section(PageSection(PageText(group.title), [.list(entries)]))
    }
    let empty = list.emptyWords.map { [PagePart.paragraph(PageText($0))] } ?? []
    let months =
      survey.rituals.isEmpty ? [] : HistoryPage.months(survey, ritual: nil, title: "All rituals, the last twelve months")
    return PageContent(title: "Rituals", parts: groups + empty + months)
  }
}
