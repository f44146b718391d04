import Chronology
import Lint
import Outline
import SourceText
import Vault

/// Recognizes a file of activities: a title, prose, sections, and activities, each with notes and its log of days.
struct ActivitiesRecognizer {
  private let source: SourceText
  private let bytes: [UInt8]
  private let front: FrontLines
  private let today: CivilDate
  private let signs: ForeignLineSigns
  private var prose: ProseRecognizer
  private var log: LogRecognizer

  private var names = NameSet()
  private var categories = Categories()
  /// How many sections there were. Each is a place in which the titles of its groups are told apart.
  private var sections = 0
  /// Whether there is an activity in the last section or group.
  private var hasActivities = false
  /// What the last line was, which says what may stand below it.
  private var last = Line.other
  /// The places of what is told apart in the whole file.
  private static let (placeOfActivities, placeOfSections) = (-1, -2)

  private enum Line {
    case other
    /// One of the words of an activity, which begin at an offset. Behind its fields they are notes, of which there may be more.
    case words(from: Int, takesNotes: Bool)
    /// An entry, and whether each of the log lies behind the one above, or before it; nil for the first.
    case entry(DateRange, isBehind: Bool?)
  }

  /// What the activities name, in the order of the file.
  private struct Categories {
    private(set) var all: [(name: String, range: Range<Int>)] = []
    /// Each once, with its small letters: many activities have one category.
    private var known: [(name: String, key: String)] = []

    /// Adds one; false for one that differs from another by case alone.
    mutating func add(_ name: String, _ range: Range<Int>) -> Bool {
      all.append((name, range))
      if known.contains(where: { $0.name == name }) { return true }
      let key = name.lowercased()
      guard !known.contains(where: { $0.key == key }) else { return false }
      known.append((name, key))
      return true
    }
  }

  init(_ source: SourceText, _ front: FrontLines, on today: CivilDate) {
    self.source = source
    self.front = front
    self.today = today
    bytes = source.bytes
    signs = ForeignLineSigns(in: source.bytes)
    prose = ProseRecognizer(source.bytes, signs)
    log = LogRecognizer(source, signs)
  }

  mutating func record(path: String, name: String) -> VaultRecord? {
    guard let heading = TitleLine(below: front, of: source), heading.isWords(signs) else { return nil }
    for line in heading.nextLine..<source.lineCount {
      guard read(source.contentRange(ofLine: line)) else { return nil }
    }
    guard prose.end() else { return nil }
    return VaultRecord(
      of: source,
      front,
      titleRange: heading.range,
      path: path,
      name: name,
      categories: categories.all
    )
  }

  // MARK: Lines

  private mutating func read(_ lineRange: Range<Int>) -> Bool {
    guard let first = lineRange.first.map({ bytes[$0] }) else {
      last = .other
      return prose.end()
    }
    switch first {
    case UInt8(ascii: "#"): return prose.end() && readHeading(lineRange)
    case UInt8(ascii: "-"): return prose.end() && readActivity(lineRange)
    case 0x20: return isNote(lineRange) || readEntry(lineRange)
    // A name and a colon may be a property, and behind a log a day an entry.
    default: return !hasActivities && ByteClasses.of(lineRange, in: bytes).isDisjoint(with: .sign) && prose.take(lineRange)
    }
  }

  private mutating func readHeading(_ lineRange: Range<Int>) -> Bool {
    guard let heading = HeadingLine(bytes, lineRange, signs) else { return false }
    (hasActivities, last) = (false, .other)
    if heading.level == 2 { sections += 1 }
    // The titles of sections are told apart in the file, those of groups in their section.
    let place = heading.level == 2 ? ActivitiesRecognizer.placeOfSections : sections
    return names.insert(heading.range, of: bytes, in: place)
  }

  // MARK: Activities

  /// Reads `- 🎾 Tennis (category: Hobby, since: 2026-01-01)`.
  private mutating func readActivity(_ lineRange: Range<Int>) -> Bool {
    guard lineRange.count > 2, bytes[lineRange.lowerBound + 1] == 0x20, lineRange.count < Recognizer.mostBytesOfParagraph,
      !signs.mayStand(in: lineRange), case let headlineRange = lineRange.dropFirst(2),
      let (headRange, groupRange) = PlainFields.parts(of: headlineRange, in: bytes),
      let wordsRange = PlainWords.behindIcon(headRange, in: bytes),
      !wordsRange.isEmpty, isName(wordsRange)
    else { return false }
    if let groupRange {
      guard readFields(groupRange, hasIcon: wordsRange.lowerBound > headlineRange.lowerBound) else { return false }
    }
    hasActivities = true
    last = .words(from: headlineRange.lowerBound, takesNotes: groupRange != nil)
    return names.insert(wordsRange, of: bytes, in: ActivitiesRecognizer.placeOfActivities)
  }

  /// Whether some words are the name of an activity. Without a number there is no day among them, and hardly a rule.
  private func isName(_ wordsRange: Range<Int>) -> Bool {
    ByteClasses.areWords(wordsRange, in: bytes, without: .digit) && !ForeignLines.mayBegin(bytes, at: wordsRange.lowerBound)
      && !UnreadWhen.saysHowOften(wordsRange, in: bytes, today: today)
  }

  private mutating func readFields(_ groupRange: Range<Int>, hasIcon: Bool) -> Bool {
    guard let fields = PlainFields(groupRange, of: source, in: .activity), fields.has(only: [.category, .since, .icon]),
      !(hasIcon && fields.has(.icon))
    else { return false }
    guard let (category, range) = fields.category else { return true }
    return categories.add(category, range)
  }

  /// Whether a line is notes right below the fields of an activity: `  At the club with Sam.`
  private func isNote(_ lineRange: Range<Int>) -> Bool {
    guard case .words(from: let start, takesNotes: true) = last, lineRange.count > 2, bytes[lineRange.lowerBound + 1] == 0x20,
      case let wordsRange = lineRange.dropFirst(2)
    else { return false }
    return lineRange.upperBound - start < Recognizer.mostBytesOfParagraph && ByteClasses.areWords(wordsRange, in: bytes)
      && !ForeignLines.mayBegin(bytes, at: wordsRange.lowerBound) && LineSign.scanBelowItem(bytes, wordsRange) == nil
      && !signs.mayStand(in: wordsRange)
  }

  // MARK: Logs

  /// Reads an entry of a day that is over. Each lies behind the one above; in a log that begins with its newest day, before it.
  private mutating func readEntry(_ lineRange: Range<Int>) -> Bool {
    guard let days = log.read(lineRange)?.days, days.last <= today else { return false }
    switch last {
    case .other: return false
    case .words: last = .entry(days, isBehind: nil)
    case .entry(let above, let wasBehind):
      let isBehind = above.last < days.first
      guard isBehind || days.last < above.first, wasBehind.map({ $0 == isBehind }) ?? true else { return false }
      last = .entry(days, isBehind: isBehind)
    }
    return true
  }
}
