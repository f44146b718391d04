import Chronology
import Planner

/// An arc of a ritual and the section that it is.
struct PlacedArc {
  /// From 1, as in a `PlanPath`.
  let section: Int
  let arc: RitualArc

  var path: PlanPath { PlanPath(section: section) }

  /// `Arc 2`
  var name: String { "Arc \(arc.number)" }
}

extension EditableFile {
  /// The arcs of a ritual whose headings read, by their first days.
  var arcs: [PlacedArc] {
    content.sections.enumerated().compactMap { offset, section -> PlacedArc? in
      guard let title = section.arc else { return nil }
      let arc = RitualArc(
        number: title.number,
        days: title.days,
        ended: section.ended,
        habits: section.topItems.compactMap(ArcHabit.init)
      )
      return PlacedArc(section: offset + 1, arc: arc)
    }
    .sorted { ($0.arc.days.first, $0.arc.number, $0.section) < ($1.arc.days.first, $1.arc.number, $1.section) }
  }

  /// The arc whose habits are shown on a day: the one that runs, else the latest.
  func arc(shownOn day: CivilDate) -> PlacedArc? {
    let arcs = arcs
    return arcs.last { $0.arc.effectiveDays.contains(day) } ?? arcs.last
  }
}
