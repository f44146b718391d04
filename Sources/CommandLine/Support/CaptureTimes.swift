import Chronology
import Editing
import Outline
import Phrases
import Views

/// When a noted task is, of its words and of the options together.
struct CaptureTimes {
  var day: CivilDate?
  var due: CivilDate?
  private(set) var start: TimeOfDay?
  private(set) var end: TimeOfDay?
  /// How long it lasts; nil where that is not said.
  private(set) var minutes: Int?
  /// As it is written in a file.
  var rule: String?
  /// Whether the day or the time was not said, but follows of what was: the next seven o'clock, or two hours from now.
  private(set) var isMoved = false

  /// The time, or the two, as an option says them.
  var times: String? { start.map { start in end.map { "\(start)-\($0)" } ?? start.description } }

  /// The fields of a recurring task of a page.
  func recurringFields(priority: String?) -> [FieldKey: String] {
    var fields: [FieldKey: String] = [:]
    fields[.every] = rule
    fields[.at] = start?.description
    fields[.from] = day?.description
    fields[.until] = due?.description
    fields[.priority] = priority
    return fields
  }

  init(_ when: CapturedWhen, _ capture: Capture, in vault: EditedVault) {
    var named: NamedDay?
    switch capture.place {
    case .day(let day), .project(_, on: let day): named = day
    case .stack: break
    }
    day = vault.day(named ?? when.day.map { NamedDay($0) })
    due = vault.day(capture.due ?? when.due.map { NamedDay($0) })
    rule = capture.rule ?? when.rule?.description
    var time = capture.time ?? when.time
    if let distance = when.minutesFromNow {
      isMoved = true
      (day, time) = vault.moment(after: distance)
    } else if capture.time == nil, due == nil, rule == nil, let said = time, let next = vault.nextHour(said, on: day) {
      isMoved = true
      (day, time) = next
    } else if capture.time == nil, when.due != nil, day == nil, due == vault.today, let said = time,
      let night = vault.nextNight(said)
    {
      // By midnight it is due at the end of today.
      (due, time) = night
    }
    (start, end, minutes) = (time?.start, time?.end, time?.minutes ?? when.minutes)
  }
}

extension EditedVault {
  /// The day and the time that are so many minutes from now.
  func moment(after minutes: Int) -> (CivilDate, TimePhrase) {
    let all = now.time.minutes + minutes
    let time = TimeOfDay(hour: all % 1440 / 60, minute: all % 60) ?? now.time
    return (today.adding(days: all / 1440), TimePhrase(time))
  }

  /// An hour alone, as in `at 7`, that is over today: the next seven o'clock, of today, or where no day is said of
  /// tomorrow (commands, *When*); and one of 1 to 5 on a later day, which is of its afternoon. Nil where it is meant as it stands.
  ///
  /// - Parameter day: the day that is said; nil of none.
  func nextHour(_ time: TimePhrase, on day: CivilDate?) -> (CivilDate?, TimePhrase)? {
    if day == nil, let night = nextNight(time) { return night }
    if let day, day > today, time.isHalfDay, time.start.hour < 6 { return (day, time.later) }
    guard time.isHalfDay, day ?? today == today, now.date == today, time.start < now.time else { return nil }
    if time.later.start >= now.time { return (day, time.later) }
    return day == nil ? (today.adding(days: 1), time.settled) : nil
  }

  /// Midnight and the hours after it, of which those of the night that comes are meant, and not those of the last one. Nil of other
  /// times, and in the night itself.
  func nextNight(_ time: TimePhrase) -> (CivilDate, TimePhrase)? {
    let morning = 5 * 60
    guard !time.isHalfDay, now.date == today, time.start.minutes < morning, now.time.minutes >= morning else { return nil }
    return (today.adding(days: 1), time)
  }

  /// Whether a time of a day is over.
  func isOver(_ start: TimeOfDay, on day: CivilDate) -> Bool { now.date == today && (day, start) < (today, now.time) }
}

