import Diagnostics
import Insight
import Languages
import Planner

/// The insights as lines of a terminal: cards, in two columns where there is room.
struct InsightLayout {
  let cards: [InsightSummary]
  let width: Int
  let language: Language

  /// Whether there are several cards; then each is told without what its figure is made of.
  private var isOverview: Bool { cards.count > 1 }

  /// From here on there are two columns.
  private static let leastWideWidth = 76
  private static let widestCard = 56
  private static let gap = "    "

  init(_ cards: [InsightSummary], width: Int, in language: Language) {
    self.language = language
    self.cards = cards
    self.width = max(width, LineLayout.leastWidth)
  }

  var lines: [StyledLine] {
    let isWide = width >= InsightLayout.leastWideWidth && cards.count > 1
    let room = isWide ? (width - InsightLayout.gap.count) / 2 : width
    let cardWidth = min(room, InsightLayout.widestCard)
    let shown = cards.map { lines($0, cardWidth) }
    let rows = stride(from: 0, to: shown.count, by: isWide ? 2 : 1).map { first -> [StyledLine] in
      guard isWide, first + 1 < shown.count else { return shown[first] }
      let (left, right) = (shown[first], shown[first + 1])
      return (0..<max(left.count, right.count)).map { row in
        var line = (row < left.count ? left[row] : StyledLine()).filled(to: cardWidth)
        line.add(InsightLayout.gap)
        if row < right.count { line.add(right[row]) }
        return line
      }
    }
    return rows.joined(separator: [StyledLine()]).map { $0 }
  }

  private func lines(_ card: InsightSummary, _ width: Int) -> [StyledLine] {
    var title = StyledLine(card.card.title(in: language), .strong)
    let headline = card.headline.text(in: language)
    let beside = "\(language.colon) \(ControlCharacters.escaping(headline)) "
    let isBeside = title.cells + DisplayWidth.cells(of: beside) < width
    title.add(isBeside ? beside : " ", .strong)
    title.add(String(repeating: "─", count: max(width - title.cells, 0)), .quiet)
    let below = isBeside ? [] : LineLayout.wrapped(headline, width, .strong)
    var spark = [LinePiece(InsightWords.sparkline(card)), LinePiece(language.days(card.sparkline.count), .quiet)]
    if let trend = InsightWords.trend(card, in: language) { spark.append(trend) }
    return [title] + below + LineLayout.joined(spark, width) + (isOverview ? [] : card.breakdown.flatMap { row($0, width) })
      + (InsightWords.showsTip(of: card, among: cards) ? LineLayout.wrapped(card.tip(in: language), width, .quiet) : [])
  }

  /// A label, and its figure at the right end; below it where there is no room.
  private func row(_ row: InsightSummary.Row, _ width: Int) -> [StyledLine] {
    let figure = ControlCharacters.escaping(row.figure.text(in: language))
    let room = width - DisplayWidth.cells(of: figure) - 4
    let labels = ShownText.wrapped(row.label(in: language), max(room, width / 3))
    let margin = "  "
    var lines = labels.map { StyledLine(margin + $0) }
    let last = lines.count - 1
    let space = width - lines[last].cells - DisplayWidth.cells(of: figure)
    guard space > 0 else { return lines + LineLayout.wrapped(figure, width, indent: 4) }
    lines[last].add(String(repeating: " ", count: space))
    lines[last].add(figure)
    return lines
  }
}
