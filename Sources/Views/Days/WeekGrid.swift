import Chronology
import Diagnostics
import Languages
import Planner

/// The columns of a week beside each other, on one scale of time.
///
/// A row is a piece of time. Rows in which no day has anything are squeezed together. A block has a row at least, so that one
/// that begins in the row of another stands a row too low; its time is written in it all the same.
struct WeekGrid {
  private let week: WeekSheet
  private let gutter: Int
  private let column: Int
  private let language: Language

  private static let rowMinutes = [30, 45, 60, 90, 120]
  /// The most rows that a week should have.
  private static let mostRows = 40

  init(_ week: WeekSheet, gutter: Int, column: Int, in language: Language) {
    self.week = week
    self.gutter = gutter
    self.column = column
    self.language = language
  }

  /// A block and the rows that it takes.
  private struct Placed {
    var block: DaySheet.Block
    var rowRange: Range<Int>
  }

  var lines: [StyledLine] {
    var rows: [StyledLine] = []
    for minutes in WeekGrid.rowMinutes {
      rows = self.rows(minutes)
      if rows.count <= WeekGrid.mostRows { break }
    }
    return headings + rows + feet
  }

  // MARK: Above and below

  private var headings: [StyledLine] {
    let names = row(
      "",
      week.days.map { day in
        let name = "\(language.name(of: day.date.weekday, .short)) \(day.date.day)"
        guard day.isToday else { return StyledLine(name, .strong) }
        // The line below marks today as well.
        let words = "\(name) \(language.distance(of: day.date, from: day.today))"
        return StyledLine(DisplayWidth.cells(of: words) > column ? name : words, .now)
      }
    )
    let rules = row(
      "",
      week.days.map { day in
        StyledLine(String(repeating: day.isToday ? "━" : "─", count: column), day.isToday ? .now : .quiet)
      }
    )
    return [names, rules]
  }

  private var feet: [StyledLine] {
    let feet = week.days.map { day -> StyledLine in
      guard let words = WeekLayout.foot(of: day, in: language) else { return StyledLine() }
      // How many are done is told where there is room.
      let isNarrow = DisplayWidth.cells(of: words) > column && !day.tasks.isEmpty
      return StyledLine(isNarrow ? language.say(TaskMessage.tasks(day.tasks.count, done: 0)) : words, .quiet)
    }
    return feet.allSatisfy(\.parts.isEmpty) ? [] : [StyledLine(), row("", feet)]
  }

  private func row(_ label: String, _ cells: [StyledLine], _ style: TerminalColor.Style = .quiet) -> StyledLine {
    var line = StyledLine(DisplayWidth.padded(label, to: gutter - 2, alignment: .right) + "  ", style)
    for (index, cell) in cells.enumerated() {
      if index > 0 { line.add(" ") }
      line.add(cell.filled(to: column))
    }
    return line
  }

  // MARK: Rows

  private var range: Range<TimeOfDay> {
    let starts = week.days.map(\.range.lowerBound).min() ?? .startOfDay
    return starts..<(week.days.map(\.range.upperBound).max() ?? .endOfDay)
  }

  private var clock: ClockStyle { week.days.first?.clock ?? .twentyFourHours }

  private func rows(_ minutes: Int) -> [StyledLine] {
    let placed = week.days.map { place($0.blocks, minutes) }
    let length = range.upperBound.minutes - range.lowerBound.minutes
    let timed = zip(week.days, placed).map { mark($0.recurring, $1, minutes) }
    let ends = placed.compactMap(\.last?.rowRange.upperBound) + timed.compactMap { $0.keys.max().map { $0 + 1 } }
    let count = max((length + minutes - 1) / minutes, ends.max() ?? 0)
    let now = nowRow(minutes, count)
    var lines: [StyledLine] = now == -1 ? [nowLine(placed, after: -1)] : []
    var index = 0
    var isAfterGap = true
    while index < count {
      let gap = (index..<count).prefix { row in
        row != now && !timed.contains { $0[row] != nil } && !placed.contains { $0.contains { $0.rowRange.contains(row) } }
      }.count
      if gap >= 3 {
        lines.append(StyledLine(DisplayWidth.padded("⋮", to: gutter - 2, alignment: .right), .quiet))
        index += gap
        isAfterGap = true
        continue
      }
      let cells = week.days.indices.map { day in
        timed[day][index].map { cell(of: $0, week.days[day]) } ?? cell(of: week.days[day], placed[day], row: index)
      }
      lines.append(row(label(ofRow: index, minutes, isFirst: isAfterGap), cells))
      isAfterGap = false
      if index == now { lines.append(nowLine(placed, after: index)) }
      index += 1
    }
    return lines
  }

