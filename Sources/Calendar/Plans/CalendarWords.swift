import Chronology
import Markdown
import Outline
import Planner

/// Words of files as a calendar has them: without markup.
enum CalendarWords {
  /// A title on one line.
  static func line(_ markdown: String) -> String {
    InlineText.plain(markdown).split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" || $0 == "\t" || $0 == " " }
      .joined(separator: " ")
  }

  /// A title after its emoji, if it has one. The names of symbols are for programs that have the symbols.
  static func titled(_ title: String, _ icon: Icon?) -> String {
    if case .emoji(let emoji)? = icon { "\(emoji) \(line(title))" } else { line(title) }
  }

  /// Paragraphs, list items and quotes, line by line.
  static func text(_ notes: [Note]) -> String {
    notes.flatMap { note in isItem(note) ? note.lines.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 } : note.lines }
      .map { line in
        let indent = line.prefix { $0 == " " }
        return indent + InlineText.plain(String(line.dropFirst(indent.count)))
      }
      .joined(separator: "\n")
  }

  private static func isItem(_ note: Note) -> Bool { if case .item = note.form { true } else { false } }

  /// The tasks of a block and its notes.
  static func text(of block: TimeBlock) -> String {
    let tasks = block.tasks.map { task in
      let project = task.project.map { " (\(line($0)))" } ?? ""
      return "\(task.box.text) \(line(task.title))\(project)"
    }
    let notes = text(block.notes)
    return (tasks + (notes.isEmpty ? [] : [notes])).joined(separator: "\n")
  }

  /// A title as names are compared.
  static func name(_ title: String) -> String { Document.name(ofTitle: title) }
}
