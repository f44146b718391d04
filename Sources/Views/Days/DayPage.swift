import Chronology
package import Languages
package import Planner

/// A day as a page: its blocks and free times as a table, then what else its files say, in their order. It is made for a day
/// and not for a minute of it, so nothing is said of what is now; and of a day that is over or to come nothing that would be
/// other words tomorrow.
struct DayPage {
  let sheet: DaySheet
  /// The files of the day.
  let files: [AnchorDay]
  let writer: any DayWriter
  let language: Language

  private func say(_ message: DayMessage) -> String { language.say(message) }

  var content: PageContent {
    var title = ShownText.emoji(sheet.icon).map { PageText($0 + " ", .sign) } ?? PageText()
    title += PageText(sheet.date, language.weekdayAndDate(sheet.date))
    var details = sheet.isToday ? [PageText(language.distance(of: sheet.date, from: sheet.today), .now)] : []
    if !sheet.words.isEmpty { details.append(PageText(name: sheet.title)) }
    details += DayHeading(sheet, in: language).numbers(.full).map { PageText($0, .quiet) }
    return PageContent(title: title, details: details, parts: parts)
  }

  var parts: [PagePart] {
    var parts = files.flatMap { writer.parts(of: Array(DayPage.lead(of: $0))) }
    if !sheet.isWithoutTimes || !sheet.files.isEmpty { parts.append(.table(timetable)) }
    for file in files { parts += rest(of: file) }
    if !sheet.problems.isEmpty {
      parts.append(section(.problems, [.list(sheet.problems.map { PageEntry($0.page(in: language)) })]))
    }
    return parts
  }

  private func section(_ title: DayMessage, _ parts: [PagePart]) -> PagePart {
    .section(PageSection(PageText(say(title)), parts))
  }

  /// The words with which a file begins, before the first item of a list.
  private static func lead(of file: AnchorDay) -> ArraySlice<PlanElement> {
    file.content.introduction.elements.prefix { $0.item.map { !$0.type.standsInList } ?? true }
  }

  /// What a file says besides those and its blocks.
  private func rest(of file: AnchorDay) -> [PagePart] {
    let introduction = file.content.introduction
    let elements = introduction.elements.dropFirst(DayPage.lead(of: file).count).filter { $0.item?.type != .block }
    let tasks = elements.filter { $0.item?.isTask ?? false }
    let notes = elements.filter { !($0.item?.isTask ?? false) }
    var parts: [PagePart] = []
    if !tasks.isEmpty { parts.append(section(.tasksInNoBlock, writer.parts(of: tasks))) }
    if !notes.isEmpty { parts.append(section(.notes, writer.parts(of: notes))) }
    let groups = introduction.groups.isEmpty ? [] : [PlanSection(title: "", groups: introduction.groups)]
    return parts + writer.partsBesideBlocks(of: groups + file.content.sections)
  }

  private static func project(_ title: String) -> PageText {
    PageText(name: title).styled(.quiet).leading(to: .page(title))
  }

  // MARK: The timetable

  /// Blocks, what stands at a time beside them, free times, and now, by their times.
  private var timetable: PageTable {
    // Only the starts are sorted: a row is made where it stays.
    let starts = sheet.blocks.map(\.block.start) + sheet.timed.map(\.start) + sheet.free.map(\.lowerBound)
    let order = starts.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    let (timed, free) = (sheet.blocks.count, sheet.blocks.count + sheet.timed.count)
    // Many stretches of a day are as long as others.
    var lengths: [(minutes: Int, words: String)] = []
    let rows = order.map { place -> PageTable.Row in
      if place < timed { return row(of: sheet.blocks[place]) }
      if place < free { return row(of: sheet.timed[place - timed]) }
      let stretch = sheet.free[place - free]
      let minutes = stretch.upperBound.minutes - stretch.lowerBound.minutes
      let known = lengths.first { $0.minutes == minutes }?.words
      let words = known ?? say(.freeTime(minutes: minutes, .full))
      if known == nil { lengths.append((minutes, words)) }
      return PageTable.Row(PageText(times(stretch), .quiet), [PageTable.Cell(PageText(words, .quiet))])
    }
    return PageTable(
      PageText(say(.timetable)),
      columns: [PageTable.Column(say(.time), keepsLines: true), PageTable.Column(say(.what))],
      rows: rows,
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
    if let id = block.item?.id { text.append(" (\(id))", .quiet) }
    for detail in details(of: block) { text.append(" · " + detail, .quiet) }
    if let other = block.overlapped {
      text += PageText { name in " · " + say(.overlaps(name(PageText(name: other)))) }.styled(.quiet)
    }
    for detail in block.item.map({ writer.details(ofBlock: $0) }) ?? [] {
      text.append(" · ", .quiet)
      text += detail
    }
    if block.look.color != .standard { text.append(", " + say(.color(block.look.color)), .spoken) }
    let parts = block.item.map { writer.parts(below: $0) } ?? partsOfRoutine(block.block)
    return PageTable.Row(PageText(times(range)), [PageTable.Cell(text, parts: parts)], color: block.look.color)
  }

  /// What is below a block of the routine, which is in no file of the day.
  private func partsOfRoutine(_ block: TimeBlock) -> [PagePart] {
    let tasks = block.tasks.map { task in
      PageEntry(
        PageText(markdown: task.title),
        state: PageState(task.box),
        details: task.project.map { [DayPage.project($0)] } ?? [],
        parts: [PagePart](task.notes)
      )
    }
    return [PagePart](block.notes) + (tasks.isEmpty ? [] : [.list(tasks)])
  }

  private func details(of block: DaySheet.Block) -> [String] {
    var details = [language.length(block.block.minutes)]
    if block.block.isRoutine { details.append(language.say(TodayMessage.routine)) }
    if block.recurring != nil { details.append(language.say(TaskMessage.recurring)) }
    if block.isDoneEarlier { details.append(language.say(TodayMessage.doneEarlier)) }
    return details
  }

  private func row(of item: TimedItem) -> PageTable.Row {
    var text = PageText()
    if let state = item.state { text = box(state) }
    text += PageText.titled(item.title, item.icon)
    let details = PageText.texts { name in
      DayWords.details(of: item, sheet.clock, in: language) { name(PageText(name: $0)) }.map { " · " + $0 }
    }
    for detail in details { text += detail.styled(.quiet) }
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
    var text = PageText(state.sign + " ", .sign)
    text.append(word + language.colon + " ", .spoken)
    return text
  }
}

extension DayView {
  /// The day as a page.
  ///
  /// - Parameters:
  ///   - files: those of the day.
  ///   - writer: tells what they say.
  package func page(of files: [AnchorDay], _ writer: some DayWriter, in language: Language) -> PageContent {
    DayPage(sheet: sheet, files: files, writer: writer, language: language).content
  }
}

extension WeekView {
  /// The week as a page, a section for each day.
  ///
  /// - Parameter pages: those of its days.
  package func page(of pages: [PageContent], in language: Language) -> PageContent {
    let days = sheet.days
    guard let first = days.first, let last = days.last else { return PageContent(title: PageText()) }
    return PageContent(
      title: PageText(language.say(DayMessage.week(SeenDay(first.date, from: last.date, .short), last.date))),
      parts: zip(days, pages).map { day, page in
        .section(PageSection(page.title.leading(to: .day(day.date)), details: page.details, page.parts))
      }
    )
  }
}
