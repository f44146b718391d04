import Chronology
package import Languages
import Planner

/// A day as a page: its blocks and free times as a table, then what has no time. It is made for a day and not for a minute of it, so
/// nothing is said of what is now; and of a day that is over or to come nothing that would be other words tomorrow.
struct DayPage {
  let sheet: DaySheet
  let language: Language

  private func say(_ message: DayMessage) -> String { language.say(message) }

  var content: PageContent {
    var title = ShownText.emoji(sheet.icon).map { PageText($0 + " ", .sign) } ?? PageText()
    title += PageText(sheet.date, language.weekdayAndDate(sheet.date))
    var details = sheet.isToday ? [PageText(language.distance(of: sheet.date, from: sheet.today), .now)] : []
    if !sheet.words.isEmpty { details.append(PageText(sheet.words)) }
    details += DayHeading(sheet, in: language).numbers(.full).map { PageText($0, .quiet) }
    return PageContent(title: title, details: details, parts: parts)
  }

  var parts: [PagePart] {
    var parts = sheet.introduction.map { [PagePart.paragraph(PageText(markdown: $0))] } ?? []
    if !sheet.isWithoutTimes || !sheet.files.isEmpty { parts.append(.table(timetable)) }
    if !sheet.tasks.isEmpty { parts.append(section(.tasksInNoBlock, [.list(sheet.tasks.map(entry))])) }
    if !sheet.notes.isEmpty { parts.append(section(.notes, [PagePart](sheet.notes))) }
    if !sheet.problems.isEmpty {
      parts.append(section(.problems, [.list(sheet.problems.map { PageEntry(PageText(language.say($0))) })]))
    }
    return parts
  }

  private func section(_ title: DayMessage, _ parts: [PagePart]) -> PagePart {
    .section(PageSection(PageText(say(title)), parts))
  }

  private func entry(_ task: DaySheet.Task) -> PageEntry {
    var details: [PageText] = []
    if let project = task.project { details.append(DayPage.project(project)) }
    if let due = task.due { details.append(PageText(due, DayWords.due(due, task.box, sheet, in: language), .quiet)) }
    if let priority = task.priority, task.box.isToDo { details.append(PageText(language.say(TaskMessage.priority(priority)))) }
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
      let cell = PageTable.Cell(PageText(say(.freeTime(minutes: minutes, .full)), .quiet))
      return (start: stretch.lowerBound, row: PageTable.Row(PageText(times(stretch), .quiet), [cell]))
    }
    let order = rows.indices.sorted { (rows[$0].start, $0) < (rows[$1].start, $1) }
    return PageTable(
      PageText(say(.timetable)),
      columns: [PageTable.Column(say(.time), keepsLines: true), PageTable.Column(say(.what))],
      rows: order.map { rows[$0].row },
      isCaptionSpoken: true
    )
  }

  private func times(_ range: Range<TimeOfDay>) -> String {
    language.times(range.lowerBound, range.upperBound, sheet.clock)
  }

  private func row(of block: DaySheet.Block) -> PageTable.Row {
    let range = block.block.range
    var text = ShownText.emoji(block.look.icon).map { PageText($0 + " ", .sign) } ?? PageText()
    if block.isTask, let task = block.block.tasks.first {
      text = PageText.box(PageState(task.box), language.state(task.box), in: language) + text
    }
    text += PageText(markdown: block.block.name)
    for detail in details(of: block) { text += PageText(" · " + detail, .quiet) }
    if block.look.color != .standard { text += PageText(", " + say(.color(block.look.color)), .spoken) }
    let tasks = block.block.tasks.dropFirst(block.isTask ? 1 : 0).map { task in
      PageEntry(
        PageText(markdown: task.title),
        state: PageState(task.box),
        details: task.project.map { [DayPage.project($0)] } ?? [],
        parts: [PagePart](task.notes)
      )
    }
    return PageTable.Row(
      PageText(times(range)),
      [PageTable.Cell(text, parts: [PagePart](block.block.notes) + (tasks.isEmpty ? [] : [.list(tasks)]))],
      color: block.look.color
    )
  }

  private func details(of block: DaySheet.Block) -> [String] {
    var details = [language.length(block.block.minutes)]
    if block.block.isRoutine { details.append(language.say(TodayMessage.routine)) }
    if block.recurring != nil { details.append(language.say(TaskMessage.recurring)) }
    if block.isDoneEarlier { details.append(language.say(TodayMessage.doneEarlier)) }
    if let other = block.overlapped { details.append(say(.overlaps(DayWords.title(other)))) }
    return details
  }

  private func row(of item: TimedItem) -> PageTable.Row {
    var text = item.state.map(box) ?? PageText()
    text += PageText.titled(item.title, item.icon)
    for detail in DayWords.details(of: item, sheet.clock, in: language) { text += PageText(" · " + detail, .quiet) }
    return PageTable.Row(PageText(language.time(item.start, sheet.clock)), [PageTable.Cell(text)])
  }

  /// What is ahead is open to those who read it.
  private func box(_ state: HabitState) -> PageText {
    guard let shown = PageState(state) else { return PageText() }
    return PageText.box(shown, say(.recurringState(state == .ahead ? .open : state)), in: language)
  }
}

extension PageText {
  /// A state before words: a sign for the eye, a word for the ear.
  package static func box(_ state: PageState) -> PageText {
    PageText(state.sign + " ", .sign) + PageText(state.word + ": ", .spoken)
  }

  /// The same with another word, in a language.
  static func box(_ state: PageState, _ word: String, in language: Language) -> PageText {
    PageText(state.sign + " ", .sign) + PageText(word + "\(language.colon) ", .spoken)
  }
}

extension DayView {
  /// The day as a page.
  package func page(in language: Language) -> PageContent { DayPage(sheet: sheet, language: language).content }
}

extension WeekView {
  /// The week as a page, a section for each day.
  package func page(in language: Language) -> PageContent {
    let days = sheet.days
    guard let first = days.first, let last = days.last else { return PageContent(title: PageText()) }
    return PageContent(
      title: PageText(language.say(DayMessage.week(SeenDay(first.date, from: last.date, .short), last.date))),
      parts: days.map { day in
        let page = DayPage(sheet: day, language: language)
        return .section(PageSection(page.content.title.leading(to: .day(day.date)), details: page.content.details, page.parts))
      }
    )
  }
}
