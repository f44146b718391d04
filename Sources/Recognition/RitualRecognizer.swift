import Chronology
import Lint
import Outline
import Planner
import Reading
import SourceText
import Vault

/// Recognizes a ritual: a title, prose, and arcs of habits, each with its rule and its log of days.
struct RitualRecognizer {
  private let source: SourceText
  private let bytes: [UInt8]
  private let front: FrontLines
  private let context: LintContext
  private let signs: ForeignLineSigns
  private var prose: ProseRecognizer

  private var titleRange = 0..<0
  /// In the order of the file.
  private var arcs: [RitualArc] = []
  private var names = NameSet()
  /// Whether there is a habit in the last arc.
  private var hasHabits = false
  /// The last habit, to whose log the next line may belong.
  private var habit: Habit?
  private var log: LogRecognizer

  /// A habit with what matters of its log.
  private struct Habit {
    /// When it is due; nil for each day, and where any days of a period count.
    var schedule: RecurrenceSchedule?
    /// The last day of the entry above.
    var last: CivilDate?
    var wasDone = false
  }

  init(_ source: SourceText, _ front: FrontLines, in context: LintContext) {
    self.source = source
    self.front = front
    self.context = context
    bytes = source.bytes
    signs = ForeignLineSigns(in: source.bytes)
    prose = ProseRecognizer(source.bytes, signs)
    log = LogRecognizer(source, signs)
  }

  mutating func record(path: String, name: String) -> VaultRecord? {
    guard let heading = TitleLine(below: front, of: source), heading.isWords(signs) else { return nil }
    titleRange = heading.range
    for line in heading.nextLine..<source.lineCount {
      guard read(source.contentRange(ofLine: line)) else { return nil }
    }
    guard prose.end(), endHabit(), arcsFit() else { return nil }
    return VaultRecord(
      of: source,
      front,
      titleRange: titleRange,
      path: path,
      name: name,
      categories: front.valueRange(of: .category).map { [(source.string(in: $0), $0)] } ?? []
    )
  }

  // MARK: Lines

  private mutating func read(_ lineRange: Range<Int>) -> Bool {
    guard let first = lineRange.first.map({ bytes[$0] }) else { return prose.end() && endHabit() }
    switch first {
    case UInt8(ascii: "#"): return prose.end() && endHabit() && readArc(lineRange)
    case UInt8(ascii: "-"): return prose.end() && endHabit() && readHabit(lineRange)
    case 0x20: return readEntry(lineRange)
    // A name and a colon may be a property, and behind a log a day an entry.
    default: return !hasHabits && ByteClasses.of(lineRange, in: bytes).isDisjoint(with: .sign) && prose.take(lineRange)
    }
  }

  /// Reads `## Arc 2: 2026-11-01 - 2026-11-28`, perhaps with `(ended: 2026-11-20)` behind it.
  private mutating func readArc(_ lineRange: Range<Int>) -> Bool {
    guard bytes[lineRange].starts(with: "## ".utf8) else { return false }
    var wordsRange = lineRange.dropFirst(3)
    var ended: CivilDate?
    if bytes[lineRange.upperBound - 1] == UInt8(ascii: ")") {
      let lead = wordsRange.dropLast(11)
      guard bytes[lead].suffix(RitualRecognizer.leadOfEnd.count).elementsEqual(RitualRecognizer.leadOfEnd),
        let day = CivilDate(source.string(in: lead.upperBound..<lineRange.upperBound - 1))
      else { return false }
      ended = day
      wordsRange = lead.dropLast(RitualRecognizer.leadOfEnd.count)
    }
    guard let arc = ArcTitle(source.string(in: wordsRange)), bytes[wordsRange].elementsEqual(arc.text.utf8),
      Ritual.arcLengths ~= arc.days.count, ended.map({ arc.days.contains($0) }) ?? true
    else { return false }
    hasHabits = false
    arcs.append(RitualArc(number: arc.number, days: arc.days, ended: ended))
    return true
  }

  private static let leadOfEnd = Array(" (ended: ".utf8)

