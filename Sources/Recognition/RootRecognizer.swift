import Lint
import Outline
import Planner
import Reading
import SourceText
import Vault

/// Recognizes the root of a vault: its settings, a title, paragraphs, and the lists of its sections: links, categories, and the
/// blocks of its routine.
struct RootRecognizer {
  private let source: SourceText
  private let bytes: [UInt8]
  private let signs: ForeignLineSigns
  private let plain: PlainWords
  private var prose: ProseRecognizer

  /// What the front matter says, to which is added what stands below it.
  private var plan: VaultPlan
  private let kindRange: Range<Int>
  /// The first line below the front matter.
  private let firstLine: Int
  /// What stands before the first section, then the sections.
  private var sections = [PlanSection(title: "")]
  /// What the last section is; nil for one whose title says nothing.
  private var section: VaultSection?
  private var links: [VaultRecord.Link] = []
  /// How many items there were, be they paragraphs.
  private var itemCount = 0
  private var names = NameSet()
  /// The categories in small letters: no two may differ by case alone.
  private var categories: [String] = []
  /// The places of what is told apart in the whole file; groups are in their section.
  private static let (placeOfSections, placeOfCategories) = (-1, 0)

  /// The lines of the paragraph that goes on; nil where none does.
  private var paragraphRange: Range<Int>?
  /// Whether the line above is an item, to whose words the next would belong.
  private var isBelowItem = false

  /// Nil where the front matter is not plain, or something is told of it, or it keeps rules silent.
  init?(_ source: SourceText) {
    guard let front = PlanReading.OfFrontMatter(of: source, fileName: FileName.stem(of: VaultRoot.fileName)),
      case .vault(let plan) = front.reading.plan, front.reading.problems.isEmpty, front.document.problems.isEmpty,
      plan.content.otherProperties.isEmpty, plan.content.allow.isEmpty, plan.content.tags.isEmpty,
      let kindRange = front.document.properties[.kind]?.valueRange
    else { return nil }
    (self.source, self.plan, self.kindRange, firstLine) = (source, plan, kindRange, front.nextLine)
    bytes = source.bytes
    plain = PlainWords(source)
    signs = ForeignLineSigns(in: source.bytes)
    prose = ProseRecognizer(source.bytes, signs)
  }

  mutating func record(path: String) -> VaultRecord? {
    guard let title = TitleLine(from: firstLine, of: source), title.isWords(signs) else { return nil }
    for line in title.nextLine..<source.lineCount {
      guard read(line) else { return nil }
    }
    guard endParagraph() else { return nil }
    plan.content.title = Spaces.folded(title.range, in: bytes)
    plan.content.introduction = sections[0]
    plan.content.sections = Array(sections.dropFirst())
    return VaultRecord(
      path: path,
      name: VaultRoot.fileName,
      kind: .vault,
      title: plan.content.title,
      titleRange: title.range,
      kindRange: kindRange,
      date: nil,
      tasks: [],
      links: links,
      source: source,
      root: plan
    )
  }

  // MARK: Lines

  private mutating func read(_ line: Int) -> Bool {
    let lineRange = source.contentRange(ofLine: line)
    guard let first = lineRange.first.map({ bytes[$0] }) else {
      isBelowItem = false
      return endParagraph()
    }
    switch first {
    case UInt8(ascii: "#"): return endParagraph() && readHeading(lineRange)
    case UInt8(ascii: "-"): return endParagraph() && readItem(lineRange, line)
    default: return readProse(lineRange)
    }
  }

  /// A line of a paragraph. A name and a colon may be a property, and a number a time.
  private mutating func readProse(_ lineRange: Range<Int>) -> Bool {
    guard !isBelowItem, ByteClasses.of(lineRange, in: bytes).isDisjoint(with: [.sign, .digit]), prose.take(lineRange) else {
      return false
    }
    paragraphRange = (paragraphRange?.lowerBound ?? lineRange.lowerBound)..<lineRange.upperBound
    return true
  }

  private mutating func endParagraph() -> Bool {
    guard prose.end() else { return false }
    guard let range = paragraphRange else { return true }
    paragraphRange = nil
    var item = PlanItem(.text, text: source.string(in: range))
    item.origin = origin(of: range)
    add(item)
    return true
  }

