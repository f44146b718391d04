package import Chronology
import Diagnostics
package import Insight
import Outline
package import Planner
package import Vault

/// The rituals of a vault, what their logs come to, and where they stand: the ground of every view of them.
package struct RitualSurvey: Sendable {
  /// Titles of rituals and habits are without markup.
  package let history: RitualHistory
  /// One for each ritual: its title.
  let places: [TaskPlace]
  /// One for each ritual: how many days a new arc has.
  let durations: [Int]
  /// One for each ritual: whether a section of it was meant as an arc, and is not read as one.
  private let unreadArcs: [Bool]
  let now: Moment
  package let today: CivilDate
  package let settings: Settings
  private let categories: CategoryLooks
  /// How many threads may count.
  let jobs: Int

  /// - Parameters:
  ///   - jobs: how many threads may count.
  ///   - isAsked: whether a ritual is one of those that are asked for; of the others nothing is counted. Where some are left out,
  ///     places of rituals are no places in `plans`.
  package init(
    _ plans: VaultPlans,
    now: Moment,
    today: CivilDate,
    jobs: Int = 1,
    where isAsked: (VaultPlans.File<Ritual>) -> Bool = { _ in true }
  ) {
    let asked = plans.rituals.filter(isAsked)
    self.now = now
    self.today = today
    self.jobs = jobs
    settings = plans.settings
    categories = CategoryLooks(plans.root)
    let weekStart = settings.weekStarts
    let parts = Workers.map(count: asked.count, jobs: jobs) { index in
      RitualHistory.Part(RitualSurvey.plain(asked[index].value.tracked), weekStart: weekStart, today: today)
    }
    history = RitualHistory(parts: parts, weekStart: weekStart, today: today, name: Document.name(ofTitle:))
    durations = asked.map { $0.value.duration ?? Ritual.standardDuration }
    places = asked.map { TaskPlace(titleOf: $0.record) }
    unreadArcs = asked.map { $0.value.content.sections.contains { $0.role == .unreadArc } }
  }

  private static func plain(_ ritual: consuming TrackedRitual) -> TrackedRitual {
    ritual.title = ShownText.line(ritual.title)
    for arc in ritual.arcs.indices {
      for habit in ritual.arcs[arc].habits.indices {
        ritual.arcs[arc].habits[habit].title = ShownText.line(ritual.arcs[arc].habits[habit].title)
      }
    }
    return ritual
  }

  package var rituals: [TrackedRitual] { history.rituals }

  /// The part of the day that it is.
  var slot: DaySlot { DaySlot(of: now.time, midnight: settings.midnight) }

  /// The arc that would renew a ritual; nil where it does not ask for it.
  ///
  /// It begins on the later of today and the day after the last that counts (format, *Renewing*).
  func renewal(of ritual: Int) -> ArcTitle? {
    guard history.statuses[ritual].asksForRenewal, let latest = rituals[ritual].arcs.last else { return nil }
    let first = max(today, latest.effectiveDays.last.adding(days: 1))
    let number = (rituals[ritual].arcs.map(\.number).max() ?? 0) + 1
    return DateRange(first: first, last: first.adding(days: durations[ritual] - 1)).map { ArcTitle(number: number, days: $0) }
  }

  /// Whether a ritual has no arc, and is not finished: nothing of it is due until it gets one.
  func isToBegin(_ ritual: Int) -> Bool { isWithoutArc(ritual) && !unreadArcs[ritual] }

  /// Whether a ritual is not finished and has no arc, but a section that was meant as one: nothing of it is due until that is read.
  func hasUnreadArc(_ ritual: Int) -> Bool { isWithoutArc(ritual) && unreadArcs[ritual] }

  private func isWithoutArc(_ ritual: Int) -> Bool {
    rituals[ritual].arcs.isEmpty && rituals[ritual].finished.map { today < $0 } ?? true
  }

  /// Where the habits of an arc stand, one after another as the arc has them; none where they are not found.
  func habitPlaces(of ritual: Int, in arc: RitualArc, _ plans: VaultPlans) -> [TaskPlace] {
    let file = plans.rituals[ritual]
    let section = file.value.content.sections.first { section in
      section.arc.map { $0.number == arc.number && $0.days == arc.days } ?? false
    }
    return (section?.topItems ?? []).filter { $0.type == .habit }.map { TaskPlace(of: $0, in: file.record) }
  }

  /// The color of its category; nil where that has none.
  package func color(of ritual: Int) -> Color? { categories.color(of: rituals[ritual].category) }

  /// How its title is set off.
  func style(of ritual: Int) -> TerminalColor.Style { color(of: ritual).map { .color($0) } ?? .strong }

  /// Where a ritual stands, as the beginning of a JSON object.
  func json(_ ritual: Int) -> [(String, JSON)] {
    let own = rituals[ritual]
    var members: [(String, JSON)] = [("title", .string(own.title))]
    if let icon = own.icon { members.append(("icon", .string(icon.text))) }
    if let category = own.category { members.append(("category", .string(category))) }
    if let color = color(of: ritual) { members.append(("color", .string(color.rawValue))) }
    members.append(("time", .string(own.slot.rawValue)))
    return members + TaskJSON.place(places[ritual])
  }
}
