import Chronology
import Diagnostics
import Editing
import Languages
import Outline
import SourceText

/// What to write for brackets that say when, in the place in which they stand: the nearest spelling that is read there, or where
/// else one is.
struct WhenAdvice {
  /// A `WhenAdviceMessage`, or where a rule of recurrence is read (`RecurrencePlaceMessage`).
  let advice: any Message
  private(set) var fix: Fix?

  /// Nil for brackets that are prose.
  init?(_ range: Range<Int>, _ entry: HeadlineIndex.Entry, _ fields: NewFields, in file: LintedFile) {
    let inner = range.dropFirst().dropLast()
    guard let kind = file.document.kind else { return nil }
    let writer = Writer(range: range, entry: entry, fields: fields, file: file, kind: kind)
    guard let when = WhenWords(inner, in: file.source.bytes) else {
      guard let key = KeyWithoutValue.key(in: inner, of: file.source.bytes, entry.headline.places) else { return nil }
      advice = WhenAdviceMessage.writeOrSay("(\(key.rawValue): \(WhenAdvice.example(of: key)))")
      return
    }
    guard when.isMeant(of: entry.headline, in: kind) else { return nil }
    // What a row says is a rule or nothing.
    if when.lead == nil, entry.headline.box == nil, entry.headline.anchor?.isTime == true, kind == .page, writer.rowRule == nil
    {
      return nil
    }
    if when.lead == nil, entry.headline.places.contains(.routine), writer.ruleOfBlock == nil { return nil }
    // Below another item no time is read: `(5pm)` says there what somebody noted.
    if when.lead == nil, entry.headline.box == nil, !writer.isAtTop { return nil }
    (advice, fix) = writer.advice(when)
  }

  /// A value of a key that begins some brackets without one (`KeyWithoutValue`).
  private static func example(of key: FieldKey) -> String {
    let examples: [FieldKey: String] = [.streak: "daily", .priority: "high", .notify: "09:00"]
    return examples[key] ?? "2026-12-31"
  }
}

/// Writes what is nearest.
private struct Writer {
  let range: Range<Int>
  let entry: HeadlineIndex.Entry
  let fields: NewFields
  let file: LintedFile
  let kind: DocumentKind

  private var headline: Headline { entry.headline }
  private var places: Place { headline.places }
  private var text: String { file.text(range.dropFirst().dropLast()) }
  /// The words before the brackets.
  private var title: String {
    let words = file.source.string(in: headline.textRange.lowerBound..<max(headline.textRange.lowerBound, range.lowerBound))
    let line = words.split(whereSeparator: \.isNewline).joined(separator: " ").split(separator: " ").joined(separator: " ")
    return LintedFile.shortened(line)
  }

  typealias Advice = (any Message, Fix?)

  /// Advice that no fix follows.
  private func only(_ advice: WhenAdviceMessage) -> Advice { (advice, nil) }

  private func advice(_ advice: WhenAdviceMessage, _ fix: Fix?) -> Advice { (advice, fix) }

  func advice(_ when: WhenWords) -> Advice {
    if let row = row(when) { return row }
    if when.lead == nil, places.contains(.routine), let rule = ruleOfBlock { return field(for: rule) }
    if when.lead == nil, headline.anchor == nil, let days = severalDays {
      return (RecurrencePlaceMessage(days.description, title, headline, in: kind), nil)
    }
    if let time = time(when) { return time }
    if let due = due(when) { return due }
    switch when.lead {
    case .rule: return (rule, nil)
    case .until, .since: return days(when.lead == .until ? .until : .since)
    case .done:
      return only(.writeIfDone("- [x] \(title) (done: \(day(.done) ?? "\(file.dayOfWords)"))"))
    case .from: return from
    case .due, nil: return task
    }
  }

  // MARK: Rows

  /// `weekdays`, of the row of a schedule.
  var rowRule: Recurrence? {
    guard case .success(let rule) = Recurrence.parse(text), rule.unit != .hour else { return nil }
    return rule
  }

