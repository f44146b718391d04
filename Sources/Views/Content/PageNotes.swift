package import Planner
import SourceText

extension [PagePart] {
  /// What a person wrote beside things: paragraphs, lists and quotes in their order.
  package init(_ notes: [Note]) {
    self = []
    for note in notes {
      let below = [PagePart](note.notes)
      switch note.form {
      case .item(let box):
        let entry = PageEntry(PageText(markdown: note.text), state: box.map { PageState($0) }, parts: below)
        if case .list(var entries) = last {
          entries.append(entry)
          self[count - 1] = .list(entries)
        } else {
          append(.list([entry]))
        }
      case .heading: append(.section(PageSection(PageText(markdown: note.text), below)))
      case .quote: append(.quote([.lines(PageText.lines(note.text))] + below, author: nil))
      case .other: self += [.code(note.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))] + below
      case .paragraph: self += [.lines(PageText.lines(note.text))] + below
      }
    }
  }
}

extension PageText {
  /// The lines of a paragraph's Markdown. Markup that goes from one line to the next is read as one.
  package static func lines(_ markdown: String) -> [PageText] {
    // Most paragraphs have no blank line.
    guard markdown.holds("\n\n") else { return [PageText(markdown: markdown)] }
    return markdown.split(separator: "\n\n").map { PageText(markdown: String($0)) }
  }
}
