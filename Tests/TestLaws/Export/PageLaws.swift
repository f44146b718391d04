import Markdown
import Pages
public import Planner
import Views

/// A page of a file has all its words, and no word of a file is markup in it.
public enum PageLaws {
  /// What does not hold; empty if all is well.
  public static func broken(by plan: Plan) -> [String] {
    let content = DocumentPage(today: RandomVerb.today, settings: Settings(), in: .english).content(of: plan)
    let bytes = PageFrame(today: RandomVerb.today, links: OutsideLinks(), in: .english).bytes(of: [content], title: "Title")
    let page = PageReader(bytes)
    let found = Set(PlanWords.bag(page.text).keys)
    let letters = withoutTags(page.text)
    let words = PlanWords(plan)
    let texts = words.texts.map { [linked($0), InlineText.plainWithTags($0), InlineText.plain($0)] }
    let spellings = texts + words.verbatim.map { [$0] }
    let lost = spellings.filter { spellings in
      !spellings.flatMap { [PageReader.shown($0), replaced($0)] }.contains {
        found.isSuperset(of: PlanWords.bag($0).keys) || letters.contains(withoutTags($0))
      }
    }
    return page.problems + (lost.isEmpty ? [] : ["lost: \(lost)\n\(page.text)"])
  }

  /// A text with its links and the tags of its HTML, as it stands where it is all that is said.
  private static func linked(_ text: String) -> String { PageText.lines(text).map(\.words).joined(separator: " ") }

  /// A text without spaces and tags of HTML: what is one word in a file may be several elements of a page, and the rest of it is the
  /// same.
  private static func withoutTags(_ text: String) -> String {
    String(text.replacing(/<\/?[A-Za-z][^<>]*>/, with: "").filter { !$0.isWhitespace })
  }

  /// A text as a text export has it, which says what stands beside others.
  private static func replaced(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F..<0xA0).contains(scalar.value)
      shown.append(isControl ? scalar == "\r" ? " " : "\u{FFFD}" : scalar)
    }
    return PageReader.shown(String(shown))
  }
}

/// Reads a page as strictly as a reader of XML does, and knows what may be in it.
public struct PageReader {
  /// What is wrong with the page.
  public private(set) var problems: [String] = []
  /// What a reader of the page sees or hears, a space between one element and the next.
  public private(set) var text = ""
  /// The names of all elements, in order.
  public private(set) var elements: [String] = []

  private static let attributes: Set<String> = [
    "lang", "charset", "http-equiv", "content", "name", "class", "id", "href", "role", "aria-label", "aria-labelledby",
    "aria-hidden", "aria-current", "tabindex", "scope", "datetime", "viewBox", "d", "transform",
  ]
  private static let names: Set<String> = [
    "html", "head", "meta", "title", "style", "body", "header", "main", "footer", "nav", "article", "section", "h1", "h2", "h3",
    "h4", "h5", "h6", "p", "br", "div", "span", "a", "em", "strong", "code", "pre", "blockquote", "ul", "ol", "li", "dl", "dt",
    "dd", "time", "table", "caption", "thead", "tbody", "tr", "th", "td", "figure", "figcaption", "svg", "g", "path", "desc",
    "text",
  ]
  private static let inline: Set<String> = ["a", "em", "strong", "code", "span", "time"]

  public init(_ bytes: [UInt8]) {
    guard let page = String(validating: bytes, as: UTF8.self), page.hasPrefix("<!DOCTYPE html>\n") else {
      problems = ["it is not UTF-8, or has no first line of HTML"]
      return
    }
    var open: [String] = []
    var rest = Substring(page.dropFirst("<!DOCTYPE html>\n".count))
    // A sign of markup is one, also before a combining mark, with which Swift makes one character of it.
    while let start = rest.unicodeScalars.firstIndex(of: "<") {
      add(rest[..<start], in: open)
      guard let end = rest.unicodeScalars[start...].firstIndex(of: ">") else {
        problems.append("a tag has no end: \(rest[start...].prefix(40))")
        return
      }
      read(rest[rest.unicodeScalars.index(after: start)..<end], &open)
      rest = rest[rest.unicodeScalars.index(after: end)...]
    }
    add(rest, in: open)
    if !open.isEmpty { problems.append("not closed: \(open)") }
  }

  private mutating func add(_ words: Substring, in open: [String]) {
    guard open.last != "style" else { return }
    if words.unicodeScalars.contains(where: { $0 == "\"" || $0 == ">" }) { problems.append("not escaped: \(words)") }
    // Code keeps its tabs.
    let isCode = open.contains("pre")
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 && scalar != "\n" && !(isCode && scalar == "\t") || (0x7F..<0xA0).contains(scalar.value)
    }
    if words.unicodeScalars.contains(where: isControl) {
      problems.append("a control character: \(words.debugDescription)")
    }
    if open.isEmpty, !words.allSatisfy(\.isWhitespace) { problems.append("words in no element: \(words)") }
    let shown = unescaped(words)
    text += shown
  }

  private mutating func unescaped(_ words: Substring) -> String {
    var result = ""
    var rest = words
    while let start = rest.unicodeScalars.firstIndex(of: "&") {
      result += rest[..<start]
      let known = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\"")]
      let scalars = rest.unicodeScalars[start...]
      guard let (name, character) = known.first(where: { scalars.starts(with: $0.0.unicodeScalars) }) else {
        problems.append("an ampersand that is not escaped: \(rest[start...].prefix(20))")
        return result
      }
      result += character
      rest = rest[scalars.index(start, offsetBy: name.unicodeScalars.count)...]
    }
    return result + rest
  }

  private mutating func read(_ tag: Substring, _ open: inout [String]) {
    if tag.hasPrefix("/") {
      let name = String(tag.dropFirst())
      if open.popLast() != name { problems.append("\(name) is closed, and was not open") }
      if !Self.inline.contains(name) { text += " " }
      return
    }
    let name = String(tag.prefix { $0 != " " })
    if !Self.names.contains(name) { problems.append("an element \(name)") }
    elements.append(name)
    if !Self.inline.contains(name) { text += " " }
    var rest = tag.dropFirst(name.count)
    if rest.hasSuffix(" /") { rest = rest.dropLast(2) } else { open.append(name) }
    while !rest.isEmpty {
      guard let match = rest.prefixMatch(of: /\ ([A-Za-z-]+)="([^"<>]*)"/) else {
        problems.append("attributes: \(rest)")
        return
      }
      let value = unescaped(match.2)
      check(String(match.1), value, of: name)
      rest = rest[match.range.upperBound...]
    }
  }

  private mutating func check(_ attribute: String, _ value: String, of name: String) {
    if !Self.attributes.contains(attribute) { problems.append("an attribute \(attribute) of \(name)") }
    guard attribute == "href" else { return }
    let isOutside = ["http://", "https://", "mailto:"].contains { value.lowercased().hasPrefix($0) }
    let isRelative = value.hasPrefix("#") || !value.contains(":") && !value.hasPrefix("/")
    if !isOutside, !isRelative { problems.append("a link to \(value)") }
  }

  /// A text as a page shows it: characters that must not be shown are told by their numbers.
  static func shown(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: shown += " "
      case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF:
        shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}
