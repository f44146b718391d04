import Chronology
import Lint
import Outline
import Planner
import SourceText
import Vault

/// The items of the lists of a file: what they say is asked of the rules, and some of them are remembered.
///
/// They are taken line by line, by their form. When there are no more lines they are asked about their words, one question after the
/// other, each of all items: so the code of a question stays in the cache of the processor, which is too small for that of all.
///
/// The questions change nothing. They are mutating as the rest: all of this would be copied first for a method that may change
/// nothing, and they are asked of each item.
struct ListItems {
  private let source: SourceText
  private let bytes: [UInt8]
  private let kind: DocumentKind
  private let isDay: Bool
  /// Whether its tasks are at home in the file, so that they are told apart in all of it, and may recur.
  private let hasOwnTasks: Bool
  private let itemPlaces: ItemPlaces
  private let today: CivilDate
  private let remembered: RememberedTasks
  private let signs: ForeignLineSigns
  private let headlines: HeadlineRecognizer

  private var items: [ListItem] = []
  /// The items above the next, from the outermost, by their indexes.
  private var open: [Int] = []
  /// How many sections, groups and items there were. Each is a place in which names are told apart.
  private var places = 1
  /// The places of what is told apart in the whole file.
  private static let (placeOfSections, placeOfTasks) = (-1, -2)
  /// The section, and the part of it, that the next item at the top stands in.
  private var section = 0
  private var group = 0
  private var names = NameSet()
  private var tasks: [VaultRecord.Task] = []

  init(
    _ source: SourceText,
    in kind: DocumentKind,
    _ signs: ForeignLineSigns,
    today: CivilDate,
    _ remembered: RememberedTasks
  ) {
    self.source = source
    bytes = source.bytes
    self.kind = kind
    self.today = today
    self.remembered = remembered
    self.signs = signs
    isDay = kind.traits.identity == .date
    hasOwnTasks = kind.traits.tasks == .own
    itemPlaces = isDay ? ItemPlaces.ofDay : hasOwnTasks ? ItemPlaces.ofProject : ItemPlaces.ofStacks
    headlines = HeadlineRecognizer(source, in: kind)
    // Most files have no more, for which room would be asked for again and again.
    items.reserveCapacity(min(source.lineCount, 48))
    open.reserveCapacity(4)
  }

  // MARK: Lines

  /// Begins a section or a group; false where another may have its name.
  mutating func begin(_ heading: HeadingLine) -> Bool {
    endList()
    group = places
    places += 1
    if heading.level == 2 { section = group }
    // The titles of sections are told apart in the file, those of groups in their section.
    let place = heading.level == 2 ? ListItems.placeOfSections : ListItems.placeOfTasks - 1 - section
    return names.insert(heading.range, of: bytes, in: place)
  }

  mutating func endList() { open.removeAll(keepingCapacity: true) }

  /// Takes the first line of an item; false where it stands more than one step below the item above it.
  mutating func take(_ form: ItemForm, _ lineRange: Range<Int>, depth: Int) -> Bool {
    guard depth <= open.count else { return false }
    while open.count > depth { open.removeLast() }
    let parent = open.last
    let place = places
    places += 1
    let item = ListItem(
      form,
      lineRange,
      depth: depth,
      parent: parent,
      place: place,
      placeAround: parent.map { items[$0].place } ?? group,
      blockPlace: form.time != nil ? place : parent.flatMap { items[$0].blockPlaceBelow }
    )
    open.append(items.count)
    items.append(item)
    return true
  }

  /// Takes a further line of the words of the last item.
  mutating func goOn(to end: Int) {
    let last = items.count - 1
    items[last].range = items[last].range.lowerBound..<end
  }