  private mutating func readHeading(_ lineRange: Range<Int>) -> Bool {
    guard let heading = HeadingLine(bytes, lineRange, signs) else { return false }
    isBelowItem = false
    let title = Spaces.folded(heading.range, in: bytes)
    let icon = emoji(at: lineRange.lowerBound + heading.level + 1, before: heading.range)
    guard heading.level == 2 else {
      guard sections.count > 1 else { return false }
      sections[sections.count - 1].groups.append(PlanGroup(title: title, icon: icon))
      return names.insert(heading.range, of: bytes, in: sections.count)
    }
    let role = PlanSection.Role(titled: title, in: .vault)
    section = role.ofRoot
    // Two are told, be they spelled otherwise.
    guard section == nil || !sections.contains(where: { $0.role == role }) else { return false }
    sections.append(PlanSection(title: title, role: role, icon: icon))
    return names.insert(heading.range, of: bytes, in: RootRecognizer.placeOfSections)
  }

  /// The emoji at an offset, if there is one before some words.
  private func emoji(at offset: Int, before wordsRange: Range<Int>) -> Icon? {
    guard offset < wordsRange.lowerBound, let end = Emoji.end(in: bytes, at: offset, end: wordsRange.upperBound) else {
      return nil
    }
    return .emoji(source.string(in: offset..<end))
  }

  // MARK: Items

  /// Reads an item of a section that says what its items are.
  private mutating func readItem(_ lineRange: Range<Int>, _ line: Int) -> Bool {
    guard let section, 3..<Recognizer.mostBytesOfParagraph ~= lineRange.count, bytes[lineRange.lowerBound + 1] == 0x20,
      bytes[lineRange.upperBound - 1] != 0x20, !signs.mayStand(in: lineRange)
    else { return false }
    isBelowItem = true
    let range = lineRange.dropFirst(2)
    switch section {
    case .pages, .rituals, .projects: return readLink(range, in: section, line)
    case .categories: return readCategory(range)
    case .routine: return readBlock(range)
    }
  }

  private mutating func origin(of headlineRange: Range<Int>) -> PlanItem.Origin {
    defer { itemCount += 1 }
    return PlanItem.Origin(index: itemCount, headlineRange: headlineRange)
  }

  /// Adds an item to the last group of the last section, or to the section itself.
  private mutating func add(_ item: PlanItem) {
    let last = sections.count - 1
    let lastGroup = sections[last].groups.count - 1
    if lastGroup < 0 {
      sections[last].elements.append(.item(item))
    } else {
      sections[last].groups[lastGroup].elements.append(.item(item))
    }
  }

  /// Whether some words are the name of a category or a block, and nothing else, and do not end in days.
  private func isName(_ wordsRange: Range<Int>) -> Bool {
    !wordsRange.isEmpty && ByteClasses.areWords(wordsRange, in: bytes, without: .digit)
      && !ForeignLines.mayBegin(bytes, at: wordsRange.lowerBound)
      && LastWords.find(wordsRange, in: bytes, isOpen: true) == nil
      && LastWords.find(wordsRange, in: bytes, isOpen: true, onlyRule: true, takesDays: true) == nil
  }

  // MARK: Links

  /// Reads `🌊 [Compass](pages/compass.md)`, `[[Lamp out]]`.
  private mutating func readLink(_ range: Range<Int>, in list: VaultSection, _ line: Int) -> Bool {
    guard let wordsRange = PlainWords.behindIcon(range, in: bytes), isPlainLink(wordsRange),
      case let title = Spaces.folded(wordsRange, in: bytes), let link = VaultLink(title)
    else { return false }
    links.append(VaultRecord.Link(link: link, section: list, wordsRange: wordsRange, lines: line..<line + 1))
    var item = PlanItem(.link, text: title, icon: emoji(at: range.lowerBound, before: wordsRange))
    item.origin = origin(of: range)
    add(item)
    return true
  }

