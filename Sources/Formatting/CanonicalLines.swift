package import Outline
package import SourceText

/// Whether formatting changes nothing in a file, told of most files from their bytes.
///
/// No outline is made. What is accepted is a part of the canonical form, line by line: **each line stands as formatting would write it,
/// whatever is read of it**. Where that is not certain, nothing is said, and the file is formatted as any other.
package struct CanonicalLines {
  private let bytes: [UInt8]
  private let line: CanonicalLine

  /// What the line before is.
  private var last = Form.blank
  /// How many blank lines stand in a row.
  private var blankCount = 0
  /// How deep the item stands to which the next line may belong; nil where no list goes on.
  private var depth: Int?

  private enum Form {
    /// A line of the front matter, below which no heading stands without a blank line.
    case frontMatter
    case blank, heading, prose, quote
    /// An item with words, or a further line of it.
    case item
    /// A time or days alone, which what stands in the next line may be read with.
    case bareItem
  }

  /// Whether a file is certain to be in canonical form.
  ///
  /// - Parameter kindByFolder: the kind of the file, if it says none.
  package static func hold(in source: SourceText, kindByFolder: DocumentKind?) -> Bool {
    guard 1...mostBytes ~= source.bytes.count, source.isWithoutCarriageReturns, source.invalidRanges.isEmpty,
      !source.hasByteOrderMark, source.bytes.last == 0x0A, arePrintable(source.bytes)
    else { return false }
    var start = 0
    var kind = kindByFolder
    if source.bytes[0] == UInt8(ascii: "-") {
      guard let front = PlainFrontMatter.kind(of: source) else { return false }
      (kind, start) = (front.kind, front.nextLine)
    }
    // The lines of a life begin with weeks and months, too.
    guard let kind, kind.traits.anchor != .date else { return false }
    var lines = CanonicalLines(source.bytes, isBehindFrontMatter: start > 0)
    // Behind the last line ending is no line.
    for line in start..<source.lineCount - 1 where !lines.read(source.contentRange(ofLine: line)) { return false }
    return lines.last != .blank
  }

  /// Whether there is no control character but the ends of lines. All bytes are looked at, which is faster than to stop at one.
  private static func arePrintable(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var controls: UInt8 = 0
      for byte in bytes { controls |= (byte < 0x20 && byte != 0x0A) || byte == 0x7F ? 1 : 0 }
      return controls == 0
    }
  }

  /// Larger files may pass a bound, and so may longer lines.
  private static let (mostBytes, mostBytesOfLine) = (1 << 18, 1 << 11)
  private static let mostDepth = 16

  private init(_ bytes: [UInt8], isBehindFrontMatter: Bool) {
    self.bytes = bytes
    line = CanonicalLine(bytes)
    if isBehindFrontMatter { last = .frontMatter }
  }

  private mutating func read(_ range: Range<Int>) -> Bool {
    guard let first = range.first.map({ bytes[$0] }) else {
      blankCount += 1
      (last, depth) = (.blank, nil)
      return blankCount < 3
    }
    blankCount = 0
    guard range.count < CanonicalLines.mostBytesOfLine, bytes[range.upperBound - 1] > 0x20,
      last != .heading
    else { return false }
    switch first {
    case UInt8(ascii: "#"): return readHeading(range)
    case UInt8(ascii: "-"): return readItem(range, column: 0)
    case UInt8(ascii: ">"): return readQuote(range)
    case 0x20:
      let column = range.prefix { bytes[$0] == 0x20 }.count
      let rest = range.dropFirst(column)
      return bytes[rest.lowerBound] == UInt8(ascii: "-") ? readItem(rest, column: column) : readFurtherLine(rest, column)
    default: return readProse(range)
    }
  }

  private mutating func readHeading(_ range: Range<Int>) -> Bool {
    let level = range.prefix { bytes[$0] == UInt8(ascii: "#") }.count
    guard last == .blank, level <= 6, range.count > level + 1, bytes[range.lowerBound + level] == 0x20,
      bytes[range.upperBound - 1] != UInt8(ascii: "#"), line.isHeading(range.dropFirst(level + 1))
    else { return false }
    (last, depth) = (.heading, nil)
    return true
  }

  private mutating func readItem(_ range: Range<Int>, column: Int) -> Bool {
    let own = column / 2
    guard column == 2 * own, range.count > 2, bytes[range.lowerBound + 1] == 0x20, own <= depth.map({ $0 + 1 }) ?? 0,
      own <= CanonicalLines.mostDepth, let hasWords = line.item(range.dropFirst(2))
    else { return false }
    (last, depth) = (hasWords ? .item : .bareItem, own)
    return true
  }

  /// A further line of an item, or a note right below it, which stands as far right as its words.
  private mutating func readFurtherLine(_ range: Range<Int>, _ column: Int) -> Bool {
    guard last == .item, let depth, column == 2 * (depth + 1) else { return false }
    return line.isFurtherLine(range)
  }

  /// A quote belongs to its owner. Lists and headings in it are left to the whole way.
  private mutating func readQuote(_ range: Range<Int>) -> Bool {
    guard !isInItem, range.count > 2, bytes[range.lowerBound + 1] == 0x20, line.isProse(range.dropFirst(2), isFurther: false)
    else {
      return false
    }
    (last, depth) = (.quote, nil)
    return true
  }

  /// A line of a paragraph, which belongs to its owner. Right below an item it would be one of the item's words.
  private mutating func readProse(_ range: Range<Int>) -> Bool {
    guard !isInItem, line.isProse(range, isFurther: last == .prose) else { return false }
    (last, depth) = (.prose, nil)
    return true
  }

  private var isInItem: Bool { last == .item || last == .bareItem }
}
