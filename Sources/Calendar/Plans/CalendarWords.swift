import Chronology
import Markdown
import Outline
import Planner

/// Words of files as a calendar has them: without markup.
enum CalendarWords {
  /// A title on one line.
  static func line(_ markdown: String) -> String {
    let plain = InlineText.plain(markdown)
    if isSpacedSingly(plain) { return plain }
    return plain.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" || $0 == "\t" || $0 == " " }
      .joined(separator: " ")
  }

  /// Whether single spaces are all the white space of a line, and stand between words.
  private static func isSpacedSingly(_ text: String) -> Bool {
    var before = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard byte > 0x20 || byte == 0x20 && before != 0x20 else { return false }
      before = byte
    }
    return before != 0x20 || text.isEmpty
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

  /// What is written below an item.
  static func text(below item: PlanItem) -> String {
    item.notes.isEmpty && item.children.isEmpty ? "" : text([Note](item.notes, item.children))
  }

  private static func isItem(_ note: Note) -> Bool { if case .item = note.form { true } else { false } }

  /// The tasks of a block, each with its steps and notes, and the notes of the block.
  static func text(of block: TimeBlock) -> String {
    let tasks = block.tasks.flatMap { task -> [String] in
      let project = task.project.map { " (\(line($0)))" } ?? ""
      // A comment shows nothing.
      let below = text(task.notes).split(separator: "\n")
      return ["\(task.box.text) \(line(task.title))\(project)"] + below.map { "  \($0)" }
    }
    let notes = text(block.notes)
    return (tasks + (notes.isEmpty ? [] : [notes])).joined(separator: "\n")
  }

  /// A title as names are compared.
  static func name(_ title: String) -> String { Document.name(ofTitle: title) }
}
