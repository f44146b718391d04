internal import CCommonMark

/// A run of words of a paragraph that are set off in one way.
public struct InlineRun: Hashable, Sendable {
  public enum Style: Sendable {
    case plain, emphasis, strong, code
  }

  /// Where the words of a link lead.
  public enum Target: Hashable, Sendable {
    /// As it is written, an escaped character as itself: `https://a.org`, `../projects/thesis.md`.
    case address(String)
    /// What stands in double square brackets: `Compass`.
    case page(String)
  }

  /// Which breaks of lines stay.
  public enum KeptBreaks: Sendable {
    case none
    /// Those that two spaces or a backslash at the end of a line make.
    case hard
    case all
  }

  public var style: Style
  public var text: String
  /// Nil for words that are no link, and for all where links are not asked for.
  public var target: Target?

  public init(_ style: Style, _ text: String, target: Target? = nil) {
    (self.style, self.text, self.target) = (style, text, target)
  }

  /// The runs of a paragraph's Markdown (CommonMark 0.30, section 6).
  ///
  /// Of styles in one another the innermost counts. A link is its words, as link reference definitions are not known here. Breaks of
  /// lines are spaces. The bounds are those of `InlineText.plain`; what passes them is one plain run.
  public static func runs(of paragraph: String) -> [InlineRun] {
    simpleRuns(of: paragraph, withTargets: false) ?? parsedRuns(of: paragraph, withTargets: false)
  }

  /// The same, with where links lead, those in double square brackets too. Tags of HTML are words as they are written, comments
  /// none; an image is its description, with its address behind it, as a title is behind a link. A link without words is its address.
  ///
  /// - Parameter breaks: the breaks of lines that are line feeds, and no spaces.
  public static func linkedRuns(of paragraph: String, keeping breaks: KeptBreaks = .none) -> [InlineRun] {
    simpleRuns(of: paragraph, withTargets: true, keeping: breaks)
      ?? parsedRuns(of: paragraph, withTargets: true, keeping: breaks)
  }

  /// The runs of a paragraph with little markup or none, as most are; nil for one that may have more.
  private static func simpleRuns(of paragraph: String, withTargets: Bool, keeping breaks: KeptBreaks = .none) -> [InlineRun]? {
    // Most texts are nothing but words.
    if let words = InlineText.onlyWords(paragraph, keepsLines: breaks == .all) { return [InlineRun(.plain, words)] }
    var paragraph = paragraph
    let simple = paragraph.withUTF8 {
      $0.hasRareLineEnds ? nil : SimpleInlines.runs(of: $0, withTargets: withTargets, keeping: breaks)
    }
    // What remains has breaks that must be told apart.
    if breaks != .none { return simple }
    return simple ?? InlineText.plainLines(of: paragraph).map { $0.isEmpty ? [] : [InlineRun(.plain, $0)] }
  }

  /// The same of any paragraph, as libcmark reads it.
  static func parsedRuns(of paragraph: String, withTargets: Bool, keeping breaks: KeptBreaks = .none) -> [InlineRun] {
    let written = Array(paragraph.utf8)
    guard InlineText.isBounded(written) else {
      let lines = paragraph.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
      return [InlineRun(.plain, lines.joined(separator: breaks == .all ? "\n" : " "))]
    }
    let input = continuation(of: withTargets ? WikiLinks.linked(written) : written)
    let document = input.withUnsafeBytes {
      cmark_parse_document($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, CMARK_OPT_DEFAULT)
    }
    guard let document else { return [] }
    defer { cmark_node_free(document) }
    guard let sentinel = cmark_node_first_child(document).flatMap(cmark_node_first_child) else { return [] }
    cmark_node_free(sentinel)
    var reader = RunReader(withTargets: withTargets, breaks: breaks)
    reader.read(document)
    return reader.runs
  }

  /// The lines of a paragraph as the continuation of another: there none is the beginning of a block (see `InlineRenderer`).
  private static func continuation(of paragraph: [UInt8]) -> [UInt8] {
    var input = [UInt8(ascii: "x")]
    input.reserveCapacity(paragraph.count + 16)
    for line in paragraph.hasRareLineEnds ? rareLines(of: paragraph) : paragraph.split(whereSeparator: \.isLineEnd) {
      let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard !words.isEmpty else { continue }
      input.append(contentsOf: "\n    ".utf8)
      input.append(contentsOf: words)
    }
    return input
  }

  private static func rareLines(of paragraph: [UInt8]) -> [ArraySlice<UInt8>] {
    String(decoding: paragraph, as: UTF8.self).split(whereSeparator: \.isNewline).map { Array($0.utf8)[...] }
  }
}

