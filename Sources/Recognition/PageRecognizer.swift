import Chronology
import Lint
import Outline
import Planner
import Reading
import SourceText
import Vault

/// Recognizes a Focus page: a title, sections, prose, quotes, and items of which the words have no numbers but those that are read.
struct PageRecognizer {
  let source: SourceText
  let bytes: [UInt8]
  private let front: FrontLines
  let context: LintContext
  private let signs: ForeignLineSigns
  let headlines: HeadlineRecognizer
  let plain: PlainWords
  let values: PageValues
  private var prose: ProseRecognizer
  private var log: LogRecognizer

  var names = NameSet()
  /// How many sections, groups and items there were. Each is a place in which names are told apart.
  private var places = 0
  private var section = 0
  var part = Part()
  /// What the last line was, which says what may stand below it.
  var last = Line.blank
  /// What may go on in the next line.
  var paragraph: Paragraph?
  var words = HeadlineRecognizer.Words()

  /// A section before its first group, or a group.
  struct Part {
    /// Where the names of its items are told apart.
    var place = 0
    var isSetAside = false
    /// Whether how often something is done among words is told as a habit.
    var isOfHabits = false
    /// Whether days and times among words are told as those of rows.
    var isOfRows = false
    /// Whether an item has a log, so that a day in a paragraph may have been meant as an entry.
    var hasLogs = false
    var hasWords = false
    /// When the row before ends, or begins.
    var lastTime: TimeOfDay?
    var hasRows: Bool { lastTime != nil }
  }

  enum Line {
    case blank, prose, heading
    case quote
    /// An item or a picture, below which nothing may stand.
    case item
    /// An item of words, with the place of those below it.
    case words(place: Int)
    /// An item with a log, or an entry of it, with the last day of the entry above.
    case log(after: CivilDate?)
    /// A personal best, or an attempt at it.
    case attempts(Attempts)
    /// An item of a numbered list.
    case numbered(Int)
  }

  /// The paragraph that an item begins with.
  struct Paragraph {
    let start: Int
    /// How far its lines stand from the left edge.
    let column: Int
    /// Where the words are told apart that may go on; nil behind fields, which end them, so that what follows is a note.
    let place: Int?
  }

  /// The log of a personal best.
  struct Attempts {
    let best: Number
    let extreme: Extreme
    /// The best of the log.
    var top: Number?
    var last: CivilDate?
  }

  init(_ source: SourceText, _ front: FrontLines, in context: LintContext) {
    self.source = source
    self.front = front
    self.context = context
    bytes = source.bytes
    signs = ForeignLineSigns(in: source.bytes)
    headlines = HeadlineRecognizer(source, in: .page)
    plain = PlainWords(source)
    values = PageValues(plain, today: context.today)
    prose = ProseRecognizer(source.bytes, signs)
    log = LogRecognizer(source, signs)
  }

  mutating func record(path: String, name: String) -> VaultRecord? {
    guard let heading = TitleLine(below: front, of: source), heading.isWords(signs) else { return nil }
    for line in heading.nextLine..<source.lineCount {
      guard read(source.contentRange(ofLine: line)) else { return nil }
    }
    guard prose.end(), attemptsAgree else { return nil }
    return VaultRecord(of: source, front, titleRange: heading.range, path: path, name: name)
  }

  // MARK: Lines

  private mutating func read(_ lineRange: Range<Int>) -> Bool {
    let above = paragraph
    paragraph = nil
    guard let first = lineRange.first.map({ bytes[$0] }) else {
      guard attemptsAgree else { return false }
      last = .blank
      return prose.end()
    }
    guard first == 0x20 || attemptsAgree else { return false }
    switch first {
    case UInt8(ascii: "#"): return prose.end() && readHeading(lineRange)
    case UInt8(ascii: "-"): return prose.end() && readItem(lineRange)
    case UInt8(ascii: ">"): return readQuote(lineRange)
    case UInt8(ascii: "!"): return readImage(lineRange)
    case 0x20:
      if let above, let range = wordsRange(of: lineRange, in: above) { return readFurther(range, of: above) }
      return readBelow(lineRange)
    case UInt8(ascii: "1")...UInt8(ascii: "9") where bytes[lineRange].dropFirst().first == UInt8(ascii: "."):
      return readNumbered(lineRange, Int(first &- 0x30))
    default: return readProse(lineRange)
    }
  }

  /// A line of a paragraph. Below an item or a quote without a blank line it would be a part of that; behind a log a day may be meant as
  /// an entry.
  private mutating func readProse(_ lineRange: Range<Int>) -> Bool {
    guard !part.hasLogs else { return false }
    if part.isSetAside { return readSetAside(lineRange) }
    switch last {
    case .blank, .prose, .heading:
      last = .prose
      return prose.take(lineRange)
    case .quote, .item, .words, .log, .attempts, .numbered: return false
    }
  }

