internal import CCommonMark

/// A run of words of a paragraph that are set off in one way.
public struct InlineRun: Hashable, Sendable {
  public enum Style: Sendable {
    case plain, emphasis, strong, code
  }

  public var style: Style
  public var text: String

  public init(_ style: Style, _ text: String) {
    (self.style, self.text) = (style, text)
  }

  /// The runs of a paragraph's Markdown (CommonMark 0.30, section 6).
  ///
  /// Of styles in one another the innermost counts. A link is its words, as link reference definitions are not known here. Breaks of
  /// lines are spaces. The bounds are those of `InlineText.plain`; what passes them is one plain run.
  public static func runs(of paragraph: String) -> [InlineRun] {
    let lines = paragraph.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " || $0 == "\t" } }
    guard InlineText.isBounded(Array(paragraph.utf8)) else { return [InlineRun(.plain, lines.joined(separator: " "))] }
    // As the continuation of another paragraph, no line is the beginning of a block (see `InlineRenderer`).
    let input = Array(("x" + lines.filter { !$0.isEmpty }.map { "\n    " + $0 }.joined()).utf8)
    let document = input.withUnsafeBytes {
      cmark_parse_document($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, CMARK_OPT_DEFAULT)
    }
    guard let document else { return [] }
    defer { cmark_node_free(document) }
    guard let sentinel = cmark_node_first_child(document).flatMap(cmark_node_first_child) else { return [] }
    cmark_node_free(sentinel)
    return runs(in: document)
  }

  private static func runs(in document: OpaquePointer) -> [InlineRun] {
    guard let iterator = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(iterator) }
    var runs: [InlineRun] = []
    var styles: [Style] = [.plain]
    func add(_ style: Style, _ text: String) {
      if runs.last?.style == style { runs[runs.count - 1].text += text } else { runs.append(InlineRun(style, text)) }
    }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      let literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
      switch cmark_node_get_type(node) {
      case CMARK_NODE_EMPH, CMARK_NODE_STRONG:
        let style: Style = cmark_node_get_type(node) == CMARK_NODE_EMPH ? .emphasis : .strong
        if event == CMARK_EVENT_ENTER { styles.append(style) } else { styles.removeLast() }
      case CMARK_NODE_TEXT: add(styles.last ?? .plain, literal)
      case CMARK_NODE_CODE: add(.code, literal)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: if !runs.isEmpty { add(styles.last ?? .plain, " ") }
      default: break
      }
    }
    return runs
  }
}
