import Diagnostics
import Languages

/// A list of projects as plain lines, a project a line.
enum ProjectListPlain {
  static func lines(of list: ProjectList, in language: Language) -> [String] {
    let words = ProjectListWords(list, .full, in: language)
    let rows = list.rows.flatMap { row in
      let title = words.title(of: row)
      var parts = [words.counts(row)] + words.due(row).map(\.text)
      if let next = row.next { parts.append(words.details.piece(of: next).text) }
      let notes = NotesText.plain(row.project?.notes ?? [], of: title, in: language)
      let line = "\(title)\(language.colon) " + parts.joined(separator: "; ")
      return ([line] + notes).map { ControlCharacters.escaping($0) }
    }
    return ["\(words.say(.projects)), \(words.moment)"] + rows
  }
}
