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
      var habits: [ArcHabit] = []
      habits.reserveCapacity(section.elements.count)
      for case .item(let item) in section.allElements {
        if let habit = ArcHabit(item) { habits.append(habit) }
      }
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
    // A life of arcs is as many headings; their bytes are read, and no characters.
    let bytes = Array(title.utf8)
    guard bytes.count > 3, bytes[..<3].elementsEqual("arc".utf8, by: { $0 | 0x20 == $1 }),
      let colon = bytes.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let digits = bytes[3..<colon].drop { $0 == 0x20 }
    let days = bytes[(colon + 1)...].drop { $0 == 0x20 }
    guard digits.first != UInt8(ascii: "+"), let number = Int(String(decoding: digits, as: UTF8.self)), number > 0,
      case .dateRange(let range, bytes.count) = AnchorScan.scan(bytes, at: days.startIndex, end: bytes.count)
    else { return nil }
    self.init(number: number, days: range)
  }

  /// The written form.
  public var text: String { "Arc \(number): \(days)" }
}
