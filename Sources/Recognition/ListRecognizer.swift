import Chronology
import Lint
import Outline
import Planner
import Reading
import SourceText
import Vault

/// Recognizes an Anchor day, a project or a file of stacks: a title, sections, tasks and notes in lists, prose, and in a day blocks.
struct ListRecognizer {
  private let source: SourceText
  private let bytes: [UInt8]
  private let front: FrontLines
  private let isDay: Bool
  /// Whether its tasks are at home in it, so that they are told apart in the whole file, and may recur.
  private let hasOwnTasks: Bool
  private let itemPlaces: ItemPlaces
  private let stem: String
  private let today: CivilDate
  /// When the days of the vault start and end.
  private let dayStarts: TimeOfDay
  private let dayEnds: TimeOfDay
  /// How many minutes a block takes that does not say when it ends.
  private let defaultMinutes: Int
  private let remembered: RememberedTasks
  private let headlines: HeadlineRecognizer
  private let signs: ForeignLineSigns
  private var prose: ProseRecognizer

  /// That of the day, from which words such as `tomorrow` count; in other files today.
  private var date: CivilDate
  private var titleRange = 0..<0
  private var tasks: [VaultRecord.Task] = []
  private var times: [BlockTime] = []
  private var names = NameSet()
  /// How many sections, groups and items there were. Each is a place in which names are told apart.
  private var places = 1
  /// The places of what is told apart in the whole file.
  private static let (placeOfSections, placeOfTasks) = (-1, -2)
  /// The section, and the part of it, that the next item at the top stands in.
  private var section = 0
  private var group = 0
  /// The items above the next, from the outermost.
  private var open: [OpenItem] = []
  /// The item whose words may go on in the next line.
  private var unfinished: Unfinished?
  /// Those of the item that was read last.
  private var words = HeadlineRecognizer.Words()
  private var log: LogRecognizer
  /// The log of the last item, if it is a recurring task.
  private var entries: Entries?
  /// Whether there is a recurring task in the section or group.
  private var hasLogs = false

  private struct OpenItem {
    var above: ItemsAbove
    /// Where the names of those below it are told apart.
    var place: Int
    /// The same for the tasks of a block, however deep they stand; nil below a task and outside of blocks.
    var blockPlace: Int?
  }

  private struct Entries {
    /// The last day of the entry above.
    var last: CivilDate?
    /// Whether there was a blank line, below which no more are read.
    var areOver = false
  }

  /// An item whose line is read, and its words not yet.
  private struct Unfinished {
    var form: ItemForm
    var depth: Int
    var range: Range<Int>
  }

  init(
    _ source: SourceText,
    _ front: FrontLines,
    stem: String,
    in context: borrowing LintContext,
    _ remembered: RememberedTasks
  ) {
    self.remembered = remembered
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
    itemPlaces = isDay ? ItemPlaces.ofDay : hasOwnTasks ? ItemPlaces.ofProject : ItemPlaces.ofStacks
    date = today
    headlines = HeadlineRecognizer(source, in: front.kind)
    signs = ForeignLineSigns(in: source.bytes)
    prose = ProseRecognizer(source.bytes, signs)
    log = LogRecognizer(source, signs)
  }

  mutating func record(path: String, name: String) -> VaultRecord? {
    guard let first = readTitle() else { return nil }
    // Most files have so many, for which room would be asked for again and again.
    open.reserveCapacity(4)
    if isDay { times.reserveCapacity(8) }
    for line in first..<source.lineCount {
      guard read(source.contentRange(ofLine: line)) else { return nil }
    }
    guard endBlock(), blocksFit() else { return nil }
    return VaultRecord(
      path: path,
      name: name,
      kind: front.kind,
      title: Spaces.folded(titleRange, in: bytes),
      titleRange: titleRange,
      kindRange: front.kindRange,
      date: isDay ? date : nil,
      tasks: tasks,
      source: source
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
      : title.isWords && !signs.mayStand(in: titleRange) && !ReservedTitle.isReserved(source.string(in: titleRange))
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
      guard unfinished == nil, !hasLogs else { return false }
      open.removeAll(keepingCapacity: true)
      return prose.take(lineRange)
    }
  }

  private static let mostDepth = 8

  /// Ends the paragraph or the words of the item that may go on.
  private mutating func endBlock() -> Bool { endItem() && prose.end() }

