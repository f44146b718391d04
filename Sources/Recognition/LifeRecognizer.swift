import Chronology
import Lint
import Outline
import Planner
import SourceText
import Vault

/// Recognizes a life: a title, sections and groups, prose, phases, and marked weeks that have words or none.
struct LifeRecognizer {
  private let source: SourceText
  private let bytes: [UInt8]
  private let front: FrontLines
  private let span: LifeSpan
  /// The number of today's week; 0 before birth.
  private let currentWeek: Int
  private let signs: ForeignLineSigns
  private var prose: ProseRecognizer
  private var dates = CivilDateScanner()
  private var names = NameSet()
  /// The fields that were read: the same stand behind mark after mark.
  private var fields = RecentTexts()

  private var sectionCount = 0
  /// Whether what follows stands in *Phases*, and whether there was such a section.
  private var isInPhases = false
  private var hasPhases = false
  /// The year that the last heading names, or else that of its section.
  private var year: Int?
  private var yearOfSection: Int?
  private var last = Line.other
  /// In the order of the file.
  private var weeks: [Int] = []
  private var phases: [LifePhase] = []

  /// What the line above was, as far as it says what may stand below it.
  private enum Line {
    case prose, item, other
  }

  /// Nil without a day of birth.
  init?(_ source: SourceText, _ front: FrontLines, in context: LintContext) {
    guard let born = front.valueRange(of: .born).flatMap({ CivilDate(source.string(in: $0)) }) else { return nil }
    self.source = source
    self.front = front
    let span = LifeSpan(born: born)
    self.span = span
    currentWeek = span.weekNumber(on: context.today) ?? 0
    bytes = source.bytes
    signs = ForeignLineSigns(in: source.bytes)
    prose = ProseRecognizer(source.bytes, signs)
  }

  mutating func record(path: String, name: String) -> VaultRecord? {
    guard let title = TitleLine(below: front, of: source), title.isWords(signs) else { return nil }
    for line in title.nextLine..<source.lineCount {
      guard read(source.contentRange(ofLine: line)) else { return nil }
    }
    guard prose.end(), weeksDiffer(), phasesAreApart() else { return nil }
    return VaultRecord(of: source, front, titleRange: title.range, path: path, name: name)
  }

  // MARK: Lines

  private mutating func read(_ lineRange: Range<Int>) -> Bool {
    guard let first = lineRange.first.map({ bytes[$0] }) else {
      last = .other
      return prose.end()
    }
    switch first {
    case UInt8(ascii: "#"): return prose.end() && readHeading(lineRange)
    case UInt8(ascii: "-"): return prose.end() && readItem(lineRange)
    default: return readProse(lineRange)
    }
  }

  /// A line of a paragraph. Right below an item it would be a part of that; and where each line begins with a day or with the number of
  /// a week, they were meant as items.
  private mutating func readProse(_ lineRange: Range<Int>) -> Bool {
    switch last {
    case .item: return false
    case .prose: break
    case .other:
      guard bytes[lineRange.lowerBound] &- 0x30 >= 10,
        WeekAnchor(bytes, at: lineRange.lowerBound, end: lineRange.upperBound) == nil
      else { return false }
    }
    last = .prose
    return prose.take(lineRange)
  }

  /// Reads `## Phases`, `## 2026`, `### 2021 - 2024`.
  private mutating func readHeading(_ lineRange: Range<Int>) -> Bool {
    // Whether a heading with an icon is *Phases* is not looked at.
    guard let heading = HeadingLine(bytes, lineRange, signs, mayNameYears: true), case let words = heading.range,
      words.lowerBound == lineRange.lowerBound + heading.level + 1
    else { return false }
    last = .other
    let title = source.string(in: words)
    let year = bytes[words.lowerBound] &- 0x30 < 10 ? Document.year(named: Document.name(ofTitle: title)) : nil
    if heading.level == 2 {
      sectionCount += 1
      isInPhases = SectionRole(titled: title, in: front.kind) == .phases
      // Two are told, be they spelled otherwise.
      guard !isInPhases || !hasPhases else { return false }
      hasPhases = hasPhases || isInPhases
      yearOfSection = year
    }
    self.year = year ?? yearOfSection
    // The titles of sections are told apart in the file, those of groups in their section.
    return names.insert(words, of: bytes, in: heading.level == 2 ? -1 : -2 - sectionCount)
  }

  // MARK: Items

