import Chronology
public import Diagnostics
import Languages
import Outline
import SourceText

/// `unread-entry`: a dated line that is in no log.
public enum UnreadEntry: Rule {
  public static let name = "unread-entry"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    checkTimes(in: file, &findings)
    // Most items have nothing below them, and are not looked at twice.
    let items = file.document.items
    let owners = items.indices.filter { items[$0].elementCount > 0 }
    checkDaysOfMonth(below: owners, in: file, &findings)
    checkNumberedDays(below: owners, in: file, &findings)
    for log in UnreadLog.all(in: file) {
      for day in log.dayRanges {
        findings.add(
          at: day,
          UnreadEntryMessage.isInNoLog(file.excerpt(day), of: LintedFile.excerpt(log.name)),
          help: UnreadEntryMessage.mendFirst(file.excerpt(log.fieldRange))
        )
      }
    }
    let unread = file.ranges(of: .unreadEntry)
    let misplaced = file.ranges(of: .misplacedEntry)
    let names = file.ranges(of: .datesInName)
    for range in file.ranges(of: .dateAsName) {
      let date = file.excerpt(range)
      let problem: UnreadEntryMessage = file.document.kind == .ritual ? .beginsNameOfHabit(date) : .beginsNameOfActivity(date)
      findings.add(at: range, problem, help: UnreadEntryMessage.writeNameAndDays)
    }
    guard !unread.isEmpty || !misplaced.isEmpty || !names.isEmpty else { return }
    let index = file.headlines
    var lost = LostEntry(file: file)
    checkNames(names, &lost, index, in: file, &findings)
    for range in unread { checkDate(range, &lost, index, in: file, &findings) }
    var rest = misplaced[...]
    while let range = rest.first {
      guard let item = index[range.lowerBound]?.item else {
        rest.removeFirst()
        continue
      }
      if file.document.items[item].headline.range == range {
        checkItem(item, &rest, &lost, index, in: file, &findings)
      } else {
        checkNotes(item, &rest, &lost, in: file, &findings)
      }
    }
  }

  /// `9, 10, 11` in a log: days of the month of the entry above, or of this one.
  private static func checkDaysOfMonth(below owners: [Int], in file: LintedFile, _ findings: inout Findings) {
    let items = file.document.items
    for owner in owners.lazy.map({ items[$0] }) where hasLog(owner) {
      for case .item(let child) in owner.elements where items[child].entry == nil {
        let item = items[child]
        let range = item.headline.textRange
        guard item.form == .listItem, !range.isEmpty, range.count < 40, file.source.bytes[range.lowerBound] &- 0x30 < 10 else {
          continue
        }
        let parts = file.text(range).split { ",+& ".contains($0) }
        let days = parts.compactMap { Int($0) }
        guard 2...10 ~= days.count, days.count == parts.count, zip(days, days.dropFirst()).allSatisfy(<) else { continue }
        let above = owner.log.last { items[$0].lines.lowerBound < item.lines.lowerBound } ?? owner.log.first
        let month = above.flatMap { items[$0].entry?.days.last } ?? file.context.today
        let dates = days.compactMap { CivilDate(year: month.year, month: month.month, day: $0) }
        guard dates.count == days.count, dates.allSatisfy({ $0 <= file.context.today }) else { continue }
        findings.add(
          at: range,
          UnreadEntryMessage.isNoDate(file.excerpt(range)),
          help: UnreadEntryMessage.writeEachDayAlone(dates.map(\.description))
        )
      }
    }
  }

  /// `18. November 2026` in a log
  private static func checkNumberedDays(below owners: [Int], in file: LintedFile, _ findings: inout Findings) {
    let items = file.document.items
    for owner in owners.lazy.map({ items[$0] }) where hasLog(owner) || owner.field(.best) != nil {
      for case .item(let child) in owner.elements {
        guard let day = NumberedDay(items[child], in: file, .back) else { continue }
        findings.add(
          at: day.range,
          UnreadEntryMessage.isNoDate(file.excerpt(day.range)),
          help: UnreadEntryMessage.write(day.written),
          fixes: day.fixes(in: file)
        )
      }
    }
  }

  /// Whether the lines below an item are entries of days, and not of values.
  private static func hasLog(_ item: Item) -> Bool {
    guard !item.elements.isEmpty, item.field(.best) == nil else { return false }
    return !item.log.isEmpty || item.field(.streak) != nil
      || !item.headline.places.isDisjoint(with: [.habit, .activity])
  }

  /// `2026-11-07 18:30, 19:30`, `2026-11-07 22h15`
  private static func checkTimes(in file: LintedFile, _ findings: inout Findings) {
    let (items, bytes) = (file.document.items, file.source.bytes)
    for owner in file.logOwners {
      let isBest = items[owner].field(.best) != nil
      for id in items[owner].log {
        guard let time = EntryTime(of: items[id], inLogOfBest: isBest, in: bytes) else { continue }
        let fix = time.written.map { written in
          file.fix(CommonMessage.write(written), isSafe: time.isCertain, TextEdit(replacing: time.range, with: written))
        }
        let text = file.excerpt(time.range)
        let problem: UnreadEntryMessage = time.isSecond ? .isSecondTime(text) : .isOnlyNote(text)
        let help: UnreadEntryMessage =
          time.isSecond ? .writeTimeAfterWords : time.written.map { .write([$0]) } ?? .writeTimeOfBeginning
        findings.add(at: time.range, problem, help: help, fix: fix)
      }
    }
  }

  /// `11-20`
  private static func checkDate(
    _ range: Range<Int>,
    _ lost: inout LostEntry,
    _ index: HeadlineIndex,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    guard let item = index[range.lowerBound]?.item, let parent = lost.parent(of: item) else { return }
    if let split = lost.splitting(item, below: parent) {
      return addFurther(range, split, in: file, &findings)
    }
    guard file.document.items[item].entry == nil else { return addFurther(range, nil, in: file, &findings) }
    if let early = EarlyState(file.text(range), today: file.context.today) {
      let fixes = (hasFurtherDates(file.document.items[item], file) ? [] : early.written).map {
        file.fix(CommonMessage.write($0), isSafe: early.written.count == 1, TextEdit(replacing: range, with: $0))
      }
      let help: UnreadEntryMessage = early.written.isEmpty ? .writeState("\(early.day)") : .write(early.written)
      return findings.add(at: range, UnreadEntryMessage.comesBeforeDate(early.state), help: help, fixes: fixes)
    }
    if let days = MeantDateRange(file.text(range), today: file.context.today, .back)?.days {
      let words = file.text(range.upperBound..<max(range.upperBound, file.document.items[item].headline.textRange.upperBound))
      let fix = file.fix(CommonMessage.write("\(days)"), isSafe: false, TextEdit(replacing: range, with: "\(days)"))
      let isClean = lost.isClean(days, followedBy: words, below: parent)
      return findings.add(
        at: range,
        UnreadEntryMessage.isNoDate(file.excerpt(range)),
        help: UnreadEntryMessage.write(["\(days)"]),
        fix: isClean ? fix : nil
      )
    }
    let line = file.document.items[item].lines.lowerBound
    let meant = lost.dateMeant(by: file.text(range), on: line, below: file.document.items[parent])
    let whole = marked(range, in: file.document.items[item], file)
    let words = file.text(whole.upperBound..<max(whole.upperBound, file.document.items[item].headline.textRange.upperBound))
    var fixes: [Fix] = []
    for date in meant.map({ $0.isPeriod ? [] : $0.dates }) ?? []
    where !hasFurtherDates(file.document.items[item], file) && lost.isClean(DateRange(date), followedBy: words, below: parent) {
      let written = meant?.time.map { "\(date) \($0)" } ?? date.description
      guard written != file.source.string(in: whole) else { continue }
      let edit = TextEdit(replacing: whole, with: written)
      fixes.append(file.fix(CommonMessage.write(written), isSafe: meant?.isCertain == true, edit))
    }
    let isRange = words.first.map { "-–—→".contains($0) } == true && words.dropFirst().first != " "
    let isOtherRange = words.first.map { "–—→".contains($0) } == true
    let help: any Message = isRange || isOtherRange ? UnreadEntryMessage.writeBothDays : advice(on: meant)
    findings.add(at: range, UnreadEntryMessage.isNoDate(file.excerpt(range)), help: help, fixes: fixes)
  }

  private static func addFurther(_ range: Range<Int>, _ fix: Fix?, in file: LintedFile, _ findings: inout Findings) {
    let problem = UnreadEntryMessage.isFollowedByDay(file.excerpt(range))
    findings.add(at: range, problem, help: UnreadEntryMessage.giveEachDayLine, fix: fix)
  }

  private static func advice(on meant: MeantDate?) -> any Message {
    guard let meant else { return UnreadEntryMessage.writeDateInFull }
    if meant.isPeriod { return UnreadEntryMessage.writeDaysOfPeriod("\(meant.dates[0])", "\(meant.dates[1])") }
    let texts = meant.dates.map { date in meant.time.map { "\(date) \($0)" } ?? "\(date)" }
    return meant.contradiction.map { DateMeantMessage.correctWeekday($0.date, not: $0.weekday, texts) }
      ?? DateMeantMessage.write(texts)
  }

  /// Whether a later line of the words begins with a date as well, of which nothing is said as long as the first is none.
  private static func hasFurtherDates(_ item: Item, _ file: LintedFile) -> Bool {
    let source = file.source
    let range = item.headline.range
    let (first, last) = (source.line(at: range.lowerBound), source.line(at: range.upperBound))
    return first < last
      && (first + 1...last).contains { line in
        let text = source.string(in: source.contentRange(ofLine: line)).drop { !$0.isNumber && !$0.isLetter }
        return text.count >= 8 && text.prefix(4).allSatisfy(\.isNumber)
      }
  }

  /// A date with the marks of emphasis or the brackets round it.
  private static func marked(_ range: Range<Int>, in item: Item, _ file: LintedFile) -> Range<Int> {
    let bytes = file.source.bytes
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > item.headline.range.lowerBound, "*_([".utf8.contains(bytes[start - 1]) { start -= 1 }
    guard start < range.lowerBound else { return range }
    while end < item.headline.range.upperBound, "*_)]".utf8.contains(bytes[end]) { end += 1 }
    return start..<end
  }

  /// Dates behind the name of a habit or an activity, or of a line below one.
  private static func checkNames(
    _ ranges: [Range<Int>],
    _ lost: inout LostEntry,
    _ index: HeadlineIndex,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    for range in ranges {
      guard let item = index[range.lowerBound]?.item else { continue }
      guard let dated = lost.datedName(of: item) else { continue }
      let isBracketed = file.source.bytes[range.upperBound - 1] == UInt8(ascii: ")")
      let days = file.excerpt(isBracketed ? range.dropLast() : range)
      let shown = dated.days[0].isPeriod ? "2026-11-20" : "\(dated.days[0].dates[0])"
      findings.add(
        at: range,
        UnreadEntryMessage.isPartOfName(days, of: file.excerpt(dated.nameRange)),
        help: UnreadEntryMessage.writeDayBelowName(shown),
        fix: lost.makingLog(of: item, dated)
      )
    }
  }

  /// A dated item below an entry, or beside the item whose entry it was to be, with all that follow it there.
  private static func checkItem(
    _ first: Int,
    _ rest: inout ArraySlice<Range<Int>>,
    _ lost: inout LostEntry,
    _ index: HeadlineIndex,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    let items = file.document.items
    if let parent = lost.parent(of: first), items[parent].entry != nil, let owner = lost.parent(of: parent) {
      let fix = lost.raising(first, below: parent, of: owner)
      let date = file.excerpt(lost.date(of: first) ?? rest[rest.startIndex])
      let above = file.excerpt(items[parent].headline.anchor?.range ?? items[parent].headline.range)
      let problem = UnreadEntryMessage.isBelowEntry(date, above)
      findings.add(at: rest.removeFirst(), problem, help: UnreadEntryMessage.indentLess, fix: fix)
      return
    }
    let depth = items[first].depth
    var members: [Int] = []
    var ranges: [Range<Int>] = []
    while let range = rest.first, let item = index[range.lowerBound]?.item, items[item].headline.range == range,
      items[item].depth == depth, members.last.map({ item == $0 + 1 }) ?? true
    {
      members.append(item)
      ranges.append(rest.removeFirst())
    }
    let owner = lost.neighbour(of: first)
    let fix = owner.flatMap { lost.indenting(members.map { items[$0] }, below: $0) }
    let name = owner.map { LintedFile.excerpt(file.document.name(of: items[$0].headline)) }
    let isParted = owner.map { lost.endsInOtherWords(items[$0]) } ?? false
    let help: UnreadEntryMessage = name.map { isParted ? .indentWithWords(below: $0) : .indentBelow($0) } ?? .indentBelowItem
    for (offset, range) in ranges.enumerated() {
      let date = file.excerpt(lost.date(of: members[offset]) ?? range)
      let problem: UnreadEntryMessage = name.map { .isBeside(date, $0) } ?? .isBesideItem(date)
      findings.add(at: range, problem, help: help, fix: offset == 0 ? fix : nil)
    }
  }

  /// The dates at the start of lines in the notes of an item.
  private static func checkNotes(
    _ last: Int,
    _ rest: inout ArraySlice<Range<Int>>,
    _ lost: inout LostEntry,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    var candidate: Int? = last
    let first = rest.removeFirst()
    while let index = candidate, !holds(file.document.items[index], first) { candidate = lost.parent(of: index) }
    guard let index = candidate else {
      let problem = UnreadEntryMessage.isInNotesOfItem(file.excerpt(first))
      return findings.add(at: first, problem, help: UnreadEntryMessage.makeItem(file.text(first)))
    }
    let owner = file.document.items[index]
    var dates = [first]
    while let range = rest.first, holds(owner, range) { dates.append(rest.removeFirst()) }
    let fix = lost.marking(dates, in: index)
    let name = LintedFile.excerpt(name(of: owner, before: first, in: file))
    for (offset, range) in dates.enumerated() {
      findings.add(
        at: range,
        UnreadEntryMessage.isInNotes(file.excerpt(range), of: name),
        help: UnreadEntryMessage.makeItem(file.text(range)),
        fix: offset == 0 ? fix : nil
      )
    }
  }

  /// What an item is called: without the dates that Markdown takes for words of its headline, for an entry by its days.
  private static func name(of owner: Item, before dateRange: Range<Int>, in file: LintedFile) -> String {
    let headline = owner.headline
    guard owner.entry == nil else { return file.text(headline.anchor?.range ?? headline.range) }
    guard headline.range.contains(dateRange.lowerBound), headline.textRange.lowerBound < dateRange.lowerBound else {
      return file.document.name(of: headline)
    }
    return file.text(headline.textRange.lowerBound..<dateRange.lowerBound).onOneLine
  }

  private static func holds(_ item: Item, _ range: Range<Int>) -> Bool {
    if item.headline.range.contains(range.lowerBound) { return true }
    let note = item.noteRanges.partitioningIndex { $0.upperBound > range.lowerBound }
    return note < item.noteRanges.count && item.noteRanges[note].contains(range.lowerBound)
  }

  public static let example = RuleExample(
    found: """
      - Meditate (streak: daily)
        - 2026-11-17
        - 11-18
      """,
    instead: """
      - Meditate (streak: daily)
        - 2026-11-17
        - 2026-11-18
      """
  )
}

