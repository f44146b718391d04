import Chronology
import Outline
import SourceText

/// Keeps plain words from being read as syntax: one backslash where it is needed, and none elsewhere
/// (format specification, *Writing from values*).
///
/// A word that begins with an emoji cannot be guarded: an item's icon is the emoji that its words begin with.
public enum TextGuard {
  /// A title that reads back as itself at the start of an item of a page.
  public static func title(_ text: String) -> String {
    title(text, behind: "", in: .setAside)
  }

  /// A title that reads back as itself in a place.
  ///
  /// - Parameter lead: what stands before it on its line; after a box or a time, Markdown sees no marker.
  static func title(_ text: String, behind lead: String, in place: ItemPlace) -> String {
    var guarded = folded(text)
    if lead.isEmpty { guarded = line(guarded, canContinue: false) }
    if opensBox(guarded) { guarded = "\\" + guarded }
    return tail(withoutLooseTicks(guarded), behind: lead, in: place)
  }

  /// Words in which no run of backticks can begin a code span that ends in what follows.
  private static func withoutLooseTicks(_ text: String) -> String {
    guard text.holds(UInt8(ascii: "`")) else { return text }
    let bytes = Array(text.utf8)
    let literals = LiteralRanges.of(bytes)
    let guarded = bytes.enumerated().flatMap { offset, byte in
      byte == UInt8(ascii: "`") && !literals.contains { $0.contains(offset) } ? [UInt8(ascii: "\\"), byte] : [byte]
    }
    return String(decoding: guarded, as: UTF8.self)
  }

