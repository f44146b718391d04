import Chronology
import Editing
import Languages
import Phrases
import Planner

/// When a block is, as its own words say it: `9:00-11:00 Work`, `Work fri 9:00` (commands, *When*).
struct WrittenWhen {
  /// The words without it.
  let title: String
  /// Nil for today.
  let day: CivilDate?
  let time: TimePhrase
  /// How long it is, where that is said beside one time.
  let minutes: Int?
  /// What was read.
  private let text: String

  /// Nil where the words say no time: a day alone may be a part of the name.
  ///
  /// - Throws: where a weekday is said that the day does not have.
  init?(_ text: String, in vault: EditedVault) throws(EditRefusal) {
    let found = CapturedWords(text.onOneLine, reading: [.day, .time])
    // What may be hours in a note is a time in a block, which has one: `Errands 10-12`.
    if found.read == nil, let last = found.left.last, last.isLast, case .numbers(let hours) = last.kind,
      let meant = try? TimePhrase(hours), found.words.hasSuffix(" " + last.text)
    {
      (day, time, minutes, self.text) = (nil, meant, nil, last.text)
      title = String(found.words.dropLast(last.text.count + 1))
      return
    }
    guard let read = found.read, found.when.problem == nil else { return nil }
    try vault.check(found.when.day.map { NamedDay($0) })
    let said = vault.day(found.when.day.map { NamedDay($0) })
    if let distance = found.when.minutesFromNow {
      (day, time) = vault.moment(after: distance)
    } else if let time = found.when.time {
      (day, self.time) = vault.nextHour(time, on: said) ?? (said, time)
    } else {
      return nil
    }
    (title, minutes, self.text) = (found.words, found.when.minutes, read)
  }

  /// How the words were read.
  func echo(_ clock: ClockStyle) -> ReadingMessage {
    let read = ReadWhen(
      day: day,
      start: ShownTime(time.start, clock),
      end: time.end.map { ShownTime($0, clock) },
      minutes: minutes
    )
    return .ofBlock(text, read.unless(typed: text))
  }
}
