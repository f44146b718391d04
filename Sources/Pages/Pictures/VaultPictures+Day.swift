import Views

extension VaultPictures {
  /// The hours of a day from above to below: blocks as bars as long as they last, what only has a time as a dot, words beside them.
  static func day(_ chart: DayChart) -> Drawing {
    let (head, hour, width) = (110, 64, 800)
    let first = chart.hours.first?.minutes ?? 0
    let last = chart.hours.last?.minutes ?? first
    func y(_ minutes: Int) -> Int { head + (minutes - first) * hour / 60 }
    let lanes = lanes(chart.lines)
    let bars = margin + 52
    let words = bars + 12 * ((lanes.max() ?? 0) + 1) + 8
    let baselines = baselines(chart.lines.map { y($0.start) + 11 })
    var drawing = Drawing(
      chart.title,
      description: chart.lines.map { "\($0.time) \($0.words)" }.joined(separator: "; "),
      width: width,
      height: max(y(last) + margin, (baselines.last ?? 0) + margin)
    )
    drawing.write(Drawing.fitted(chart.title, width: width - 2 * margin, size: 28), x: margin, y: 56, size: 28, isBold: true)
    drawing.write(Drawing.fitted(chart.details, width: width - 2 * margin, size: 12), x: margin, y: 78, size: 12, palette.quiet)
    for hour in chart.hours {
      drawing.stroke("M\(bars) \(y(hour.minutes))H\(width - margin)", palette.rule, width: 1)
      drawing.write(hour.words, x: bars - 8, y: y(hour.minutes) + 4, size: 11, palette.quiet, .end)
    }
    for (place, line) in chart.lines.enumerated() {
      let x = bars + 12 * lanes[place]
      if let end = line.end {
        drawing.fill("M\(x) \(y(line.start) + 1)h8V\(max(y(end) - 1, y(line.start) + 2))h-8z", color(line.color))
      } else {
        drawing.fill(dot(x + 4, y(line.start)), palette.quiet)
      }
      let text = Drawing.fitted("\(line.time)  \(line.words)", width: width - margin - words, size: 12)
      drawing.write(text, x: words, y: baselines[place], size: 12, line.end == nil ? palette.quiet : palette.text)
    }
    return drawing
  }

  /// Side by side where lines stand at the same time.
  private static func lanes(_ lines: [DayChart.Line]) -> [Int] {
    var ends: [Int] = []
    return lines.map { line in
      // What has no length needs room, too.
      let end = line.end ?? line.start + 5
      if let lane = ends.firstIndex(where: { $0 <= line.start }) {
        ends[lane] = end
        return lane
      }
      ends.append(end)
      return ends.count - 1
    }
  }

  /// Where words stand, none on others: as near to their own place as those before them leave room.
  private static func baselines(_ own: [Int]) -> [Int] {
    var last = Int.min / 2
    return own.map { y in
      last = max(y, last + 14)
      return last
    }
  }
}
