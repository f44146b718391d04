import Diagnostics
import Planner

/// A list of projects as plain lines, a project a line.
enum ProjectListPlain {
  static func lines(of list: ProjectList) -> [String] {
    let words = TaskWords(language: .english, today: list.today, clock: list.clock, style: .full)
    let details = TaskDetailWords(words: words, now: list.now)
    let heading = "Projects, \(DayWords.moment(list.now, of: list.today, list.clock, in: .english))"
    let rows = list.rows.flatMap { row in
      var parts = ["\(row.open) open, \(row.done) done"] + ProjectListLayout.due(row, words).map(\.text)
      if let next = row.next { parts.append(details.piece(of: next).text) }
      let notes = NotesText.plain(row.project?.notes ?? [], "Note of \(row.title)")
      return (["\(row.title): " + parts.joined(separator: "; ")] + notes).map { ControlCharacters.escaping($0) }
    }
    return [heading] + rows
  }
}