  /// Reads the last item, all lines of it, if it is a recurring task whose words are plain and have no number; false for any other.
  mutating func readRecurring() -> Bool {
    let last = items.count - 1
    let (form, range) = (items[last].form, items[last].range)
    guard hasOwnTasks, items[last].depth == 0, items[last].isOpen, bytes[range.upperBound - 1] == UInt8(ascii: ")"),
      let (wordsRange, groupRange) = PlainFields.parts(of: form.wordsStart..<range.upperBound, in: bytes),
      let groupRange,
      PlainFields.areOfRecurring(groupRange, of: source, in: .task),
      !wordsRange.isEmpty, ByteClasses.areWords(wordsRange, in: bytes, without: .digit)
    else { return false }
    let places = itemPlaces.places(of: form, depth: 0)
    items[last].words = HeadlineRecognizer.Words(headline: Headline(range: range, text: wordsRange, places: places))
    items[last].words.headline.box = form.box
    items[last].isRecurring = true
    return true
  }

  // MARK: Questions

  /// Whether no rule finds anything in any item.
  ///
  /// - Parameter day: from which words such as `tomorrow` count.
  mutating func areSilent(on day: CivilDate) -> Bool {
    let all = items.indices
    guard all.allSatisfy({ readHeadline(of: $0) }),
      all.allSatisfy({ beginsAsWords($0) }),
      all.allSatisfy({ beginsWithNoTime($0) }),
      all.allSatisfy({ beginsWithNoDay($0) }),
      all.allSatisfy({ agrees($0) }),
      all.allSatisfy({ endsInNoField($0) }),
      all.allSatisfy({ saysNoPriority($0) }),
      all.allSatisfy({ saysNotWhen($0, from: day) }),
      all.allSatisfy({ tellsNoTime($0) })
    else { return false }
    return true
  }

  /// Reads the headline of an item, those of the items above it being read.
  private mutating func readHeadline(of index: Int) -> Bool {
    let range = items[index].range
    guard range.count < Recognizer.mostBytesOfParagraph, !signs.mayStand(in: range) else { return false }
    if let parent = items[index].parent {
      // As numbers: the operations of a set of another module are called by way of a table.
      let above = items[parent].above.rawValue | ItemsAbove.made(of: items[parent].words.headline).rawValue
      items[index].above = ItemsAbove(rawValue: above)
    }
    return items[index].isRecurring || readWords(of: index, range)
  }

  private mutating func readWords(of index: Int, _ range: Range<Int>) -> Bool {
    let (form, depth, above) = (items[index].form, items[index].depth, items[index].above)
    let places = itemPlaces.places(of: form, depth: depth, below: above)
    let wordsRange = form.wordsStart..<range.upperBound
    if headlines.read(wordsRange, from: range.lowerBound, places: places, into: &items[index].words) {
      (items[index].words.headline.box, items[index].words.headline.anchor) = (form.box, form.anchor)
      return true
    }
    var surroundings = ItemSurroundings()
    surroundings.above = above
    guard let whole = headlines.readWhole(range, in: surroundings, depth: depth), whole.headline.box == form.box,
      whole.headline.anchor == form.anchor
    else { return false }
    items[index].words = whole
    return true
  }

  /// Whether the words behind box and time begin with a letter, and not as another program or a second time does. A block needs none.
  private mutating func beginsAsWords(_ index: Int) -> Bool {
    let textRange = items[index].words.headline.textRange
    let hasIcon = items[index].words.headline.iconRange != nil
    let hasAnchor = items[index].form.anchor != nil
    guard let first = textRange.first.map({ bytes[$0] }) else { return hasAnchor && !items[index].hasBox && !hasIcon }
    guard first.isLetter || first == 0xC3 else { return false }
    if hasAnchor {
      return !items[index].words.classes.contains(.digit) || SecondAnchor.range(in: textRange, of: bytes, isTime: true) == nil
    }
    return items[index].hasBox || hasIcon || !ForeignLines.mayBegin(bytes, at: textRange.lowerBound)
  }

  private mutating func beginsWithNoTime(_ index: Int) -> Bool {
    guard items[index].mayBeTimed else { return true }
    let start = items[index].words.headline.textRange.lowerBound
    return MeantTime.scan(bytes, at: start, end: items[index].range.upperBound) == nil
  }

