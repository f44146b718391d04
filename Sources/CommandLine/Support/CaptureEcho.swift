import Chronology
import Editing
import Languages
import Phrases
import Views

/// How the words of a noted task were read, for the person to see that nothing else was meant.
struct CaptureEcho {
  private let words: CapturedWords
  private let times: CaptureTimes

  init(_ words: CapturedWords, _ times: CaptureTimes) { (self.words, self.times) = (words, times) }

  /// How the words were read; nil where they say nothing of when.
  func reading(in vault: EditedVault) -> ReadingMessage? {
    guard let text = words.read else { return nil }
    let clock = vault.settings.clock
    var read = ReadWhen()
    if words.when.day != nil || times.isMoved { read.day = times.day }
    if words.when.due != nil { read.due = times.due }
    read.rule = words.when.rule?.description
    if words.when.time != nil || words.when.minutesFromNow != nil, let start = times.start {
      read.start = ShownTime(start, clock)
      read.end = times.end.map { ShownTime($0, clock) }
    }
    if words.when.minutes != nil { read.minutes = times.minutes }
    read.priority = words.when.priority
    return .ofTask(text, read.unless(typed: text), isOver: isOver(in: vault), isPartOfDay: words.when.isPartOfDay)
  }

  /// What may say when and was not read, and how to say it; nil where nothing is left like that.
  var leaving: LeftWordsMessage? {
    guard let first = words.left.first else { return nil }
    let text = first.text
    guard words.left.count == 1 else { return .several(words.left.prefix(3).map(\.text)) }
    switch first.kind {
    case .when(let day, let time):
      let options = [day.map { ShellWord.line(["--on", $0]) }, time.map { ShellWord.line(["--at", $0]) }].compactMap(\.self)
      let option = options.isEmpty ? nil : options.joined(separator: " ")
      return first.isLast ? .last(text, option: option) : .amidst(text, option: option)
    case .due, .rule: return first.isLast ? .last(text, option: nil) : .amidst(text, option: nil)
    case .period: return .period(text)
    case .past: return .past(text, option: ShellWord.line(["--on", text]))
    case .part: return .part(text)
    case .numbers(let time): return .numbers(text, time: time)
    case .length: return .length(text)
    case .dates(let dates): return .dates(text, dates.map(\.short))
    case .rules(let rules): return .rules(text, rules)
    case .brackets(let inner): return .brackets(text, inner: inner)
    case .nowhere: return text.contains(":") ? .noSuchTime(text) : .noSuchDay(text)
    case .priority(let written): return .priority(text, written)
    }
  }

  private func isOver(in vault: EditedVault) -> Bool {
    guard let start = times.start, words.when.time != nil, times.due == nil, times.rule == nil else { return false }
    return vault.isOver(start, on: times.day ?? vault.today)
  }
}

/// What stays in the words of a noted task though it may say when, and how to say it.
enum LeftWordsMessage: Message {
  case several([String])
  /// What the words end with, and an option that says it.
  case last(String, option: String?)
  /// What stands before other words.
  case amidst(String, option: String?)
  case period(String)
  case past(String, option: String)
  case part(String)
  case numbers(String, time: String)
  case length(String)
  case dates(String, [String])
  case rules(String, [String])
  case brackets(String, inner: String)
  case noSuchTime(String)
  case noSuchDay(String)
  case priority(String, String)
}
