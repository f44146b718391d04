import Chronology
import Markdown
import Outline
import Planner
import SourceText

/// Words of files as a calendar has them: without markup.
enum CalendarWords {
  /// A title on one line.
  static func line(_ markdown: String) -> String {
    if InlineText.isLineOfWords(markdown) { return markdown }
    let text = InlineText.plain(markdown)
    // To take a title apart character by character takes some hundred times as long as to see that nothing would change.
    if isLine(text) { return text }
    return text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" || $0 == "\t" || $0 == " " }.joined(separator: " ")
  }

  /// Whether a text has no other white space than single spaces between words.
  private static func isLine(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var before: UInt8 = 0x20
      for byte in bytes {
        switch byte {
        case 0x09, 0x0A, 0x0D: return false
        case 0x20: guard before != 0x20 else { return false }
        default: break
        }
        before = byte
      }
      return before != 0x20 || bytes.isEmpty
    }
  }

  /// A title after its emoji, if it has one. The names of symbols are for programs that have the symbols.
  static func titled(_ title: String, _ icon: Icon?) -> String {
    guard case .emoji(var text)? = icon else { return line(title) }
    text += " "
    text += line(title)
    return text
  }

  /// Paragraphs, list items and quotes, line by line.
  static func text(_ notes: [Note]) -> String {
    guard !notes.isEmpty else { return "" }
    var text = ""
    for (place, note) in notes.enumerated() {
      let isListed = isItem(note)
      for (number, line) in note.lines.enumerated() {
        if place > 0 || number > 0 { text += "\n" }
        let whole = isListed ? (number == 0 ? "- " : "  ") + line : line
        if whole.utf8.first == 0x20 {
          let indent = whole.prefix { $0 == " " }
          text.append(contentsOf: indent)
          text += plain(String(whole.dropFirst(indent.count)))
        } else {
          text += plain(whole)
        }
      }
    }
    return text
  }

  /// A line of Markdown without markup.
  private static func plain(_ line: String) -> String { InlineText.isBoxWithWords(line) ? line : InlineText.plain(line) }

  /// What is written below an item.
  static func text(below item: PlanItem) -> String {
    item.notes.isEmpty && item.children.isEmpty ? "" : text([Note](item.notes, item.children))
  }

  private static func isItem(_ note: Note) -> Bool { if case .item = note.form { true } else { false } }

  /// The tasks of a block, each with its steps and notes, and the notes of the block.
  static func text(of block: TimeBlock) -> String {
    let notes = CalendarWords.text(block.notes)
    guard !block.tasks.isEmpty else { return notes }
    var text: [UInt8] = []
    text.reserveCapacity(120)
    for (place, task) in block.tasks.enumerated() {
      if place > 0 { text.append(0x0A) }
      text.append(utf8: task.box.text)
      text.append(0x20)
      text.append(utf8: line(task.title))
      if let project = task.project {
        text.append(utf8: " (")
        text.append(utf8: line(project))
        text.append(UInt8(ascii: ")"))
      }
      if !task.notes.isEmpty { append(linesOf: CalendarWords.text(task.notes), to: &text) }
    }
    if !notes.isEmpty {
      text.append(0x0A)
      text.append(utf8: notes)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends lines further in, without those that are empty: a comment shows nothing.
  private static func append(linesOf notes: String, to text: inout [UInt8]) {
    // A carriage return and a line feed are one character, which ends no line here.
    guard !notes.holds(0x0D) else {
      for line in notes.split(separator: "\n") { text.append(utf8: "\n  " + line) }
      return
    }
    var notes = notes
    notes.withUTF8 { bytes in
      for line in bytes.split(separator: 0x0A) {
        text.append(utf8: "\n  ")
        text.append(contentsOf: line)
      }
    }
  }

  /// A title as names are compared.
  static func name(_ title: String) -> String { Document.name(ofTitle: title) }
}