  /// `22:00 Lights out (weekdays)`: what recurs at a time has no anchor.
  private func row(_ when: WhenWords) -> Advice? {
    guard when.lead == nil, kind == .page, headline.box == nil, let anchor = headline.anchor,
      case .time(let time) = anchor.value,
      let rule = rowRule
    else { return nil }
    let group = "(every: \(rule), at: \(time))"
    let edits = [
      TextEdit(
        deleting: anchor.decorationRange.upperBound > anchor.range.upperBound
          ? anchor.range.lowerBound..<anchor.decorationRange.upperBound
          : anchor.range.lowerBound..<headline.textRange.lowerBound
      ),
      TextEdit(replacing: range, with: group),
    ]
    let written = "\(title) \(group)"
    return advice(.write([written]), file.fix(CommonMessage.write(written), isSafe: false, edits))
  }

  /// `20:00 Stretch (weekdays)`, `(on mondays)` in the routine, where a field says on which days.
  private func field(for rule: Recurrence) -> Advice {
    let draft = NewFields.Draft(key: .every, value: rule.description)
    let group = NewFields.Draft.group([draft])
    guard fields.accept([draft], at: range, in: entry) else { return only(.write([group])) }
    let edit = TextEdit(replacing: range, with: group)
    return advice(.write([group]), file.fix(CommonMessage.write(group), isSafe: areNamedDays, edit))
  }

  /// Whether the words are two days of the week or more by their English names, and nothing else: `mon wed fri`, `Tue/Thu`. No
  /// block of the routine is called that.
  private var areNamedDays: Bool {
    let words = text.lowercased().split { " ,/&+".contains($0) }.filter { $0 != "and" }
    let days = Set(words.compactMap { Weekday(name: String($0)) })
    return days.count > 1 && days.count == words.count
  }

  /// The days that a block of the routine says behind its words, and no field.
  var ruleOfBlock: Recurrence? { entry.field(.every) == nil ? severalDays ?? dayRule : nil }

  /// `weekdays`, `on mondays`
  private var dayRule: Recurrence? {
    let days = text.lowercased().hasPrefix("on ") ? String(text.dropFirst(3)) : text
    for spelling in [days, days.split { "/&+".contains($0) }.joined(separator: " ")] {
      if case .success(let rule) = Recurrence.parse(spelling) { return rule }
    }
    return nil
  }

  /// `mon-fri`, `Mo, Mi`: days of each week, and not one that is due.
  private var severalDays: Recurrence? {
    guard text.contains(" ") else {
      return text.contains { "-/&+,".contains($0) } ? dayRule ?? Recurrence.meant(asDays: text) : nil
    }
    return Recurrence.meant(asDays: text)
  }

  // MARK: Times

  /// `(until 18:00)` behind a start, `(from 5 to 6)` in a day.
  private func time(_ when: WhenWords) -> Advice? {
    if places.contains(.block), when.lead == .until, !when.namesDay, let anchor = headline.anchor,
      case .time(let start) = anchor.value,
      let stop = text.split(separator: " ").last.flatMap({ TimeOfDay(String($0)) }),
      let times = TimeRange(start: start, end: stop)
    {
      var edits = [TextEdit(replacing: anchor.range, with: times.description)]
      edits.append(HeadlineEdit.removal(of: range, in: file.source))
      return advice(.writeBeforeWords("\(times)"), file.fix(CommonMessage.write("\(times)"), isSafe: false, edits))
    }
    if let clock = clock(when) { return clock }
    guard when.isRange, kind == .day else { return nil }
    let line = Array((text.lowercased().hasPrefix("from") ? text : "from \(text)").utf8) + Array(" then".utf8)
    guard let meant = MeantTime.scan(line, at: 0, end: line.count) else { return nil }
    return only(.writeTimeFirst([meant.written, meant.other].compactMap(\.self).map { "\($0) \(title)" }))
  }

  var isAtTop: Bool { entry.item.map { file.document.items[$0].depth == 0 } ?? false }

