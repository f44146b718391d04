import Chronology
import Diagnostics
import Insight
import Languages

/// A year of days as columns of weeks, with a space between them where there is room. Where it is narrow, the later weeks stand
/// below the earlier ones.
struct ActivityYearLayout {
  let year: ActivityYear
  /// When the activity was added: days before it are left empty, unless something was done on them.
  let since: CivilDate?
  private let pitch: Int
  private let weeksOnLine: Int
  /// The cells before the days, in which the weekdays are named.
  private let gutter: Int
  private let words: ActivityWords

  init(_ year: ActivityYear, since: CivilDate?, width: Int, in language: Language) {
    self.year = year
    self.since = since
    words = ActivityWords(language)
    gutter = (Weekday.allCases.map { DisplayWidth.cells(of: language.name(of: $0, .short)) }.max() ?? 0) + 2
    let room = max(width - gutter, 1)
    let count = max(year.weeks.count, 1)
    pitch = count * 2 - 1 <= room ? 2 : 1
    let bands = pitch == 2 ? 1 : (count + room - 1) / room
    weeksOnLine = (count + bands - 1) / bands
  }

  var lines: [StyledLine] {
    let bands = stride(from: 0, to: year.weeks.count, by: weeksOnLine).map { start in
      Array(year.weeks[start..<min(start + weeksOnLine, year.weeks.count)])
    }
    return bands.map { self.lines(of: $0) }.joined(separator: [StyledLine()]) + [legend]
  }

  private func lines(of weeks: [[ActivityYear.Day?]]) -> [StyledLine] {
    let names = year.weeks.count > 1 ? year.weeks[1] : year.weeks[0]
    return [months(above: weeks)]
      + (0..<7).map { weekday in
        let day = names[weekday] ?? weeks.lazy.compactMap { $0[weekday] }.first
        let name = day.map { words.language.name(of: $0.date.weekday, .short) } ?? ""
        var line = StyledLine(DisplayWidth.padded(name, to: gutter), .quiet)
        for (column, week) in weeks.enumerated() {
          if column > 0, pitch > 1 { line.add(" ") }
          line.add(sign(of: week[weekday]), week[weekday]?.isDone == true ? .color(.green) : .quiet)
        }
        return line
      }
  }

  private func sign(of day: ActivityYear.Day?) -> String {
    guard let day else { return " " }
    if day.isDone { return "■" }
    return since.map { day.date < $0 } ?? false ? " " : "·"
  }

  /// The names of months, each above the week that its first day is in, where they do not run into each other.
  private func months(above weeks: [[ActivityYear.Day?]]) -> StyledLine {
    var text = String(repeating: " ", count: gutter)
    for (column, week) in weeks.enumerated() {
      guard let first = week.compactMap(\.self).first(where: { $0.date.day == 1 }),
        let name = Month(rawValue: first.date.month).map({ words.language.name(of: $0, .short) })
      else { continue }
      let place = gutter + column * pitch
      guard text.count <= place, place + name.count <= gutter + weeks.count * pitch else { continue }
      text = DisplayWidth.padded(text, to: place) + name + " "
    }
    return StyledLine(text, .quiet)
  }

  private var legend: StyledLine {
    var line = StyledLine(String(repeating: " ", count: gutter))
    line.add("■", .color(.green))
    line.add(" \(words.say(.done))   · \(words.say(.not))", .quiet)
    return line
  }
}
