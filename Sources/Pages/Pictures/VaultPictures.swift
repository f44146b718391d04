package import Chronology
import Insight
import Languages
import Planner
import Views

/// Views of a vault as pictures (`Grammar/PICTURES.md`).
package enum VaultPictures {
  /// The views that have one.
  package static let views: [PageView] = [.day, .month, .year, .life, .insights]

  /// A view as an SVG document; nil where the vault has nothing for it, or where it has no picture.
  ///
  /// - Parameters:
  ///   - date: the day that is shown, or a day of the month or year.
  ///   - files: the paths from the root of the files whose habits and activities a year has.
  package static func bytes(of view: PageView, on date: CivilDate, _ pages: VaultPages, files: Set<String>) -> [UInt8]? {
    switch view {
    case .day: pages.dayView(date).chart(in: pages.language).map { day($0).bytes }
    case .year: year(of: date, pages, files)?.bytes
    case .life: pages.content(of: .life, on: date).flatMap(life)?.bytes
    case .month: pages.survey.rituals.isEmpty ? nil : month(of: date, pages).bytes
    case .insights: insights(pages)?.bytes
    case .week, .tasks, .projects, .rituals, .activities: nil
    }
  }

  static let palette = Palette.light
  static let margin = 40

  static func color(_ color: Color?) -> Palette.RGB { color.flatMap { palette.named[$0] } ?? palette.quiet }

  // MARK: A life

  /// All weeks, a row a year, as a poster.
  private static func life(_ page: PageContent) -> Drawing? {
    guard let grid = grid(in: page.parts) else { return nil }
    let (pitch, label, head) = (12, 30, 100)
    let columns = grid.rows.map(\.squares.count).max() ?? 0
    let legend = Drawing.rows(meanings(of: grid), width: columns * pitch)
    let foot = head + grid.rows.count * pitch + 30
    var drawing = Drawing(
      page.title.words,
      description: grid.description,
      width: 2 * margin + label + columns * pitch,
      height: foot + legend.count * Drawing.legendPitch + 10
    )
    let room = drawing.width - 2 * margin
    drawing.write(Drawing.fitted(page.title.words, width: room, size: 28), x: margin, y: 56, size: 28, isBold: true)
    drawing.write(grid.title, x: margin, y: 80, size: 12, palette.quiet)
    for (row, line) in grid.rows.enumerated() where !line.label.isEmpty {
      let place = (x: margin + label - 8, y: head + row * pitch + 9)
      drawing.write(line.label, x: place.x, y: place.y, size: 10, palette.quiet, .end)
    }
    for (square, path) in GridPicture(grid).paths(x: margin + label, y: head, pitch: pitch) {
      drawing.fill(path, square.mark == .now ? palette.now : color(square.color))
    }
    drawing.write(legend, x: margin + label, y: foot)
    return drawing
  }

  static func meanings(of grid: PageGrid) -> [Drawing.Meaning] {
    grid.legend.map { meaning in
      let mark = meaning.square.mark
      return Drawing.Meaning(meaning.words, mark == .now ? palette.now : color(meaning.square.color)) { x, y in
        GridPicture.path(of: mark, x: x, y: y)
      }
    }
  }

  private static func grid(in parts: [PagePart]) -> PageGrid? {
    for part in parts {
      switch part {
      case .grid(let grid): return grid
      case .section(let section): if let grid = grid(in: section.parts) { return grid }
      default: break
      }
    }
    return nil
  }

  // MARK: A month

  /// A month as a calendar, each day with what was done.
  private static func month(of date: CivilDate, _ pages: VaultPages) -> Drawing {
    let language = pages.language
    let calendar = HistoryPage.calendar(pages.survey.history.monthGrid(of: date), today: pages.today, in: language)
    let (side, head) = (64, 120)
    let title = calendar.caption.words
    let told = calendar.weeks.joined().compactMap(\.self).filter { !$0.words.isEmpty }
    let days = told.map { "\($0.date.day)\(language.colon) \($0.words)" }.joined(separator: "; ")
    let legend = Drawing.rows(daySigns(in: language), width: 7 * side)
    let foot = head + calendar.weeks.count * side + 30
    var drawing = Drawing(
      title,
      description: (calendar.closing.words + (days.isEmpty ? "" : ". " + days)),
      width: 2 * margin + 7 * side,
      height: foot + legend.count * Drawing.legendPitch + 10
    )
    drawing.write(title, x: margin, y: 56, size: 28, isBold: true)
    drawing.write(calendar.closing.words, x: margin, y: 78, size: 12, palette.quiet)
    for (column, weekday) in calendar.weekdays.enumerated() {
      let x = margin + column * side + side / 2
      drawing.write(language.twoLetters(of: weekday), x: x, y: head - 10, size: 12, palette.quiet, .middle)
    }
    for (row, week) in calendar.weeks.enumerated() {
      for (column, day) in week.enumerated() {
        guard let day else { continue }
        let (x, y) = (margin + column * side, head + row * side)
        let frame = "M\(x + 2) \(y + 2)h\(side - 4)v\(side - 4)h-\(side - 4)z"
        drawing.stroke(frame, day.isToday ? palette.now : palette.rule, width: day.isToday ? 3 : 1)
        drawing.write("\(day.date.day)", x: x + 8, y: y + 20, size: 13, isBold: day.isToday)
        if let sign = sign(of: day) { drawing.fill(sign.path(x + side / 2, y + 40, 9), sign.color) }
      }
    }
    drawing.write(legend, x: margin, y: foot)
    return drawing
  }

  private static func sign(of day: PageCalendar.Day) -> DaySign? {
    day.isSkipped ? .skipped : day.band.map { DaySign($0) }
  }

  private static func daySigns(in language: Language) -> [Drawing.Meaning] {
    DaySign.allCases.map { sign in Drawing.Meaning(sign.words(in: language), sign.color) { x, y in sign.path(x + 4, y + 4, 5) }
    }
  }

  // MARK: Insights

  /// The cards, each with a line of its last days.
  private static func insights(_ pages: VaultPages) -> Drawing? {
    let cards = pages.survey.history.insights(pages.plans.settings.insights)
    guard !pages.survey.rituals.isEmpty, !cards.isEmpty else { return nil }
    let language = pages.language
    let title = language.say(PictureMessage.insights)
    let (head, row, left, width) = (90, 84, 300, 280)
    var drawing = Drawing(
      title,
      description: cards.map { "\($0.card.title(in: language))\(language.colon) \($0.headline.text(in: language))" }.joined(
        separator: "; "
      ),
      width: 2 * margin + left + width,
      height: head + cards.count * row + margin / 2
    )
    drawing.write(title, x: margin, y: 52, size: 28, isBold: true)
    drawing.write(language.say(PictureMessage.lastDays(pages.today)), x: margin, y: 74, size: 12, palette.quiet)
    for (place, card) in cards.enumerated() {
      let y = head + place * row
      drawing.write(card.card.title(in: language), x: margin, y: y + 28, size: 14, isBold: true)
      let words = Drawing.fitted(card.headline.text(in: language), width: left - 20, size: 13)
      drawing.write(words, x: margin, y: y + 50, size: 13)
      let (x, base, height) = (margin + left, y + row - 20, row - 36)
      drawing.stroke("M\(x) \(base)h\(width)", palette.rule, width: 1)
      let most = card.mostOfDay
      let step = width / max(card.sparkline.count - 1, 1)
      var line = ""
      var isOpen = false
      for (day, value) in card.sparkline.enumerated() {
        guard let value else {
          isOpen = false
          continue
        }
        let at = "\(x + day * step) \(base - height * min(value, most) / most)"
        line += (isOpen ? "L" : "M") + at
        isOpen = true
        drawing.fill(VaultPictures.dot(x + day * step, base - height * min(value, most) / most), palette.accent)
      }
      if !line.isEmpty { drawing.stroke(line, palette.accent, width: 2) }
    }
    return drawing
  }

  /// A small diamond.
  static func dot(_ x: Int, _ y: Int) -> String { "M\(x - 3) \(y)l3 -3l3 3l-3 3z" }
}
