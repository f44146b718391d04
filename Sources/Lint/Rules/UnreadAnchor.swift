import Chronology
public import Diagnostics
import Languages
package import Outline
package import SourceText

/// `unread-anchor`: an item that begins like a time or date that is none, or with a time that its type does not use.
public enum UnreadAnchor: Rule {
  public static let name = "unread-anchor"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .unreadAnchor) {
      let words = words(for: file.text(range))
      findings.add(at: range, words.problem, help: words.advice)
    }
    if file.document.kind == .page {
      checkRows(file, &findings)
      checkMonths(file, &findings)
    }
    if file.document.kind == .day || file.document.kind == .vault { checkDay(file, &findings) }
    checkTimedItems(file, &findings)
    checkSecond(file, &findings)
    let unused = file.readingProblems { $0 == .unusedTime ? true : nil }
    guard !unused.isEmpty else { return }
    let index = file.headlines
    for (_, range) in unused {
      let headline = index[range.lowerBound]?.headline
      let key = keys.first { headline?.field($0) != nil }
      let (text, time) = (file.excerpt(range), file.text(range))
      let problem: UnreadAnchorMessage = key.map { .isPartOfWords(text, beside: $0.rawValue) } ?? .isAmongWords(text)
      findings.add(at: range, problem, help: key == .every ? UnreadAnchorMessage.writeAt(time) : .writeLater)
    }
  }

  /// A second time or date, which stands in the words of an item that uses the first.
  private static func checkSecond(_ file: LintedFile, _ findings: inout Findings) {
    guard let reading = file.reading else { return }
    let items = file.document.items
    for index in items.indices where items[index].headline.anchor != nil && items[index].entry == nil {
      // A colon says that words follow.
      guard let anchor = items[index].headline.anchor, reading.items.usesAnchor(at: index),
        !file.source.bytes[anchor.decorationRange].contains(UInt8(ascii: ":")),
        let range = SecondAnchor.range(in: items[index].headline.textRange, of: file.source.bytes, isTime: anchor.isTime)
      else { continue }
      findings.add(
        at: range,
        anchor.isTime ? UnreadAnchorMessage.isSecondTime(file.excerpt(range)) : .isSecondDate(file.excerpt(range)),
        help: UnreadAnchorMessage.writeRange(file.text(anchor.range), file.text(range))
      )
    }
  }

  /// What was meant as a row of a page, of its schedule or its timeline.
  private static func checkRows(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .meantTime) {
      guard let meant = MeantBlock(at: range, in: file) else { continue }
      add(meant, at: range, isRow: true, in: file, &findings)
    }
    let numbered = checkNumberedDays(in: file, &findings)
    // Half a range has a finding of its own.
    let halves = Set(file.ranges(of: .halfRange).map(\.lowerBound))
    for range in file.ranges(of: .otherDay)
    where !halves.contains(range.lowerBound) && !numbered.contains(where: { $0.overlaps(range) }) {
      if let days = MeantDateRange(file.text(range), today: file.context.today, nil) {
        addRow("\(days.days)", isSafe: days.isCertain, at: range, in: file, &findings)
        continue
      }
      if file.source.bytes[range.upperBound - 1] == UInt8(ascii: "?") {
        addRow("\(file.text(range.dropLast())) ?", isSafe: false, at: range, in: file, &findings)
        continue
      }
      guard let meant = DateMeant(file.text(range), today: file.context.today, for: nil) else { continue }
      addRow(meant, at: range, in: file, &findings)
    }
  }

  /// `1. Dezember 2026 Rome` at the top of a section. Without a year, `2. May Week` may as well be the second of a list.
  ///
  /// - Returns: where such days stand.
  private static func checkNumberedDays(in file: LintedFile, _ findings: inout Findings) -> [Range<Int>] {
    let items = file.document.items
    var dayRanges: [Range<Int>] = []
    for section in file.document.sections {
      for case .item(let index) in section.allElements {
        guard let day = NumberedDay(items[index], in: file, .ahead), day.isCertain else { continue }
        let problem = UnreadAnchorMessage.isNoDateOfRow(file.excerpt(day.range))
        findings.add(at: day.range, problem, help: UnreadAnchorMessage.write(day.written), fixes: day.fixes(in: file))
        dayRanges.append(day.range)
      }
    }
    return dayRanges
  }

  /// `Sept 2026 - Feb 2027: write book`, `2026-2027 Sabbatical`: months or years to come, or among the rows of a timeline.
  private static func checkMonths(_ file: LintedFile, _ findings: inout Findings) {
    guard let reading = file.reading else { return }
    // Days in numbers are told above, and half a range of two days by its own rule.
    let (others, halves) = (file.ranges(of: .otherDay), file.ranges(of: .halfRange))
    func isTold(at start: Int) -> Bool {
      others.contains { $0.lowerBound == start }
        || halves.contains { $0.lowerBound == start && HalfRange.days(startingWith: $0, in: file) != nil }
    }
    for (place, section) in file.document.sections.enumerated() where section.role == .plain {
      let items = file.listItems(of: section)
      var isTimeline: Bool?
      let isOfDates = areDays(inSectionCalled: file.key(ofSection: place))
      for index in items {
        let type = reading.type(of: index)
        guard type == .bullet || type == .label else { continue }
        let headline = file.document.items[index].headline
        let bytes = file.source.bytes
        if isOfDates { checkDayOfRow(headline, in: file, &findings) }
        guard headline.anchor == nil,
          isOfDates && !headline.textRange.isEmpty && MonthSpan.mayBegin(bytes[headline.textRange.lowerBound])
            || MeantMonths.mayBegin(headline.textRange, in: bytes)
            || MeantMonths.mayBeginElsewhere(headline.textRange, in: bytes),
          !isTold(at: headline.textRange.lowerBound), let months = MeantMonths(headline.textRange, in: file)
        else { continue }
        if months.days.last < file.context.today || months.isOneMonth || !months.hasYear {
          isTimeline = isTimeline ?? (isOfDates || items.contains { reading.type(of: $0) == .timeline })
          guard isTimeline == true else { continue }
        }
        addRow("\(months.days)", isSafe: false, at: months.range, in: file, &findings)
      }
    }
  }

  /// `14 Feb San Valentín`, `Nov 25: Kickoff`: a day in a section that is called *Dates* or the like.
  private static func checkDayOfRow(_ headline: Headline, in file: LintedFile, _ findings: inout Findings) {
    guard let (range, meant) = dayOfRow(headline, in: file) else { return }
    addRow(meant, at: range, in: file, &findings)
  }

  private static func addRow(_ meant: DateMeant, at range: Range<Int>, in file: LintedFile, _ findings: inout Findings) {
    let problem = UnreadAnchorMessage.isNoDateOfRow(file.excerpt(range))
    findings.add(at: range, problem, help: meant.advice, fixes: meant.fixes(replacing: range, in: file))
  }

  private static func addRow(
    _ written: String,
    isSafe: Bool,
    at range: Range<Int>,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    let problem = UnreadAnchorMessage.isNoDateOfRow(file.excerpt(range))
    let fix = file.fix(CommonMessage.write(written), isSafe: isSafe, TextEdit(replacing: range, with: written))
    findings.add(at: range, problem, help: UnreadAnchorMessage.write([written]), fix: fix)
  }

  /// Adds what was meant as a time, of a row or of a block.
  private static func add(
    _ meant: MeantBlock,
    at range: Range<Int>,
    isRow: Bool = false,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    let text = file.excerpt(range)
    let problem: UnreadAnchorMessage = isRow ? .isNoTimeOfRow(text) : .isNoTimeOfBlock(text)
    findings.add(at: range, problem, help: UnreadAnchorMessage.write(meant.texts), fixes: meant.fixes)
  }

  /// Whether the day with which an item of a section begins is told here, as that of a row.
  static func tellsDay(of headline: Headline, inSectionCalled name: String, _ file: LintedFile) -> Bool {
    areDays(inSectionCalled: name) && dayOfRow(headline, in: file) != nil
  }

  private static func dayOfRow(_ headline: Headline, in file: LintedFile) -> (range: Range<Int>, meant: DateMeant)? {
    let (bytes, words, today) = (file.source.bytes, headline.textRange, file.context.today)
    let end = HardBreaks.lineEnd(of: words, in: bytes)
    guard headline.anchor == nil,
      let date = MeantDate.scan(bytes, at: words.lowerBound, end: end, today: today, .ahead), !date.isPeriod, date.end < end,
      case let range = words.lowerBound..<date.end,
      bytes[range].contains(where: { 0x30...0x39 ~= $0 }),
      bytes[range].contains(where: { $0 > 0x39 || $0 == UInt8(ascii: ".") }),
      !file.ranges(of: .otherDay).contains(where: { $0.lowerBound == words.lowerBound }),
      let meant = DateMeant(file.text(range), today: today, for: .due)
    else { return nil }
    return (range, meant)
  }

  /// Whether the items of a section of a page are days by its key (`Document.key(ofTitle:)`) alone.
  package static func areDays(inSectionCalled key: String) -> Bool { namesOfTimelines.contains(key) }

  /// The names of sections whose rows are days, in small letters.
  private static let namesOfTimelines: Set<String> = [
    "timeline", "dates", "important dates", "key dates", "termine", "daten", "zeitplan", "fechas", "calendrier", "calendario",
  ]

  /// The items that are blocks or rows of a schedule, or stand among such: their times after the words, how long they are, and
  /// among rows of a page the times that are told only in a day elsewhere.
  private static func checkTimedItems(_ file: LintedFile, _ findings: inout Findings) {
    // What begins like a time or a date and is none is told as that.
    let told = Set(file.problems { isStart($0) ? true : nil }.map(\.range.lowerBound))
    let isPage = file.document.kind == .page
    let (items, source) = (file.document.items, file.source)
    for index in TimedItems.all(in: file) {
      let headline = items[index].headline
      guard told.isEmpty || !told.contains(start(of: headline)) else { continue }
      if let length = BlockLength(headline, in: source) {
        let problem = UnreadAnchorMessage.givesNoEnd(file.excerpt(length.range))
        let fix = file.fix(CommonMessage.write(length.written), isSafe: false, length.edits)
        findings.add(at: length.range, problem, help: UnreadAnchorMessage.write([length.written]), fix: fix)
      } else if let late = LateTime(headline, takesOne: isPage, isTask: headline.box?.state == .open, in: source) {
        if let other = OtherDayBehind(headline, late.range, in: file) {
          // Of an open task `unread-when` writes the day.
          guard !other.isTask else { continue }
          addOtherDay(other.dates, at: other.range, in: file, &findings)
          continue
        }
        if late.isLimit {
          let range = late.range.trimmingSpaces(in: file)
          findings.add(
            at: range,
            UnreadAnchorMessage.isReadAsWords(file.excerpt(range)),
            help: UnreadAnchorMessage.writeTask(day: "\(file.dayOfWords)", time: late.written)
          )
          continue
        }
        let start = headline.textRange.lowerBound
        let edits = [TextEdit(insertingAt: start, late.written + " "), TextEdit(deleting: late.range)]
        let words = source.string(in: start..<late.range.lowerBound)
        let fix = file.fix(UnreadAnchorMessage.writeBeforeWords(late.written), isSafe: false, edits)
        findings.add(
          at: late.range.trimmingSpaces(in: file),
          UnreadAnchorMessage.comesAfterWords(file.excerpt(late.range)),
          help: UnreadAnchorMessage.write(["\(late.written) \(words)"]),
          fix: fix
        )
      } else if let hour = BareHour(headline, in: source) {
        let text = file.excerpt(hour.range)
        let problem: UnreadAnchorMessage = isPage ? .isNoTimeOfRow(text) : .isNoTimeOfBlock(text)
        let edit = TextEdit(replacing: hour.range, with: hour.written)
        let fix = file.fix(CommonMessage.write(hour.written), isSafe: false, edit)
        findings.add(at: hour.range, problem, help: UnreadAnchorMessage.write([hour.written]), fix: fix)
      } else if isPage {
        checkRow(headline, in: file, &findings)
      }
    }
  }

  /// Whether a time is told behind the words of a block of a day, or of an item among such; or how long it is.
  package static func speaks(ofTimesOf headline: Headline, in source: SourceText) -> Bool {
    BlockLength(headline, in: source) != nil || LateTime(headline, isTask: headline.box?.state == .open, in: source) != nil
      || BareHour(headline, in: source) != nil
  }

  private static func start(of headline: Headline) -> Int { headline.anchor?.range.lowerBound ?? headline.textRange.lowerBound }

  private static func isStart(_ kind: OutlineProblem.Kind) -> Bool {
    switch kind {
    case .halfRange, .backwardAnchor, .unreadAnchor, .meantTime, .otherDay: true
    default: false
    }
  }

  /// An item among the rows of a page that begins with a time as people say it, or with days and a time.
  private static func checkRow(_ headline: Headline, in file: LintedFile, _ findings: inout Findings) {
    let bytes = file.source.bytes
    let words = headline.textRange
    guard headline.anchor == nil, !words.isEmpty else { return }
    let end = HardBreaks.lineEnd(of: words, in: bytes)
    if let time = MeantTime.scan(bytes, at: words.lowerBound, end: end, isRow: true) {
      let range = words.lowerBound..<time.end
      guard let meant = MeantBlock(at: range, isRow: true, in: file) else { return }
      return add(meant, at: range, isRow: true, in: file, &findings)
    }
    guard end == words.upperBound, headline.groups.isEmpty, headline.tagRanges.isEmpty,
      let row = RecurringRow(file.source.string(in: words))
    else { return }
    let range = words.lowerBound..<words.lowerBound + row.length
    let problem = UnreadAnchorMessage.isNoTimeOfRow(file.excerpt(range))
    let fix = file.fix(CommonMessage.write(row.written), isSafe: false, TextEdit(replacing: words, with: row.written))
    findings.add(at: range, problem, help: UnreadAnchorMessage.write([row.written]), fix: fix)
  }

  /// What was meant as a block of a day, or of the routine, or belongs to another day.
  private static func checkDay(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .meantTime) {
      guard let meant = MeantBlock(at: range, in: file) else { continue }
      add(meant, at: range, in: file, &findings)
    }
    for range in file.ranges(of: .timeWithoutMarker) {
      guard let meant = MeantBlock(ofLineAt: range, in: file) else { continue }
      let problem = UnreadAnchorMessage.beginsNoItem(file.excerpt(range))
      findings.add(at: range, problem, help: UnreadAnchorMessage.writeItem(meant.written), fix: meant.fix)
    }
    // The routine has no day.
    if file.document.kind == .day { checkOtherDays(file, &findings) }
  }

  /// Words for a day at the start of a line: of another one, or of this very day, which need not be said.
  private static func checkOtherDays(_ file: LintedFile, _ findings: inout Findings) {
    let ranges = file.ranges(of: .otherDay)
    guard !ranges.isEmpty else { return }
    let day = file.reading?.plan.day?.date
    // `Monday: rain`, `Tuesday: hail`: a list of days.
    let isList = Set(ranges.compactMap { weekday(file.text($0)) }).count > 1
    for range in ranges {
      // `2026-11-25? dentist`
      let isDoubted = file.source.bytes[range.upperBound - 1] == UInt8(ascii: "?")
      let words = file.text(isDoubted ? range.dropLast() : range)
      if let days = MeantDateRange(words, today: day ?? file.context.today, nil) {
        let problem = UnreadAnchorMessage.isOtherDay(file.excerpt(range))
        findings.add(at: range, problem, help: UnreadAnchorMessage.writeOnPage("\(days.days)"))
        continue
      }
      guard let date = MeantDate(words, today: day ?? file.context.today, .ahead) else {
        let isOfList = isList && weekday(words) != nil && file.source.bytes[range.upperBound] == UInt8(ascii: ":")
        if !isOfList { checkDayElsewhere(range, in: file, &findings) }
        continue
      }
      if date.isPeriod {
        findings.add(at: range, UnreadAnchorMessage.isOtherDay(file.excerpt(range)), help: UnreadAnchorMessage.moveMonth)
      } else if let day, date.dates.contains(day) {
        guard let meant = MeantBlock(behind: range, isCertain: date.isCertain, in: file) else { continue }
        add(meant, at: meant.range, in: file, &findings)
      } else if !isList || Weekday(name: words) == nil || file.source.bytes[range.upperBound] != UInt8(ascii: ":") {
        addOtherDay(date.dates, at: range, in: file, &findings)
      }
    }
  }

  private static func addOtherDay(
    _ dates: [CivilDate],
    at range: Range<Int>,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    let problem = UnreadAnchorMessage.isOtherDay(file.excerpt(range))
    findings.add(at: range, problem, help: UnreadAnchorMessage.moveToDay(dates.map(\.description)))
  }

  private static func weekday(_ name: String) -> Weekday? { Weekday(name: name) ?? Weekday(nameElsewhere: name.lowercased()) }

  /// `morgen 9:00 Inventur`, `lundi 14h dentiste`
  private static func checkDayElsewhere(_ range: Range<Int>, in file: LintedFile, _ findings: inout Findings) {
    guard let date = DateMeant(file.text(range), today: file.dayOfWords, for: .due) else { return }
    guard date.dates == [file.dayOfWords] else {
      return addOtherDay(date.dates, at: range, in: file, &findings)
    }
    guard let meant = MeantBlock(behind: range, isCertain: false, in: file) else { return }
    add(meant, at: meant.range, in: file, &findings)
  }

  /// The keys that say what an item is, whatever it begins with.
  private static let keys: [FieldKey] = [.every, .streak, .best, .count, .until, .since]

  public static let example = RuleExample(
    found: """
      - 25:00 Night shift
      - 2026-02-30 Leap
      """,
    instead: """
      - 23:00 Night shift
      - 2026-02-28 Leap
      """
  )

  /// What is wrong with the shape of a time or a date that no clock or calendar has.
  private static func words(for text: String) -> (problem: UnreadAnchorMessage, advice: any Message) {
    // It begins with digits, and characters take long to tell apart.
    let scalars = text.unicodeScalars
    if scalars.count == 10, scalars.prefix(4).allSatisfy({ ("0"..."9").contains($0) }) {
      return (.isNotInCalendar(text), UnreadAnchorMessage.correctDay)
    }
    if text == "24:00" { return (.isOnlyEnd, UnreadAnchorMessage.writeMidnight) }
    if let dash = scalars.firstIndex(where: isDash) {
      let meant = TimeRange("\(text[..<dash]):00 - \(text[scalars.index(after: dash)...])")
      let advice: any Message = meant.map { CommonMessage.didYouMean("\($0)") } ?? UnreadAnchorMessage.writeBothTimes
      return (.isNoRange(text), advice)
    }
    guard text.holds(UInt8(ascii: ":")) else { return (.isNoTime(text), UnreadAnchorMessage.writeTime) }
    let escaped: String = text.split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\\:")
    return (.isNoTime(text), UnreadAnchorMessage.writeTimeOrEscape(escaped))
  }

  private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "-", "–", "—", "−", "→": true
    default: false
    }
  }
}

/// What `unread-anchor` says.
enum UnreadAnchorMessage: Message {
  case isNotInCalendar(String)
  case isNoTime(String)
  case isNoRange(String)
  /// Of `24:00`.
  case isOnlyEnd
  case isSecondTime(String)
  case isSecondDate(String)
  case isNoTimeOfBlock(String)
  case isNoTimeOfRow(String)
  case isNoDateOfRow(String)
  /// How long a block is, in its words.
  case givesNoEnd(String)
  case comesAfterWords(String)
  case isReadAsWords(String)
  case beginsNoItem(String)
  case isOtherDay(String)
  /// A time that an item cannot use.
  case isAmongWords(String)
  case isPartOfWords(String, beside: String)

  case write([String])
  case correctDay
  case writeTime
  case writeTimeOrEscape(String)
  case writeBothTimes
  /// Of `24:00`.
  case writeMidnight
  case writeRange(String, String)
  case writeTask(day: String, time: String)
  case writeItem(String)
  case moveMonth
  case moveToDay([String])
  /// Several days.
  case writeOnPage(String)
  case writeAt(String)
  /// A time that an item cannot use.
  case writeLater

  case writeBeforeWords(String)
  case makeItem
  case makeItems
}