  /// The time at which a row begins, for whole hours and after a gap.
  private func label(ofRow row: Int, _ minutes: Int, isFirst: Bool) -> String {
    guard let time = range.lowerBound.adding(minutes: row * minutes) else { return "" }
    return isFirst || time.minute == 0 || minutes >= 60 ? language.time(time, clock) : ""
  }

  private func place(_ blocks: [DaySheet.Block], _ minutes: Int) -> [Placed] {
    func row(_ time: TimeOfDay) -> Int { (time.minutes - range.lowerBound.minutes + minutes / 2) / minutes }
    var placed: [Placed] = []
    for block in blocks {
      var start = row(block.block.start)
      if let last = placed.last, start < last.rowRange.upperBound {
        // A block that goes on below a later one is cut; a row is left to each.
        let end = max(start, last.rowRange.lowerBound + 1)
        placed[placed.count - 1].rowRange = last.rowRange.lowerBound..<end
        start = end
      }
      placed.append(Placed(block: block, rowRange: start..<max(row(block.block.range.upperBound), start + 1)))
    }
    return placed
  }

  /// The rows of the recurring tasks of a day: each stands at its time, or in the next row that says nothing.
  private func mark(_ items: [TimedItem], _ placed: [Placed], _ minutes: Int) -> [Int: TimedItem] {
    var marks: [Int: TimedItem] = [:]
    for item in items {
      var row = (item.start.minutes - range.lowerBound.minutes + minutes / 2) / minutes
      func saysSomething(_ row: Int) -> Bool {
        placed.first { $0.rowRange.contains(row) }.map { row - $0.rowRange.lowerBound < words(of: $0).count } ?? false
      }
      while marks[row] != nil || saysSomething(row) { row += 1 }
      marks[row] = item
    }
    return marks
  }

  private func cell(of item: TimedItem, _ day: DaySheet) -> StyledLine {
    let isOver = item.state == .done || item.state == .skipped || day.phase(of: item.start..<item.start) == .past
    var line = StyledLine("┊", .quiet)
    let box = item.state == .done ? "[x] " : ""
    let words = "\(language.time(item.start, clock)) \(box)\(DayWords.title(item.title))"
    line.add(DisplayWidth.cut(words, to: column - 1), isOver ? .quiet : .plain)
    return line
  }

  /// The words of a block, a line for each of its rows that has some.
  private func words(of placed: Placed) -> [String] {
    let block = placed.block.block
    let words = "\(placed.block.overlapped == nil ? "" : "!")\(language.time(block.start, clock)) \(DayWords.title(block.name))"
    var lines = TextWrapping.lines(of: words, width: column - 1)
    if lines.count > placed.rowRange.count {
      let kept = placed.rowRange.count - 1
      lines[kept...] = [lines[kept...].joined(separator: " ")]
    }
    return lines
  }

  private func cell(of day: DaySheet, _ placed: [Placed], row: Int) -> StyledLine {
    guard let found = placed.first(where: { $0.rowRange.contains(row) }) else { return StyledLine() }
    let block = found.block.block
    let room = column - 1
    let lines = words(of: found)
    let index = row - found.rowRange.lowerBound
    var line = DayGutter.bar(of: found.block)
    let phase = day.phase(of: block.range)
    let style: TerminalColor.Style = phase == .past ? .quiet : phase == .running ? .strong : .plain
    if index < lines.count { line.add(DisplayWidth.cut(lines[index], to: room), style) }
    return line
  }

  // MARK: Now

  private var current: DaySheet? { week.days.first { $0.time != nil } }

  /// The row after which now is marked; -1 for before the first.
  private func nowRow(_ minutes: Int, _ count: Int) -> Int? {
    guard let time = current?.time else { return nil }
    let elapsed = time.minutes - range.lowerBound.minutes
    return min((max(elapsed, 0) + minutes - 1) / minutes, count) - 1
  }

  /// `─ now ───`; where there is little room, the word alone.
  private func nowWords(_ room: Int) -> String {
    let now = language.say(DayMessage.now)
    let start = "─ \(now) "
    let rest = room - DisplayWidth.cells(of: start)
    return rest < 0 ? now : start + String(repeating: "─", count: rest)
  }

  private func nowLine(_ placed: [[Placed]], after index: Int) -> StyledLine {
    let cells = zip(week.days, placed).map { day, placed -> StyledLine in
      let through = placed.first { $0.rowRange.contains(index) && $0.rowRange.contains(index + 1) }
      var line = through.map { DayGutter.bar(of: $0.block) } ?? StyledLine()
      if day.time != nil { line.add(nowWords(column - line.cells), .now) }
      return line
    }
    return row(current?.time.map { language.time($0, clock) } ?? "", cells, .now)
  }
}