  /// Reads `- 2026-11-20 🚂 Words (rating: good)`, and in *Phases* `- 2006-07-08 - 2009-08-31 Words (color: pink)`.
  private mutating func readItem(_ lineRange: Range<Int>) -> Bool {
    last = .item
    guard 12..<Recognizer.mostBytesOfParagraph ~= lineRange.count, bytes[lineRange.lowerBound + 1] == 0x20,
      bytes[lineRange.upperBound - 1] != 0x20, !signs.mayStand(in: lineRange)
    else { return false }
    let (start, end) = (lineRange.lowerBound + 2, lineRange.upperBound)
    let daysEnd = isInPhases && bytes.holds(" - ", at: start + 10, before: end) ? start + 23 : start + 10
    guard daysEnd <= end, let days = BareEntry.days(bytes, in: start..<daysEnd, &dates) else { return false }
    // A colon or a comma may part the days from the words.
    let wordsStart = daysEnd < end && bytes[daysEnd].isOne(of: ":,") ? daysEnd + 2 : daysEnd + 1
    guard daysEnd == end || wordsStart < end && bytes[wordsStart - 1] == 0x20 && bytes[wordsStart] != 0x20,
      let (headRange, groupRange) = PlainFields.parts(of: min(wordsStart, end)..<end, in: bytes, mayLackWords: true),
      let wordsRange = PlainWords.behindIcon(headRange, in: bytes),
      areSilent(wordsRange, behind: days, in: start..<daysEnd)
    else { return false }
    if let groupRange, !areRead(groupRange) { return false }
    return isInPhases ? addPhase(days, wordsRange) : addMark(on: days.first)
  }

  /// Whether nothing is told of the words of a mark or a phase, which may have none: they have no sign of a field, a tag or a link,
  /// are not too long, and are no part of its days.
  ///
  /// It changes nothing. For a method that may not, all of the recognizer would be copied first.
  private mutating func areSilent(_ wordsRange: Range<Int>, behind days: DateRange, in daysRange: Range<Int>) -> Bool {
    guard let first = wordsRange.first.map({ bytes[$0] }) else { return true }
    // `1️⃣` is an icon.
    guard first.isLetter || first &- 0x30 < 10 || first == 0xC3 || first.isOne(of: "\"*"),
      Emoji.end(in: bytes, at: wordsRange.lowerBound, end: wordsRange.upperBound) == nil,
      bytes[wordsRange.upperBound - 1] != 0x20, wordsRange.count <= LongPhrase.limit,
      case let classes = ByteClasses.of(wordsRange, in: bytes), classes.isDisjoint(with: [.other, .tag, .sign])
    else { return false }
    guard classes.contains(.digit) else { return true }
    // `2026-11-02 to 11-05`, `2026-11-02 and 2026-11-05`
    let scanned = AnchorScan.scan(
      bytes,
      at: daysRange.lowerBound,
      end: wordsRange.upperBound,
      isInPhases ? [.months, .links] : .links
    )
    let isRead =
      switch scanned {
      case .date(days.last, daysRange.upperBound): days.count == 1
      case .dateRange(days, daysRange.upperBound): true
      default: false
      }
    return isRead && SecondAnchor.range(in: wordsRange, of: bytes, isTime: false) == nil
  }

  /// Whether the fields of a group are such as a mark or a phase has, each once, with a value that reads.
  private mutating func areRead(_ groupRange: Range<Int>) -> Bool {
    let keys = isInPhases ? LifeRecognizer.keysOfPhases : LifeRecognizer.keysOfMarks
    let place: Place = isInPhases ? .phase : .mark
    var seen = 0
    return FieldGroup.forEachField(in: groupRange, of: bytes) { key, nameRange, valueRange in
      guard let number = keys.firstIndex(of: key), seen & 1 << number == 0 else { return false }
      seen |= 1 << number
      let fieldRange = nameRange.lowerBound..<valueRange.upperBound
      if fields.place(of: fieldRange, in: bytes) != nil { return true }
      guard PlainFields(fieldRange, of: source, in: place) != nil else { return false }
      _ = fields.add(fieldRange)
      return true
    }
  }

  /// None is in both, so that a field that was read in one place reads in no other.
  private static let keysOfMarks: [FieldKey] = [.rating, .category, .marked]
  private static let keysOfPhases: [FieldKey] = [.color]

  // MARK: Weeks and phases

  /// Adds a mark, whose week is lived; below the heading of a year it is of that.
  private mutating func addMark(on date: CivilDate) -> Bool {
    guard year.map({ $0 == date.year }) ?? true, let week = span.weekNumber(on: date), week <= currentWeek else { return false }
    weeks.append(week)
    return true
  }

  /// Adds a phase. What says that it goes on, `until today`, would be read as its name.
  private mutating func addPhase(_ days: DateRange, _ wordsRange: Range<Int>) -> Bool {
    let word = wordsRange.prefix { bytes[$0] > 0x20 && !bytes[$0].isOne(of: ":,;") }
    guard days.count > 1 || !DayElsewhere.leadsOfNow.contains(source.string(in: word).lowercased()) else { return false }
    phases.append(LifePhase(title: "", first: days.first, last: days.count > 1 ? days.last : nil))
    return true
  }

  private mutating func weeksDiffer() -> Bool {
    weeks.sort()
    return zip(weeks, weeks.dropFirst()).allSatisfy(<)
  }

  /// Whether no phase begins before an earlier one has ended.
  private func phasesAreApart() -> Bool {
    let placed = LifePhases(phases).all
    return zip(placed, placed.dropFirst()).allSatisfy { $0.days.last < $1.days.first }
  }
}