  private mutating func readHeading(_ lineRange: Range<Int>) -> Bool {
    guard let heading = HeadingLine(bytes, lineRange, signs) else { return false }
    group = places
    places += 1
    if heading.level == 2 { section = group }
    open.removeAll(keepingCapacity: true)
    (entries, hasLogs) = (nil, false)
    // The titles of sections are told apart in the file, those of groups in their section.
    let place = heading.level == 2 ? ListRecognizer.placeOfSections : ListRecognizer.placeOfTasks - 1 - section
    return names.insert(heading.range, of: bytes, in: place)
  }

  private mutating func readItem(_ lineRange: Range<Int>, column: Int) -> Bool {
    let depth = column / 2
    guard column == 2 * depth, lineRange.count > 2, bytes[lineRange.lowerBound + 1] == 0x20, endItem(), depth <= open.count,
      prose.end()
    else { return false }
    let words = lineRange.lowerBound + 2..<lineRange.upperBound
    guard bytes[words.lowerBound] > 0x20, bytes[words.upperBound - 1] != 0x20,
      let form = ItemForm(bytes, words, readsTime: isDay && depth == 0), depth == 0 || entries == nil
    else { return false }
    entries = nil
    while open.count > depth { open.removeLast() }
    unfinished = Unfinished(form: form, depth: depth, range: words)
    return true
  }

  /// Reads an entry of the log of a recurring task.
  private mutating func readEntry(_ lineRange: Range<Int>) -> Bool {
    guard endItem(), let above = entries, !above.areOver, let entry = log.read(lineRange), entry.days.last <= today,
      above.last.map({ $0 < entry.days.first }) ?? true
    else { return false }
    entries = Entries(last: entry.days.last)
    return true
  }

  /// One more line of the words of an item, which stands as far right as they do.
  private mutating func continueItem(_ lineRange: Range<Int>, _ column: Int) -> Bool {
    guard var item = unfinished, column == 2 * (item.depth + 1), bytes[lineRange.lowerBound].isLetter,
      !ForeignLines.mayBegin(bytes, at: lineRange.lowerBound), LineSign.scanBelowItem(bytes, lineRange) == nil,
      bytes[lineRange.upperBound - 1] != 0x20,
      ByteClasses.of(lineRange, in: bytes).isDisjoint(with: [.other, .tag])
    else { return false }
    item.range = item.range.lowerBound..<lineRange.upperBound
    unfinished = item
    return true
  }

  // MARK: Items

  /// Reads the words of the item that may have gone on.
  private mutating func endItem() -> Bool {
    guard let item = unfinished else { return true }
    unfinished = nil
    if hasOwnTasks, item.depth == 0, readRecurring(item) {
      (entries, hasLogs) = (Entries(), true)
      return item.range.count < Recognizer.mostBytesOfParagraph && !signs.mayStand(in: item.range) && beginsAsWords(item, [])
        && TaskWords.areSilent(words.headline, behind: item.form.boxEnd, in: bytes, on: date, mayTellProgress: true)
        && add(item, isRecurring: true)
    }
    // As numbers: the operations of a set of another module are called by way of a table.
    let above = ItemsAbove(rawValue: open.reduce(0) { $0 | $1.above.rawValue })
    guard item.range.count < Recognizer.mostBytesOfParagraph, !signs.mayStand(in: item.range), readWords(of: item, above),
      beginsAsWords(item, above), isSilent(item)
    else { return false }
    return add(item)
  }

  private mutating func readWords(of item: Unfinished, _ above: ItemsAbove) -> Bool {
    let places = itemPlaces.places(of: item.form, depth: item.depth, below: above)
    let range = item.form.wordsStart..<item.range.upperBound
    if headlines.read(range, from: item.range.lowerBound, places: places, into: &words) {
      (words.headline.box, words.headline.anchor) = (item.form.box, item.form.anchor)
      return true
    }
    var surroundings = ItemSurroundings()
    surroundings.above = above
    guard let whole = headlines.readWhole(item.range, in: surroundings, depth: item.depth) else { return false }
    words = whole
    return words.headline.box == item.form.box && words.headline.anchor == item.form.anchor
  }

