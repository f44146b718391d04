import Diagnostics
import Languages
import Planner

/// What stands above a day: which one it is, and what it holds in numbers.
struct DayHeading {
  let sheet: DaySheet

  init(_ sheet: DaySheet) {
    self.sheet = sheet
  }

  /// `Friday 2026-11-20 · today`, with the icon and the words of the title.
  var title: StyledLine {
    var line = StyledLine(Language.english.weekdayAndDate(sheet.date), .strong)
    line.add(" · " + Language.english.distance(of: sheet.date, from: sheet.today), sheet.isToday ? .now : .quiet)
    if !sheet.words.isEmpty { line.add(" · " + sheet.words) }
    if let icon = ShownText.emoji(sheet.icon) { line.add(" · " + ControlCharacters.escaping(icon)) }
    return line
  }

  /// What the day holds in numbers, part by part: `2 h 30 m free`.
  private var numbers: [String] { numbers(Language.english.length) }

  /// The same with units in full: `2 hours 30 minutes free`.
  var numbersInFull: [String] { numbers(Language.english.lengthInFull) }

  private func numbers(_ length: (Int) -> String) -> [String] {
    guard !sheet.isWithoutTimes || !sheet.files.isEmpty else { return sheet.due.isEmpty ? [] : ["\(sheet.due.count) due"] }
    var parts = [counted(sheet.blocks.count, "block")]
    if sheet.plannedMinutes > 0 { parts.append(length(sheet.plannedMinutes) + " planned") }
    if sheet.freeMinutes > 0 { parts.append(length(sheet.freeMinutes) + " free") }
    if !sheet.boxes.isEmpty { parts.append(DayWords.tasks(sheet.boxes, in: .english)) }
    if !sheet.due.isEmpty { parts.append("\(sheet.due.count) due") }
    let recurring = sheet.recurring.compactMap(\.state)
    if !recurring.isEmpty {
      let done = recurring.count { $0 == .done }
      parts.append("\(recurring.count) recurring" + (done > 0 ? ", \(done) done" : ""))
    }
    return parts
  }

  func lines(width: Int) -> [StyledLine] {
    // A narrow terminal gets as many numbers as fit.
    var numbers = numbers
    while numbers.count > 1, DisplayWidth.cells(of: numbers.joined(separator: " · ")) > width { numbers.removeLast() }
    let line = StyledLine(numbers.joined(separator: " · "), .quiet)
    return [title] + (line.parts.isEmpty ? [] : [line])
  }
}
