public import Chronology
public import Outline
public import Planner
import Reading

/// What a glance at the beginning of a file tells: its kind, and of an Anchor day its date, at a fraction of the cost of reading
/// it. A view that shows one day of ten years need not read the others.
///
/// It knows only what is beyond doubt: front matter of plain lines, and a title on the first line after it. Of anything else
/// it says `unknown`, and the file has to be read.
public enum FilePeek: Sendable, Equatable {
  /// A day, and its date.
  case day(CivilDate)
  /// Of a known kind; of days, those without a date at a glance are `unknown`.
  case kind(DocumentKind)
  /// Somebody's note: without front matter, or with plain one that names no kind.
  case note
  case unknown

  /// - Parameter name: the path from the root of the vault, where the vault names folders of kinds; nil elsewhere.
  public init(_ bytes: [UInt8], name: String? = nil, in folders: KindFolders = KindFolders()) {
    let peek = FilePeek(plain: bytes)
    guard let name, let kind = folders.kind(ofFileNamed: name), peek == .note || !FilePeek.mayHaveFrontMatter(bytes) else {
      self = peek
      return
    }
    self = kind.traits.identity == .date ? FilePeek.day(bytes, named: name) : .kind(kind)
  }

  /// A day that does not say its kind. Its title says which it is, and only a reader can tell whether a line is the title.
  private static func day(_ bytes: [UInt8], named name: String) -> FilePeek {
    guard hasNoTitle(bytes), let date = FileName.date(of: name) else { return .unknown }
    return .day(date)
  }

  /// Whether it begins as front matter does.
  static func mayHaveFrontMatter(_ bytes: [UInt8]) -> Bool {
    bytes.first == 0xEF || bytes.starts(with: "---".utf8)
  }

  /// Whether no line can be a heading of level 1 beyond doubt.
  private static func hasNoTitle(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while let line = line(of: bytes, at: offset) {
      offset = line.next
      guard let first = bytes[line.contentRange].first(where: { $0 != 0x20 }) else { continue }
      if first == UInt8(ascii: "#") || first == UInt8(ascii: "=") { return false }
    }
    return !bytes.contains(0x0D)
  }

  private init(plain bytes: [UInt8]) {
    guard let first = FilePeek.line(of: bytes, at: 0), FilePeek.isFence(bytes, first.contentRange) else {
      self = FilePeek.startsLate(bytes) ? .unknown : .note
      return
    }
    var kind: DocumentKind?
    var offset = first.next
    while let line = FilePeek.line(of: bytes, at: offset) {
      offset = line.next
      if FilePeek.isFence(bytes, line.contentRange) {
        self = FilePeek.body(of: bytes, at: offset, kind)
        return
      }
      guard let (key, value) = FilePeek.plain(bytes, line.contentRange) else { break }
      guard key.elementsEqual("kind".utf8) else { continue }
      guard kind == nil, let known = DocumentKind(word: String(decoding: value, as: UTF8.self)) else { break }
      kind = known
    }
    self = .unknown
  }

  private static func body(of bytes: [UInt8], at start: Int, _ kind: DocumentKind?) -> FilePeek {
    guard let kind else { return .note }
    guard kind.traits.identity == .date else { return .kind(kind) }
    var offset = start
    while let line = line(of: bytes, at: offset) {
      offset = line.next
      if line.contentRange.isEmpty { continue }
      guard bytes[line.contentRange].starts(with: "# ".utf8), let date = CivilDate.first(in: bytes, line.contentRange)?.date
      else {
        break
      }
      return .day(date)
    }
    return .unknown
  }

  /// Front matter that stands too late, or behind a byte order mark, is for the reader to judge.
  private static func startsLate(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first else { return false }
    return first == 0xEF || first == 0x0A || first == 0x0D || first == 0x20 || first == UInt8(ascii: "<")
      || first == UInt8(ascii: "-")
  }

  private static func isFence(_ bytes: [UInt8], _ lineRange: Range<Int>) -> Bool {
    bytes[lineRange].elementsEqual("---".utf8)
  }

  /// A line without its ending, and where the next begins. A carriage return alone ends a line, too, and is not looked for.
  private static func line(of bytes: [UInt8], at start: Int) -> (contentRange: Range<Int>, next: Int)? {
    guard start < bytes.count else { return nil }
    let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    let isCRLF = end > start && bytes[end - 1] == 0x0D
    return (start..<(isCRLF ? end - 1 : end), min(end + 1, bytes.count))
  }

  /// `key: value` of letters, digits and signs that mean nothing in YAML.
  private static func plain(_ bytes: [UInt8], _ lineRange: Range<Int>) -> (key: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    guard let colon = bytes[lineRange].firstIndex(of: UInt8(ascii: ":")), colon > lineRange.lowerBound,
      colon + 2 < lineRange.upperBound,
      bytes[colon + 1] == 0x20, isPlain(bytes[colon + 2]), bytes[colon + 2] != UInt8(ascii: "-")
    else { return nil }
    let key = bytes[lineRange.lowerBound..<colon]
    let value = bytes[(colon + 2)..<lineRange.upperBound]
    guard key.allSatisfy({ isPlain($0) && $0 < 0x80 }),
      value.allSatisfy({ isPlain($0) || $0 == 0x20 || $0 == UInt8(ascii: ":") })
    else { return nil }
    return (key, value)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }
}
