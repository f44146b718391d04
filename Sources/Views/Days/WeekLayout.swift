import Chronology
import Languages
import Planner

/// A week as seven columns, or as seven lists where the terminal is too narrow for them.
struct WeekLayout {
  let week: WeekSheet
  let width: Int
  let language: Language

  /// What a column needs at least.
  private static let leastColumn = 12
  /// Wider columns hold no more than words do.
  private static let widestColumn = 24

  init(_ week: WeekSheet, width: Int, in language: Language) {
    self.week = week
    self.language = language
    self.width = max(width, 1)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
    guard let first = week.days.first, let last = week.days.last else { return [] }
    var heading = StyledLine(language.say(DayMessage.weekOf(first.date, last.date)), .strong)
    if let today = week.days.first(where: \.isToday) {
      heading.add(" · ", .quiet)
      heading.add(language.say(DayMessage.todayIs(today.date.weekday)), .now)
    }
    let gutter = DayGutter(clock: first.clock, language: language).timeWidth + 2
    let column = (width - gutter - week.days.count + 1) / week.days.count
    let body =
      column >= WeekLayout.leastColumn
      ? WeekGrid(week, gutter: gutter, column: min(column, WeekLayout.widestColumn), in: language).lines : lists
    let parts = [[heading], body, legend, problems]
    return parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0.cut(to: width) }
  }

  private var legend: [StyledLine] {
    let hasRoutine = week.days.contains { $0.blocks.contains(where: \.block.isRoutine) }
    let hasRecurring = week.days.contains { !$0.recurring.isEmpty }
    let signs =
      (hasRoutine ? ["░ " + language.say(DayMessage.routineOfVault)] : [])
      + (hasRecurring ? ["┊ " + language.say(DayMessage.recurringTask)] : [])
    return LineLayout.joined(signs.map { LinePiece($0, .quiet) }, width)
  }

  private var problems: [StyledLine] {
    week.days.flatMap { day in
      day.problems.flatMap { problem in
        let words = "\(language.weekdayAndDate(day.date))\(language.colon) \(language.say(problem))"
        return DayWords.problem(words, width: width)
      }
    }
  }

  // MARK: Lists

  private var lists: [StyledLine] {
    Array(week.days.map(list).joined(separator: [StyledLine()]))
  }

  private func list(of day: DaySheet) -> [StyledLine] {
    let gutter = DayGutter(clock: day.clock, language: language)
    var lines = [DayHeading(day, in: language).title]
    var rows: [(start: TimeOfDay, line: StyledLine)] = day.blocks.map { block in
      let phase = day.phase(of: block.block.range)
      let text = DayBlockText(block: block, phase: phase, width: width - gutter.width, language: language)
      let words = text.headline(countsTasks: true)
      let bar = DayGutter.bar(of: block)
      return (block.block.start, gutter.row(block.block.start, bar, words, isQuiet: phase == .past))
    }
    for item in day.recurring {
      let isQuiet = item.state == .done || day.phase(of: item.start..<item.start) == .past
      let words = DayWords.line(of: item, day.clock, isQuiet: isQuiet, in: language)
      let line = gutter.row(item.start, StyledLine("┊", .quiet), words, isQuiet: isQuiet)
      rows.insert((item.start, line), at: rows.firstIndex { $0.start > item.start } ?? rows.count)
    }
    if let time = day.time {
      let line = gutter.now(time, width: min(width, 40))
      rows.insert((time, line), at: rows.firstIndex { $0.start >= time } ?? rows.count)
    }
    lines += rows.map(\.line)
    let margin = StyledLine(String(repeating: " ", count: gutter.width))
    if !day.tasks.isEmpty {
      let tasks = day.tasks.map { (title: $0.title, box: $0.box) }
      lines.append(DayBlockText.onOneLine(tasks, behind: margin, width: width, style: .plain, in: language))
    } else if let foot = WeekLayout.foot(of: day, in: language) {
      var line = margin
      line.add(foot, .quiet)
      lines.append(line)
    }
    return lines
  }

  /// What stands below the blocks of a day.
  static func foot(of day: DaySheet, in language: Language) -> String? {
    if !day.tasks.isEmpty { return DayWords.tasks(day.tasks.map(\.box), in: language) }
    guard day.blocks.isEmpty, day.recurring.isEmpty else { return nil }
    return language.say(day.files.isEmpty ? DayMessage.noFile : .noBlock)
  }
}