  /// `Gym (5pm)`, `[ ] Gym (at 17:00)`: the time of a block, in a day.
  private func clock(_ when: WhenWords) -> Advice? {
    guard kind == .day, when.lead == nil, when.namesClock, !when.namesDay, isAtTop, headline.anchor == nil, !title.isEmpty
    else {
      return nil
    }
    let bytes = Array((text.lowercased().hasPrefix("at ") ? String(text.dropFirst(3)) : text).utf8)
    let written: String
    switch AnchorScan.scan(bytes, at: 0, end: bytes.count, .day) {
    case .time(let time, bytes.count): written = time.description
    case .timeRange(let times, bytes.count): written = times.description
    default:
      guard let time = timeAlone else { return only(.writeTimeFirst(["17:00 \(title)"])) }
      written = time.description
    }
    let edits = [
      TextEdit(insertingAt: headline.textRange.lowerBound, written + " "), HeadlineEdit.removal(of: range, in: file.source),
    ]
    let fix = file.fix(WhenAdviceMessage.putBeforeWords(written), isSafe: false, edits)
    return advice(.write(["\(written) \(title)"]), range.lowerBound > headline.textRange.lowerBound ? fix : nil)
  }

  // MARK: Tasks

  /// The day by which an open task is due.
  private func due(_ when: WhenWords) -> Advice? {
    guard headline.box?.state == .open, KeyTable.leads(.due, in: places), when.lead != .since, when.lead != .rule else {
      return nil
    }
    guard entry.field(.due) == nil else { return only(.correctDue) }
    guard let (date, time) = dayAndTime else {
      if !when.namesDay, let time = timeAlone {
        return only(.writeDayToo("(due: \(file.dayOfWords), notify: \(time))"))
      }
      return only(.writeDay("(due: \(dayWithin ?? dayOfSeason))"))
    }
    var drafts = [NewFields.Draft(key: .due, value: date)]
    let reminder = time.map { NewFields.Draft(key: .notify, value: $0) }
    if let reminder, fields.accept(drafts + [reminder], at: range, in: entry) { drafts.append(reminder) }
    let group = NewFields.Draft.group(drafts)
    let isWhole = time == nil || drafts.count > 1
    let fix = isWhole && fields.accept(drafts, at: range, in: entry)
    return advice(
      isWhole ? .write([group]) : .writeAndSayTime(group),
      fix ? file.fix(CommonMessage.write(group), isSafe: false, TextEdit(replacing: range, with: group)) : nil
    )
  }

  /// A day that is shown for words that name none: the last of the season, or of the year.
  private var dayOfSeason: String {
    let words = text.lowercased().split(separator: " ").map(String.init)
    let today = file.dayOfWords
    let year = words.compactMap(Int.init).first { 1900...2199 ~= $0 }
    let seasons = [
      "spring": "05-31", "summer": "08-31", "autumn": "11-30", "winter": "12-31", "christmas": "12-24", "xmas": "12-24",
    ]
    let end = words.compactMap { seasons[$0] }.first ?? "12-31"
    let next = CivilDate("\(today.year)-\(end)").map { $0 < today } == true ? today.year + 1 : today.year
    return "\(year ?? next)-\(end)"
  }

  private var task: Advice {
    let written = "- [ ] \(title) (due: \(day(.due) ?? dayWithin ?? dayOfSeason))"
    let hasTasks = [DocumentKind.page, .day, .project, .stacks].contains(kind)
    return only(hasTasks ? .writeIfTask(written) : .writeTaskElsewhere(written))
  }

  // MARK: Days and rules

  /// Nothing has a first day but what recurs.
  private var from: Advice {
    let day = day(.from) ?? "\(file.dayOfWords)"
    guard KeyTable.leads(.every, in: places) else {
      return only(.sayFirstDay("\(title), from \(day)"))
    }
    return only(.writeFirstDayOfRule("(every: week, from: \(day))"))
  }

  private func days(_ key: FieldKey) -> Advice {
    let group = "(\(key.rawValue): \(day(key) ?? (key == .since ? firstDayOfMonth ?? firstDayOfYear : nil) ?? dayOfSeason))"
    if KeyTable.leads(key, in: places) { return only(.write([group])) }
    if key == .until, headline.box?.state == nil, kind != .page {
      return only(.countOnPageOrWriteTask("- \(title) \(group)"))
    }
    return only(.countOnPage("- \(title) \(group)"))
  }

  /// `since march`: of the last one.
  private var firstDayOfMonth: String? {
    let words = text.split(separator: " ")
    guard words.count == 2, let month = Month(name: words[1].lowercased()) else { return nil }
    let today = file.dayOfWords
    let year = month.rawValue > today.month ? today.year - 1 : today.year
    return CivilDate(year: year, month: month.rawValue, day: 1)?.description
  }

