import Chronology
public import Diagnostics
package import Outline
package import SourceText

/// `unread-anchor`: an item that begins like a time or date that is none, or with a time that its type does not use.
public enum UnreadAnchor: Rule {
  public static let name = "unread-anchor"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .unreadAnchor) {
      let words = words(for: file.text(range))
      findings.add(at: range, words.message, help: words.help)
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
    let index = HeadlineIndex(file.document)
    for (_, range) in unused {
      let headline = index[range.lowerBound]?.headline
      let key = keys.first { headline?.field($0) != nil }
      findings.add(at: range, unusedMessage(file.quote(range), key), help: unusedHelp(file.text(range), key))
    }
  }

  /// A second time or date, which stands in the words of an item that uses the first.
  private static func checkSecond(_ file: LintedFile, _ findings: inout Findings) {
    guard let reading = file.reading else { return }
    for (index, item) in file.document.items.enumerated() where item.entry == nil {
      // A colon says that words follow.
      guard let anchor = item.headline.anchor, reading.items[index]?.usesAnchor == true,
        !file.source.bytes[anchor.decorationRange].contains(UInt8(ascii: ":")),
        let range = SecondAnchor.range(in: item.headline.textRange, of: file.source.bytes, isTime: anchor.isTime)
      else { continue }
      findings.add(
        at: range,
        secondMessage(file.quote(range), anchor.isTime),
        help: secondHelp(file.text(anchor.range), file.text(range))
      )
    }
  }

  /// What was meant as a row of a page, of its schedule or its timeline.
  private static func checkRows(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .meantTime) {
      guard let meant = MeantBlock(at: range, in: file) else { continue }
      findings.add(at: range, rowMessage(file.quote(range), "time"), help: "write \(meant.words)", fixes: meant.fixes)
    }
    for range in file.ranges(of: .otherDay) {
      if let days = MeantDateRange(file.text(range), today: file.context.today, nil) {
        let edit = TextEdit(replacing: range, with: "\(days.days)")
        let fix = file.fix("Write “\(days.days)”", isSafe: days.isCertain, edit)
        findings.add(at: range, rowMessage(file.quote(range), "date"), help: meantHelp("\(days.days)"), fix: fix)
        continue
      }
      if file.source.bytes[range.upperBound - 1] == UInt8(ascii: "?") {
        let written = "\(file.text(range.dropLast())) ?"
        let fix = file.fix("Write “\(written)”", isSafe: false, TextEdit(replacing: range, with: written))
        findings.add(at: range, rowMessage(file.quote(range), "date"), help: meantHelp(written), fix: fix)
        continue
      }
      guard let meant = DateMeant(file.text(range), today: file.context.today, for: nil) else { continue }
      findings.add(
        at: range,
        rowMessage(file.quote(range), "date"),
        help: meant.help,
        fixes: meant.fixes(replacing: range, in: file)
      )
    }
  }

  /// `Sept 2026 - Feb 2027: write book`, `2026-2027 Sabbatical`: months or years to come, or among the rows of a timeline.
  private static func checkMonths(_ file: LintedFile, _ findings: inout Findings) {
    guard let reading = file.reading else { return }
    for (place, section) in file.document.sections.enumerated() where section.role == .plain {
      let items = section.allElements.compactMap { element -> Int? in
        guard case .item(let index) = element, file.document.items[index].form == .listItem else { return nil }
        return index
      }
      var isTimeline: Bool?
      let isOfDates = namesOfTimelines.contains(file.key(ofSection: place))
      for index in items {
        let headline = file.document.items[index].headline
        let bytes = file.source.bytes
        if isOfDates, [.bullet, .label].contains(reading.type(of: index)) {
          checkDayOfRow(headline, in: file, &findings)
        }
        guard headline.anchor == nil,
          isOfDates && !headline.textRange.isEmpty && MonthSpan.mayBegin(bytes[headline.textRange.lowerBound])
            || MeantMonths.mayBegin(headline.textRange, in: bytes)
            || MeantMonths.mayBeginElsewhere(headline.textRange, in: bytes),
          [.bullet, .label].contains(reading.type(of: index)), let months = MeantMonths(headline.textRange, in: file)
        else { continue }
        if months.days.last < file.context.today || months.isOneMonth || !months.hasYear {
          isTimeline = isTimeline ?? (isOfDates || items.contains { reading.type(of: $0) == .timeline })
          guard isTimeline == true else { continue }
        }
        let edit = TextEdit(replacing: months.range, with: "\(months.days)")
        let fix = file.fix("Write “\(months.days)”", isSafe: false, edit)
        findings.add(
          at: months.range,
          rowMessage(file.quote(months.range), "date"),
          help: meantHelp("\(months.days)"),
          fix: fix
        )
      }
    }
  }

  /// `14 Feb San Valentín`, `Nov 25: Kickoff`: a day in a section that is called *Dates* or the like.
  private static func checkDayOfRow(_ headline: Headline, in file: LintedFile, _ findings: inout Findings) {
    guard let (range, meant) = dayOfRow(headline, in: file) else { return }
    findings.add(
      at: range,
      rowMessage(file.quote(range), "date"),
      help: meant.help,
      fixes: meant.fixes(replacing: range, in: file)
    )
  }

  /// Whether the day with which an item of a section begins is told here, as that of a row.
  static func tellsDay(of headline: Headline, inSectionCalled name: String, _ file: LintedFile) -> Bool {
    namesOfTimelines.contains(name) && dayOfRow(headline, in: file) != nil
  }

  private static func dayOfRow(_ headline: Headline, in file: LintedFile) -> (range: Range<Int>, meant: DateMeant)? {
    let (bytes, words, today) = (file.source.bytes, headline.textRange, file.context.today)
    let end = LineRange.end(of: words, in: bytes)
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
    for index in TimedItems.all(in: file) where !told.contains(start(of: file.document.items[index].headline)) {
      let headline = file.document.items[index].headline
      if let length = BlockLength(headline, in: file.source) {
        let fix = file.fix("Write “\(length.written)”", isSafe: false, length.edits)
        findings.add(at: length.range, lengthMessage(file.quote(length.range)), help: meantHelp(length.written), fix: fix)
      } else if let late = LateTime(headline, takesOne: isPage, isTask: headline.box?.state == .open, in: file.source) {
        if let other = OtherDayBehind(headline, late.range, in: file) {
          // Of an open task `unread-when` writes the day.
          guard !other.isTask else { continue }
          findings.add(at: other.range, otherDayMessage(file.quote(other.range)), help: otherDayHelp(other.dates))
          continue
        }
        if late.isLimit {
          let range = late.range.trimmingSpaces(in: file)
          findings.add(at: range, limitMessage(file.quote(range)), help: limitHelp(late.written, file.dayOfWords))
          continue
        }
        let start = headline.textRange.lowerBound
        let edits = [TextEdit(insertingAt: start, late.written + " "), TextEdit(deleting: late.range)]
        let words = file.source.string(in: start..<late.range.lowerBound)
        let help = meantHelp("\(late.written) \(words)")
        let fix = file.fix("Write “\(late.written)” before the words", isSafe: false, edits)
        findings.add(at: late.range.trimmingSpaces(in: file), lateMessage(file.quote(late.range)), help: help, fix: fix)
      } else if let hour = BareHour(headline, in: file.source) {
        let fix = file.fix("Write “\(hour.written)”", isSafe: false, TextEdit(replacing: hour.range, with: hour.written))
        let message = isPage ? rowMessage(file.quote(hour.range), "time") : meantMessage(file.quote(hour.range))
        findings.add(at: hour.range, message, help: meantHelp(hour.written), fix: fix)
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
    let end = LineRange.end(of: words, in: bytes)
    if let time = MeantTime.scan(bytes, at: words.lowerBound, end: end, isRow: true) {
      let range = words.lowerBound..<time.end
      guard let meant = MeantBlock(at: range, isRow: true, in: file) else { return }
      return findings.add(at: range, rowMessage(file.quote(range), "time"), help: "write \(meant.words)", fixes: meant.fixes)
    }
    guard end == words.upperBound, headline.groups.isEmpty, headline.tagRanges.isEmpty,
      let row = RecurringRow(file.source.string(in: words))
    else { return }
    let range = words.lowerBound..<words.lowerBound + row.length
    let fix = file.fix("Write “\(row.written)”", isSafe: false, TextEdit(replacing: words, with: row.written))
    findings.add(at: range, rowMessage(file.quote(range), "time"), help: meantHelp(row.written), fix: fix)
  }

  /// What was meant as a block of a day, or of the routine, or belongs to another day.
  private static func checkDay(_ file: LintedFile, _ findings: inout Findings) {
    for range in file.ranges(of: .meantTime) {
      guard let meant = MeantBlock(at: range, in: file) else { continue }
      findings.add(at: range, meantMessage(file.quote(range)), help: "write \(meant.words)", fixes: meant.fixes)
    }
    for range in file.ranges(of: .timeWithoutMarker) {
      guard let meant = MeantBlock(ofLineAt: range, in: file) else { continue }
      findings.add(at: range, markerMessage(file.quote(range)), help: markerHelp(meant.written), fix: meant.fix)
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
        findings.add(at: range, otherDayMessage(file.quote(range)), help: otherDaysHelp(days.days))
        continue
      }
      guard let date = MeantDate(words, today: day ?? file.context.today, .ahead) else {
        let isOfList = isList && weekday(words) != nil && file.source.bytes[range.upperBound] == UInt8(ascii: ":")
        if !isOfList { checkDayElsewhere(range, in: file, &findings) }
        continue
      }
      if date.isPeriod {
        findings.add(at: range, otherDayMessage(file.quote(range)), help: otherMonthHelp)
      } else if let day, date.dates.contains(day) {
        guard let meant = MeantBlock(behind: range, isCertain: date.isCertain, in: file) else { continue }
        findings.add(at: meant.range, meantMessage(file.quote(meant.range)), help: "write \(meant.words)", fixes: meant.fixes)
      } else if !isList || Weekday(name: words) == nil || file.source.bytes[range.upperBound] != UInt8(ascii: ":") {
        findings.add(at: range, otherDayMessage(file.quote(range)), help: otherDayHelp(date.dates))
      }
    }
  }

  private static func weekday(_ name: String) -> Weekday? { Weekday(name: name) ?? Weekday(nameElsewhere: name.lowercased()) }

  /// `morgen 9:00 Inventur`, `lundi 14h dentiste`
  private static func checkDayElsewhere(_ range: Range<Int>, in file: LintedFile, _ findings: inout Findings) {
    guard let date = DateMeant(file.text(range), today: file.dayOfWords, for: .due) else { return }
    guard date.dates == [file.dayOfWords] else {
      return findings.add(at: range, otherDayMessage(file.quote(range)), help: otherDayHelp(date.dates))
    }
    guard let meant = MeantBlock(behind: range, isCertain: false, in: file) else { return }
    findings.add(at: meant.range, meantMessage(file.quote(meant.range)), help: "write \(meant.words)", fixes: meant.fixes)
  }

  /// The keys that say what an item is, whatever it begins with.
  private static let keys: [FieldKey] = [.every, .streak, .best, .count, .until, .since]

  public static let page = RulePage(
    summary: "An item that begins like a time or a date, and is read as words",
    explanation: """
      Finds an item that begins with the shape of a time or a date that no clock or calendar has (`25:00`, `2026-02-30`), and \
      one with a time that it cannot use, because a key such as `every` says what it is. In a day and in the routine also what you \
      probably meant as a time (`10.30`, `at 19:00`, `7 - 8`), a line without a list marker that begins with one, and another day \
      (`tomorrow:`), or this one and a time (`today 14:00`). Also a second time or date after the first (`12:00, 13:00 lunch`); on \
      a page `9:00; coffee`, `24.12.2026 Christmas` and `Sept 2026 - Feb 2027: write`. In a day and among the rows of a schedule \
      also times after the words (`lunch 12-13`, of an open task `call Mum 17:30`), and how long a block is (`11:00 standup (15 \
      min)`, `11:00 for 45 min call`); in a schedule every spelling of a day, and days before a time (`Mondays 18:00 choir`).
      """,
    reason: "It looks like a row of a schedule or a line of a log, and is neither.",
    example: """
      - 25:00 Night shift
      - 2026-02-30 Leap
      """,
    instead: """
      - 23:00 Night shift
      - 2026-02-28 Leap
      """,
    fix: """
      Writes the time that was meant, or makes a list item of the line. Safe where the words can mean nothing else, as \
      `(23:00)`; unsafe where they may be a number or a sentence. What belongs to another day stays: it goes into another file.
      """
  )

  // MARK: Messages

  private static func secondMessage(_ text: String, _ isTime: Bool) -> String {
    "\(text) is a second \(isTime ? "time" : "date"), and is read as words"
  }
  private static func secondHelp(_ first: String, _ second: String) -> String {
    "write “\(first) - \(second)” if it is the end of the first, else give it a line of its own"
  }

  private static func meantMessage(_ time: String) -> String {
    "\(time) is not read as a time, so the line is not a time block"
  }
  private static func rowMessage(_ words: String, _ sort: String) -> String {
    "\(words) is not read as a \(sort), so the line is not a row"
  }
  private static func meantHelp(_ written: String) -> String { "write “\(written)”" }

  private static func lengthMessage(_ length: String) -> String { "\(length) is read as words, so the block has no end" }
  private static func lateMessage(_ time: String) -> String { "\(time) comes after the words, where times are not read" }

  private static func limitMessage(_ time: String) -> String { "\(time) is read as words" }
  private static func limitHelp(_ time: String, _ day: CivilDate) -> String {
    "what is to be done by a time is a task: begin the line with “- [ ] ” and end it with “(due: \(day), notify: \(time))”"
  }

  private static func markerMessage(_ time: String) -> String {
    "\(time) does not begin a list item, so the line is not a time block"
  }
  private static func markerHelp(_ written: String) -> String { "make it a list item: “- \(written)”" }

  private static func otherDayMessage(_ words: String) -> String { "\(words) is another day, and the line counts for this one" }
  private static let otherMonthHelp = "a month is not one day: move it to the file of a day, or to a page"
  private static func otherDayHelp(_ dates: [CivilDate]) -> String {
    "move it to the file of that day, \(dates.map(\.description).joined(separator: " or "))"
  }

  private static func otherDaysHelp(_ days: DateRange) -> String {
    "what takes several days is a line of a page, as “- \(days) words”; or write it in the file of each of the days"
  }

  private static func unusedMessage(_ time: String, _ key: FieldKey?) -> String {
    "\(time) is part of the words" + (key.map { ", because “\($0.rawValue)” says what the item is" } ?? "")
  }

  private static func unusedHelp(_ time: String, _ key: FieldKey?) -> String {
    key == .every ? "write “at: \(time)” beside “every” instead" : "write it after the first word, or remove the field"
  }

  private static func words(for text: String) -> (message: String, help: String) {
    if text.prefix(4).allSatisfy(\.isNumber), text.count == 10 {
      return ("“\(text)” is not in the calendar", "correct the day or the month")
    }
    if text == "24:00" {
      return ("“24:00” is only an end", "write “00:00” on the day that it begins, or a range that ends at 24:00")
    }
    if let dash = text.firstIndex(where: { "-–—−→".contains($0) }) {
      let meant = TimeRange("\(text[..<dash]):00 - \(text[text.index(after: dash)...])")
      return (
        "“\(text)” is not a range of times",
        meant.map { "did you mean “\($0)”?" } ?? "write both times in full, as “09:00 - 10:30”"
      )
    }
    let escape = text.contains(":") ? ", or “\(text.replacing(":", with: "\\:"))” if it is not a time" : ""
    return ("“\(text)” is not a time of day", "write a time from 00:00 to 23:59\(escape)")
  }
}
