import Chronology
import Languages
import Views

extension VaultPictures {
  /// A habit or an activity in a year.
  private struct Year {
    var title: String
    var details: String
    var grid: PageGrid
  }

  /// A year of each habit and activity, a column for each week.
  static func year(of date: CivilDate, _ pages: VaultPages, _ files: Set<String>) -> Drawing? {
    guard let period = DateRange(year: date.year) else { return nil }
    let language = pages.language
    let years = years(in: period, pages, files)
    guard let first = years.first else { return nil }
    let (pitch, label, head, block) = (12, 30, 90, 148)
    let columns = first.grid.rows.map(\.squares.count).max() ?? 0
    let room = label + columns * pitch
    let legend = Drawing.rows(meanings(of: years), width: room)
    let foot = head + years.count * block + 20
    var drawing = Drawing(
      String(date.year),
      description: years.map { "\($0.title)\(language.colon) \($0.details)" }.joined(separator: "; "),
      width: 2 * margin + room,
      height: foot + legend.count * Drawing.legendPitch + 10
    )
    drawing.write(String(date.year), x: margin, y: 56, size: 28, isBold: true)
    drawing.write(language.say(PictureMessage.weeksAndDays), x: margin, y: 78, size: 12, palette.quiet)
    let months = months(of: period, weekStart: pages.plans.settings.weekStarts, in: language)
    for (place, year) in years.enumerated() {
      let top = head + place * block
      drawing.write(Drawing.fitted(year.title, width: room - 200, size: 14), x: margin, y: top + 20, size: 14, isBold: true)
      drawing.write(year.details, x: margin + room, y: top + 20, size: 12, palette.quiet, .end)
      for (column, words) in months {
        drawing.write(words, x: margin + label + column * pitch, y: top + 40, size: 10, palette.quiet)
      }
      for (row, line) in year.grid.rows.enumerated() {
        drawing.write(line.label, x: margin, y: top + 46 + row * pitch + 8, size: 9, palette.quiet)
      }
      for (square, path) in GridPicture(year.grid).paths(x: margin + label, y: top + 46, pitch: pitch) {
        drawing.fill(path, square.mark == .now ? palette.now : color(square.color))
      }
    }
    drawing.write(legend, x: margin, y: foot)
    return drawing
  }

  private static func years(in period: DateRange, _ pages: VaultPages, _ files: Set<String>) -> [Year] {
    let (survey, language) = (pages.survey, pages.language)
    let habits = pages.plans.rituals.indices.filter { files.contains(pages.plans.rituals[$0].record.name) }.flatMap { ritual in
      survey.history.habitYears(ofRitual: ritual, in: period).map { year in
        let title = PageText(markdown: survey.rituals[ritual].written).words
        return Year(
          title: "\(title)\(language.colon) \(HabitYearPage.title(year, in: language))",
          details: HabitYearPage.words(year, in: language),
          grid: HabitYearPage.grid(year, color: survey.color(of: ritual), in: language)
        )
      }
    }
    let activities = pages.plans.activities.filter { files.contains($0.record.name) }.flatMap(\.value.activities)
    return habits
      + pages.sheet(of: activities).rows.map { row in
        let grid = row.year(of: period, weekStart: pages.plans.settings.weekStarts, in: language)
        return Year(title: grid.title, details: grid.description, grid: grid)
      }
  }

  /// What the squares mean, each once, whatever colors they have.
  private static func meanings(of years: [Year]) -> [Drawing.Meaning] {
    var told: Set<PageGrid.Meaning> = []
    let legend = years.flatMap(\.grid.legend).map { PageGrid.Meaning(PageGrid.Square($0.square.mark), $0.words) }
      .filter { told.insert($0).inserted }
    return meanings(of: PageGrid("", description: "", rows: [], legend: legend))
  }

  /// The columns in which months begin, with their names.
  private static func months(
    of period: DateRange,
    weekStart: Weekday,
    in language: Language
  ) -> [(column: Int, words: String)] {
    let first = period.first.startOfWeek(from: weekStart)
    return (0..<12).map { place in
      let month = period.first.adding(months: place)
      let name = Month(rawValue: month.month).map { language.name(of: $0, .short) } ?? ""
      return (first.days(until: month) / 7, name)
    }
  }
}
