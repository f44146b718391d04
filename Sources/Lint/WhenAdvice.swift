import Chronology
import Diagnostics
import Editing
import Outline
import SourceText

/// What to write for brackets that say when, in the place in which they stand: the nearest spelling that is read there, or where
/// else one is.
struct WhenAdvice {
  let help: String
  private(set) var fix: Fix?

  /// Nil for brackets that are prose.
  init?(_ range: Range<Int>, _ entry: HeadlineIndex.Entry, _ fields: NewFields, in file: LintedFile) {
    let inner = range.dropFirst().dropLast()
    guard let kind = file.document.kind else { return nil }
    let writer = Writer(range: range, entry: entry, fields: fields, file: file, kind: kind)
    guard let when = WhenWords(inner, in: file.source.bytes) else {
      guard let key = KeyWithoutValue.key(in: inner, of: file.source.bytes, entry.headline.places) else { return nil }
      help = "write “(\(key.rawValue): \(RecurrencePlace.example(of: key)))”, or say it among the words"
      return
    }
    guard when.isMeant(of: entry.headline, in: kind) else { return nil }
    // What a row says is a rule or nothing.
    if when.lead == nil, entry.headline.box == nil, entry.headline.anchor?.isTime == true, kind == .page, writer.rowRule == nil
    {
      return nil
    }
    // Below another item no time is read: `(5pm)` says there what somebody noted.
    if when.lead == nil, entry.headline.box == nil, !writer.isAtTop { return nil }
    (help, fix) = writer.advice(when)
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

  func advice(_ when: WhenWords) -> (String, Fix?) {
    if let row = row(when) { return row }
    if let time = time(when) { return time }
    if let due = due(when) { return due }
    switch when.lead {
    case .rule: return (rule, nil)
    case .until, .since: return days(when.lead == .until ? .until : .since)
    case .done:
      return ("write “- [x] \(title) (done: \(day(.done) ?? "\(file.dayOfWords)"))” if it is a task that is done", nil)
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
  private func row(_ when: WhenWords) -> (String, Fix?)? {
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
    return ("write “\(title) \(group)”", file.fix("Write “\(title) \(group)”", isSafe: false, edits))
  }

  // MARK: Times

  /// `(until 18:00)` behind a start, `(from 5 to 6)` in a day.
  private func time(_ when: WhenWords) -> (String, Fix?)? {
    if places.contains(.block), when.lead == .until, !when.namesDay, let anchor = headline.anchor,
      case .time(let start) = anchor.value,
      let stop = text.split(separator: " ").last.flatMap({ TimeOfDay(String($0)) }),
      let times = TimeRange(start: start, end: stop)
    {
      var edits = [TextEdit(replacing: anchor.range, with: times.description)]
      edits.append(HeadlineEdit.removal(of: range, in: file.source))
      return ("write “\(times)” before the words", file.fix("Write “\(times)”", isSafe: false, edits))
    }
    if let clock = clock(when) { return clock }
    guard when.isRange, kind == .day else { return nil }
    let line = Array((text.lowercased().hasPrefix("from") ? text : "from \(text)").utf8) + Array(" then".utf8)
    guard let meant = MeantTime.scan(line, at: 0, end: line.count) else { return nil }
    let words = [meant.written, meant.other].compactMap(\.self).map { "“\($0) \(title)”" }
    return ("write the time first, as " + ValueMessage.list(words), nil)
  }

  var isAtTop: Bool { entry.item.map { file.document.items[$0].depth == 0 } ?? false }

  /// `Gym (5pm)`, `[ ] Gym (at 17:00)`: the time of a block, in a day.
  private func clock(_ when: WhenWords) -> (String, Fix?)? {
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
      guard let time = timeAlone else { return ("write the time first, as “17:00 \(title)”", nil) }
      written = time.description
    }
    let edits = [
      TextEdit(insertingAt: headline.textRange.lowerBound, written + " "), HeadlineEdit.removal(of: range, in: file.source),
    ]
    let fix = file.fix("Write “\(written)” before the words", isSafe: false, edits)
    return ("write “\(written) \(title)”", range.lowerBound > headline.textRange.lowerBound ? fix : nil)
  }

  // MARK: Tasks

  /// The day by which an open task is due.
  private func due(_ when: WhenWords) -> (String, Fix?)? {
    guard headline.box?.state == .open, KeyTable.leads(.due, in: places), when.lead != .since, when.lead != .rule else {
      return nil
    }
    guard entry.field(.due) == nil else { return ("it has a day: correct “due”, or say this among the words", nil) }
    guard let (date, time) = dayAndTime else {
      if !when.namesDay, let time = timeAlone {
        let group = "(due: \(file.dayOfWords), notify: \(time))"
        return ("write its day too, as “\(group)”", nil)
      }
      return ("write the day, as “(due: \(dayWithin ?? dayOfSeason))”", nil)
    }
    var drafts = [NewFields.Draft(key: .due, value: date)]
    let reminder = time.map { NewFields.Draft(key: .notify, value: $0) }
    if let reminder, fields.accept(drafts + [reminder], at: range, in: entry) { drafts.append(reminder) }
    let group = NewFields.Draft.group(drafts)
    let isWhole = time == nil || drafts.count > 1
    let fix = isWhole && fields.accept(drafts, at: range, in: entry)
    return (
      "write “\(group)”" + (isWhole ? "" : ", and the time among the words"),
      fix ? file.fix("Write “\(group)”", isSafe: false, TextEdit(replacing: range, with: group)) : nil
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

  private var task: (String, Fix?) {
    let written = "“- [ ] \(title) (due: \(day(.due) ?? dayWithin ?? dayOfSeason))”"
    let hasTasks = [DocumentKind.page, .day, .project, .stacks].contains(kind)
    return (
      hasTasks ? "write \(written) if it is a task" : "a task is written in a project, in a day or on a page, as \(written)",
      nil
    )
  }

  // MARK: Days and rules

  /// Nothing has a first day but what recurs.
  private var from: (String, Fix?) {
    let day = day(.from) ?? "\(file.dayOfWords)"
    guard KeyTable.leads(.every, in: places) else {
      return ("say the first day among the words, as “\(title), from \(day)”", nil)
    }
    return ("“from” is read beside “every”, as “(every: week, from: \(day))”; else say the day among the words", nil)
  }

  private func days(_ key: FieldKey) -> (String, Fix?) {
    let group = "(\(key.rawValue): \(day(key) ?? (key == .since ? firstDayOfMonth ?? firstDayOfYear : nil) ?? dayOfSeason))"
    if KeyTable.leads(key, in: places) { return ("write “\(group)”", nil) }
    if key == .until, headline.box?.state == nil, kind != .page {
      return ("days are counted on a page, as “- \(title) \(group)”; what is to be done by then is a task", nil)
    }
    return ("days are counted on a page, by an item without a box, as “- \(title) \(group)”", nil)
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

  private var rule: String {
    let words = text.split(separator: " ")
    switch Recurrence.parse(text) {
    case .failure(.ambiguous(_, let readings)):
      return "write " + ValueMessage.list(readings.map { "“(every: \($0))”" })
    case .failure(.fraction(let range)) where range.lowerBound > 0:
      let words = RecurrenceMessage.words(for: .fraction(range), in: text)
      return words.problem.english + ": " + words.advice.english
    default: break
    }
    // `every month from december`: as far as it is one.
    let value =
      words.indices.reversed().lazy.compactMap { last -> String? in
        if case .success(let rule) = Recurrence.parse(words[...last].joined(separator: " ")) { rule.description } else { nil }
      }.first ?? Recurrence.meant(words.map { $0.lowercased() })?.description ?? "week"
    return RecurrencePlace.help(value, title, headline, in: kind)
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
