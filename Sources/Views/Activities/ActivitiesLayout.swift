import Chronology
import Diagnostics
import Insight
import Languages
import Planner

/// All activities by rank: when each was done last, and how often.
struct ActivitiesLayout {
  let sheet: ActivitiesSheet
  let width: Int
  private let words: ActivityWords

  /// With less room for a name a table is hard to read.
  private static let leastNameWidth = 12

  init(_ sheet: ActivitiesSheet, width: Int, in language: Language) {
    self.sheet = sheet
    self.width = max(width, LineLayout.leastWidth)
    words = ActivityWords(language)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
    let day = [(words.language.weekdayAndDate(sheet.today), TerminalColor.Style.quiet)]
    let summary = StyledLine.lines(of: day + words.summary(sheet).map { ($0, .quiet) }, width: width)
    let notes = NotesText.lines(sheet.notes, min(width, LineLayout.widest), .quiet)
    let parts = [[StyledLine(words.say(.title), .strong)] + summary, sheet.rows.isEmpty ? [] : table ?? paragraphs, notes]
    return parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0.cut(to: width) }
  }

  // MARK: A table

  /// A column after the name.
  private struct Column {
    let heading: String
    let cells: [String]
    var alignment = DisplayWidth.Alignment.right
    /// Of the columns that a narrow terminal goes without, the place in the order in which they go; nil for one that stays.
    var spareRank: Int?

    var width: Int { ([heading] + cells).map { DisplayWidth.cells(of: $0) }.max() ?? 0 }
  }

  private var columns: [Column] {
    let histories = sheet.rows.map(\.history)
    var columns = [
      Column(heading: words.say(.last), cells: histories.map { $0.daysSinceText(in: words.language) }),
      Column(heading: words.say(.total), cells: histories.map { words.language.number($0.total) }),
    ]
    columns += ActivityPeriod.allCases.map { period in
      Column(heading: period.rawValue, cells: histories.map { String($0.count(in: period)) })
    }
    let means = histories.map { $0.averageInterval.map { words.say(.meanInterval($0)) } ?? "" }
    columns.append(Column(heading: words.say(.every), cells: means, spareRank: 1))
    let longest = histories.map { $0.longestInterval.map { words.say(.longestInterval($0)) } ?? "" }
    columns.append(Column(heading: words.say(.longest), cells: longest, spareRank: 0))
    let categories = sheet.rows.map { $0.activity.category.map { DayWords.title($0) } ?? "" }
    columns.append(Column(heading: words.say(.category), cells: categories, alignment: .left, spareRank: 2))
    return columns
  }

  /// Nil where it is too wide. Names have the room that the other columns leave.
  private var table: [StyledLine]? {
    let icons = ShownText.column(ofIcons: sheet.rows.map(\.activity.icon))
    let icon = icons.map { DisplayWidth.cells(of: $0) }.max() ?? 0
    let rank = String(sheet.rows.count).count
    let titles = sheet.rows.map { ActivityWords.title(of: $0.activity) }
    let title = words.say(.activity)
    let wanted = (titles + [title]).map { DisplayWidth.cells(of: $0) }.max() ?? 0
    let margin = rank + 2 + icon
    func room(_ columns: [Column]) -> Int { width - margin - columns.reduce(0) { $0 + $1.width + 2 } }
    var columns = columns
    while room(columns) < min(wanted, ActivitiesLayout.leastNameWidth + 8), let least = columns.compactMap(\.spareRank).min() {
      columns.removeAll { $0.spareRank == least }
    }
    guard room(columns) >= min(wanted, ActivitiesLayout.leastNameWidth) else { return nil }
    let name = min(wanted, room(columns))
    var heading = StyledLine(String(repeating: " ", count: margin))
    heading.add(title, to: name, .left, .quiet)
    for column in columns {
      heading.add("  ")
      heading.add(column.heading, to: column.width, column.alignment, .quiet)
    }
    return [heading]
      + sheet.rows.indices.flatMap { index -> [StyledLine] in
        let row = sheet.rows[index]
        let names = ShownText.wrapped(titles[index], name)
        var line = StyledLine(DisplayWidth.padded(String(row.rank), to: rank, alignment: .right) + "  ", .quiet)
        line.add(DisplayWidth.padded(icons[index], to: icon))
        line.add(names[0], to: name, .left, row.style)
        for (place, column) in columns.enumerated() {
          let text = column.cells[index]
          let style: TerminalColor.Style = place == 0 && row.history.isDoneToday ? .now : text == "0" ? .quiet : .plain
          line.add("  ")
          line.add(text, to: column.width, column.alignment, style)
        }
        let indentation = String(repeating: " ", count: margin)
        return [line]
          + names.dropFirst().map { name in
            var below = StyledLine(indentation)
            below.add(name, row.style)
            return below
          }
      }
  }

  // MARK: Paragraphs

  private var paragraphs: [StyledLine] {
    let rank = String(sheet.rows.count).count
    return sheet.rows.flatMap { row -> [StyledLine] in
      let history = row.history
      var parts: [(String, TerminalColor.Style)] = [
        (history.daysSinceText(in: words.language), history.isDoneToday ? .now : .plain),
        (words.say(.doneInAll(history.total)), .plain),
      ]
      parts += ActivityPeriod.allCases.map { (words.say(.doneIn(history.count(in: $0), $0, .short)), .quiet) }
      let room = max(width - rank - 2, 1)
      let title = ShownText.wrapped(ActivityWords.titled(row.activity), room).map { StyledLine($0, row.style) }
      return (title + StyledLine.lines(of: parts, width: room)).enumerated().map { index, part in
        let number = index == 0 ? String(row.rank) : ""
        var line = StyledLine(DisplayWidth.padded(number, to: rank, alignment: .right) + "  ", .quiet)
        line.add(part)
        return line
      }
    }
  }
}

extension StyledLine {
  /// Words in a column. The spaces around them are not set off, so that none stand at the end of a line.
  fileprivate mutating func add(
    _ text: String,
    to width: Int,
    _ alignment: DisplayWidth.Alignment,
    _ style: TerminalColor.Style
  ) {
    let space = String(repeating: " ", count: max(width - DisplayWidth.cells(of: text), 0))
    if alignment == .right { add(space) }
    add(text, style)
    if alignment == .left { add(space) }
  }
}

extension ActivitiesSheet.Row {
  var style: TerminalColor.Style { color.map { .color($0) } ?? .plain }
}