  /// Reads `- ✍️ Ten pages on paper (every: mon wed fri, goal: 12)`.
  private mutating func readHabit(_ lineRange: Range<Int>) -> Bool {
    guard let arc = arcs.last, lineRange.count > 2, bytes[lineRange.lowerBound + 1] == 0x20,
      case let headlineRange = lineRange.dropFirst(2), !signs.mayStand(behindIconOf: headlineRange, in: bytes),
      let (wordsRange, rule, goal) = parts(of: headlineRange),
      !wordsRange.isEmpty, isName(wordsRange), goal.map({ isReached($0, by: rule, in: arc) }) ?? true
    else { return false }
    var schedule: RecurrenceSchedule?
    if let rule {
      let whole = rule.schedule(weekStart: context.settings.weekStarts, earliestEntry: nil)
      guard !whole.isNever else { return false }
      schedule = rule.rule.isPeriod ? nil : whole
    }
    (habit, hasHabits) = (Habit(schedule: schedule), true)
    return names.insert(wordsRange, of: bytes, in: arcs.count)
  }

  /// The words of a habit, behind its emoji, and the rule and the goal in the group behind them.
  private func parts(of range: Range<Int>) -> (wordsRange: Range<Int>, rule: RecurringRule?, goal: Int?)? {
    guard let (headRange, groupRange) = PlainFields.parts(of: range, in: bytes),
      let wordsRange = PlainWords.behindIcon(headRange, in: bytes)
    else { return nil }
    guard let groupRange else { return (wordsRange, nil, nil) }
    guard let fields = PlainFields(groupRange, of: source, in: .habit), fields.has(only: [.every, .goal, .from]) else {
      return nil
    }
    guard let every = fields.every else { return fields.from == nil ? (wordsRange, nil, fields.goal) : nil }
    // What is told of a rule is judged by the whole way.
    let rule = RecurringRule(rule: every, from: fields.from)
    return rule.isSilent ? (wordsRange, rule, fields.goal) : nil
  }

  /// Whether a habit is due so often in its arc.
  private func isReached(_ goal: Int, by rule: RecurringRule?, in arc: RitualArc) -> Bool {
    let habit = ArcHabit(title: "", rule: rule, goal: goal)
    return goal <= HabitDays(habit, in: arc.days, weekStart: context.settings.weekStarts).due.count
  }

  /// Whether some words are the name of a habit, and nothing among them may be a day, a time, a rule or anything else.
  private func isName(_ wordsRange: Range<Int>) -> Bool {
    ByteClasses.areWords(wordsRange, in: bytes, without: .digit) && !ForeignLines.mayBegin(bytes, at: wordsRange.lowerBound)
      && !signs.mayStand(in: wordsRange)
      && LastWords.find(wordsRange, in: bytes, isOpen: true) == nil && LogReader.day(in: bytes, wordsRange) == nil
  }

  // MARK: Logs

  private mutating func readEntry(_ lineRange: Range<Int>) -> Bool {
    // The habit stays where it is: to copy it is to count its rule, for each line of each log.
    guard habit != nil, let entry = log.read(lineRange), fits(entry) else { return false }
    habit?.last = entry.days.last
    if entry.isDone { habit?.wasDone = true }
    return true
  }

  /// Whether an entry is of days of its arc that are over, behind those of the entry above, and on which the last habit is due.
  ///
  /// It changes nothing; but for a method that may not, all of the recognizer would be copied.
  private mutating func fits(_ entry: LogRecognizer.Entry) -> Bool {
    let days = entry.days
    guard let arc = arcs.last?.effectiveDays, arc.contains(days.first), arc.contains(days.last), days.last <= context.today
    else { return false }
    if let last = habit?.last, last >= days.first { return false }
    guard entry.isDone, let schedule = habit?.schedule else { return true }
    // Nearly all are of one day.
    return days.first == days.last ? schedule.isDue(on: days.first) : days.days.allSatisfy { schedule.isDue(on: $0) }
  }

  /// Ends the log of a habit; false for one that may be idle.
  private mutating func endHabit() -> Bool {
    guard let habit else { return true }
    self.habit = nil
    return habit.wasDone || arcs.last?.effectiveDays.contains(context.today) != true
  }

  // MARK: Arcs

  /// Whether the arcs are apart and numbered by their days, and the last is not to be renewed.
  private func arcsFit() -> Bool {
    let sorted = arcs.sorted { $0.days.first < $1.days.first }
    guard let last = sorted.last else { return true }
    let finished = front.valueRange(of: .finished).flatMap { CivilDate(source.string(in: $0)) }
    let isOver = last.effectiveDays != last.days || finished.map { $0 <= context.today } == true
    guard isOver || last.days.last >= context.today else { return false }
    return zip(sorted, sorted.dropFirst()).allSatisfy { $0.number < $1.number && $0.days.last < $1.days.first }
  }
}
