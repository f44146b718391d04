import Chronology
package import Languages
import Planner

/// A day as a page: its blocks and free times as a table, then what has no time. It is made for a day and not for a minute of it, so
/// nothing is said of what is now; and of a day that is over or to come nothing that would be other words tomorrow.
struct DayPage {
  let sheet: DaySheet

  var content: PageContent {
    var title = ShownText.emoji(sheet.icon).map { PageText($0 + " ", .sign) } ?? PageText()
    title += PageText(sheet.date, Language.english.weekdayAndDate(sheet.date))
    var details = sheet.isToday ? [PageText("today", .now)] : []
    if !sheet.words.isEmpty { details.append(PageText(sheet.words)) }
    details += DayHeading(sheet).numbersInFull.map { PageText($0, .quiet) }
    return PageContent(title: title, details: details, parts: parts)
  }

  var parts: [PagePart] {
    var parts = sheet.introduction.map { [PagePart.paragraph(PageText(markdown: $0))] } ?? []
    if !sheet.isWithoutTimes || !sheet.files.isEmpty { parts.append(.table(timetable)) }
    if !sheet.tasks.isEmpty { parts.append(.section(PageSection("Tasks in no block", [.list(sheet.tasks.map(entry))]))) }
    if !sheet.notes.isEmpty { parts.append(.section(PageSection("Notes", [PagePart](sheet.notes)))) }
    if !sheet.problems.isEmpty {
      let entries = sheet.problems.map { PageEntry(PageText($0.message)) }
      parts.append(.section(PageSection("Problems", [.list(entries)])))
    }
    return parts
  }

  private func entry(_ task: DaySheet.Task) -> PageEntry {
    var details: [PageText] = []
    if let project = task.project { details.append(DayPage.project(project)) }
    if let due = task.due { details.append(PageText(due, DayWords.due(due, task.box, sheet, in: .english), .quiet)) }
    if let priority = task.priority, task.box.isToDo { details.append(PageText("\(priority.rawValue) priority")) }
    return PageEntry(
      PageText(markdown: task.title),
      state: PageState(task.box),
      details: details,
      parts: [PagePart](task.notes)
    )
  }

  private static func project(_ title: String) -> PageText {
    PageText(DayWords.title(title), .quiet, target: .page(title))
  }

  // MARK: The timetable

  /// Blocks, what stands at a time beside them, free times, and now, by their times.
  private var timetable: PageTable {
    var rows: [(start: TimeOfDay, row: PageTable.Row)] = sheet.blocks.map { block in
      (start: block.block.start, row: row(of: block))
    }
    rows += sheet.timed.map { item in (start: item.start, row: row(of: item)) }
    rows += sheet.free.map { stretch in
      let minutes = stretch.upperBound.minutes - stretch.lowerBound.minutes
      let cell = PageTable.Cell(PageText("free, \(Language.english.lengthInFull(minutes))", .quiet))
      return (start: stretch.lowerBound, row: PageTable.Row(PageText(sheet.clock.text(stretch), .quiet), [cell]))
    }
    let order = rows.indices.sorted { (rows[$0].start, $0) < (rows[$1].start, $1) }
    return PageTable(
      "Timetable",
      columns: [PageTable.Column("Time", keepsLines: true), PageTable.Column("What")],
      rows: order.map { rows[$0].row },
      isCaptionSpoken: true
    )
  }

  private func row(of block: DaySheet.Block) -> PageTable.Row {
    let range = block.block.range
    var text = ShownText.emoji(block.look.icon).map { PageText($0 + " ", .sign) } ?? PageText()
    if block.isTask, let task = block.block.tasks.first { text = PageText.box(PageState(task.box)) + text }
    text += PageText(markdown: block.block.name)
    for detail in details(of: block) { text += PageText(" · " + detail, .quiet) }
    if block.look.color != .standard { text += PageText(", color \(block.look.color.rawValue)", .spoken) }
    let tasks = block.block.tasks.dropFirst(block.isTask ? 1 : 0).map { task in
      PageEntry(
        PageText(markdown: task.title),
        state: PageState(task.box),
        details: task.project.map { [DayPage.project($0)] } ?? [],
        parts: [PagePart](task.notes)
      )
    }
    return PageTable.Row(
      PageText(sheet.clock.text(range)),
      [PageTable.Cell(text, parts: [PagePart](block.block.notes) + (tasks.isEmpty ? [] : [.list(tasks)]))],
      color: block.look.color
    )
  }

  private func details(of block: DaySheet.Block) -> [String] {
    var details = [Language.english.length(block.block.minutes)]
    if block.block.isRoutine { details.append("routine") }
    if block.recurring != nil { details.append("recurring") }
    if block.isDoneEarlier { details.append("done earlier") }
    if let other = block.overlapped { details.append("overlaps \(DayWords.title(other))") }
    return details
  }

  private func row(of item: TimedItem) -> PageTable.Row {
    var text = item.state.flatMap { PageState($0) }.map { PageText.box($0) } ?? PageText()
    text += PageText.titled(item.title, item.icon)
    for detail in DayWords.details(of: item, sheet.clock, in: .english) { text += PageText(" · " + detail, .quiet) }
    return PageTable.Row(PageText(sheet.clock.text(item.start)), [PageTable.Cell(text)])
  }
}

extension PageText {
  /// A state before words: a sign for the eye, a word for the ear.
  package static func box(_ state: PageState) -> PageText {
    PageText(state.sign + " ", .sign) + PageText(state.word + ": ", .spoken)
  }
}

extension DayView {
  /// The day as a page.
  package func page(in language: Language) -> PageContent { DayPage(sheet: sheet).content }
}

extension WeekView {
  /// The week as a page, a section for each day.
  package func page(in language: Language) -> PageContent {
    let days = sheet.days
    let words = days.first.map { TaskWords(language: .english, today: $0.today, clock: $0.clock, style: .short) }
    let period = days.first.flatMap { first in days.last.flatMap { DateRange(first: first.date, last: $0.date) } }
    let title = period.flatMap { period in words.map { "Week \($0.period(period))" } } ?? "Week"
    return PageContent(
      title: PageText(title),
      parts: days.map { day in
        let page = DayPage(sheet: day)
        return .section(PageSection(page.content.title.leading(to: .day(day.date)), details: page.content.details, page.parts))
      }
    )
  }
}
