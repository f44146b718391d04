import Chronology
import Planner

/// A week as seven columns, or as seven lists where the terminal is too narrow for them.
struct WeekLayout {
  let week: WeekSheet
  let width: Int

  /// What a column needs at least.
  private static let leastColumn = 12
  /// Wider columns hold no more than words do.
  private static let widestColumn = 24

  init(_ week: WeekSheet, width: Int) {
    self.week = week
    self.width = max(width, 1)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
    guard let first = week.days.first, let last = week.days.last else { return [] }
    var heading = StyledLine("Week of \(first.date) - \(last.date)", .strong)
    if let today = week.days.first(where: \.isToday) {
      heading.add(" · ", .quiet)
      heading.add("today is " + today.date.weekday.title, .now)
    }
    let gutter = DayGutter(clock: first.clock).timeWidth + 2
    let column = (width - gutter - week.days.count + 1) / week.days.count
    let body =
      column >= WeekLayout.leastColumn
      ? WeekGrid(week, gutter: gutter, column: min(column, WeekLayout.widestColumn)).lines : lists
    let parts = [[heading], body, legend, problems]
    return parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0.cut(to: width) }
  }

  private var legend: [StyledLine] {
    let hasRoutine = week.days.contains { $0.blocks.contains(where: \.block.isRoutine) }
    return hasRoutine ? [StyledLine("░ routine of the vault", .quiet)] : []
  }

  private var problems: [StyledLine] {
    week.days.flatMap { day in
      day.problems.flatMap { DayWords.problem("\(DayWords.day(day.date)): \($0.message)", width: width) }
    }
  }

  // MARK: Lists

  private var lists: [StyledLine] {
    Array(week.days.map(list).joined(separator: [StyledLine()]))
  }

  private func list(of day: DaySheet) -> [StyledLine] {
    let gutter = DayGutter(clock: day.clock)
    var lines = [DayHeading(day).title]
    let running = day.time.map { time in day.blocks.prefix { $0.block.start < time }.count }
    for (index, block) in day.blocks.enumerated() {
      if index == running, let time = day.time { lines.append(gutter.now(time, width: min(width, 40))) }
      let phase = day.phase(of: block.block.range)
      let words = DayBlockText(block: block, phase: phase, width: width - gutter.width).headline(countsTasks: true)
      let bar = DayGutter.bar(of: block)
      lines.append(gutter.row(block.block.start, bar, words, isQuiet: phase == .past))
    }
    if running == day.blocks.count, let time = day.time { lines.append(gutter.now(time, width: min(width, 40))) }
    if let foot = WeekLayout.foot(of: day) {
      let margin = String(repeating: " ", count: gutter.width)
      lines.append(StyledLine(margin + foot + (day.tasks.isEmpty ? "" : ", in no block"), .quiet))
    }
    return lines
  }

  /// What stands below the blocks of a day.
  static func foot(of day: DaySheet) -> String? {
    if !day.tasks.isEmpty { return DayWords.tasks(day.tasks.map(\.box)) }
    guard day.blocks.isEmpty else { return nil }
    return day.files.isEmpty ? "no file" : "no block"
  }
}
