import Diagnostics
import Languages
import Planner

/// What stands above a day: which one it is, and what it holds in numbers.
struct DayHeading {
  let sheet: DaySheet
  let language: Language

  init(_ sheet: DaySheet, in language: Language) { (self.sheet, self.language) = (sheet, language) }

  /// `Friday 2026-11-20 · today`, with the icon and the words of the title.
  var title: StyledLine {
    var line = StyledLine(language.weekdayAndDate(sheet.date), .strong)
    line.add(" · " + language.distance(of: sheet.date, from: sheet.today), sheet.isToday ? .now : .quiet)
    if !sheet.words.isEmpty { line.add(" · " + sheet.words) }
    if let icon = ShownText.emoji(sheet.icon) { line.add(" · " + ControlCharacters.escaping(icon)) }
    return line
  }

  /// What the day holds in numbers, part by part: `2 h 30 m free`, or with units in full `2 hours 30 minutes free`.
  func numbers(_ length: NameLength) -> [String] {
    func say(_ message: DayMessage) -> String { language.say(message) }
    let due = sheet.due.isEmpty ? [] : [say(.due(sheet.due.count))]
    guard !sheet.isWithoutTimes || !sheet.files.isEmpty else { return due }
    var parts = [say(.blocks(sheet.blocks.count))]
    if sheet.plannedMinutes > 0 { parts.append(say(.planned(minutes: sheet.plannedMinutes, length))) }
    if sheet.freeMinutes > 0 { parts.append(say(.free(minutes: sheet.freeMinutes, length))) }
    let boxes = sheet.boxes
    if !boxes.isEmpty { parts.append(DayWords.tasks(boxes, in: language)) }
    parts += due
    let recurring = sheet.recurring.compactMap(\.state)
    if !recurring.isEmpty { parts.append(say(.recurring(recurring.count, done: recurring.count { $0 == .done }))) }
    return parts
  }

  func lines(width: Int) -> [StyledLine] {
    // A narrow terminal gets as many numbers as fit.
    var numbers = numbers(.short)
    while numbers.count > 1, DisplayWidth.cells(of: numbers.joined(separator: " · ")) > width { numbers.removeLast() }
    let line = StyledLine(numbers.joined(separator: " · "), .quiet)
    return [title] + (line.parts.isEmpty ? [] : [line])
  }
}
