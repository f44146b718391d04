import Chronology
import Planner

extension CalendarBuilder {
  /// What of a page has a day or a time. What is set aside has none.
  mutating func addPage(_ page: FocusPage) {
    let home = Home(kind: .page, title: page.content.title)
    for section in page.content.allSections where !section.isSetAside {
      section.forEachItem { item in
        switch item.content {
        case .timeline(let days): addDays(days, of: item, in: home)
        case .daysUntil(let day): addDays(DateRange(day), of: item, in: home)
        case .schedule(let time): addRow(item, time, in: home)
        case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .count, .counter, .streak, .textList, .tally, .best,
          .recurring, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
          add(item, in: home)
        }
      }
    }
  }

  /// Days that are told and take no time.
  private mutating func addDays(_ days: DateRange, of item: PlanItem, in home: Home) {
    let uid = uid(.days, in: home.title, CalendarWords.name(item.text), id: item.id)
    guard days.last >= options.from ?? days.last, days.first <= options.until ?? days.first else { return }
    var made = self.item(of: CalendarTask(item), uid, in: home)
    made.body = .event(CalendarEvent(.days(days)))
    append(made)
  }
}