  /// Reads a paragraph of one line that says where it was: `All about foghorns. (was: Plan)`.
  private mutating func readSetAside(_ lineRange: Range<Int>) -> Bool {
    switch last {
    case .blank, .heading: break
    case .prose, .quote, .item, .words, .log, .attempts, .numbered: return false
    }
    last = .item
    guard bytes[lineRange.lowerBound].isLetter, let wordsRange = wordsSetAside(in: lineRange) else { return false }
    return prose.take(wordsRange) && prose.end()
  }

  /// The words of a line before a group that says nothing but where they were; nil for any other line.
  private func wordsSetAside(in range: Range<Int>) -> Range<Int>? {
    guard let (wordsRange, fieldsRange) = PlainFields.parts(of: range, in: bytes), let fieldsRange,
      let fields = PlainFields(fieldsRange, of: source, in: .setAside), fields.has(.was), fields.has(only: [.was]),
      ByteClasses.of(wordsRange, in: bytes).isDisjoint(with: .sign)
    else { return nil }
    return wordsRange
  }

  /// Reads `> Well begun is half done.` or `> — Aristotle`.
  private mutating func readQuote(_ lineRange: Range<Int>) -> Bool {
    switch last {
    case .blank, .quote: break
    case .prose, .heading, .item, .words, .log, .attempts, .numbered: return false
    }
    guard 3..<Recognizer.mostBytesOfParagraph ~= lineRange.count, bytes[lineRange.lowerBound + 1] == 0x20,
      bytes[lineRange.upperBound - 1] != 0x20
    else { return false }
    var wordsRange = lineRange.dropFirst(2)
    if part.isSetAside {
      guard case .blank = last, let words = wordsSetAside(in: wordsRange) else { return false }
      wordsRange = words
    }
    // Where it was, is said in its only line.
    last = part.isSetAside ? .item : .quote
    let dash = "— ".utf8
    if wordsRange.count > dash.count, bytes[wordsRange].starts(with: dash) { wordsRange = wordsRange.dropFirst(dash.count) }
    guard let first = wordsRange.first, bytes[first].isLetter, !ForeignLines.mayBegin(bytes, at: first),
      !signs.mayStand(in: wordsRange),
      !MeantFieldScan.isNamed(wordsRange, in: bytes), MeantFieldScan.keyOfField(in: wordsRange, in: bytes) == nil
    else { return false }
    return wordsRange.allSatisfy { offset in
      let byte = bytes[offset]
      return byte.isLetter || ByteClasses.of(offset..<offset + 1, in: bytes) == .letter || byte &- 0x30 < 10
        || byte.isOne(of: " ,.;:'?!-")
    }
  }

  /// Reads `![The estuary](img/estuary.png)`, which stands alone and of which the file is there.
  private mutating func readImage(_ lineRange: Range<Int>) -> Bool {
    guard case .blank = last, let bracket = bytes[lineRange].firstIndex(of: UInt8(ascii: "]")),
      bytes[lineRange].starts(with: "![".utf8), bytes[bracket...].starts(with: "](".utf8),
      bytes[lineRange.upperBound - 1] == UInt8(ascii: ")"), bracket + 3 < lineRange.upperBound,
      case let words = lineRange.lowerBound + 2..<bracket, plain.areSilent(words),
      case let path = bracket + 2..<lineRange.upperBound - 1, bytes[path.lowerBound].isLetter,
      path.allSatisfy({ bytes[$0].isLetter || bytes[$0] &- 0x30 < 10 || bytes[$0].isOne(of: "-./") })
    else { return false }
    last = .item
    return context.exists?(source.string(in: path)) == true
  }

  private mutating func readHeading(_ lineRange: Range<Int>) -> Bool {
    // What is set aside stands in the last section.
    guard let headingRange = withoutTheme(lineRange), let heading = HeadingLine(bytes, headingRange, signs), !part.isSetAside,
      case let level = heading.level, level == 2 || headingRange == lineRange
    else { return false }
    let title = source.string(in: heading.range)
    let key = Document.key(ofTitle: title)
    var next = Part()
    next.place = newPlace()
    if level == 2 {
      section = next.place
      next.isSetAside = SectionRole(titled: title, in: .page) == .setAside
      guard next.isSetAside || !key.holds("used to matter") else { return false }
    }
    next.isOfHabits = HabitSection.isCalled(key) || level == 3 && part.isOfHabits
    next.isOfRows =
      TimedItems.areRows(inSectionCalled: key) || UnreadAnchor.areDays(inSectionCalled: key)
      || level == 3 && part.isOfRows
    part = next
    last = .heading
    // The titles of sections are told apart in the file, those of groups in their section.
    return names.insert(heading.range, of: bytes, in: level == 2 ? -1 : -2 - section)
  }

