import Chronology
import Lint
import Outline
import Planner
import Reading
import SourceText
import Vault

/// Recognizes an Anchor day, a project or a file of stacks: a title, sections, tasks and notes in lists, prose, and in a day blocks.
///
/// It reads line by line what is told from the form of a line; what the words of the items say is asked of all of them at the end.
struct ListRecognizer {
  private let source: SourceText
  private let bytes: [UInt8]
  private let front: FrontLines
  private let isDay: Bool
  private let hasOwnTasks: Bool
  private let stem: String
  private let today: CivilDate
  /// When the days of the vault start and end.
  private let dayStarts: TimeOfDay
  private let dayEnds: TimeOfDay
  /// How many minutes a block takes that does not say when it ends.
  private let defaultMinutes: Int
  private let signs: ForeignLineSigns
  private var prose: ProseRecognizer
  private var items: ListItems

  /// That of the day, from which words such as `tomorrow` count; in other files today.
  private var date: CivilDate
  private var titleRange = 0..<0
  private var times: [BlockTime] = []
  /// How deep the item stands whose words may go on in the next line; nil where none may.
  private var unfinishedDepth: Int?
  private var log: LogRecognizer
  /// The log of the last item, if it is a recurring task.
  private var entries: Entries?
  /// Whether there is a recurring task in the section or group.
  private var hasLogs = false

  private struct Entries {
    /// The last day of the entry above.
    var last: CivilDate?
    /// Whether there was a blank line, below which no more are read.
    var areOver = false
  }

  init(
    _ source: SourceText,
    _ front: FrontLines,
    stem: String,
    in context: borrowing LintContext,
    _ remembered: RememberedTasks
  ) {
    self.source = source
    self.front = front
    self.stem = stem
    today = context.today
    dayStarts = context.settings.dayStarts
    dayEnds = context.settings.dayEnds
    defaultMinutes = context.settings.defaultBlock
    bytes = source.bytes
    isDay = front.kind.traits.identity == .date
    hasOwnTasks = front.kind.traits.tasks == .own
    date = today
    signs = ForeignLineSigns(in: source.bytes)
    prose = ProseRecognizer(source.bytes, signs)
    log = LogRecognizer(source, signs)
    items = ListItems(source, in: front.kind, signs, today: context.today, remembered)
  }

  mutating func record(path: String, name: String) -> VaultRecord? {
    guard let first = readTitle() else { return nil }
    // Most days have so many, for which room would be asked for again and again.
    if isDay { times.reserveCapacity(8) }
    for line in first..<source.lineCount {
      guard read(source.contentRange(ofLine: line)) else { return nil }
    }
    guard endBlock(), blocksFit(), items.areSilent(on: date), let tasks = items.rememberedTasks() else { return nil }
    return VaultRecord(
      of: source,
      front,
      titleRange: titleRange,
      path: path,
      name: name,
      date: isDay ? date : nil,
      tasks: tasks
    )
  }

  // MARK: Title

  /// Reads the title; the line below it, nil for one that may be anything else.
  private mutating func readTitle() -> Int? {
    guard let title = TitleLine(below: front, of: source) else { return nil }
    titleRange = title.range
    let isRead =
      isDay
      ? readDate()
      : title.isWords(signs) && !ReservedTitle.isReserved(source.string(in: titleRange))
    return isRead ? title.nextLine : nil
  }

  /// Reads `2026-11-20 Friday`.
  private mutating func readDate() -> Bool {
    guard titleRange.count >= 10,
      let (date, end) = CivilDate.scan(bytes, at: titleRange.lowerBound, end: titleRange.upperBound)
    else { return false }
    if end < titleRange.upperBound {
      guard bytes[end] == 0x20, bytes[end + 1..<titleRange.upperBound].elementsEqual(date.weekday.title.utf8) else {
        return false
      }
    }
    self.date = date
    return FileName.date(ofStem: stem).map({ $0 == date }) ?? true
  }

  // MARK: Lines