  /// Reads the words of a recurring task that are plain and have no number; false for any other item.
  private mutating func readRecurring(_ item: Unfinished) -> Bool {
    guard item.form.box?.state == .open, bytes[item.range.upperBound - 1] == UInt8(ascii: ")"), item.form.time == nil,
      let (wordsRange, groupRange) = PlainFields.parts(of: item.form.wordsStart..<item.range.upperBound, in: bytes),
      let groupRange,
      PlainFields.areOfRecurring(groupRange, of: source, in: .task),
      !wordsRange.isEmpty, ByteClasses.areWords(wordsRange, in: bytes, without: .digit)
    else { return false }
    let places = itemPlaces.places(of: item.form, depth: 0)
    words = HeadlineRecognizer.Words(headline: Headline(range: item.range, text: wordsRange, places: places))
    words.headline.box = item.form.box
    return true
  }

  /// Whether the words behind box and time cannot have been meant as anything that an item begins with.
  ///
  /// It changes nothing, and nor does `isSilent`. They are asked of each item, and for a method that may change nothing all of
  /// the recognizer would be copied first, a thousand bytes.
  private mutating func beginsAsWords(_ item: Unfinished, _ above: ItemsAbove) -> Bool {
    let text = words.headline.textRange
    guard !text.isEmpty else { return item.form.anchor != nil && item.form.box == nil && words.headline.iconRange == nil }
    let first = bytes[text.lowerBound]
    guard first.isLetter || first == 0xC3 else { return false }
    if words.headline.anchor != nil {
      return !words.classes.contains(.digit) || SecondAnchor.range(in: text, of: bytes, isTime: true) == nil
    }
    if item.form.box == nil, words.headline.iconRange == nil, ForeignLines.mayBegin(bytes, at: text.lowerBound) { return false }
    // Below a task a time is a word.
    guard item.depth == 0 || !above.contains(.task) else { return true }
    guard MeantTime.scan(bytes, at: text.lowerBound, end: item.range.upperBound) == nil else { return false }
    return item.depth > 0 || OtherDay.end(in: bytes, at: text.lowerBound, end: item.range.upperBound) == nil
  }

  /// Whether no rule that looks among words finds anything in them.
  private mutating func isSilent(_ item: Unfinished) -> Bool {
    let textRange = words.headline.textRange
    guard words.headline.box != nil else {
      // An emoji alone may be the sign of a state.
      if words.headline.anchor == nil, words.headline.iconRange.map({ bytes[$0.lowerBound] == 0xE2 }) == true { return false }
      // A colon is a sign.
      return isSilentAboutTimes(item)
        && !(words.classes.contains(.sign) && UnreadWhen.beginsWithRule(textRange, in: bytes, today: today))
    }
    // How far a task of a day is stands in its project.
    return isSilentAboutTimes(item)
      && TaskWords.areSilent(words.headline, behind: item.form.boxEnd, in: bytes, on: date, mayTellProgress: !isDay)
  }

  private mutating func isSilentAboutTimes(_ item: Unfinished) -> Bool {
    // Only in a day a time says when an item is; a length may be said in words.
    guard isDay, item.depth == 0, words.classes.contains(.digit) || item.form.time?.end == nil && item.form.time != nil else {
      return true
    }
    return !UnreadAnchor.speaks(ofTimesOf: words.headline, in: source)
  }

  /// Remembers an item whose words are read; false where another may have its name.
  private mutating func add(_ item: Unfinished, isRecurring: Bool = false) -> Bool {
    let own = places
    places += 1
    let parent = open.last
    var blockPlace = parent?.blockPlace
    if let time = item.form.time {
      times.append(time)
      blockPlace = own
    }
    if words.headline.box != nil {
      let type: ItemType =
        item.form.time != nil ? .block : isRecurring ? .recurring : words.headline.places.contains(.step) ? .checkbox : .task
      let title = words.headline.textRange
      let task = VaultRecord.Task.remembered(words.headline, type, in: front.kind, of: source, remembered) { [bytes] in
        Spaces.folded(title, in: bytes)
      }
      let project = task?.project.map(Document.name(ofTitle:))
      // A task is large, so that what is asked of it comes first: it is moved, and not copied.
      if let task { tasks.append(task) }
      let parentPlace = parent?.place ?? group
      // The tasks of a project are told apart in the whole file.
      let namePlace = hasOwnTasks && (type == .task || isRecurring) ? ListRecognizer.placeOfTasks : parentPlace
      if type != .block, !names.insert(title, of: bytes, project, in: namePlace) { return false }
      if let blockPlace, type == .block || blockPlace != parentPlace, !names.insert(title, of: bytes, project, in: blockPlace) {
        return false
      }
      if type != .block { blockPlace = nil }
    }
    open.append(OpenItem(above: ItemsAbove.made(of: words.headline), place: own, blockPlace: blockPlace))
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
