public import Chronology
public import Planner

/// What a day is worth a word for: something ends on it, or it is a milestone (format, *At a glance*). Places are those
/// of what was given.
public enum DayOccasion: Hashable, Sendable {
  /// A milestone of a life.
  case life(LifeMilestone)
  /// A milestone of an arc that is reached on the day.
  case arc(ritual: Int, arc: Int, ArcMilestoneStanding)
  /// The last day of a timeline: the place of the page, and that of the item in `PlanContent.items`.
  case timeline(page: Int, item: Int, DateRange)
  /// The day that a page counts down to.
  case countDown(page: Int, item: Int)

  /// What ends on a day or is a milestone on it: of the life, of arcs, then of pages, in the order in which they are given.
  ///
  /// The milestones of arcs are those reached as of the history's today, so ask for that day or one before it. Timelines and
  /// days counted down to are told unless their section is set aside, or their box is done or dropped.
  ///
  /// - Parameters:
  ///   - date: any day.
  ///   - life: nil where there is none. Without a day of birth it has no milestones.
  ///   - history: of all rituals.
  ///   - pages: in the order of the vault.
  public static func all(on date: CivilDate, life: Life?, history: RitualHistory, pages: [FocusPage]) -> [DayOccasion] {
    milestones(on: date, of: life) + milestones(on: date, of: history)
      + pages.enumerated().flatMap { place, page in ends(on: date, of: page, at: place) }
  }

  private static func milestones(on date: CivilDate, of life: Life?) -> [DayOccasion] {
    guard let life, let span = life.span else { return [] }
    return LifeMilestone.on(date, of: span, marks: LifeMarks(life.marks, of: span)).map(DayOccasion.life)
  }

  private static func milestones(on date: CivilDate, of history: RitualHistory) -> [DayOccasion] {
    history.rituals.indices.flatMap { ritual -> [DayOccasion] in
      guard let arc = history.arc(of: ritual, on: date) else { return [] }
      return history.milestones(ritual: ritual, arc: arc).filter { $0.milestone.date == date && $0.isReached }
        .map { .arc(ritual: ritual, arc: arc, $0) }
    }
  }

  private static func ends(on date: CivilDate, of page: FocusPage, at place: Int) -> [DayOccasion] {
    page.glanceItems.enumerated().compactMap { index, entry in
      guard !entry.isSetAside, entry.item.box != .done, entry.item.box != .dropped else { return nil }
      switch entry.item.content {
      case .timeline(let days) where days.last == date: return .timeline(page: place, item: index, days)
      case .daysUntil(date): return .countDown(page: place, item: index)
      default: return nil
      }
    }
  }
}
