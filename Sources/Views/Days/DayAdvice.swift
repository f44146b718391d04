import Chronology
import Diagnostics
import Planner

/// What a view says of a day that holds nothing, and which command begins it.
struct DayAdvice {
  let sheet: DaySheet

  init(_ sheet: DaySheet) {
    self.sheet = sheet
  }

  /// One paragraph each.
  var paragraphs: [String] {
    if !sheet.files.isEmpty {
      return sheet.blocks.isEmpty ? ["No time block yet. “tidemark block add \"Deep work\" --at 09:00\(option)” adds one."] : []
    }
    return (sheet.hasVault ? [] : [DayAdvice.noVault]) + [
      reason + (sheet.unclaimed.isEmpty ? " " + DayAdvice.command(argument) : "")
    ]
      + sheet.unclaimed.map(words)
  }

  /// The same among other days, in one sentence; nil where there is nothing to say.
  var sentence: String? { sheet.files.isEmpty ? reason : nil }

  static let noVault =
    "There is no vault here: neither this folder nor one above it has a file tidemark.md. “tidemark init” makes one."

  /// - Parameter day: the day that is to begin, after a space.
  static func command(_ day: String) -> String { "“tidemark new day\(day)” begins one." }

  private var argument: String { sheet.isToday ? "" : " \(sheet.date)" }
  private var option: String { sheet.isToday ? "" : " --on \(sheet.date)" }

  private var reason: String {
    if !sheet.blocks.isEmpty { return "This day has no file yet; what is shown is the routine of the vault." }
    if !sheet.timed.isEmpty, !sheet.isPast { return "This day has no file yet; what is shown recurs." }
    return sheet.isPast ? "This day has no file." : "Nothing is planned for this day: it has no file."
  }

  private func words(_ note: DaySheet.UnclaimedNote) -> String {
    let path = ControlCharacters.escaping(note.path)
    guard let setting = note.setting.map({ ControlCharacters.escaping($0) }) else {
      return
        "\(path) is named after this day, but is left alone as a note because it does not say its kind; “kind: day” in it makes it the file of the day."
    }
    return
      "\(path) is named after this day, but is left alone as a note; “\(setting)” in tidemark.md makes the files of that folder days."
  }

  func lines(width: Int) -> [StyledLine] {
    paragraphs.map { paragraph in
      TextWrapping.lines(of: paragraph, width: width, breaksWords: true).map { StyledLine($0) }
    }.joined(separator: [StyledLine()]).map { $0 }
  }
}