extension UInt8 {
  /// Whether it ends a line of Markdown.
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether lines may end by other characters than those of Markdown: a vertical tab, a form feed, U+0085, U+2028 or U+2029.
  var hasRareLineEnds: Bool {
    (0..<count).contains { place in
      switch self[place] {
      // As most are.
      case 0x0D..<0xC2: false
      case 0x0B, 0x0C: true
      case 0xC2: place + 1 < count && self[place + 1] == 0x85
      case 0xE2: place + 2 < count && self[place + 1] == 0x80 && (0xA8...0xA9).contains(self[place + 2])
      default: false
      }
    }
  }
}

extension [UInt8] {
  /// The same of bytes in an array.
  var hasRareLineEnds: Bool { withUnsafeBufferPointer(\.hasRareLineEnds) }
}

/// Makes runs of what libcmark has read.
private struct RunReader {
  let withTargets: Bool
  let breaks: InlineRun.KeptBreaks
  private(set) var runs: [InlineRun] = []
  private var styles: [InlineRun.Style] = [.plain]
  private var targets: [InlineRun.Target] = []
  /// How many runs and how many bytes of the last there were where each link began.
  private var linkStarts: [(runCount: Int, byteCount: Int)] = []

  init(withTargets: Bool, breaks: InlineRun.KeptBreaks) { (self.withTargets, self.breaks) = (withTargets, breaks) }

  mutating func read(_ document: OpaquePointer) {
    guard let iterator = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      read(node, isEntered: event == CMARK_EVENT_ENTER)
    }
  }

  private mutating func read(_ node: OpaquePointer, isEntered: Bool) {
    let literal = RunReader.text(cmark_node_get_literal(node))
    switch cmark_node_get_type(node) {
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG:
      let style: InlineRun.Style = cmark_node_get_type(node) == CMARK_NODE_EMPH ? .emphasis : .strong
      if isEntered { styles.append(style) } else { styles.removeLast() }
    case CMARK_NODE_TEXT: add(styles.last ?? .plain, literal)
    case CMARK_NODE_CODE: add(.code, literal)
    case CMARK_NODE_SOFTBREAK: addBreak(breaks == .all ? "\n" : " ")
    case CMARK_NODE_LINEBREAK: addBreak(breaks == .none ? " " : "\n")
    case CMARK_NODE_HTML_INLINE: if withTargets, !literal.hasPrefix("<!--") { add(.code, literal) }
    case CMARK_NODE_LINK: if withTargets { readLink(node, isEntered) }
    case CMARK_NODE_IMAGE: if withTargets, !isEntered { add(styles.last ?? .plain, RunReader.aside(node)) }
    default: break
    }
  }

  private mutating func readLink(_ node: OpaquePointer, _ isEntered: Bool) {
    let address = RunReader.text(cmark_node_get_url(node))
    if isEntered {
      targets.append(WikiLinks.page(ofAddress: address).map { .page($0) } ?? .address(address))
      linkStarts.append((runs.count, runs.last?.text.utf8.count ?? 0))
    } else {
      addWordsIfNone(address)
      targets.removeLast()
      let title = RunReader.text(cmark_node_get_title(node))
      if !title.isEmpty { add(styles.last ?? .plain, " (\(title))") }
    }
  }

  private mutating func addBreak(_ text: String) {
    if !runs.isEmpty { add(styles.last ?? .plain, text) }
  }

  /// Makes an address the words of the link that ends, if it has none but spaces.
  private mutating func addWordsIfNone(_ address: String) {
    guard let start = linkStarts.popLast(), !address.isEmpty else { return }
    // Words of a link that leads where the one right before it leads go on in the same run.
    let last = start.runCount - 1
    let isContinued = last >= 0 && runs[last].text.utf8.dropFirst(start.byteCount).contains { $0 > 0x20 }
    guard !isContinued, runs[start.runCount...].allSatisfy({ $0.text.allSatisfy(\.isWhitespace) }) else { return }
    runs.removeLast(runs.count - start.runCount)
    if last >= 0, let text = String(runs[last].text.utf8.prefix(start.byteCount)) { runs[last].text = text }
    add(styles.last ?? .plain, address)
  }

  private mutating func add(_ style: InlineRun.Style, _ text: String) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style, last.target == targets.last {
      runs[runs.count - 1].text += text
    } else {
      runs.append(InlineRun(style, text, target: targets.last))
    }
  }

  /// What stands behind the description of an image: its address, and its title.
  private static func aside(_ node: OpaquePointer) -> String {
    let parts = [text(cmark_node_get_url(node)), text(cmark_node_get_title(node))].filter { !$0.isEmpty }
    return parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")"
  }

  private static func text(_ start: UnsafePointer<CChar>?) -> String { start.map { String(cString: $0) } ?? "" }
}
