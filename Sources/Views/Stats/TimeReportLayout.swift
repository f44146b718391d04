import Diagnostics
import Languages
import Planner

/// Planned time as lines of a terminal: name, time, share and a bar; where it is narrow, the numbers stand below the name.
struct TimeReportLayout {
  let report: TimeReport
  let grouping: TimeReport.Grouping
  let width: Int
  private let words: TimeReportWords

  /// The widest bar.
  private static let barWidth = 24
  /// The least room for a name beside its numbers.
  private static let leastNameWidth = 16

  init(_ report: TimeReport, by grouping: TimeReport.Grouping, width: Int, in language: Language) {
    self.report = report
    self.grouping = grouping
    self.width = max(width, LineLayout.leastWidth)
    words = TimeReportWords(report, by: grouping, .short, in: language)
  }

  var lines: [StyledLine] {
    let days = [LinePiece(words.period), LinePiece(words.days)]
    let nothing = LineLayout.wrapped(words.say(.noTime), width)
    return LineLayout.wrapped(words.heading, width, .strong) + LineLayout.joined(days, width) + [StyledLine()]
      + (report.isEmpty && report.rows(by: grouping).isEmpty ? nothing : rows)
  }

  // MARK: Rows

  /// How wide the parts of a line are.
  private struct Columns {
    var icon: Int
    var name: Int
    var time: Int
    var percent: Int
    /// 0 where there is no room for one.
    var bar: Int
    /// Whether the numbers stand beside the name.
    var isWide: Bool
    /// The cells of time and percent, with the gap between them.
    var numbers: Int { time + 2 + percent }
  }

  private func columns(_ rows: [TimeReport.Row], _ icons: [String]) -> Columns {
    let icon = 2 + DisplayWidth.cells(of: icons[0])
    var columns = Columns(icon: icon, name: width - icon, time: 0, percent: 0, bar: 0, isWide: false)
    columns.time = rows.map { DisplayWidth.cells(of: words.length(of: $0)) }.max() ?? 0
    columns.percent = DisplayWidth.cells(of: words.language.percent(100))
    let wanted = rows.map { ShownText.cells(of: words.title(of: $0)) }.max() ?? 0
    var room = width - icon - 2 - columns.numbers
    columns.isWide = room >= min(wanted, TimeReportLayout.leastNameWidth)
    if columns.isWide {
      columns.name = min(wanted, room)
      room -= columns.name
    }
    columns.bar = min(TimeReportLayout.barWidth, room - 2)
    return columns
  }

  private var rows: [StyledLine] {
    let percent = TimeReport.percent(report.totalMinutes, of: report.totalMinutes)
    let total = TimeReport.Row(name: words.say(.total), minutes: report.totalMinutes, percent: percent)
    let rows = report.rows(by: grouping)
    let icons = ShownText.column(ofIcons: (rows + [total]).map(\.icon))
    let columns = columns(rows + [total], icons)
    let most = rows.map(\.minutes).max() ?? 0
    let lines = zip(rows, icons).flatMap { row, icon in
      self.lines(of: row, icon, columns, bar: TimeReportLayout.bar(row.minutes, of: most, width: columns.bar))
    }
    return lines + self.lines(of: total, icons[rows.count], columns, style: .strong)
  }

  private func lines(
    of row: TimeReport.Row,
    _ icon: String,
    _ columns: Columns,
    bar: String = "",
    style: TerminalColor.Style? = nil
  ) -> [StyledLine] {
    let style = style ?? row.style
    let time = DisplayWidth.padded(words.length(of: row), to: columns.time, alignment: .right)
    let percent = DisplayWidth.padded(words.language.percent(row.percent), to: columns.percent, alignment: .right)
    var numbers = StyledLine("\(time)  \(percent)")
    if !bar.isEmpty {
      numbers.add("  ")
      numbers.add(bar, row.style)
    }
    let margin = String(repeating: " ", count: columns.icon)
    let names = ShownText.wrapped(words.title(of: row), columns.name)
    var lines = names.enumerated().map { index, name in
      var line = StyledLine(index == 0 ? "  " + icon : margin)
      line.add(name, style)
      return line
    }
    if columns.isWide {
      lines[0] = lines[0].filled(to: columns.icon + columns.name + 2)
    } else {
      lines.append(StyledLine(String(margin.prefix(max(0, width - columns.numbers)))))
    }
    lines[columns.isWide ? 0 : lines.count - 1].add(numbers)
    return lines
  }

  /// A bar in half cells; the longest takes the whole width, and none that stands for some time is empty.
  static func bar(_ minutes: Int, of most: Int, width: Int) -> String {
    guard minutes > 0, most > 0, width >= 4 else { return "" }
    let halves = max(1, (2 * width * minutes + most / 2) / most)
    return String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : "")
  }
}

extension TimeReport.Row {
  fileprivate var style: TerminalColor.Style { color.map { .color($0) } ?? .plain }
}
