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
  private var times: String { "\(clock.text(block.block.start)) - \(clock.text(block.block.end))" }

  private var phase: String? {
    switch sheet.phase {
    case .past: sheet.day.isPast ? nil : "past"
    case .running: "running now"
    case .coming: nil
    }
  }

  /// What is said of it, with words for each: `Color`, `orange`.
  private var facts: [(label: String, words: String)] {
    var facts: [(String, String)] = []
    if block.isTask, let task = block.block.tasks.first { facts.append(("State", Language.english.state(task.box))) }
    if !block.block.hasWrittenEnd {
      facts.append(("End", "not written: it ends where the next begins, or after default-block"))
    }
    facts.append(("Color", block.look.color.rawValue + (block.block.color == nil ? "" : ", its own")))
    if let project = block.block.project { facts.append(("Project", DayWords.title(project))) }
    facts.append(("Calls", sheet.calls.isEmpty ? "never" : sheet.calls.joined(separator: ", and ")))
    if let other = block.overlapped { facts.append(("Overlaps", DayWords.title(other))) }
    let place = block.place.map { "\(ControlCharacters.escaping($0.path)):\($0.line)" }
    let routine = block.routinePlace.map { ", \(ControlCharacters.escaping($0.path)):\($0.line)" } ?? ""
    facts.append(("Written", place ?? "in the routine of the vault\(routine)"))
    return facts
  }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    let width = LineLayout.fitted(width)
    let title = LineLayout.wrapped("\(DayBlockText.picture(of: block.look.icon))\(name)", width, .color(block.look.color))
    let day = [
      LinePiece(Language.english.weekdayAndDate(sheet.day.date)), LinePiece(Language.english.distance(of: sheet.day.date, from: sheet.day.today)),
    ]
    let when = [LinePiece(times, .strong), LinePiece(Language.english.length(block.block.minutes))]
    let state = phase.map { [LinePiece($0, sheet.phase == .running ? .now : .quiet)] } ?? []
    let head = title + LineLayout.joined(day, width) + LineLayout.joined(when + state, width)
    let facts = LabelledLines(facts.map { ($0.label, [LinePiece($0.words)]) }).lines(width)
    let notes = NotesText.lines(block.block.notes, width, indent: 2)
    let parts = [head, facts, tasks(width), notes.isEmpty ? [] : [StyledLine("Notes", .strong)] + notes]
    return parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0 }
  }

  private func tasks(_ width: Int) -> [StyledLine] {
    let tasks = sheet.tasks
    guard !tasks.isEmpty else { return [] }
    var title = StyledLine("Tasks", .strong)
    let done = tasks.count { $0.box == .done }
    if done > 0 { title.add(" · \(done) of \(tasks.count) done", .quiet) }
    return [title]
      + tasks.flatMap { task -> [StyledLine] in
        let project = task.project.map { " · " + DayWords.title($0) } ?? ""
        let words = DayWords.title(task.title) + project
        return LineLayout.marked("  \(DayWords.box(task.box)) ", words, width, task.box == .open ? .plain : .quiet)
          + NotesText.lines(task.notes, width, .quiet, indent: 6, isSpaced: false)
      }
  }

  package func plain(in language: Language) -> [String] {
    let distance = Language.english.distance(of: sheet.day.date, from: sheet.day.today)
    let state = phase.map { ", \($0)" } ?? ""
    var lines = [
      "\(name), \(Language.english.weekdayAndDate(sheet.day.date)), \(distance)",
      "\(times.replacing(" - ", with: " to ")), \(Language.english.lengthInFull(block.block.minutes))\(state)",
    ]
    lines += facts.map { "\($0.label): \($0.words)" }
    lines += sheet.tasks.flatMap { task -> [String] in
      let title = DayWords.title(task.title)
      let project = task.project.map { ", project \(DayWords.title($0))" } ?? ""
      return ["Task, \(Language.english.state(task.box)): \(title)\(project)"] + NotesText.plain(task.notes, "Note of \(title)")
    }
    return (lines + NotesText.plain(block.block.notes)).map { ControlCharacters.escaping($0) }
  }

  package var json: JSON { DayJSON.object(for: sheet) }
}
