import Diagnostics

/// A page as HTML, written piece by piece. It is written so that a reader of XML understands it too: every element is closed, every
/// attribute has a value in double quotes.
struct Markup: Sendable {
  private(set) var bytes: [UInt8] = []

  /// The elements of a page; there are no others.
  enum Name: Int, Sendable, CaseIterable {
    case html, head, meta, title, style, body, header, main, footer, nav, article, section
    case h1, h2, h3, h4, h5, h6, p, div, span, a, em, strong, code, pre, blockquote, ul, ol, li, dl, dt, dd, time
    case table, caption, thead, tbody, tr, th, td, figure, figcaption, svg, g, path, desc
    /// Words in a picture.
    case label

    /// What it is called in HTML and in SVG.
    fileprivate var word: String { self == .label ? "text" : "\(self)" }

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
    /// It stands in the program, and in no file.
    var name: StaticString
    var value: String

    init(_ name: StaticString, _ value: String) { (self.name, self.value) = (name, value) }

    static func `class`(_ words: String) -> [Attribute] { [Attribute("class", words)] }
  }

  /// The beginning of a page.
  static var page: Markup {
    var markup = Markup()
    markup.bytes.reserveCapacity(1 << 15)
    markup.write("<!DOCTYPE html>\n")
    return markup
  }

  /// The beginning of a document that is no page.
  static var document: Markup {
    var markup = Markup()
    markup.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    return markup
  }

  /// Words that a reader sees. This is the one way by which a text of a file gets into a page.
  mutating func text(_ words: String) { XMLText.append(words, to: &bytes, foldsLines: true) }

  /// A style sheet, which no text of a file has a part in.
  mutating func style(_ sheet: [UInt8]) { bytes += sheet }

  /// The end of a line that stays one.
  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  /// What was written apart.
  mutating func append(_ other: Markup) { bytes += other.bytes }

  /// How an element begins and ends, as it is written.
  private struct Tag: Sendable {
    let begin: [UInt8]
    let end: [UInt8]

    init(of name: Name) {
      begin = Array("<\(name.word)".utf8)
      end = Array((name.endsLine ? "</\(name.word)>\n" : "</\(name.word)>").utf8)
    }
  }

  /// Those of each element, in the order of their names.
  private static let tags = Name.allCases.map { Tag(of: $0) }

  fileprivate mutating func open(_ name: Name, _ attributes: [Attribute]) {
    bytes.append(contentsOf: Markup.tags[name.rawValue].begin)
    for attribute in attributes {
      bytes.append(UInt8(ascii: " "))
      write(attribute.name)
      write("=\"")
      text(attribute.value)
      bytes.append(UInt8(ascii: "\""))
    }
    write(name.isEmpty ? " />\n" : ">")
  }

  fileprivate mutating func close(_ name: Name) {
    guard !name.isEmpty else { return }
    bytes.append(contentsOf: Markup.tags[name.rawValue].end)
  }

  /// As it is.
  private mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Words without any byte that could be markup. Ends of lines and tabs are spaces, as they are in HTML.
  static func escaped(_ words: String) -> String {
    var markup = Markup()
    markup.text(words)
    return String(decoding: markup.bytes, as: UTF8.self)
  }
}

/// What writes a page: each element is closed by who has opened it.
protocol MarkupWriter {
  var markup: Markup { get set }
}

extension MarkupWriter {
  mutating func element(
    _ name: Markup.Name,
    _ attributes: [Markup.Attribute] = [],
    _ content: (inout Self) -> Void = { _ in }
  ) {
    markup.open(name, attributes)
    content(&self)
    markup.close(name)
  }

  mutating func element(_ name: Markup.Name, class words: String, _ content: (inout Self) -> Void) {
    element(name, Markup.Attribute.class(words), content)
  }

  mutating func text(_ words: String) { markup.text(words) }
}

extension Markup: MarkupWriter {
  var markup: Markup {
    get { self }
    _modify { yield &self }
  }
}