/// `skipped 2026-11-06`, `x 2026-11-16`, `last 2026-05-12`: a state or a word for it before its day.
private struct EarlyState {
  let state: String
  let day: CivilDate
  /// Both as they are read, the likeliest first; several where the word may mean more than one state.
  let written: [String]

  init?(_ text: String, today: CivilDate) {
    guard let space = text.firstIndex(where: { !$0.isLetter }), text.first?.isLetter == true,
      let number = text.firstIndex(where: \.isNumber),
      let date = MeantDate(String(text[number...]), today: today, .back), date.isCertain
    else { return nil }
    day = date.dates[0]
    let word = text[..<space].lowercased()
    switch (LogEntry.Status(rawValue: word), word) {
    case (let status?, _): written = ["\(day) \(status.rawValue)"]
    // For some a cross is a tick, and for others none.
    case (nil, "x"): written = ["\(day)", "\(day) missed"]
    // That it is the latest is what a log says.
    case (nil, "last"), (nil, "zuletzt"): written = ["\(day)"]
    case (nil, "no"), (nil, "not"), (nil, "forgot"): written = []
    case (nil, "skip"): written = ["\(day) skipped"]
    default: return nil
    }
    state = String(text[..<space])
  }
}

/// What `unread-entry` says.
enum UnreadEntryMessage: Message {
  case isNoDate(String)
  /// A state, or a word for one, before its day.
  case comesBeforeDate(String)
  case isFollowedByDay(String)
  case isSecondTime(String)
  /// A time in a spelling that is not read.
  case isOnlyNote(String)
  case beginsNameOfHabit(String)
  case beginsNameOfActivity(String)
  case isPartOfName(String, of: String)
  /// A day below an item whose field is not read.
  case isInNoLog(String, of: String)
  case isBelowEntry(String, String)
  case isBeside(String, String)
  case isBesideItem(String)
  case isInNotes(String, of: String)
  case isInNotesOfItem(String)

  case write([String])
  case writeDateInFull
  /// The first and the last day of a week or a month.
  case writeDaysOfPeriod(String, String)
  case writeBothDays
  case writeEachDayAlone([String])
  /// Of a day, where a word may mean that it was missed or skipped.
  case writeState(String)
  case giveEachDayLine
  case writeTimeAfterWords
  case writeTimeOfBeginning
  case writeNameAndDays
  case writeDayBelowName(String)
  /// What was meant as the field of a log.
  case mendFirst(String)
  case indentLess
  case indentBelow(String)
  case indentBelowItem
  /// Dates after words that are neither those of the item nor an item.
  case indentWithWords(below: String)
  case makeItem(String)

  case moveUp
  case indentDates
  case makeItems
  case writeEntries
  case writeDaysBelow
}
