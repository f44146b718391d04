import Diagnostics
import Planner

/// A list of projects as plain lines, a project a line.
enum ProjectListPlain {
  static func lines(of list: ProjectList) -> [String] {
    let words = TaskWords(today: list.today, clock: list.clock, style: .full)
    let details = TaskDetailWords(words: words, now: list.now)
    let heading = "Projects, \(DayWords.moment(list.now, of: list.today, list.clock))"
    let rows = list.rows.map { row in
      var parts = ["\(row.open) open, \(row.done) done"] + ProjectListLayout.due(row, words).map(\.text)
      if let next = row.next { parts.append(details.piece(of: next).text) }
      return ControlCharacters.escaping("\(row.title): " + parts.joined(separator: "; "))
    }
    return [heading] + rows
  }
}
