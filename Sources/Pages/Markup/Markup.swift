import Diagnostics

/// A part of a page as HTML has it. It is written so that a reader of XML understands it too: every element is closed, every
/// attribute has a value in double quotes.
indirect enum Markup: Sendable {
  case element(Name, [Attribute], [Markup])
  /// Words that a reader sees. This is the one way by which a text of a file gets into a page.
  case text(String)
  /// A style sheet, which no text of a file has a part in.
  case style(String)
  /// The end of a line that stays one.
  case lineEnd
  /// Nothing of its own.
  case all([Markup])

  /// The elements of a page; there are no others.
  enum Name: String, Sendable, CaseIterable {
    case html, head, meta, title, style, body, header, main, footer, nav, article, section
    case h1, h2, h3, h4, h5, h6, p, div, span, a, em, strong, code, pre, blockquote, ul, ol, li, dl, dt, dd, time
    case table, caption, thead, tbody, tr, th, td, figure, figcaption, svg, g, path, desc
    /// Words in a picture.
    case label = "text"

    /// Whether it has no content.
    var isEmpty: Bool { self == .meta }

    /// Whether a line ends behind it: the space is of no meaning there.
    fileprivate var endsLine: Bool {
      switch self {
      case .span, .a, .em, .strong, .code, .time, .title, .svg, .g, .path, .desc, .label, .pre, .style, .td, .th: false
      case .html, .head, .meta, .body, .header, .main, .footer, .nav, .article, .section, .h1, .h2, .h3, .h4, .h5, .h6, .p,
        .div,
        .blockquote, .ul, .ol, .li, .dl, .dt, .dd, .table, .caption, .thead, .tbody, .tr, .figure, .figcaption:
        true
      }
    }
  }

  struct Attribute: Sendable {
    var name: String
    var value: String

    init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  static func of(_ name: Name, _ attributes: [Attribute] = [], _ content: [Markup] = []) -> Markup {
    .element(name, attributes, content)
  }

  static func of(_ name: Name, class word: String, _ content: [Markup]) -> Markup {
    .element(name, [Attribute("class", word)], content)
  }
}

extension Markup {
  /// The bytes of a page.
  var bytes: [UInt8] {
    var text = "<!DOCTYPE html>\n"
    write(to: &text)
    return Array(text.utf8)
  }

  /// The bytes of a document that is no page.
  var documentBytes: [UInt8] {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &text)
    return Array((text + "\n").utf8)
  }

  private func write(to text: inout String) {
    switch self {
    case .text(let words): text += Markup.escaped(words)
    case .style(let sheet): text += sheet
    case .lineEnd: text += "\n"
    case .all(let parts): for part in parts { part.write(to: &text) }
    case .element(let name, let attributes, let content):
      text += "<\(name.rawValue)"
      for attribute in attributes { text += " \(attribute.name)=\"\(Markup.escaped(attribute.value))\"" }
      if name.isEmpty {
        text += " />\n"
      } else {
        text += ">"
        for part in content { part.write(to: &text) }
        text += "</\(name.rawValue)>" + (name.endsLine ? "\n" : "")
      }
    }
  }

  /// Words without any byte that could be markup. Ends of lines and tabs are spaces, as they are in HTML.
  static func escaped(_ words: String) -> String { XMLText.escaping(shown(words)) }

  /// The words that a reader of the page sees, but for characters that must not be shown.
  static func shown(_ words: String) -> String {
    guard words.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) else { return words }
    var scalars = String.UnicodeScalarView()
    for scalar in words.unicodeScalars {
      scalars.append(scalar == "\n" || scalar == "\r" || scalar == "\t" ? " " : scalar)
    }
    return String(scalars)
  }
}
