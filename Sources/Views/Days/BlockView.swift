package import Diagnostics
package import Languages
import Planner

/// `tidemark block show`: one time block.
package struct BlockView: View {
  let sheet: BlockSheet

  package init(_ sheet: BlockSheet) { self.sheet = sheet }

  private var block: DaySheet.Block { sheet.block }
  private var name: String { DayWords.title(block.block.name) }
  private var clock: ClockStyle { sheet.day.clock }

  private var phase: DayMessage? {
    switch sheet.phase {
    case .past: sheet.day.isPast ? nil : .past
    case .running: .runningNow
    case .coming: nil
    }
  }

  /// What is said of it, with words for each: `Color`, `orange`.
  private func facts(in language: Language) -> [(label: String, words: String)] {
    var facts: [(label: BlockMessage, words: String)] = []
    if block.isTask, let task = block.block.tasks.first { facts.append((.state, language.state(task.box))) }
    if !block.block.hasWrittenEnd { facts.append((.end, language.say(BlockMessage.endNotWritten))) }
    let color = BlockMessage.colorOfBlock(block.look.color, isOwn: block.block.color != nil)
    facts.append((.color, language.say(color)))
    if let project = block.block.project { facts.append((.project, DayWords.title(project))) }
    facts.append((.calls, language.say(sheet.calls)))
    if let other = block.overlapped { facts.append((.overlaps, DayWords.title(other))) }
    let place = block.place?.text ?? language.say(BlockMessage.inRoutine(block.routinePlace?.text))
    facts.append((.written, place))
    return facts.map { (language.say($0.label), $0.words) }
  }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    let width = LineLayout.fitted(width)
    let title = LineLayout.wrapped("\(DayBlockText.picture(of: block.look.icon))\(name)", width, .color(block.look.color))
    let day = [
      LinePiece(language.weekdayAndDate(sheet.day.date)),
      LinePiece(language.distance(of: sheet.day.date, from: sheet.day.today)),
    ]
    let times = language.times(block.block.start, block.block.end, clock)
    let when = [LinePiece(times, .strong), LinePiece(language.length(block.block.minutes))]
    let state = phase.map { [LinePiece(language.say($0), sheet.phase == .running ? .now : .quiet)] } ?? []
    let head = title + LineLayout.joined(day, width) + LineLayout.joined(when + state, width)
    let facts = LabelledLines(facts(in: language).map { ($0.label, [LinePiece($0.words)]) }).lines(width)
    let notes = NotesText.lines(block.block.notes, width, indent: 2)
    let heading = StyledLine(language.say(DayMessage.notes), .strong)
    let parts = [head, facts, tasks(width, in: language), notes.isEmpty ? [] : [heading] + notes]
    return parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0 }
  }

  private func tasks(_ width: Int, in language: Language) -> [StyledLine] {
    let tasks = sheet.tasks
    guard !tasks.isEmpty else { return [] }
    var title = StyledLine(language.say(BlockMessage.tasks), .strong)
    let done = tasks.count { $0.box == .done }
    if done > 0 { title.add(" · " + language.say(DayMessage.partDone(done, of: tasks.count)), .quiet) }
    return [title]
      + tasks.flatMap { task -> [StyledLine] in
        let project = task.project.map { " · " + DayWords.title($0) } ?? ""
        let words = DayWords.title(task.title) + project
        return LineLayout.marked("  \(DayWords.box(task.box)) ", words, width, task.box == .open ? .plain : .quiet)
          + NotesText.lines(task.notes, width, .quiet, indent: 6, isSpaced: false)
      }
  }

  package func plain(in language: Language) -> [String] {
    let distance = language.distance(of: sheet.day.date, from: sheet.day.today)
    let state = phase.map { ", \(language.say($0))" } ?? ""
    let times = language.timesInWords(block.block.start, block.block.end, clock)
    var lines = [
      "\(name), \(language.weekdayAndDate(sheet.day.date)), \(distance)",
      "\(times), \(language.lengthInFull(block.block.minutes))\(state)",
    ]
    lines += facts(in: language).map { "\($0.label)\(language.colon) \($0.words)" }
    lines += sheet.tasks.flatMap { task -> [String] in
      let title = DayWords.title(task.title)
      return [language.say(BlockMessage.task(task.box, title, project: task.project.map(DayWords.title)))]
        + NotesText.plain(task.notes, of: title, in: language)
    }
    return (lines + NotesText.plain(block.block.notes, in: language)).map { ControlCharacters.escaping($0) }
  }

  package var json: JSON { DayJSON.object(for: sheet) }
}