  /// Whether some words are a title in two brackets, or words with the path of a file behind them.
  private func isPlainLink(_ range: Range<Int>) -> Bool {
    let end = range.upperBound
    if bytes.holds("[[", at: range.lowerBound, before: end) {
      return range.count > 5 && bytes.holds("]]", at: end - 2, before: end) && plain.areSilent(range.dropFirst(2).dropLast(2))
    }
    guard bytes.holds("[", at: range.lowerBound, before: end),
      let bracket = bytes[range].firstIndex(of: UInt8(ascii: "]")), bytes.holds("](", at: bracket, before: end - 4),
      case let wordsRange = range.lowerBound + 1..<bracket, case let path = bracket + 2..<end - 1
    else { return false }
    // `[x]` is a box.
    return wordsRange.count > 1 && plain.areSilent(wordsRange) && bytes.holds(".md)", at: end - 4, before: end)
      && path.allSatisfy { bytes[$0].isLetter || bytes[$0] &- 0x30 < 10 || bytes[$0].isOne(of: "-_./") }
  }

  // MARK: Categories

  /// Reads `⛵ Estuary (color: indigo)`.
  private mutating func readCategory(_ range: Range<Int>) -> Bool {
    guard let (headRange, groupRange) = PlainFields.parts(of: range, in: bytes),
      let wordsRange = PlainWords.behindIcon(headRange, in: bytes), isName(wordsRange)
    else { return false }
    let title = Spaces.folded(wordsRange, in: bytes)
    var item = PlanItem(.category, text: title, icon: emoji(at: range.lowerBound, before: wordsRange))
    if let groupRange {
      guard let fields = PlainFields(groupRange, of: source, in: .category), fields.has(only: [.color, .icon]),
        fields.give(to: &item)
      else { return false }
    }
    item.origin = origin(of: range)
    add(item)
    let key = title.lowercased()
    guard !categories.contains(key) else { return false }
    categories.append(key)
    return names.insert(wordsRange, of: bytes, in: RootRecognizer.placeOfCategories)
  }

  // MARK: Routine

  /// Reads `06:00 - 07:30 ✍️ The book (every: weekday, color: indigo)`.
  private mutating func readBlock(_ range: Range<Int>) -> Bool {
    guard let form = ItemForm(bytes, range, readsTime: true), form.box == nil, let anchor = form.anchor,
      let time = ScheduleTime(anchor), form.wordsStart < range.upperBound,
      let (headRange, groupRange) = PlainFields.parts(of: form.wordsStart..<range.upperBound, in: bytes),
      let wordsRange = PlainWords.behindIcon(headRange, in: bytes), isName(wordsRange)
    else { return false }
    let icon = emoji(at: form.wordsStart, before: wordsRange)
    var rule: RecurringRule?
    var fields: PlainFields?
    if let groupRange {
      guard let read = PlainFields(groupRange, of: source, in: .routine) else { return false }
      (fields, rule) = (read, read.recurring)
      if let rule {
        guard read.has(only: RootRecognizer.keysOfBlocks + RootRecognizer.keysOfRules), rule.isSilent else { return false }
      } else {
        guard read.has(only: RootRecognizer.keysOfBlocks) else { return false }
      }
    } else {
      // How long it is may be among its words.
      var headline = Headline(range: range, text: wordsRange, places: .routine)
      headline.anchor = anchor
      guard !UnreadAnchor.speaks(ofTimesOf: headline, in: source) else { return false }
    }
    var item = PlanItem(
      .routine(RoutineTime(time: time, rule: rule)),
      text: Spaces.folded(wordsRange, in: bytes),
      icon: icon
    )
    guard fields?.give(to: &item) ?? true else { return false }
    item.origin = origin(of: range)
    add(item)
    return true
  }

  private static let keysOfBlocks: [FieldKey] = [.icon, .color, .notify]
  private static let keysOfRules: [FieldKey] = [.every, .in, .from, .until]
}

extension PlainFields {
  /// Gives an item what the fields say whose meaning is the same for every type; false where an emoji is its icon already.
  fileprivate func give(to item: inout PlanItem) -> Bool {
    guard item.icon == nil || icon == nil else { return false }
    if let icon { item.icon = icon }
    if let color { item.color = color }
    if let moments { item.notify = moments }
    return true
  }
}
