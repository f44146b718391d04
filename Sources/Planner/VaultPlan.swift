public import Chronology

/// The root of a vault, as written: settings, lists of links, categories, and the routine (format, *The vault*).
///
/// A setting that is not written is nil, or empty; what then holds is in `settings`.
public struct VaultPlan: PlanFile {
  public var clock: ClockStyle?
  public var weekStarts: Weekday?
  public var dayStarts: TimeOfDay?
  public var dayEnds: TimeOfDay?
  /// In minutes.
  public var defaultBlock: Int?
  public var midnight: TimeOfDay?
  public var reminders: [SlotReminder]
  public var insights: [InsightCard]
  public var folders: KindFolders
  public var content: PlanContent

  public init(
    clock: ClockStyle? = nil,
    weekStarts: Weekday? = nil,
    dayStarts: TimeOfDay? = nil,
    dayEnds: TimeOfDay? = nil,
    defaultBlock: Int? = nil,
    midnight: TimeOfDay? = nil,
    reminders: [SlotReminder] = [],
    insights: [InsightCard] = [],
    folders: KindFolders = KindFolders(),
    content: PlanContent
  ) {
    self.clock = clock
    self.weekStarts = weekStarts
    self.dayStarts = dayStarts
    self.dayEnds = dayEnds
    self.defaultBlock = defaultBlock
    self.midnight = midnight
    self.reminders = reminders
    self.insights = insights
    self.folders = folders
    self.content = content
  }
}

/// What holds in a vault: what its root says, and the defaults for the rest (format, *Settings*).
public struct Settings: Hashable, Sendable {
  public var clock: ClockStyle
  /// The first day of the week.
  public var weekStarts: Weekday
  /// Where a view of a day begins and ends; the end is after the start.
  public var dayStarts: TimeOfDay
  public var dayEnds: TimeOfDay
  /// How long a block lasts that has no end, in minutes: 5 to 1,440.
  public var defaultBlock: Int
  /// Until when a day goes on after its midnight: 00:00 to 11:59.
  public var midnight: TimeOfDay
  /// One for each slot, in their order.
  public var reminders: [SlotReminder]
  /// All eight, in the order in which they are shown.
  public var insights: [InsightCard]
  /// Where files need not say their kind.
  public var folders: KindFolders

  /// The defaults.
  public init() {
    clock = .twentyFourHours
    weekStarts = .monday
    dayStarts = .startOfDay
    dayEnds = .endOfDay
    defaultBlock = 60
    midnight = .startOfDay
    reminders = ReminderSlot.allCases.map { SlotReminder(slot: $0, time: $0.standardTime) }
    insights = InsightCard.allCases
    folders = KindFolders()
  }
}

extension VaultPlan {
  /// What holds in the vault.
  public var settings: Settings {
    var settings = Settings()
    settings.clock = clock ?? settings.clock
    settings.weekStarts = weekStarts ?? settings.weekStarts
    let (starts, ends) = (dayStarts ?? settings.dayStarts, dayEnds ?? settings.dayEnds)
    if starts < ends { (settings.dayStarts, settings.dayEnds) = (starts, ends) }
    settings.defaultBlock = defaultBlock ?? settings.defaultBlock
    settings.midnight = midnight ?? settings.midnight
    settings.reminders = settings.reminders.map { standard in reminders.first { $0.slot == standard.slot } ?? standard }
    settings.insights = insights + InsightCard.allCases.filter { !insights.contains($0) }
    settings.folders = folders
    return settings
  }
}

/// How times are shown; they are always written in 24 hours.
public enum ClockStyle: String, Sendable, CaseIterable {
  case twentyFourHours = "24h"
  case twelveHours = "12h"

  /// A time as the clock shows it: `17:00`, or `5:00 PM`.
  public func text(_ time: TimeOfDay) -> String {
    self == .twentyFourHours ? time.description : time.twelveHour
  }

  /// A range as the clock shows it: `09:00 - 10:30`, or `9:00 AM - 10:30 AM`.
  public func text(_ range: Range<TimeOfDay>) -> String { "\(text(range.lowerBound)) - \(text(range.upperBound))" }

  /// A range that may pass midnight, likewise.
  public func text(_ range: TimeRange) -> String { "\(text(range.start)) - \(text(range.end))" }

  /// A time or a range, likewise.
  public func text(_ time: ScheduleTime) -> String {
    switch time {
    case .at(let start): text(start)
    case .range(let range): text(range)
    }
  }
}

/// The parts of a day that have a reminder.
public enum ReminderSlot: String, Sendable, CaseIterable {
  case morning, midday, evening

  public var standardTime: TimeOfDay {
    let hour =
      switch self {
      case .morning: 7
      case .midday: 12
      case .evening: 18
      }
    return TimeOfDay(hour: hour, minute: 0) ?? .noon
  }
}

/// When a part of the day is called.
public struct SlotReminder: Hashable, Sendable {
  public var slot: ReminderSlot
  public var time: TimeOfDay

  public init(slot: ReminderSlot, time: TimeOfDay) {
    self.slot = slot
    self.time = time
  }

  /// `morning 07:00`
  public var text: String { "\(slot.rawValue) \(time)" }
}

/// The cards of the view of insights, in the order in which they are shown unless the vault says another.
public enum InsightCard: String, Sendable, CaseIterable {
  case active, streak
  case habitsToday = "habits-today"
  case completion
  case daysActive = "days-active"
  case sevenDayAverage = "seven-day-average"
  case totalCheckIns = "total-check-ins"
  case bestRitual = "best-ritual"
}
