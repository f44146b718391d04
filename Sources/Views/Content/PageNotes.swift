package import Planner
import SourceText

extension [PagePart] {
  /// What a person wrote beside things: paragraphs, lists and quotes in their order.
  package init(_ notes: [Note]) {
    var row = PagePartRow()
    for note in notes {
      let below = [PagePart](note.notes)
      switch note.form {
      case .item(let box):
        row.append(PageEntry(PageText(markdown: note.text), state: box.map { PageState($0) }, parts: below))
      case .heading: row.append([.section(PageSection(PageText(markdown: note.text), below))])
      case .quote:
        let (words, author) = note.quoted
        row.append([.quote([.markdown(words)] + below, author: author.map { PageText(markdown: $0) })])
      case .other: row.append([.markdown(note.text)] + below)
      case .paragraph: row.append([.lines(PageText.lines(note.text))] + below)
      }
    }
    self = row.parts
  }
}

extension Note {
  /// The words of a quote, and its author, who has the last line.
  fileprivate var quoted: (words: String, author: String?) {
    let dash = "\n— "
    guard let place = text.lastPlace(of: dash), !text[place.upperBound...].holds("\n") else { return (text, nil) }
    return (String(text[..<place.lowerBound]), String(text[place.upperBound...]))
  }
}

extension PageText {
  /// The paragraphs of a text in Markdown, in which hard breaks stay.
  package static func lines(_ markdown: String) -> [PageText] {
    // Most are one paragraph, and most of those one line.
    guard markdown.holds(UInt8(ascii: "\n")), markdown.holds("\n\n") else { return [PageText(paragraph: markdown)] }
    return markdown.split(separator: "\n\n").map { PageText(paragraph: String($0)) }
  }
}