  /// The lines of a paragraph, none of which begins another block. A text that reads as itself stays as it is.
  ///
  /// A line after the first is guarded by its indentation, which is no part of the text (CommonMark 0.30, section 4.8).
  ///
  /// - Parameter canContinue: whether it follows another line of the same paragraph.
  public static func paragraph(_ text: String, canContinue: Bool = false) -> String {
    let lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isLineEnd).map(trimmedStart)
    guard !lines.isEmpty, canContinue || !isParagraph(lines) else { return lines.joined(separator: "\n") }
    var guarded = guardedContinuations(of: lines, canContinue: canContinue)
    if !canContinue, !isParagraph(guarded, lines) { guarded[0] = TextGuard.line(guarded[0], canContinue: false) }
    return guarded.joined(separator: "\n")
  }

  /// Ways to write paragraphs as notes below the words of a list item, the plainest first.
  ///
  /// - Parameter joinsFirst: whether the first goes right below the words, and so is of their paragraph.
  public static func notes(_ paragraphs: [String], joinsFirst: Bool) -> [[String]] {
    let guarded = paragraphs.enumerated().map { index, text in paragraph(text, canContinue: joinsFirst && index == 0) }
    // Where the words above go on to the end of their paragraph, the first is a paragraph of its own as well.
    let ways = joinsFirst ? [guarded, paragraphs.map { paragraph($0) }] : [guarded]
    return [paragraphs] + ways + ways.map { $0.map { escaping("[(^", in: $0) } }
  }

  /// Whether a text is a paragraph as it is.
  static func isParagraph(_ text: String) -> Bool {
    let lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isLineEnd).map(String.init)
    return isParagraph(guardedContinuations(of: lines, canContinue: false), lines)
  }

  /// Some lines of which those after the first begin no block.
  private static func guardedContinuations(of lines: [String], canContinue: Bool) -> [String] {
    lines.enumerated().map { index, line in
      let continues = canContinue || index > 0
      return continues && TextGuard.line(line, canContinue: true) != line ? "    " + line : line
    }
  }

  /// Whether some lines are one paragraph where they stand, and read as they are.
  private static func isParagraph(_ lines: [String], _ wanted: [String]? = nil) -> Bool {
    let document = Probe(lines.joined(separator: "\n"), in: Probe.Place(.page)).document
    guard document.items.count == 1, document.allElements.count == 1, let item = document.items.first else { return false }
    return item.form == .paragraph && document.lines(item.headline.range) == (wanted ?? lines).joined(separator: "\n")
  }

  /// The title of a heading: a closing run of `#` is words.
  public static func heading(_ text: String) -> String {
    let guarded = tail(withoutLooseTicks(folded(text)), behind: "", in: .setAside)
    guard guarded.last == "#" else { return guarded }
    let start = guarded.lastIndex { $0 != "#" }.map { guarded.index(after: $0) } ?? guarded.startIndex
    guard start == guarded.startIndex || guarded[guarded.index(before: start)] == " " else { return guarded }
    return guarded[..<start] + "\\" + guarded[start...]
  }

  /// A part of a text list, in which neither a bar nor what hides one is syntax.
  static func listPart(_ text: String) -> String { escaping("([{`<|#", in: text) }

  /// A text in which some signs are escaped, where they are not yet, and nothing behind it is.
  static func escaping(_ signs: String, in text: String) -> String {
    var guarded = ""
    var isEscaped = false
    for character in text {
      if !isEscaped, signs.contains(character) { guarded.append("\\") }
      isEscaped = character == "\\" && !isEscaped
      guarded.append(character)
    }
    return isEscaped ? guarded + "\\" : guarded
  }

  /// Words that begin with no time, or no date: the first sign in it is escaped. A time of letters and digits alone, as `5pm`,
  /// stays one.
  static func withoutAnchor(_ text: String, times: Bool, dates: Bool) -> String {
    let bytes = Array(text.utf8)
    switch AnchorScan.scan(bytes, at: 0, end: bytes.count, [.day, .months, .links]) {
    case .time(_, let end) where times, .timeRange(_, let end) where times, .date(_, let end) where dates,
      .dateRange(_, let end) where dates:
      guard let sign = bytes.prefix(end + 1).firstIndex(where: { ":-.,".utf8.contains($0) }) else { return text }
      return String(decoding: bytes[..<sign] + [UInt8(ascii: "\\")] + bytes[sign...], as: UTF8.self)
    default: return text
    }
  }

  static func folded(_ text: String) -> String {
    isFolded(text) ? text : text.split { $0.isLineEnd || " \t\u{A0}\u{202F}".contains($0) }.joined(separator: " ")
  }

  /// Whether a text is certain to be the same folded: its only white space is single spaces between words.
  static func isFolded(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.first != 0x20 else { return false }
      let start = Spaces.plainEnd(of: 0..<bytes.count, in: UnsafeRawBufferPointer(bytes))
      var before = start > 0 ? bytes[start - 1] : UInt8(ascii: " ")
      for place in start..<bytes.count {
        let byte = bytes[place]
        switch byte {
        case 0x20 where before != 0x20: break
        case 0...0x20: return false
        // The first bytes of U+00A0 and U+202F.
        case 0xC2 where bytes[place + 1] == 0xA0: return false
        case 0xE2 where bytes[place + 1] == 0x80 && bytes[place + 2] == 0xAF: return false
        default: break
        }
        before = byte
      }
      return before != 0x20 || bytes.isEmpty
    }
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
    let line = Array(text.utf8)
    guard let first = line.first else { return text }
    let run = line.prefix { $0 == first }.count
    let beginsBlock =
      switch first {
      case UInt8(ascii: "#"): run <= 6 && endsWord(line, after: run)
      case UInt8(ascii: ">"), UInt8(ascii: "<"): true
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
        endsWord(line, after: 1) || isRule(line) || (canContinue && isUnderline(line, run))
      case UInt8(ascii: "="): canContinue && isUnderline(line, run)
      case UInt8(ascii: "_"): isRule(line)
      case UInt8(ascii: "`"), UInt8(ascii: "~"): run >= 3
      case UInt8(ascii: "["): !canContinue && text.contains("]:")
      default: false
      }
    if beginsBlock { return "\\" + text }
    return numberLength(line, canContinue: canContinue).map { text.prefix($0) + "\\" + text.dropFirst($0) } ?? text
  }

  private static func endsWord(_ line: [UInt8], after count: Int) -> Bool {
    count >= line.count || line[count] == 0x20 || line[count] == 0x09
  }

  private static func isRule(_ line: [UInt8]) -> Bool {
    let marks = line.filter { $0 != 0x20 && $0 != 0x09 }
    return marks.count >= 3 && marks.allSatisfy { $0 == line[0] }
  }

  private static func isUnderline(_ line: [UInt8], _ run: Int) -> Bool {
    line.dropFirst(run).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// How many digits stand before the `.` or `)` of a list marker: the sign is escaped, since a digit cannot be. Only `1.`
  /// interrupts a paragraph.
  private static func numberLength(_ line: [UInt8], canContinue: Bool) -> Int? {
    let digits = line.prefix { (0x30...0x39).contains($0) }
    guard (1...9).contains(digits.count), digits.count < line.count, ".)".utf8.contains(line[digits.count]),
      endsWord(line, after: digits.count + 1), !canContinue || digits.elementsEqual("1".utf8)
    else { return nil }
    return digits.count
  }

  private static func opensBox(_ text: String) -> Bool {
    guard text.first == "[" else { return false }
    return Probe(text, in: .item(of: .page)).document.items.first?.headline.box != nil
  }

  // MARK: The end of a headline

  /// Words whose end is no field, tag zone or id: the bracket or caret that opens it is escaped.
  private static func tail(_ text: String, behind lead: String, in place: ItemPlace) -> String {
    var text = text
    let leads = lead.isEmpty || lead == "[ ]" ? ["", "[ ] "] : ["", "[ ] ", lead.last == " " ? lead : lead + " "]
    // Each round escapes one group; what stands before it may then be the end.
    for _ in 0..<8 {
      let places = leads.flatMap { lead in
        ["", " (icon: x)"].map { firstSyntax(of: text, behind: lead, before: $0, in: place) }
      }
      guard let place = places.compactMap(\.self).max() else { return text }
      text.insert("\\", at: text.utf8.index(text.startIndex, offsetBy: place))
    }
    return text
  }

  /// Where in a text the last group or the id of a headline begins, with fields behind it or without.
  private static func firstSyntax(of text: String, behind lead: String, before fields: String, in place: ItemPlace) -> Int? {
    var frame = place.frame
    frame.lead += lead
    let probe = Probe(text + fields, in: frame)
    guard probe.document.items.indices.contains(place.itemIndex) else { return nil }
    let headline = probe.document.items[place.itemIndex].headline
    let places = [headline.idRange.map { $0.lowerBound - 1 }] + headline.groups.reversed().map(\.range.lowerBound)
    return places.compactMap { $0.map { $0 - probe.range.lowerBound } }.first { (0..<text.utf8.count).contains($0) }
  }
}

extension Character {
  /// Whether it ends a line (CommonMark 0.30, section 2.1), which U+2028 for one does not.
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" || self == "\r\n" }
}
