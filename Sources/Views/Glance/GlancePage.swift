import Chronology
import Insight
import Planner
import Vault

/// A page as a glance tells it. Its texts are without markup.
struct GlancePage: Sendable {
  /// One of its items, with what is said of it.
  struct Line<Figure: Sendable>: Sendable {
    var item: GlanceSheet.Named
    var figure: Figure
  }

  var page: GlanceSheet.Named
  var counters: [Line<Counter>]
  var openBoxes: [GlanceSheet.Named]
  var streaks: [Line<PageGlance.StreakFigure>]
  var recurring: [Line<PageGlance.RecurringFigure>]

  init(_ file: VaultPlans.File<FocusPage>, weekStart: Weekday, today: CivilDate, time: TimeOfDay) {
    let glance = PageGlance(file.value, weekStart: weekStart, today: today, time: time)
    let entries = GlanceItems(file.value.content, of: file.record).entries
    func named(_ place: Int) -> GlanceSheet.Named {
      let entry = entries[place]
      return GlanceSheet.Named(title: ShownText.line(entry.item.text), icon: entry.item.icon, place: entry.place)
    }
    page = GlanceSheet.Named(
      title: ShownText.line(file.record.title),
      icon: file.value.icon,
      place: TaskPlace(titleOf: file.record)
    )
    counters = glance.counters.map { Line(item: named($0.place), figure: $0.counter) }
    openBoxes = glance.openBoxes.map(named)
    streaks = glance.streaks.map { Line(item: named($0.place), figure: $0) }
    recurring = glance.recurring.map { Line(item: named($0.place), figure: $0) }
  }

  /// Those of all pages, the smallest goal first: eight glasses are of a day, and thousands of pounds of years.
  static func openCounters(of pages: [VaultPlans.File<FocusPage>]) -> [Line<Counter>] {
    pages.flatMap(openCounters).enumerated()
      .sorted { ($0.element.figure.goal, $0.offset) < ($1.element.figure.goal, $1.offset) }
      .map(\.element)
  }

  /// The counters of a page that have not reached their goals, without those that are set aside.
  private static func openCounters(_ file: VaultPlans.File<FocusPage>) -> [Line<Counter>] {
    var lines: [Line<Counter>] = []
    for section in file.value.allSections where !section.isSetAside {
      section.forEachItem { item in
        guard let counter = item.content.counterToGoal, counter.value < counter.goal else { return }
        let place = TaskPlace(of: item, in: file.record)
        lines.append(Line(item: .init(title: ShownText.line(item.text), icon: item.icon, place: place), figure: counter))
      }
    }
    return lines
  }

  var isEmpty: Bool { counters.isEmpty && openBoxes.isEmpty && streaks.isEmpty && recurring.isEmpty }
}
