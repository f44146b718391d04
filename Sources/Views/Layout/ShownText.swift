import Diagnostics
import Markdown
import Planner

/// Texts of files as the views of tasks show them.
enum ShownText {
  /// A title without markup, on one line.
  static func line(_ markdown: String) -> String {
    let text = InlineText.plain(markdown)
    if TextWrapping.isSpacedSingly(text) { return text }
    return text.split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" || $0 == "\t" || $0 == " " }.joined(separator: " ")
  }

  /// How wide a text is when it is shown.
  static func cells(of text: String) -> Int { DisplayWidth.cells(of: ControlCharacters.escaping(text)) }

  /// An icon that can be shown: an emoji, or the one that is nearest to the name of a symbol. Nil where none is.
  static func emoji(_ icon: Icon?) -> String? {
    switch icon {
    case .emoji(let text): text
    case .symbol(let name): SymbolEmoji.emoji(of: name)
    case nil: nil
    }
  }

  /// The title after its icon, if it has one.
  static func titled(_ title: String, _ icon: Icon?) -> String {
    emoji(icon).map { "\($0) \(title)" } ?? title
  }

  /// Icons as a column, with the space after it; empty texts where there is none at all.
  static func column(ofIcons icons: [Icon?]) -> [String] {
    let shown = icons.map { emoji($0).map(ControlCharacters.escaping) ?? "" }
    let width = shown.map { DisplayWidth.cells(of: $0) }.max() ?? 0
    return width == 0 ? shown : shown.map { DisplayWidth.padded($0, to: width + 1) }
  }

  /// The lines of a text as it is shown, none wider than `width` cells: broken at spaces, and within a word that is wider. At
  /// least one line.
  static func wrapped(_ text: String, _ width: Int) -> [String] {
    let lines = TextWrapping.lines(of: ControlCharacters.escaping(text), width: width, breaksWords: true)
    return lines.isEmpty ? [""] : lines
  }
}
