/// What an item of a type can have and do, whatever it says. One row for each type: a new one says so for each trait.
public struct ItemTraits: Hashable, Sendable {
  /// What stands in a log below an item.
  public enum Log: Hashable, Sendable {
    /// When it was done, skipped or missed.
    case states
    /// Numbers.
    case attempts
  }

  /// Whether an item of a page can have the type.
  public var isOfPages = false
  /// Whether it is the type of a list item, whose words are a title.
  public var standsInList = true
  /// Whether two of one name in one place are reported: they have a state or a history (format, *Titles and names*).
  public var isToldApart = false
  /// Whether it counts or comes again, so that a time before its words was meant to say when.
  public var isTracker = false
  /// Whether it has a figure of its own to be shown: a number, days that are counted, or what its log comes to.
  public var hasFigure = false
  /// Whether it is due on days, which its log settles.
  public var isDue = false
  /// Nil for what has no log.
  public var log: Log?
}

extension ItemType {
  public var traits: ItemTraits {
    switch self {
    case .text, .image, .quote: ItemTraits(isOfPages: true, standsInList: false)
    case .bullet, .label, .textList, .timeline, .schedule: ItemTraits(isOfPages: true)
    case .checkbox: ItemTraits(isOfPages: true, isToldApart: true)
    case .counter, .tally: ItemTraits(isOfPages: true, isToldApart: true, hasFigure: true)
    case .countUp, .countDown: ItemTraits(isOfPages: true, isToldApart: true, isTracker: true, hasFigure: true)
    case .streak, .recurring:
      ItemTraits(isOfPages: true, isToldApart: true, isTracker: true, hasFigure: true, isDue: true, log: .states)
    case .best: ItemTraits(isOfPages: true, isToldApart: true, isTracker: true, hasFigure: true, log: .attempts)
    case .task, .category: ItemTraits(isToldApart: true)
    case .habit: ItemTraits(isToldApart: true, isDue: true, log: .states)
    case .activity: ItemTraits(isToldApart: true, log: .states)
    case .block, .routine, .link, .mark, .phase: ItemTraits()
    }
  }
}
