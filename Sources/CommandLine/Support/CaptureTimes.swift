import Chronology
import Editing
import Phrases

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
  /// Whether an hour that was said alone was moved to the next one that lies ahead.
  private(set) var isMoved = false

  init(_ when: CapturedWhen, _ capture: Capture, in vault: EditedVault) {
    var named: NamedDay?
    switch capture.place {
    case .day(let day), .project(_, on: let day): named = day
    case .stack: break
    }
    day = vault.day(named ?? when.day.map { NamedDay($0) })
    due = vault.day(capture.due ?? when.due.map { NamedDay($0) })
    rule = capture.rule ?? when.rule?.description
    let time = capture.time ?? when.time
    (start, end, minutes) = (time?.start, time?.end, time?.minutes ?? when.minutes)
    guard when.isHalfDay, capture.time == nil, day == nil, due == nil, rule == nil, let said = start,
      vault.now.date == vault.today, said < vault.now.time
    else { return }
    // `at 7` is the next seven that lies ahead, of today or of tomorrow.
    isMoved = true
    if let later = when.time?.later.start, later >= vault.now.time {
      start = later
    } else {
      day = vault.today.adding(days: 1)
    }
  }
}

/// How the words of a noted task were read, for the person to see that nothing else was meant.
struct CaptureEcho {
  private let words: CapturedWords
  private let times: CaptureTimes

  init(_ words: CapturedWords, _ times: CaptureTimes) { (self.words, self.times) = (words, times) }

  /// Nil where all words are as they were.
  func sentence(in vault: EditedVault) -> String? {
    guard let read = words.read else { return nil }
    let clock = vault.settings.clock
    var meanings: [String] = []
    if words.when.day != nil || times.isMoved, let day = times.day { meanings.append(day.echo) }
    if words.when.due != nil, let due = times.due { meanings.append("due \(due.echo)") }
    if let rule = words.when.rule { meanings.append("every: \(rule)") }
    if words.when.time != nil, let start = times.start {
      meanings.append(times.end.map { "\(clock.text(start)) - \(clock.text($0))" } ?? clock.text(start))
    }
    if words.when.minutes != nil, let minutes = times.minutes { meanings.append("\(minutes) minutes") }
    let meaning = meanings.joined(separator: ", ")
    // Who wrote `18:00` need not be told that it is 18:00.
    var sentence = "read \(EditRefusal.quote(read)) as \(read == meaning ? "a time" : meaning)"
    if isOver(in: vault) { sentence += ", which is over" }
    if let kept = words.kept { sentence += "; \(EditRefusal.quote(kept)) stays in the words, as --at gives a time" }
    return sentence + "; --literal leaves it in the words"
  }

  private func isOver(in vault: EditedVault) -> Bool {
    guard let start = times.start, words.when.time != nil, times.due == nil, times.rule == nil else { return false }
    let day = times.day ?? vault.today
    return vault.now.date == vault.today && (day, start) < (vault.today, vault.now.time)
  }
}
