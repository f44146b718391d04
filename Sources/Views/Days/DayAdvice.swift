import Chronology
import Diagnostics
import Languages
import Planner

/// What a view says of a day that holds nothing, and which command begins it.
struct DayAdvice {
  let sheet: DaySheet
  let language: Language

  init(_ sheet: DaySheet, in language: Language) { (self.sheet, self.language) = (sheet, language) }

  /// One paragraph each.
  var paragraphs: [String] {
    guard sheet.files.isEmpty else { return sheet.blocks.isEmpty ? [language.say(DayAdviceMessage.noBlockYet(on: day))] : [] }
    let reason = language.say(reason)
    let first = sheet.unclaimed.isEmpty ? "\(reason) \(command)" : reason
    return vault + [first] + sheet.unclaimed.map { language.say(DayAdvice.message($0)) }
  }

  /// The same among other days, in one sentence; nil where there is nothing to say.
  var sentence: String? { sheet.files.isEmpty ? language.say(reason) : nil }

  /// How to begin the day, which is told once of several.
  var beginning: [String] { vault + [command] }

  private var vault: [String] { sheet.hasVault ? [] : [language.say(DayAdviceMessage.noVault)] }
  private var command: String { language.say(DayAdviceMessage.beginDay(day)) }

  /// The day as a command names it; nil for today.
  private var day: CivilDate? { sheet.isToday ? nil : sheet.date }

  private var reason: DayAdviceMessage {
    if !sheet.blocks.isEmpty { return .routineIsShown }
    if !sheet.timed.isEmpty, !sheet.isPast { return .recurringIsShown }
    return sheet.isPast ? .noFile : .nothingPlanned
  }

  private static func message(_ note: DaySheet.UnclaimedNote) -> DayAdviceMessage {
    let path = ControlCharacters.escaping(note.path)
    return note.setting.map { .noteOutsideDays(path: path, setting: ControlCharacters.escaping($0)) }
      ?? .noteWithoutKind(path: path)
  }

  func lines(width: Int) -> [StyledLine] {
    paragraphs.map { paragraph in
      TextWrapping.lines(of: paragraph, width: width, breaksWords: true).map { StyledLine($0) }
    }.joined(separator: [StyledLine()]).map { $0 }
  }
}
