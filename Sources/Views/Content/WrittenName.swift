import Planner

/// A name as lines of a terminal have it, and as a page has it.
struct WrittenName: Hashable, Sendable {
  /// Without markup, on one line.
  let words: String
  /// As a file has it; nil for what no file says.
  private let markdown: String?

  init(_ markdown: String) { self.init(words: ShownText.line(markdown), markdown: markdown) }

  /// - Parameter words: those of it, where they are made already.
  init(words: String, markdown: String? = nil) { (self.words, self.markdown) = (words, markdown) }

  /// With its links, emphasis and code.
  var page: PageText { markdown.map { PageText(name: $0) } ?? PageText(words) }

  /// The same after an icon that is among the words.
  func page(after icon: Icon?) -> PageText {
    (ShownText.emoji(icon).map { PageText($0 + " ") } ?? PageText()) + page
  }

  /// Two names of the same words are one.
  static func == (left: WrittenName, right: WrittenName) -> Bool { left.words == right.words }

  func hash(into hasher: inout Hasher) { hasher.combine(words) }
}

extension WrittenName {
  /// That of a ritual whose title is without markup.
  init(of ritual: TrackedRitual) { self.init(words: ritual.title, markdown: ritual.written) }

  /// The same of a habit.
  init(of habit: ArcHabit) { self.init(words: habit.title, markdown: habit.written) }
}

/// A piece of a line that names a thing, and the same as a page has it.
struct NamingPiece {
  let name: WrittenName
  let style: TerminalColor.Style
  /// What is said of the name.
  let words: (String) -> String

  init(_ name: WrittenName, _ style: TerminalColor.Style = .plain, _ words: @escaping (String) -> String = { $0 }) {
    (self.name, self.style, self.words) = (name, style, words)
  }

  var piece: LinePiece { LinePiece(words(name.words), style) }

  var page: PageText { PageText { name in words(name(self.name.page)) }.styled(PageText.Style(style)) }
}
