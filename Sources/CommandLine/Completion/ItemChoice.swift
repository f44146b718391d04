import Chronology
import Outline
import Planner

/// Which items of a vault a command is for.
enum ItemChoice: Hashable, Sendable {
  /// What `done` can do today; what `reopen` can undo; what `skip` can pass over.
  case doable, reopenable, skippable
  case activity, count, tally, best
  /// The open tasks of projects; those that are planned on a day.
  case openTask, plannedTask
  /// The items of pages, and those that are set aside.
  case ofPage, setAside
  case any

  /// The kinds of files that have such items.
  var kinds: Set<DocumentKind> {
    switch self {
    case .doable, .reopenable: [.page, .day, .project, .stacks, .ritual, .activities]
    case .skippable: [.page, .project, .ritual]
    case .activity: [.activities]
    case .count, .tally, .best, .ofPage, .setAside: [.page]
    case .openTask: [.project]
    case .plannedTask: [.day]
    case .any: Set(DocumentKind.allCases)
    }
  }

  /// - Parameter isSetAside: whether it is in the section for what is set aside.
  func includes(_ item: PlanItem, isSetAside: Bool, today: CivilDate) -> Bool {
    guard isSetAside == (self == .setAside) || self == .any else { return false }
    switch self {
    case .doable: return item.isLoggedDaily ? item.isOpen(on: today) : item.box == .open
    case .reopenable: return item.isLoggedDaily ? !item.isOpen(on: today) : item.box == .done || item.box == .dropped
    case .skippable: return item.isLoggedDaily && item.type != .activity && item.isOpen(on: today)
    case .activity: return item.type == .activity
    case .count: return [.counter, .countUp, .countDown].contains(item.type)
    case .tally: return item.type == .tally
    case .best: return item.type == .best
    case .openTask: return item.type == .recurring || item.isTask && (item.box ?? .open) == .open
    case .plannedTask: return item.task.project != nil
    case .ofPage, .setAside, .any: return item.type.standsInList
    }
  }
}

extension PlanItem {
  /// Whether a log says what became of it.
  fileprivate var isLoggedDaily: Bool { type.traits.log == .states }

  /// Whether its log leaves something to do on a day; what has times of the day may come again.
  fileprivate func isOpen(on date: CivilDate) -> Bool {
    if case .recurring(let rule) = content, rule.hasTimes { return true }
    return !log.contains { $0.days.contains(date) && $0.status != .missed }
  }
}
