public import Chronology

/// A ritual: arcs of habits (format, *Rituals*).
public struct Ritual: PlanFile {
  public var category: String?
  public var time: DaySlot?
  public var theme: String?
  /// How many days a new arc has (`arcLengths`).
  public var duration: Int?
  /// The day from which nobody asks to renew it.
  public var finished: CivilDate?
  public var content: PlanContent

  public init(
    category: String? = nil,
    time: DaySlot? = nil,
    theme: String? = nil,
    duration: Int? = nil,
    finished: CivilDate? = nil,
    content: PlanContent
  ) {
    self.category = category
    self.time = time
    self.theme = theme
    self.duration = duration
    self.finished = finished
    self.content = content
  }

  /// How many days a new arc has where nothing is said.
  public static let standardDuration = 28

  /// How many days an arc may have (format, *Arcs*).
  public static let arcLengths = 7...365

  /// The arcs whose headings read, in the order of the file.
  public var arcs: [RitualArc] {
    content.sections.compactMap { section in
      guard let title = section.arc else { return nil }
      let habits = section.allElements.compactMap { $0.item.flatMap(ArcHabit.init) }
      return RitualArc(
        number: title.number,
        days: title.days,
        ended: section.ended,
        habits: habits,
        notes: section.notes { $0.type == .habit }
      )
    }
  }

  /// The ritual as far as sums go.
  public var tracked: TrackedRitual {
    TrackedRitual(
      title: content.title,
      icon: content.icon,
      category: category,
      slot: time ?? .anytime,
      finished: finished,
      arcs: arcs,
      theme: theme,
      notes: content.notes(besides: { $0.type == .habit }, leavingOut: { $0.arc != nil })
    )
  }
}

extension ArcHabit {
  /// The habit that an item is; nil for a note.
  public init?(_ item: PlanItem) {
    guard case .habit(let habit) = item.content else { return nil }
    self.init(
      title: item.text,
      icon: item.icon,
      rule: habit.rule,
      goal: habit.goal,
      log: item.log,
      notes: [Note](item.notes, item.children)
    )
  }
}

/// The heading of an arc: `Arc 2: 2026-11-01 - 2026-11-28` (format, *Arcs*).
public struct ArcTitle: Hashable, Sendable {
  public var number: Int
  public var days: DateRange

  public init(number: Int, days: DateRange) {
    self.number = number
    self.days = days
  }

  /// Reads the words of a heading. ASCII case is ignored, and the days may be written as every range may.
  public init?(_ title: String) {
    guard title.prefix(3).lowercased() == "arc", let colon = title.firstIndex(of: ":") else { return nil }
    let digits = title[..<colon].dropFirst(3).drop { $0 == " " }
    guard let number = Int(digits), number > 0, digits.first != "+",
      let days = DateRange(String(title[colon...].dropFirst().drop { $0 == " " }))
    else { return nil }
    self.init(number: number, days: days)
  }

  /// The written form.
  public var text: String { "Arc \(number): \(days)" }
}