  private mutating func read(_ lineRange: Range<Int>) -> Bool {
    guard let first = lineRange.first.map({ bytes[$0] }) else {
      guard endBlock() else { return false }
      entries?.areOver = true
      return true
    }
    switch first {
    case UInt8(ascii: "#"): return endBlock() && readHeading(lineRange)
    case UInt8(ascii: "-"): return readItem(lineRange, column: 0)
    case 0x20:
      let column = lineRange.prefix { bytes[$0] == 0x20 }.count
      guard column < lineRange.count, column <= 2 * ListRecognizer.mostDepth else { return false }
      let words = lineRange.lowerBound + column..<lineRange.upperBound
      if hasOwnTasks, column == 2, words.count > 2, bytes[words.lowerBound + 2] &- 0x30 < 10 { return readEntry(lineRange) }
      return bytes[words.lowerBound] == UInt8(ascii: "-") ? readItem(words, column: column) : continueItem(words, column)
    default:
      // Behind a log a day may be meant as an entry.
      guard unfinishedDepth == nil, !hasLogs else { return false }
      items.endList()
      return prose.take(lineRange)
    }
  }

  private static let mostDepth = 8

  /// Ends the paragraph or the words of the item that may go on.
  private mutating func endBlock() -> Bool {
    endItem()
    return prose.end()
  }

  /// Ends the words of the item that may go on. Below a recurring task there may be a log.
  private mutating func endItem() {
    guard unfinishedDepth != nil else { return }
    unfinishedDepth = nil
    if hasOwnTasks, items.readRecurring() { (entries, hasLogs) = (Entries(), true) }
  }

  private mutating func readHeading(_ lineRange: Range<Int>) -> Bool {
    guard let heading = HeadingLine(bytes, lineRange, signs) else { return false }
    (entries, hasLogs) = (nil, false)
    return items.begin(heading)
  }

  private mutating func readItem(_ lineRange: Range<Int>, column: Int) -> Bool {
    endItem()
    let depth = column / 2
    guard column == 2 * depth, lineRange.count > 2, bytes[lineRange.lowerBound + 1] == 0x20, prose.end() else { return false }
    let words = lineRange.lowerBound + 2..<lineRange.upperBound
    guard bytes[words.lowerBound] > 0x20, bytes[words.upperBound - 1] != 0x20,
      let form = ItemForm(bytes, words, readsTime: isDay && depth == 0), depth == 0 || entries == nil,
      items.take(form, words, depth: depth)
    else { return false }
    if let time = form.time { times.append(time) }
    entries = nil
    unfinishedDepth = depth
    return true
  }

  /// Reads an entry of the log of a recurring task.
  private mutating func readEntry(_ lineRange: Range<Int>) -> Bool {
    endItem()
    guard let above = entries, !above.areOver, let entry = log.read(lineRange), entry.days.last <= today,
      above.last.map({ $0 < entry.days.first }) ?? true
    else { return false }
    entries = Entries(last: entry.days.last)
    return true
  }

  /// One more line of the words of an item, which stands as far right as they do.
  private mutating func continueItem(_ lineRange: Range<Int>, _ column: Int) -> Bool {
    guard let depth = unfinishedDepth, column == 2 * (depth + 1), bytes[lineRange.lowerBound].isLetter,
      !ForeignLines.mayBegin(bytes, at: lineRange.lowerBound), LineSign.scanBelowItem(bytes, lineRange) == nil,
      bytes[lineRange.upperBound - 1] != 0x20,
      ByteClasses.of(lineRange, in: bytes).isDisjoint(with: [.other, .tag])
    else { return false }
    items.goOn(to: lineRange.upperBound)
    return true
  }

  // MARK: Blocks

  /// Whether the blocks of the day overlap nowhere, are within the day, and end where they must.
  private func blocksFit() -> Bool {
    guard !times.isEmpty else { return true }
    if date < today, times.contains(where: { $0.end == nil }) { return false }
    if dayStarts > .startOfDay || dayEnds < .endOfDay {
      for time in times
      where time.start < dayStarts || time.start >= dayEnds || time.end.map({ $0 > dayEnds }) == true {
        return false
      }
    }
    let isInOrder = zip(times, times.dropFirst()).allSatisfy { before, next in before.end.map { $0 <= next.start } == true }
    if isInOrder { return true }
    let ends = BlockTime.ends(of: times, defaultMinutes: defaultMinutes)
    return BlockOverlap.all(in: zip(times, ends).map { $0.start..<$1 }).isEmpty
  }
}
