public import Chronology
public import Planner

/// What a glance at a page shows (format, *At a glance*). Places are those of `FocusPage.glanceItems`.
public struct PageGlance: Hashable, Sendable {
  /// So many of so many.
  public struct CounterFigure: Hashable, Sendable {
    public let place: Int
    public let counter: Counter
    public var percent: Int { counter.percent }
  }

  /// A streak with its lengths.
  public struct StreakFigure: Hashable, Sendable {
    public let place: Int
    public let rule: StreakRule
    public let streak: Streak
  }

  /// A recurring task that is open, or will be later today.
  public struct RecurringFigure: Hashable, Sendable {
    public let place: Int
    public let rule: RecurringRule
    /// The day since which it is open, or of today's next time.
    public let since: CivilDate
    /// The time of the occurrence that is open, or comes next today, if the rule has times.
    public let time: TimeOfDay?
    /// Whether nothing of it is open yet, but a time of today is to come.
    public let isComing: Bool
  }

  public private(set) var counters: [CounterFigure] = []
  /// The places of the items with an open box.
  public private(set) var openBoxes: [Int] = []
  public private(set) var streaks: [StreakFigure] = []
  public private(set) var recurring: [RecurringFigure] = []

  /// - Parameters:
  ///   - weekStart: the first day of the week, for rules that count weeks.
  ///   - time: how late it is on that day.
  public init(_ page: FocusPage, weekStart: Weekday, today: CivilDate, time: TimeOfDay = .endOfDay) {
    for (place, entry) in page.glanceItems.enumerated() where !entry.isSetAside {
      let item = entry.item
      if let counter = item.content.counterToGoal { counters.append(CounterFigure(place: place, counter: counter)) }
      switch item.content {
      case .counter: break
      case .streak(let rule):
        let streak = Streak(rule, log: item.log, weekStart: weekStart, today: today)
        streaks.append(StreakFigure(place: place, rule: rule, streak: streak))
      case .recurring(let rule):
        let status = item.recurringStatus(rule, weekStart: weekStart, today: today, time: time)
        if let since = status.open {
          recurring.append(
            RecurringFigure(place: place, rule: rule, since: since, time: status.openTime, isComing: false)
          )
        } else if status.next == today {
          recurring.append(RecurringFigure(place: place, rule: rule, since: today, time: status.nextTime, isComing: true))
        }
      case .text, .bullet, .checkbox, .label, .quote, .image, .daysSince, .daysUntil, .count, .textList, .timeline, .tally,
        .best, .schedule, .task, .block, .routine, .category, .link, .habit, .mark, .phase, .activity:
        if item.box == .open { openBoxes.append(place) }
      }
    }
  }

  public var isEmpty: Bool { counters.isEmpty && openBoxes.isEmpty && streaks.isEmpty && recurring.isEmpty }
}

extension FocusPage {
  /// An item of a page, and whether it is set aside.
  public struct GlanceItem: Hashable, Sendable {
    public let item: PlanItem
    public let isSetAside: Bool
  }

  /// Every item, in the order of `PlanContent.items`.
  public var glanceItems: [GlanceItem] {
    let isSetAside = [false] + content.sections.map(\.isSetAside)
    return content.items.map { GlanceItem(item: $0.item, isSetAside: isSetAside[$0.section]) }
  }
}

extension PlanItem.Content {
  /// A counter, or a count up that has an end, which is its goal; nil for anything else.
  public var counterToGoal: Counter? {
    if case .counter(let counter) = self { return counter }
    guard case .count(let count) = self, count.direction == .up, let goal = count.to, goal > .zero else { return nil }
    return Counter(value: count.value, goal: goal, unit: count.unit)
  }
}

extension Counter {
  /// How much of the goal is reached: rounded half up, but 100 only when all of it is or more, and 0 only when nothing is.
  public var percent: Int {
    guard value > .zero else { return 0 }
    guard value < goal else { return 100 }
    var rest = UInt64(value.significand)
    var whole = UInt64(goal.significand)
    // How many digits a hundred times the value is to be moved against the goal.
    var shift = goal.scale - value.scale + 2
    while shift < 0 {
      let (product, overflow) = whole.multipliedReportingOverflow(by: 10)
      if overflow { return 1 }
      whole = product
      shift += 1
    }
    // Long division, a digit at a time.
    var quotient = rest / whole
    rest %= whole
    for _ in 0..<shift {
      let (digit, left) = whole.dividingFullWidth(rest.multipliedFullWidth(by: 10))
      quotient = quotient * 10 + digit
      rest = left
    }
    if rest >= whole - rest { quotient += 1 }
    return min(max(Int(quotient), 1), 99)
  }
}
