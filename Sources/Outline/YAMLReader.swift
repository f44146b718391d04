internal import CYAML
import Markdown
import SourceText

/// Reads front matter through libyaml's events, so that every scalar stays the text that was written: `10:00` is no number and
/// `no` no truth value.
struct YAMLReader {
  /// What was read.
  var entries: [Property] = []
  var problems: [Problem] = []

  enum Problem: Equatable {
    /// The YAML cannot be read: libyaml's words for it, nil where it is YAML but no mapping; and where.
    case unreadable(String?, Range<Int>)
    /// A key stands twice; the later one's range.
    case duplicate(String, Range<Int>)
    /// A value that is kept and not read.
    case unread(String, Range<Int>)
    /// Lists and mappings stand so deep in one another that nothing is read; and where.
    case tooDeep(Int, Range<Int>)
  }

  private let source: SourceText
  private let lines: Range<Int>
  private let base: Int
  private let nesting: Int
  /// The place of libyaml's that was asked for last, as marks rise and a line may be long.
  private var cursor: (line: Int, column: Int, offset: Int)
  private var names: Set<String> = []

  /// Reads the lines between the fences.
  ///
  /// - Parameters:
  ///   - nesting: how deep lists and mappings may stand in one another. libyaml 0.2.5 looks at all that are open for each word.
  ///   - hasShortWay: whether plain lines are read without libyaml, which finds the same.
  init(
    _ source: SourceText,
    lines: Range<Int>,
    nesting: Int = MarkdownBounds.standard.frontMatterNesting,
    hasShortWay: Bool = true
  ) {
    self.source = source
    self.lines = lines
    self.nesting = nesting
    base = source.fullRange(ofLines: lines).lowerBound
    cursor = (lines.lowerBound, 0, base)
    if hasShortWay, let plain = PlainFrontMatter.properties(of: source, lines: lines) {
      entries = plain
    } else {
      parse(source.fullRange(ofLines: lines))
    }
  }

  private mutating func parse(_ range: Range<Int>) {
    // libyaml keeps the address of the parser in the parser, so it must not move.
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else { return }
    defer { yaml_parser_delete(parser) }
    var bytes = Array(source.bytes[range])
    YAMLReader.hideForeignLineBreaks(&bytes)
    bytes.withUnsafeBufferPointer { buffer in
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
      readMapping(parser)
    }
  }

  /// YAML 1.1 also breaks lines at U+0085, U+2028 and U+2029, which no editor does: they would shift every later line.
  private static func hideForeignLineBreaks(_ bytes: inout [UInt8]) {
    var index = 0
    while index + 1 < bytes.count {
      if bytes[index] == 0xC2, bytes[index + 1] == 0x85 {
        bytes[index + 1] = 0xA0
      } else if bytes[index] == 0xE2, bytes[index + 1] == 0x80, index + 2 < bytes.count, bytes[index + 2] & 0xFE == 0xA8 {
        bytes[index + 2] = 0xAF
      }
      index += 1
    }
  }

  /// An event, reduced to what is read of it.
  private struct Event {
    var type: yaml_event_type_t
    var text: String
    var hasTagOrAnchor: Bool
    /// Whether it is a text without quotes.
    var isPlain: Bool
    /// The offsets of its first byte and of the one behind its last.
    var start: Int
    var end: Int
    /// Whether it has no width for libyaml: as the end of a block list or mapping, which libyaml puts where the next key begins,
    /// behind the comments between the two.
    var isEmpty: Bool
  }