  private mutating func beginsWithNoDay(_ index: Int) -> Bool {
    guard items[index].depth == 0, items[index].mayBeTimed else { return true }
    let start = items[index].words.headline.textRange.lowerBound
    return OtherDay.end(in: bytes, at: start, end: items[index].range.upperBound) == nil
  }

  /// Whether a task says nothing that its box and its fields contradict, and whether a note begins with no rule.
  private mutating func agrees(_ index: Int) -> Bool {
    if items[index].hasBox {
      // How far a task of a day is stands in its project.
      return TaskWords.agree(items[index].words.headline, behind: items[index].form.boxEnd, in: bytes, mayTellProgress: !isDay)
    }
    // An emoji alone may be the sign of a state.
    let iconRange = items[index].words.headline.iconRange
    if items[index].form.anchor == nil, iconRange.map({ bytes[$0.lowerBound] == 0xE2 }) == true { return false }
    // A colon is a sign.
    return !items[index].words.classes.contains(.sign)
      || !UnreadWhen.beginsWithRule(items[index].words.headline.textRange, in: bytes, today: today)
  }

  private mutating func endsInNoField(_ index: Int) -> Bool {
    guard let state = items[index].form.box?.state else { return true }
    return TaskWords.endInNoField(items[index].words.headline.textRange, behind: state, in: bytes)
  }

  private mutating func saysNoPriority(_ index: Int) -> Bool {
    !items[index].isOpen || !UnreadPriority.speaks(of: items[index].words.headline, in: bytes)
  }

  private mutating func saysNotWhen(_ index: Int, from day: CivilDate) -> Bool {
    !items[index].isOpen || !UnreadWhen.speaks(of: items[index].words.headline, in: bytes, from: day)
  }

  /// Whether an item at the top of a day tells no time behind its words. Only in a day a time says when an item is; a length may be
  /// said in words.
  private mutating func tellsNoTime(_ index: Int) -> Bool {
    guard isDay, items[index].depth == 0,
      items[index].words.classes.contains(.digit) || items[index].form.time.map({ $0.end == nil }) == true
    else { return true }
    return !UnreadAnchor.speaks(ofTimesOf: items[index].words.headline, in: source)
  }

  // MARK: Tasks

  /// The tasks among them that are remembered; nil where two that must be told apart may have one name.
  mutating func rememberedTasks() -> [VaultRecord.Task]? {
    for index in items.indices where items[index].hasBox { remember(index) }
    for index in items.indices where items[index].hasBox {
      guard isToldApart(index) else { return nil }
    }
    return tasks
  }

  private mutating func remember(_ index: Int) {
    let (headline, type) = (items[index].words.headline, items[index].type)
    let task = VaultRecord.Task.remembered(headline, type, in: kind, of: source, remembered) { [bytes] in
      Spaces.folded(headline.textRange, in: bytes)
    }
    guard let task else { return }
    items[index].task = tasks.count
    tasks.append(task)
  }

  /// Whether no item before has its name in its place, nor another task in its block.
  private mutating func isToldApart(_ index: Int) -> Bool {
    let titleRange = items[index].words.headline.textRange
    let project = items[index].task.flatMap { tasks[$0].project }.map(Document.name(ofTitle:))
    let (isBlock, placeAround) = (items[index].isBlock, items[index].placeAround)
    // The tasks of a project are told apart in the whole file.
    let isOwnTask = hasOwnTasks && (items[index].isRecurring || items[index].type == .task)
    let place = isOwnTask ? ListItems.placeOfTasks : placeAround
    if !isBlock, !names.insert(titleRange, of: bytes, project, in: place) { return false }
    guard let blockPlace = items[index].blockPlace, isBlock || blockPlace != placeAround else { return true }
    return names.insert(titleRange, of: bytes, project, in: blockPlace)
  }
}
