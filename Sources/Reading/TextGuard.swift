import Outline

/// Keeps plain words from being read as syntax: one backslash where it is needed, and none elsewhere
/// (format specification, *Writing*).
///
/// A word that begins with an emoji cannot be guarded: an item's icon is the emoji that its words begin with.
public enum TextGuard {
  /// A title that reads back as itself at the start of an item.
  ///
  /// - Parameter isFirst: whether nothing stands before it on its line; after a box or a time, Markdown sees no marker.
  public static func title(_ text: String, isFirst: Bool = true) -> String {
    var guarded = folded(text)
    if isFirst { guarded = line(guarded, canContinue: false) }
    if opensBox(guarded) { guarded = "\\" + guarded }
    return tail(guarded)
  }

  /// The lines of a paragraph, none of which begins another block.
  public static func paragraph(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    return lines.enumerated().map { index, line in
      TextGuard.line(trimmedStart(line), canContinue: index > 0)
    }.joined(separator: "\n")
  }

  /// The title of a heading: a closing run of `#` is words.
  public static func heading(_ text: String) -> String {
    let guarded = tail(folded(text))
    guard guarded.last == "#" else { return guarded }
    let start = guarded.lastIndex { $0 != "#" }.map { guarded.index(after: $0) } ?? guarded.startIndex
    guard start == guarded.startIndex || guarded[guarded.index(before: start)] == " " else { return guarded }
    return guarded[..<start] + "\\" + guarded[start...]
  }

  static func folded(_ text: String) -> String {
    text.split(whereSeparator: { $0.isNewline || $0 == " " || $0 == "\t" }).joined(separator: " ")
  }

  private static func trimmedStart(_ text: Substring) -> String {
    String(text.drop { $0 == " " || $0 == "\t" })
  }

  // MARK: The start of a line

  /// A line that begins no other block (CommonMark 0.30, sections 4 and 5).
  ///
  /// - Parameter canContinue: whether it follows another line of its paragraph, which fewer blocks may interrupt, and which an
  ///   underline would make a heading.
  static func line(_ text: String, canContinue: Bool) -> String {
    guard let first = text.first else { return text }
    switch first {
    case "#":
      let run = text.prefix { $0 == "#" }
      return run.count <= 6 && endsWord(text, after: run.count) ? "\\" + text : text
    case ">":
      return "\\" + text
    case "-", "+", "*":
      let isMarker = endsWord(text, after: 1)
      return isMarker || isRule(text) || (canContinue && isUnderline(text)) ? "\\" + text : text
    case "=":
      return canContinue && isUnderline(text) ? "\\" + text : text
    case "_":
      return isRule(text) ? "\\" + text : text
    case "`", "~":
      return text.prefix { $0 == first }.count >= 3 ? "\\" + text : text
    case "<":
      return "\\" + text
    case "[":
      return canContinue || !looksLikeDefinition(text) ? text : "\\" + text
    case "0"..."9":
      return guardedNumber(text, canContinue: canContinue)
    case "|":
      return text
    default:
      return text
    }
  }

  private static func endsWord(_ text: String, after count: Int) -> Bool {
    let rest = text.dropFirst(count)
    return rest.isEmpty || rest.first == " " || rest.first == "\t"
  }

  private static func isRule(_ text: String) -> Bool {
    guard let mark = text.first else { return false }
    let marks = text.filter { $0 != " " && $0 != "\t" }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  private static func isUnderline(_ text: String) -> Bool {
    guard let mark = text.first else { return false }
    return text.drop { $0 == mark }.allSatisfy { $0 == " " || $0 == "\t" }
  }

  private static func looksLikeDefinition(_ text: String) -> Bool {
    text.contains("]:")
  }

  /// `1986. A year`: the dot is escaped, since a digit cannot be. Only `1.` interrupts a paragraph.
  private static func guardedNumber(_ text: String, canContinue: Bool) -> String {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    guard digits.count <= 9, let sign = rest.first, sign == "." || sign == ")", endsWord(String(rest), after: 1) else {
      return text
    }
    return canContinue && digits != "1" ? text : digits + "\\" + rest
  }

  private static func opensBox(_ text: String) -> Bool {
    guard text.first == "[" else { return false }
    let document = Document(reading: .init("---\nkind: page\n---\n- \(text)\n"))
    return document.items.first?.headline.box != nil
  }

  // MARK: The end of a headline

  /// Words whose end is no field, tag zone or id: the bracket or caret that opens it is escaped.
  private static func tail(_ text: String) -> String {
    var text = text
    // Each round escapes one group; what stands before it may then be the end.
    for _ in 0..<8 {
      let prefix = "---\nkind: page\n---\n## "
      let document = Document(reading: .init(prefix + "Things that used to matter\n\n- [ ] \(text)\n- \(text)\n"))
      guard let place = document.items.compactMap({ firstSyntax($0.headline) }).max(),
        let start = document.items.first(where: { firstSyntax($0.headline) == place })?.headline.text.lowerBound
      else { return text }
      let offset = text.utf8.index(text.startIndex, offsetBy: place - start, limitedBy: text.endIndex) ?? text.endIndex
      guard offset < text.endIndex, place >= start else { return text }
      text.insert("\\", at: offset)
    }
    return text
  }

  /// Where the last group or the id of a headline begins.
  private static func firstSyntax(_ headline: Headline) -> Int? {
    if let id = headline.id { return id.lowerBound - 1 }
    return headline.groups.last?.range.lowerBound
  }
}