  /// The line of a heading before its theme: `## Today (theme: soft)`; nil for other fields.
  private func withoutTheme(_ lineRange: Range<Int>) -> Range<Int>? {
    guard let (headingRange, groupRange) = PlainFields.parts(of: lineRange, in: bytes) else { return nil }
    guard let groupRange else { return lineRange }
    guard let fields = PlainFields(groupRange, of: source, in: .section), fields.has(only: [.theme]) else { return nil }
    return headingRange
  }

  mutating func newPlace() -> Int {
    places += 1
    return places
  }

  // MARK: Items

  private mutating func readItem(_ lineRange: Range<Int>) -> Bool {
    guard lineRange.count > 2, bytes[lineRange.lowerBound + 1] == 0x20, case let range = lineRange.dropFirst(2),
      mayBeRead(range)
    else { return false }
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "["):
      last = .item
      return readTask(range, in: part.place, column: 2)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      last = .item
      return readRow(range)
    default: return readWords(range)
    }
  }

  /// The words of a line that stand as far right as those of the item above, if they begin with a letter.
  private func wordsRange(of lineRange: Range<Int>, in above: Paragraph) -> Range<Int>? {
    let range = lineRange.dropFirst(above.column)
    guard let first = range.first, bytes[first].isLetter,
      lineRange.prefix(above.column).allSatisfy({ bytes[$0] == 0x20 })
    else { return nil }
    return range
  }

  /// One more line of the paragraph of an item. Of a note the rules look at how its lines begin, and at keys before a colon; words that
  /// go on are asked of again.
  private mutating func readFurther(_ range: Range<Int>, of above: Paragraph) -> Bool {
    guard range.upperBound - above.start < Recognizer.mostBytesOfParagraph, bytes[range.upperBound - 1] != 0x20,
      !ForeignLines.mayBegin(bytes, at: range.lowerBound), LineSign.scanBelowItem(bytes, range) == nil,
      !signs.mayStand(in: range), ByteClasses.of(range, in: bytes).isDisjoint(with: [.other, .sign])
    else { return false }
    paragraph = above
    guard let place = above.place else { return true }
    words.headline.range = above.start..<range.upperBound
    words.headline.textRange = words.headline.textRange.lowerBound..<range.upperBound
    return isSilentTask(in: place, with: .any)
  }

  /// A line below an item: an entry of its log, or a task or words.
  private mutating func readBelow(_ lineRange: Range<Int>) -> Bool {
    switch last {
    case .log(let before):
      guard let entry = log.read(lineRange), entry.days.last <= context.today, before.map({ $0 < entry.days.first }) ?? true
      else { return false }
      last = .log(after: entry.days.last)
      return true
    case .words(let place):
      guard lineRange.count > 4, bytes[lineRange].starts(with: "  - ".utf8), case let range = lineRange.dropFirst(4),
        mayBeRead(range)
      else { return false }
      if bytes[range.lowerBound] == UInt8(ascii: "[") {
        guard readTask(range, in: place, column: 4) else { return false }
        // A date in the next line stands beside it.
        last = .words(place: place)
        return true
      }
      return !ForeignLines.mayBegin(bytes, at: range.lowerBound) && plain.areSilent(range) && plain.beginAsWords(range)
        && names.insert(range, of: bytes, in: place)
    case .attempts(var attempts):
      guard let (day, value) = log.readAttempt(lineRange), day <= context.today, attempts.last.map({ $0 < day }) ?? true else {
        return false
      }
      attempts.top = attempts.top.map { attempts.extreme == .highest ? max($0, value) : min($0, value) } ?? value
      attempts.last = day
      last = .attempts(attempts)
      return true
    case .blank, .prose, .heading, .quote, .item, .numbered: return false
    }
  }

  /// Whether the best of the last item is that of its log.
  private var attemptsAgree: Bool {
    guard case .attempts(let attempts) = last, let top = attempts.top else { return true }
    return top == attempts.best
  }

  /// Reads `2. Say no in the first sentence.`, below a blank line or the number before.
  private mutating func readNumbered(_ lineRange: Range<Int>, _ number: Int) -> Bool {
    switch last {
    case .blank where number == 1: break
    case .numbered(number - 1): break
    case .blank, .prose, .heading, .quote, .item, .words, .log, .attempts, .numbered: return false
    }
    guard lineRange.count > 4, bytes[lineRange.lowerBound + 2] == 0x20, case let range = lineRange.dropFirst(3),
      mayBeRead(range),
      bytes[range.lowerBound].isLetter, readWords(range)
    else { return false }
    last = .numbered(number)
    paragraph = nil
    return true
  }

  func mayBeRead(_ range: Range<Int>) -> Bool {
    guard range.count < Recognizer.mostBytesOfParagraph, bytes[range.upperBound - 1] != 0x20 else { return false }
    guard signs.mayStand(behindIconOf: range, in: bytes) else { return true }
    // Fields in brackets of their own are those of Dataview.
    guard let end = ItemEnd(range, in: bytes), end.areBracketed else { return false }
    return !signs.mayStand(behindIconOf: end.wordsRange, in: bytes)
  }
}