/// How the words of a noted task were read, for the person to see that nothing else was meant.
struct CaptureEcho {
  private let words: CapturedWords
  private let times: CaptureTimes

  init(_ words: CapturedWords, _ times: CaptureTimes) { (self.words, self.times) = (words, times) }

  /// What was read, and what was not; none where the words say nothing of when.
  func sentences(in vault: EditedVault) -> [String] { [reading(in: vault), leaving].compactMap(\.self) }

  private func reading(in vault: EditedVault) -> String? {
    guard let read = words.read else { return nil }
    let clock = vault.settings.clock
    var meanings: [String] = []
    if words.when.day != nil || times.isMoved, let day = times.day { meanings.append(day.echo) }
    if words.when.due != nil, let due = times.due { meanings.append("due \(due.echo)") }
    if let rule = words.when.rule { meanings.append("every: \(rule)") }
    if words.when.time != nil || words.when.minutesFromNow != nil, let start = times.start {
      meanings.append(times.end.map { "\(clock.text(start)) - \(clock.text($0))" } ?? clock.text(start))
    }
    if words.when.minutes != nil, let minutes = times.minutes { meanings.append(LengthWords.text(minutes)) }
    if let priority = words.when.priority { meanings.append("priority: \(priority)") }
    let meaning = meanings.joined(separator: ", ")
    // Who wrote `18:00` need not be told that it is 18:00.
    var sentence = "read \(EditRefusal.quote(read)) as \(read == meaning ? "a time" : meaning)"
    if isOver(in: vault) { sentence += ", which is over" }
    if words.when.isPartOfDay { sentence += ", without a time; “at 9” says one" }
    return sentence + "; --literal leaves it in the words"
  }

  /// What may say when and was not read, and how to say it.
  private var leaving: String? {
    guard let first = words.left.first else { return nil }
    let texts = words.left.prefix(3).map { EditRefusal.quote($0.text) }.joined(separator: " and ")
    let sentence = "\(texts) \(words.left.count == 1 ? "stays" : "stay") in the title"
    guard words.left.count == 1 else { return sentence + "; a day and a time are read at the end" }
    let last = first.isLast ? nil : "put it last"
    switch first.kind {
    case .when(let day, let time):
      let options = [day.map { ShellWord.line(["--on", $0]) }, time.map { ShellWord.line(["--at", $0]) }].compactMap(\.self)
      let option = options.isEmpty ? nil : options.joined(separator: " ")
      let ways = [last, option.map { (first.isLast ? "" : "say ") + $0 + (first.isLast ? " says when" : "") }].compactMap(
        \.self
      )
      return ways.isEmpty ? sentence : "\(sentence); \(ways.joined(separator: ", or "))"
    case .due, .rule: return sentence + (last.map { "; \($0)" } ?? "")
    case .period: return sentence + ", as it is more than one day; --on names one"
    case .past: return "\(sentence), as it is over; \(ShellWord.line(["--on", first.text])) puts it there"
    case .part: return sentence + "; --at says a time"
    case .numbers(let time): return "\(sentence); “\(time)” is read as a time"
    case .length: return "\(sentence); after a time, as in “18:00 for \(first.text)”, it says how long"
    case .dates(let dates):
      return "\(sentence); \(dates.map { "“\($0.short)”" }.joined(separator: " or ")) is read as a day"
    case .rules(let rules):
      return "\(sentence); \(rules.map { "“\($0)”" }.joined(separator: " or ")) is read as a rule"
    case .brackets(let inner): return "\(sentence); “\(inner)” is read without the brackets"
    case .nowhere: return sentence + ", as there is no such \(first.text.contains(":") ? "time" : "day")"
    case .priority(let written): return "\(sentence); “\(written)” is read as a priority"
    }
  }

  private func isOver(in vault: EditedVault) -> Bool {
    guard let start = times.start, words.when.time != nil, times.due == nil, times.rule == nil else { return false }
    return vault.isOver(start, on: times.day ?? vault.today)
  }
}
