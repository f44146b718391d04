public import Chronology

/// A day of an arc that is worth a word (format, *Arcs and rituals*).
public struct ArcMilestone: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case firstDay = "first-day"
    case oneWeek = "one-week"
    case halfway
    case threeWeeks = "three-weeks"
    case complete

    /// As it is shown.
    public var title: String {
      switch self {
      case .firstDay: "First Day"
      case .oneWeek: "One Week"
      case .halfway: "Halfway"
      case .threeWeeks: "Three Weeks"
      case .complete: "Complete"
      }
    }

    /// Which day of an arc of so many it is, from 1.
    func day(of count: Int) -> Int {
      switch self {
      case .firstDay: 1
      case .oneWeek: 7
      case .halfway: (count + 1) / 2
      case .threeWeeks: 21
      case .complete: count
      }
    }
  }

  public var kind: Kind
  /// Which day of the arc, from 1.
  public var day: Int
  public var date: CivilDate
}

extension RitualArc {
  /// Its milestones by their days. Halfway and Complete are those of the arc as planned; what lies after the effective end
  /// does not exist.
  public var milestones: [ArcMilestone] {
    let all = ArcMilestone.Kind.allCases.map { kind in
      let day = kind.day(of: days.count)
      return ArcMilestone(kind: kind, day: day, date: days.first.adding(days: day - 1))
    }
    return all.filter { $0.day <= effectiveDays.count }.enumerated()
      .sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
      .map(\.element)
  }
}