  private mutating func next(_ parser: UnsafeMutablePointer<yaml_parser_t>) -> Event? {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      let words = parser.pointee.problem.map { String(cString: $0) } ?? ""
      let place = offset(ofProblem: parser.pointee)
      entries = []
      problems.append(.unreadable(words, place..<place))
      return nil
    }
    defer { yaml_event_delete(&event) }
    var text = ""
    var isMarked = false
    var isPlain = false
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      isMarked = scalar.tag != nil || scalar.anchor != nil
      isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
    case YAML_SEQUENCE_START_EVENT:
      isMarked = event.data.sequence_start.tag != nil || event.data.sequence_start.anchor != nil
    default:
      break
    }
    return Event(
      type: event.type,
      text: text,
      hasTagOrAnchor: isMarked,
      isPlain: isPlain,
      start: offset(of: event.start_mark),
      end: offset(of: event.end_mark),
      isEmpty: event.start_mark.index == event.end_mark.index
    )
  }

  private mutating func readMapping(_ parser: UnsafeMutablePointer<yaml_parser_t>) {
    while let event = next(parser) {
      switch event.type {
      case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT:
        continue
      case YAML_MAPPING_START_EVENT:
        readEntries(parser)
        return
      case YAML_DOCUMENT_END_EVENT, YAML_STREAM_END_EVENT:
        return
      default:
        guard !(event.type == YAML_SCALAR_EVENT && event.text.isEmpty) else { continue }
        problems.append(.unreadable(nil, event.start..<event.end))
        return
      }
    }
  }

  private mutating func readEntries(_ parser: UnsafeMutablePointer<yaml_parser_t>) {
    while let key = next(parser) {
      switch key.type {
      case YAML_MAPPING_END_EVENT:
        finish(parser)
        return
      case YAML_SCALAR_EVENT:
        guard let value = readValue(parser) else { return }
        add(key, value)
      default:
        guard let end = skip(key, parser), readValue(parser) != nil else { return }
        problems.append(.unread(source.string(in: key.start..<end), key.start..<end))
      }
    }
  }

  /// What follows the mapping must be nothing; an error there is an error of the whole.
  private mutating func finish(_ parser: UnsafeMutablePointer<yaml_parser_t>) {
    while let event = next(parser) {
      if event.type == YAML_STREAM_END_EVENT { return }
    }
  }

  private mutating func add(_ key: Event, _ value: Value) {
    let nameRange = key.start..<key.end
    guard names.insert(key.text).inserted else {
      problems.append(.duplicate(key.text, nameRange))
      return
    }
    if case .unread = value.value {
      problems.append(.unread(key.text, value.range))
    }
    entries.append(
      Property(
        name: key.text,
        value: value.value,
        nameRange: nameRange,
        valueRange: value.range,
        joinedRange: value.joinedRange
      )
    )
  }

  /// A value, its bytes, and those of them that were joined to a text.
  private struct Value {
    var value: Property.Value
    var range: Range<Int>
    var joinedRange: Range<Int>?
  }

  private mutating func readValue(_ parser: UnsafeMutablePointer<yaml_parser_t>) -> Value? {
    guard let event = next(parser) else { return nil }
    let start = event.start
    switch event.type {
    case YAML_SCALAR_EVENT:
      let range = start..<trimmedEnd(event.end, after: start)
      return Value(value: event.hasTagOrAnchor ? .unread : .text(event.text), range: range, joinedRange: joined(to: event))
    case YAML_SEQUENCE_START_EVENT:
      return readList(event, parser)
    default:
      guard let end = skip(event, parser) else { return nil }
      return Value(value: .unread, range: start..<trimmedEnd(end, after: start))
    }
  }

  private mutating func readList(_ list: Event, _ parser: UnsafeMutablePointer<yaml_parser_t>) -> Value? {
    var texts: [String] = []
    var joinedRange: Range<Int>?
    var isReadable = !list.hasTagOrAnchor
    let start = list.start
    var end = start
    while let event = next(parser) {
      switch event.type {
      case YAML_SEQUENCE_END_EVENT:
        let range = start..<trimmedEnd(self.end(of: event) ?? end, after: start)
        return Value(value: isReadable ? .list(texts) : .unread, range: range, joinedRange: joinedRange)
      case YAML_SCALAR_EVENT:
        texts.append(event.text)
        joinedRange = joinedRange ?? self.joined(to: event)
        if event.hasTagOrAnchor { isReadable = false }
        end = self.end(of: event) ?? end
      default:
        isReadable = false
        guard let skipped = skip(event, parser) else { return nil }
        end = skipped
      }
    }
    return nil
  }

  /// Passes over a collection that has begun, or an alias; where it ends.
  private mutating func skip(_ first: Event, _ parser: UnsafeMutablePointer<yaml_parser_t>) -> Int? {
    var depth = 0
    var event = first
    var end = first.start
    while true {
      end = self.end(of: event) ?? end
      switch event.type {
      case YAML_MAPPING_START_EVENT, YAML_SEQUENCE_START_EVENT: depth += 1
      case YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: depth -= 1
      default: break
      }
      if depth == 0 { return end }
      guard depth < nesting else {
        problems.append(.tooDeep(depth + 1, event.start..<event.start))
        return nil
      }
      guard let following = next(parser) else { return nil }
      event = following
    }
  }

  /// What stands on the lines of a text without quotes after its first.
  private func joined(to event: Event) -> Range<Int>? {
    let end = trimmedEnd(event.end, after: event.start)
    guard event.isPlain, let ending = source.bytes[event.start..<end].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return nil
    }
    return Spaces.skip(in: source.bytes, from: ending, end: end)..<end
  }

  /// Where an event ends. Nil for one of no width.
  private func end(of event: Event) -> Int? { event.isEmpty ? nil : event.end }

  /// A block scalar ends for libyaml where the next key begins; for people it ends with its last word.
  private func trimmedEnd(_ end: Int, after start: Int) -> Int {
    max(start, Spaces.trim(in: source.bytes, end: end, start: start))
  }

  /// Where libyaml stopped. Its reader, which looks at bytes, says so in an offset; its scanner and parser say it in a mark.
  private mutating func offset(ofProblem parser: yaml_parser_t) -> Int {
    guard parser.error == YAML_READER_ERROR else { return offset(of: parser.problem_mark) }
    return min(base + parser.problem_offset, source.fullRange(ofLines: lines).upperBound)
  }

  /// libyaml counts lines and characters; the house counts bytes.
  private mutating func offset(of mark: yaml_mark_t) -> Int {
    let line = lines.lowerBound + Int(mark.line)
    guard line < lines.upperBound else { return source.fullRange(ofLines: lines).upperBound }
    let goesOn = cursor.line == line && cursor.column <= Int(mark.column)
    var offset = goesOn ? cursor.offset : source.start(ofLine: line)
    let end = source.fullRange(ofLine: line).upperBound
    var column = Int(mark.column) - (goesOn ? cursor.column : 0)
    while column > 0, offset < end {
      offset += 1
      while offset < end, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      column -= 1
    }
    cursor = (line, Int(mark.column) - column, offset)
    return offset
  }
}
