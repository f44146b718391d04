import Chronology
import Diagnostics
import Languages
import Planner

/// A day in plain lines, one for each thing, as a screen reader follows them best: no picture, no column, nothing cut.
struct DaySentences {
  let sheet: DaySheet
  /// Whether it is shown among others, which are told once how to begin.
  let isOneOfSeveral: Bool

  init(_ sheet: DaySheet, isOneOfSeveral: Bool = false) {
    self.sheet = sheet
    self.isOneOfSeveral = isOneOfSeveral
  }

  var lines: [String] {
    var lines = headings
    if let introduction = sheet.introduction { lines.append(DayWords.title(introduction)) }
    if !sheet.isWithoutTimes || !sheet.files.isEmpty { lines += calendar }
    for task in sheet.tasks {
      lines.append("Task in no block, " + words(task.title, task.box, task.project, task.due, task.priority))
      lines += notes(task.notes, of: DayWords.title(task.title))
    }
    lines += sheet.due.map { "Due, open: " + ([DayWords.title($0.title)] + $0.details).joined(separator: ", ") + "." }
    lines += notes(sheet.notes)
    lines += sheet.problems.map { "Problem: \($0.message)" }
    let advice = DayAdvice(sheet)
    return lines + (isOneOfSeveral ? [advice.sentence].compactMap(\.self) : advice.paragraphs)
  }

  private var headings: [String] {
    let distance = Language.english.distance(of: sheet.date, from: sheet.today)
    let day = "\(Language.english.weekdayAndDate(sheet.date)), \(distance)" + (sheet.words.isEmpty ? "." : ": \(sheet.words).")
    let numbers = DayHeading(sheet).numbersInFull
    return [day] + (numbers.isEmpty ? [] : [numbers.joined(separator: ", ") + "."])
  }

  private func notes(_ notes: [Note], of name: String? = nil) -> [String] {
    NotesText.plain(notes, name.map { "Note of \($0)" } ?? "Note").map { ControlCharacters.escaping($0) }
  }

  private var calendar: [String] {
    var parts: [(start: TimeOfDay, lines: [String])] = sheet.blocks.map { ($0.block.start, sentences(of: $0)) }
    // What a page has every day is not told for each of several.
    for item in isOneOfSeveral ? sheet.recurring : sheet.timed {
      let words = [DayWords.title(item.title)] + DayWords.details(of: item, sheet.clock, in: .english)
      parts.append((item.start, ["\(text(item.start)): \(words.joined(separator: "; "))."]))
    }
    for stretch in sheet.free { parts.append((stretch.lowerBound, ["\(span(stretch)): free."])) }
    if let time = sheet.time { parts.append((time, ["Now it is \(text(time))."])) }
    let order = parts.indices.sorted { (parts[$0].start, $0) < (parts[$1].start, $1) }
    var lines = order.flatMap { parts[$0].lines }
    if sheet.isAfterMidnight { lines.append("Now it is \(text(sheet.now.time)), after midnight.") }
    return lines
  }

  private func text(_ time: TimeOfDay) -> String { sheet.clock.text(time) }

  /// `09:00 to 10:30, 1 hour 30 minutes`.
  private func span(_ range: Range<TimeOfDay>) -> String {
    let minutes = range.upperBound.minutes - range.lowerBound.minutes
    return "\(text(range.lowerBound)) to \(text(range.upperBound)), \(Language.english.lengthInFull(minutes))"
  }

  private func sentences(of block: DaySheet.Block) -> [String] {
    let name = DayWords.title(block.block.name)
    let tasks = block.listedTasks
    var details: [String] = []
    switch sheet.phase(of: block.block.range) {
    case .past: details.append(sheet.isPast ? "" : "past")
    case .running: details.append("running now")
    case .coming: break
    }
    if let task = block.ownTask {
      details.append(Language.english.state(task.box))
      if let project = task.project { details.append("project \(DayWords.title(project))") }
    }
    if block.block.isRoutine { details.append("routine") }
    if block.recurring != nil { details.append("recurring") }
    if block.isDoneEarlier { details.append("done earlier") }
    if let other = block.overlapped { details.append("overlaps \(DayWords.title(other))") }
    if block.look.color != .standard { details.append("color \(block.look.color.rawValue)") }
    if !tasks.isEmpty { details.append(DayWords.tasks(tasks.map(\.box), in: .english)) }
    let words = details.filter { !$0.isEmpty }.joined(separator: ", ")
    return ["\(span(block.block.range)): \(name)" + (words.isEmpty ? "." : "; \(words).")]
      + notes(block.block.notes + (block.isTask ? [] : block.ownTask?.notes ?? []), of: name)
      + tasks.flatMap { task in
        ["Task of \(name), " + self.words(task.title, task.box, task.project)]
          + notes(task.notes, of: DayWords.title(task.title))
      }
  }

  /// `open: Draft chapter 3, project Thesis.`
  private func words(
    _ title: String,
    _ box: BoxState,
    _ project: String?,
    _ due: CivilDate? = nil,
    _ priority: Priority? = nil
  ) -> String {
    var words = "\(Language.english.state(box)): \(DayWords.title(title))"
    if let project { words += ", project \(DayWords.title(project))" }
    if let due { words += ", " + DayWords.due(due, box, sheet, .full, in: .english) }
    if let priority, box.isToDo { words += ", \(priority.rawValue) priority" }
    return words + "."
  }
}