  /// `since 2019`
  private var firstDayOfYear: String? {
    text.split(separator: " ").compactMap { Int($0) }.first { 1900...2199 ~= $0 }.map { "\($0)-01-01" }
  }

  private var rule: any Message {
    let words = text.split(separator: " ")
    switch Recurrence.parse(text) {
    case .failure(.ambiguous(_, let readings)):
      return WhenAdviceMessage.write(readings.map { "(every: \($0))" })
    case .failure(.fraction(let range)) where range.lowerBound > 0:
      let (problem, advice) = RecurrenceMessage.fraction(at: range, in: text)
      return WhenAdviceMessage.isNoRule(problem, advice)
    default: break
    }
    // `every month from december`: as far as it is one.
    let value =
      words.indices.reversed().lazy.compactMap { last -> String? in
        if case .success(let rule) = Recurrence.parse(words[...last].joined(separator: " ")) { rule.description } else { nil }
      }.first ?? Recurrence.meant(words.map { $0.lowercased() })?.description ?? "week"
    return RecurrencePlaceMessage(value, title, headline, in: kind)
  }

  // MARK: Values

  /// The words behind the one that they begin with.
  private var rest: String {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2, WhenWords(text)?.lead != nil else { return text }
    // `turned in 11/20`
    return words[1].hasPrefix("in ") && ["turned", "handed"].contains(words[0].lowercased())
      ? String(words[1].dropFirst(3)) : words[1]
  }

  /// The time that the words are, or end in: `17h`, `at 5pm`.
  private var timeAlone: TimeOfDay? {
    let bytes = Array(text.utf8)
    let line = WhenLine(0..<bytes.count, in: bytes, today: file.dayOfWords)
    return line.words.indices.lazy.compactMap { line.time(at: $0, isLed: true)?.start }.first
  }

  /// A day among the words: `on monday at Jo's`.
  private var dayWithin: String? {
    let words = rest.split { " ,".contains($0) }
    for first in words.indices {
      for last in words.indices[first...].reversed() {
        let part = words[first...last].joined(separator: " ")
        if let date = DateMeant(part, today: file.dayOfWords, for: .due), part.count > 2 { return date.dates[0].description }
      }
    }
    return nil
  }

  private func day(_ key: FieldKey) -> String? {
    if let date = DateMeant(rest, today: file.dayOfWords, for: key)?.dates.first ?? CivilDate(spelled: rest) {
      return date.description
    }
    // `bis Fr`, `by COB`
    let today = file.dayOfWords
    let line = WhenLine(0..<text.utf8.count, in: Array(text.utf8), today: today)
    guard line.words.count == 2, line.lead(at: 0) != nil else { return nil }
    return line.day(at: 1, isLed: true, isDue: true)?.dates.first?.description
  }

  private var dayAndTime: (day: String, time: String?)? {
    let today = file.dayOfWords
    if let both = DayAndTime(rest, for: .due, today: today) { return (both.date.description, both.time.description) }
    if let both = DayAndTime("today \(rest)", for: .due, today: today), kind == .day, let day = file.reading?.plan.day?.date {
      return (day.description, both.time.description)
    }
    if let day = day(.due) { return (day, nil) }
    // `Sa 10 Uhr`, as among words
    let words = Array("- \(text)".utf8)
    guard let found = WhenAmongWords(0..<words.count, in: words, today: today), let day = found.dates.first,
      found.range.upperBound == words.count
    else { return nil }
    return ("\(day)", found.time?.description)
  }
}

/// What to write for brackets that say when.
enum WhenAdviceMessage: Message {
  /// One of some texts.
  case write([String])
  case writeOrSay(String)
  case writeIfDone(String)
  case writeBeforeWords(String)
  case writeTimeFirst([String])
  /// The name of a fix.
  case putBeforeWords(String)
  case correctDue
  case writeDayToo(String)
  case writeDay(String)
  /// The day of a task that has a time, too, which it cannot have.
  case writeAndSayTime(String)
  case writeIfTask(String)
  case writeTaskElsewhere(String)
  case sayFirstDay(String)
  case writeFirstDayOfRule(String)
  case countOnPage(String)
  case countOnPageOrWriteTask(String)
  /// What is wrong of a rule, and what to do.
  case isNoRule(RecurrenceMessage, RecurrenceMessage)
}
