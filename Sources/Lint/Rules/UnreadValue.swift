public import Diagnostics
import Languages
import Outline
import Planner
import Reading
import SourceText

/// `unread-value`: words of a page that were most likely meant as a value.
public enum UnreadValue: Rule {
  public static let name = "unread-value"
  public static let severity = Severity.info

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    if file.document.kind == .activities { checkActivities(file, &findings) }
    if let kind = file.document.kind, [.page, .project, .stacks].contains(kind) { checkTasks(file, &findings) }
    checkYearly(file, &findings)
    guard let page = file.reading, file.document.kind == .page else { return }
    checkNumbers(page, in: file, &findings)
    checkDays(page, in: file, &findings)
    var hasCounter: Bool?
    for index in page.items.indices where mayBeValue(page.type(of: index)) {
      guard let wordsRange = page.items.titleRange(at: index), isCandidate(wordsRange, in: file.source.bytes) else { continue }
      let text = file.text(wordsRange)
      guard !text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }), let meant = MeantValue(text) else { continue }
      if meant.mayBeDay {
        hasCounter = hasCounter ?? page.items.indices.contains { page.type(of: $0) == .counter }
        guard hasCounter == true else { continue }
      }
      report(meant, wordsRange, in: file, &findings)
    }
  }

  /// Numbers that are read otherwise than somebody may have meant them: of an item, of its field `to`, and those in its log.
  private static func checkNumbers(_ page: PlanReading, in file: LintedFile, _ findings: inout Findings) {
    let items = file.document.items
    for index in items.indices {
      guard let type = page.type(of: index) else { continue }
      let to = type == .countUp || type == .countDown ? items[index].field(.to)?.valueRange : nil
      let values = page.items.valueRanges(at: index)
      let isBest = items[index].field(.best) != nil
      guard to != nil || values.valueRange != nil || values.goalRange != nil || isBest else { continue }
      var numbers = [values.valueRange, values.goalRange, to].compactMap { range in
        range.flatMap { AmbiguousNumber(at: $0, of: file.source) }
      }
      if numbers.isEmpty, isBest { numbers = attempts(of: items[index], in: file) }
      for number in numbers {
        let fixes = number.texts.map {
          file.fix(CommonMessage.write($0), isSafe: false, TextEdit(replacing: number.range, with: $0))
        }
        findings.add(
          at: number.range,
          UnreadValueMessage.isReadAs(file.excerpt(number.range), number.reading, not: number.texts[0]),
          help: advice(number.texts),
          fixes: fixes
        )
      }
    }
  }

  /// The numbers in the log of a best, unless another number of it has a point and shows what points are there.
  private static func attempts(of item: Item, in file: LintedFile) -> [AmbiguousNumber] {
    let values = item.log.compactMap { file.document.items[$0].entry?.valueRange }
    let numbers = values.compactMap { AmbiguousNumber(at: $0, of: file.source) }
    guard !numbers.isEmpty else { return [] }
    let points = values.count { file.source.bytes[$0].contains(UInt8(ascii: ".")) }
    let others = numbers.count { file.source.bytes[$0.range].contains(UInt8(ascii: ".")) }
    return points == others ? numbers : []
  }

  /// `Half marathon: 2027-03-21`, and beside items that count days `Christmas (25 Dec)`: a day that lies ahead.
  private static func checkDays(_ page: PlanReading, in file: LintedFile, _ findings: inout Findings) {
    for (place, section) in file.document.sections.enumerated() where section.role == .plain {
      let items = file.listItems(of: section)
      var countsDays: Bool?
      var named: [(item: Int, wordsRange: Range<Int>)] = []
      defer { checkNamedDays(named, items, ofSection: place, in: file, &findings) }
      for index in items {
        guard mayBeValue(page.type(of: index)), let words = page.items.titleRange(at: index),
          words.count <= MeantValue.mostBytes
        else { continue }
        guard let day = AwaitedDay(words, in: file) else {
          if file.source.bytes[words].contains(where: { $0 &- 0x30 < 10 }) { named.append((index, words)) }
          continue
        }
        if day.isBracketed {
          countsDays = countsDays ?? countsDaysElsewhere(place, items, in: file)
          guard countsDays == true else { continue }
        }
        let fix = file.fix(CommonMessage.write(day.written), isSafe: false, TextEdit(replacing: day.range, with: day.written))
        findings.add(
          at: day.range,
          UnreadValueMessage.isNoValue(file.excerpt(day.range)),
          help: day.isPast ? UnreadValueMessage.countDaysSince(day.written) : .countDaysUntil(day.written),
          fix: fix
        )
      }
    }
  }

  /// `Essay 60% done`, `Interviews 7/12`, `Middlemarch p. 210/880`: how far an open task is, of which nothing can be said.
  private static func checkTasks(_ file: LintedFile, _ findings: inout Findings) {
    let bytes = file.source.bytes
    for place in file.openItems {
      let headline = file.document.items[place].headline
      let words = headline.textRange
      guard headline.places.isDisjoint(with: [.entry, .setAside]),
        words.suffix(24).contains(where: { "%/".utf8.contains(bytes[$0]) }),
        let progress = ProgressAmongWords(words, in: bytes)
      else { continue }
      let name = LintedFile.shortened(file.source.string(in: words.lowerBound..<progress.nameEnd))
      let problem = UnreadValueMessage.isNoValue(file.excerpt(progress.range))
      findings.add(at: progress.range, problem, help: UnreadValueMessage.writeCounter(name, progress.written))
    }
  }

  /// `Luis 03/02/1979 (every: year)`, which recurs on 1 January.
  private static func checkYearly(_ file: LintedFile, _ findings: inout Findings) {
    let items = file.document.items
    for index in file.items(with: .every) {
      guard let every = items[index].field(.every), let day = YearlyDay(items[index], every, in: file) else { continue }
      let fixes = day.rules.map { rule in
        file.fix(CommonMessage.write("every: \(rule)"), isSafe: false, TextEdit(replacing: every.valueRange, with: rule))
      }
      let problem = UnreadValueMessage.isNoDayOfRule(file.excerpt(day.range))
      let help = UnreadValueMessage.writeRule(day.rules.map { "every: \($0)" })
      findings.add(at: day.range, problem, help: help, fixes: fixes)
    }
  }

  /// `Mia 12.3.`, `6.12. Nikolaus`: days that recur each year, and rows of a timeline.
  private static func checkNamedDays(
    _ named: [(item: Int, wordsRange: Range<Int>)],
    _ items: [Int],
    ofSection place: Int,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    guard !named.isEmpty else { return }
    let name = file.key(ofSection: place)
    // In *Dates* a name and a day that is past is one of these, too.
    let isList =
      ["birthday", "geburtstag", "anniversar", "anniversaire", "cumplea"].contains(where: name.holds)
      || ["dates", "important dates", "family dates", "daten", "fechas"].contains(name)
    let bytes = file.source.bytes
    let days = named.compactMap { named -> (Range<Int>, DayAmongWords)? in
      let words = named.wordsRange
      guard !UnreadAnchor.tellsDay(of: file.document.items[named.item].headline, inSectionCalled: name, file),
        let day = DayAmongWords(yearlyIn: words, isList: isList, in: file) ?? DayAmongWords(rowIn: words, in: file)
      else { return nil }
      return (words, day)
    }
    for (words, day) in days {
      if day.isBesideOthers, days.count < 2 { continue }
      // `3.1. Aims`, `3.2. Means`: numbers of parts.
      let number = bytes[words].prefix { $0 &- 0x30 < 10 }
      let isPart =
        !number.isEmpty
        && items.contains { item in
          let other = file.document.items[item].headline.textRange
          return other.lowerBound != words.lowerBound && bytes[other].prefix { $0 &- 0x30 < 10 }.elementsEqual(number)
        }
      guard !isPart else { continue }
      let fixes = day.texts.map { file.fix(CommonMessage.write($0), isSafe: false, TextEdit(replacing: words, with: $0)) }
      let problem = UnreadValueMessage.isNoDay(file.excerpt(day.range))
      findings.add(at: day.range, problem, help: advice(day.texts), fixes: fixes)
    }
  }

  /// `Tennis since 1 Jan 2025`, of an activity, which says so with a field.
  private static func checkActivities(_ file: LintedFile, _ findings: inout Findings) {
    for item in file.document.items where item.headline.places.contains(.activity) && item.field(.since) == nil {
      let words = item.headline.textRange
      guard words.count <= MeantValue.mostBytes, item.headline.groups.isEmpty, !file.source.bytes[words].contains(0x0A),
        let written = AwaitedDay.since(words, in: file, takesPeriod: true)
      else { continue }
      let fix = file.fix(CommonMessage.write(written), isSafe: false, TextEdit(replacing: words, with: written))
      findings.add(at: words, UnreadValueMessage.isNoValue(file.excerpt(words)), help: advice([written]), fix: fix)
    }
  }

  private static func countsDaysElsewhere(_ section: Int, _ items: [Int], in file: LintedFile) -> Bool {
    let name = file.key(ofSection: section)
    return name.hasPrefix("countdown") || name.hasPrefix("days until")
      || items.contains {
        file.document.items[$0].headline.field(.until) != nil || file.document.items[$0].headline.field(.since) != nil
      }
  }

  private static func report(_ meant: MeantValue, _ wordsRange: Range<Int>, in file: LintedFile, _ findings: inout Findings) {
    // A space of two or three bytes is one byte of the text.
    let range =
      file.document.folded(wordsRange, without: []).spacedRange(of: meant.range)
      ?? wordsRange.lowerBound + meant.range.lowerBound..<wordsRange.lowerBound + meant.range.upperBound
    // Where a sign is missing or another, the name is needed to see what is meant.
    let shownRange = meant.isValue ? range : wordsRange
    let before = file.text(shownRange.lowerBound..<range.lowerBound)
    let after = file.text(range.upperBound..<shownRange.upperBound)
    let texts = meant.texts.map { before + $0 + after }
    let problem = UnreadValueMessage.isNoValue(file.excerpt(shownRange))
    // `goal: 80%` says something of another number.
    let name = file.text(wordsRange.lowerBound..<range.lowerBound).prefix { $0.isLetter }
    if GoalWords.has(name), file.source.bytes[wordsRange.lowerBound + name.utf8.count] == UInt8(ascii: ":") {
      return findings.add(at: shownRange, problem, help: UnreadValueMessage.writeGoalAfterNumber)
    }
    let fixes = zip(meant.texts, texts).map { text, whole in
      file.fix(CommonMessage.write(whole), isSafe: false, TextEdit(replacing: range, with: text))
    }
    findings.add(at: shownRange, problem, help: advice(texts), fixes: fixes)
  }

  private static func advice(_ texts: [String]) -> UnreadValueMessage {
    texts.count == 1 ? .writeIfIsOne(texts[0]) : .writeWhicheverIs(texts)
  }

  /// Whether an item is words, among which a value may stand that is not read.
  private static func mayBeValue(_ type: ItemType?) -> Bool { type == .bullet || type == .label }

  /// Short words with a slash, or with what may begin a value behind a colon.
  private static func isCandidate(_ wordsRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard wordsRange.count <= MeantValue.mostBytes else { return false }
    if let last = wordsRange.last, bytes[last] == UInt8(ascii: "|") { return true }
    return wordsRange.contains { offset in
      if bytes[offset] == UInt8(ascii: "/") || bytes[offset] == UInt8(ascii: ">") { return true }
      if bytes[offset] == 0xF0, bytes[offset..<wordsRange.upperBound].starts(with: "🔥".utf8) { return true }
      if bytes[offset] | 0x20 == UInt8(ascii: "p"), isBest(offset, wordsRange, in: bytes) { return true }
      if bytes[offset] == UInt8(ascii: "o"), isOf(offset, wordsRange, in: bytes) { return true }
      guard bytes[offset] == UInt8(ascii: ":"), offset + 2 < wordsRange.upperBound, bytes[offset + 1] == 0x20 else {
        return false
      }
      return "0123456789(~Il/bBpPrR".utf8.contains(bytes[offset + 2]) || bytes[offset + 2] >= 0x80
    }
  }

  /// ` PB ` or ` PR ` before a digit.
  private static func isBest(_ offset: Int, _ wordsRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    offset > wordsRange.lowerBound && offset + 3 < wordsRange.upperBound && bytes[offset - 1] == 0x20
      && "bBrR".utf8.contains(bytes[offset + 1]) && bytes[offset + 2] == 0x20 && bytes[offset + 3] &- 0x30 < 10
  }

  /// ` of ` before a digit.
  private static func isOf(_ offset: Int, _ wordsRange: Range<Int>, in bytes: [UInt8]) -> Bool {
    offset > wordsRange.lowerBound && offset + 3 < wordsRange.upperBound && bytes[offset - 1] == 0x20
      && bytes[offset + 1] == UInt8(ascii: "f") && bytes[offset + 2] == 0x20 && bytes[offset + 3] &- 0x30 < 10
  }

  public static let example = RuleExample(
    found: "- Push-ups 20/50",
    instead: "- Push-ups: 20/50"
  )
}

/// What `unread-value` says.
enum UnreadValueMessage: Message {
  case isNoValue(String)
  case isNoDay(String)
  /// A day beside a rule that recurs on 1 January.
  case isNoDayOfRule(String)
  /// A number that others read otherwise.
  case isReadAs(String, String, not: String)

  case writeIfIsOne(String)
  case writeWhicheverIs([String])
  case countDaysSince(String)
  case countDaysUntil(String)
  case writeRule([String])
  /// How far a task is: the name and the value of a counter.
  case writeCounter(String, String)
  case writeGoalAfterNumber
}
