public import Chronology

/// A life in weeks (format, *A life in weeks*).
public struct Life: PlanFile {
  /// Nil where the property is missing or wrong; then there is nothing to count from.
  public var born: CivilDate?
  /// In years: 1 to 130.
  public var expectancy: Int?
  public var notify: DailyNotice?
  public var view: LifeView?
  public var content: PlanContent

  public init(
    born: CivilDate? = nil,
    expectancy: Int? = nil,
    notify: DailyNotice? = nil,
    view: LifeView? = nil,
    content: PlanContent
  ) {
    self.born = born
    self.expectancy = expectancy
    self.notify = notify
    self.view = view
    self.content = content
  }

  /// When the number of weeks is told where nothing is said: 08:00.
  public static let standardNotice = TimeOfDay(hour: 8, minute: 0) ?? .noon

  /// How long the life is; nil without a day of birth.
  public var span: LifeSpan? {
    born.map { LifeSpan(born: $0, expectancy: expectancy ?? LifeSpan.standardExpectancy) }
  }

  /// The marked weeks, in the order of the file.
  public var marks: [WeekMark] {
    content.topItems.compactMap { item in
      guard case .mark(let mark) = item.content else { return nil }
      return WeekMark(
        date: mark.date,
        rating: mark.rating,
        category: mark.category,
        phrase: item.text,
        icon: item.icon,
        marked: mark.marked,
        notes: [Note](item.notes, item.children)
      )
    }
  }

  /// The phases, in the order of the file.
  public var phases: [LifePhase] {
    content.topItems.compactMap { item in
      guard case .phase(let days) = item.content else { return nil }
      return LifePhase(
        title: item.text,
        first: days.first,
        last: days.last,
        icon: item.icon,
        color: item.color,
        notes: [Note](item.notes, item.children)
      )
    }
  }

  /// What is written besides marks and phases.
  public var notes: [Note] { content.notes { $0.type == .mark || $0.type == .phase } }
}

/// When the number of weeks is told, or that it is not.
public enum DailyNotice: Hashable, Sendable {
  case off
  case at(TimeOfDay)

  /// `off`, or the time.
  public var text: String {
    switch self {
    case .off: "off"
    case .at(let time): time.description
    }
  }
}

/// How a life is shown.
public enum LifeView: String, Sendable, CaseIterable {
  case color, mono
}
