import Diagnostics
import Languages
import Planner

/// What people wrote beside things, in the forms of a view: none of it is left out.
enum NotesText {
  /// With less room for words, deeper notes begin no further to the right.
  private static let leastRoom = 12

  /// Notes as lines, none wider than the width: paragraphs wrapped, list items behind their marks, what is below them indented.
  ///
  /// - Parameter isSpaced: whether an empty line stands between what is no list item.
  static func lines(
    _ notes: [Note],
    _ width: Int,
    _ style: TerminalColor.Style = .plain,
    indent: Int = 0,
    isSpaced: Bool = true
  ) -> [StyledLine] {
    let indent = max(min(indent, width - leastRoom), 0)
    let margin = StyledLine(String(repeating: " ", count: indent))
    var lines: [StyledLine] = []
    for (place, note) in notes.enumerated() {
      if isSpaced, place > 0, !(note.isItem && notes[place - 1].isItem) { lines.append(StyledLine()) }
      let own = own(note, width - indent, style)
      lines += own.map { line in
        var shown = margin
        shown.add(line)
        return shown
      }
      let isUnderHeading = note.form == .heading
      lines += self.lines(note.notes, width, style, indent: indent + (isUnderHeading ? 0 : 2), isSpaced: isSpaced)
    }
    return lines
  }

  /// The words of one note, without what is below it.
  private static func own(_ note: Note, _ width: Int, _ style: TerminalColor.Style) -> [StyledLine] {
    switch note.form {
    case .heading: LineLayout.wrapped(words(note), width, .strong)
    case .paragraph: LineLayout.wrapped(words(note), width, style)
    case .item(let box): LineLayout.marked(box.map { DayWords.box($0) + " " } ?? "- ", words(note), width, style)
    case .quote: LineLayout.marked("> ", words(note), width, style)
    case .other:
      note.text.split(separator: "\n", omittingEmptySubsequences: false)
        .flatMap { line -> [StyledLine] in
          let line = ControlCharacters.escaping(String(line))
          return DisplayWidth.cells(of: line) <= width ? [StyledLine(line, .quiet)] : LineLayout.wrapped(line, width, .quiet)
        }
    }
  }

  /// As people read it: on one line, without markup. It may still hold what steers a terminal.
  ///
  /// - Parameter line: what is said of its Markdown.
  private static func words(_ note: Note, _ line: (String) -> String = ShownText.line) -> String {
    note.form == .other ? note.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") : line(note.text)
  }

  /// All on one line, to be cut where it is too long.
  static func onOneLine(_ notes: [Note]) -> String {
    notes.map { note in
      var words = ControlCharacters.escaping(words(note))
      if case .item(let box?) = note.form { words = DayWords.box(box) + " " + words }
      let below = onOneLine(note.notes)
      return below.isEmpty ? words : "\(words): \(below)"
    }.joined(separator: LinePiece.separator)
  }

  /// A line for each note and for each below it: `Note of Swim: At slack water.` They may hold what steers a terminal.
  ///
  /// - Parameter title: that of what they are notes of; nil where it is plain.
  static func plain(_ notes: [Note], of title: String? = nil, in language: Language) -> [String] {
    plain(notes, label: language.say(title.map { NoteMessage.noteOf($0) } ?? .note), in: language)
  }

  /// The same behind other words: `Note of the phase`.
  ///
  /// - Parameter name: what is said of the Markdown of a note.
  static func plain(
    _ notes: [Note],
    label: String,
    in language: Language,
    naming name: (String) -> String = ShownText.line
  ) -> [String] {
    notes.flatMap { note -> [String] in
      guard note.form != .heading else {
        return plain(note.notes, label: "\(label), \(words(note, name))", in: language, naming: name)
      }
      var box = ""
      if case .item(let state?) = note.form { box = "\(language.state(state))\(language.colon) " }
      let own = note.text.isEmpty && box.isEmpty ? [] : ["\(label)\(language.colon) \(box)\(words(note, name))"]
      return own + plain(note.notes, label: label, in: language, naming: name)
    }
  }

  /// The Markdown of each, as it is written.
  static func json(_ notes: [Note]) -> JSON { .array(notes.map { .string($0.lines.joined(separator: "\n")) }) }
}

extension Note {
  fileprivate var isItem: Bool { if case .item = form { true } else { false } }
}
