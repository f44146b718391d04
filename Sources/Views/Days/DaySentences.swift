import Chronology
import Diagnostics
import Languages
import Planner

/// A day in plain lines, one for each thing, as a screen reader follows them best: no picture, no column, nothing cut.
struct DaySentences {
  let sheet: DaySheet
  let language: Language
  /// Whether it is shown among others, which are told once how to begin.
  let isOneOfSeveral: Bool

  init(_ sheet: DaySheet, isOneOfSeveral: Bool = false, in language: Language) {
    self.sheet = sheet
    self.language = language
    self.isOneOfSeveral = isOneOfSeveral
  }

  var lines: [String] {
    var lines = headings
    if let introduction = sheet.introduction { lines.append(DayWords.title(introduction)) }
    if !sheet.isWithoutTimes || !sheet.files.isEmpty { lines += calendar }
    for task in sheet.tasks {
      let title = DayWords.title(task.title)
      let beginning = say(.taskInNoBlock(task.box, title))
      lines.append(sentence(beginning, task.box, task.project, task.due, task.priority))
      lines += notes(task.notes, of: title)
    }
    lines += sheet.due.map { item in
      ([say(.dueTask(DayWords.title(item.title)))] + item.details(in: language)).joined(separator: ", ") + "."
    }
    lines += notes(sheet.notes)
    lines += sheet.problems.map { say(.problem($0)) }
    let advice = DayAdvice(sheet, in: language)
    return lines + (isOneOfSeveral ? [advice.sentence].compactMap(\.self) : advice.paragraphs)
  }

  private func say(_ message: DayMessage) -> String { language.say(message) }

  private var headings: [String] {
    let day = say(.heading(SeenDay(sheet.date, from: sheet.today, .full), words: sheet.words))
    let numbers = DayHeading(sheet, in: language).numbers(.full)
    return [day] + (numbers.isEmpty ? [] : [numbers.joined(separator: ", ") + "."])
  }

  private func notes(_ notes: [Note], of name: String? = nil) -> [String] {
    NotesText.plain(notes, of: name, in: language).map { ControlCharacters.escaping($0) }
  }

  private var calendar: [String] {
    var parts: [(start: TimeOfDay, lines: [String])] = sheet.blocks.map { ($0.block.start, sentences(of: $0)) }
    // What a page has every day is not told for each of several.
    for item in isOneOfSeveral ? sheet.recurring : sheet.timed {
      let words = [DayWords.title(item.title)] + DayWords.details(of: item, sheet.clock, in: language)
      parts.append((item.start, ["\(text(item.start))\(language.colon) \(words.joined(separator: "; "))."]))
    }
    for stretch in sheet.free { parts.append((stretch.lowerBound, [free(stretch)])) }
    if let time = sheet.time { parts.append((time, [say(.nowIs(shown(time)))])) }
    let order = parts.indices.sorted { (parts[$0].start, $0) < (parts[$1].start, $1) }
    var lines = order.flatMap { parts[$0].lines }
    if sheet.isAfterMidnight { lines.append(say(.nowIsAfterMidnight(shown(sheet.now.time)))) }
    return lines
  }

  private func shown(_ time: TimeOfDay) -> ShownTime { ShownTime(time, sheet.clock) }

  private func text(_ time: TimeOfDay) -> String { language.time(time, sheet.clock) }

  private func free(_ range: Range<TimeOfDay>) -> String {
    let minutes = range.upperBound.minutes - range.lowerBound.minutes
    return say(.freeSpan(shown(range.lowerBound), shown(range.upperBound), minutes: minutes))
  }

  /// `09:00 to 10:30, 1 hour 30 minutes`.
  private func span(_ range: Range<TimeOfDay>) -> String {
    let minutes = range.upperBound.minutes - range.lowerBound.minutes
    let times = language.timesInWords(range.lowerBound, range.upperBound, sheet.clock)
    return "\(times), \(language.lengthInFull(minutes))"
  }

  private func sentences(of block: DaySheet.Block) -> [String] {
    let name = DayWords.title(block.block.name)
    let tasks = block.listedTasks
    var details: [String] = []
    switch sheet.phase(of: block.block.range) {
    case .past: details.append(sheet.isPast ? "" : say(.past))
    case .running: details.append(say(.runningNow))
    case .coming: break
    }
    if let task = block.ownTask {
      details.append(language.state(task.box))
      if let project = task.project { details.append(say(.project(DayWords.title(project)))) }
    }
    if block.block.isRoutine { details.append(language.say(TodayMessage.routine)) }
    if block.recurring != nil { details.append(language.say(TaskMessage.recurring)) }
    if block.isDoneEarlier { details.append(language.say(TodayMessage.doneEarlier)) }
    if let other = block.overlapped { details.append(say(.overlaps(DayWords.title(other)))) }
    if block.look.color != .standard { details.append(say(.color(block.look.color))) }
    if !tasks.isEmpty { details.append(DayWords.tasks(tasks.map(\.box), in: language)) }
    let words = details.filter { !$0.isEmpty }.joined(separator: ", ")
    return ["\(span(block.block.range))\(language.colon) \(name)" + (words.isEmpty ? "." : "; \(words).")]
      + notes(block.block.notes + (block.isTask ? [] : block.ownTask?.notes ?? []), of: name)
      + tasks.flatMap { task -> [String] in
        let title = DayWords.title(task.title)
        return [sentence(say(.taskOfBlock(name, task.box, title)), task.box, task.project)] + notes(task.notes, of: title)
      }
  }

  /// What is said of a task behind its name: `Task in no block, open: Draft chapter 3, project Thesis.`
  private func sentence(
    _ beginning: String,
    _ box: BoxState,
    _ project: String?,
    _ due: CivilDate? = nil,
    _ priority: Priority? = nil
  ) -> String {
    var parts = [beginning]
    if let project { parts.append(say(.project(DayWords.title(project)))) }
    if let due { parts.append(DayWords.due(due, box, sheet, .full, in: language)) }
    if let priority, box.isToDo { parts.append(language.say(TaskMessage.priority(priority))) }
    return parts.joined(separator: ", ") + "."
  }
}
