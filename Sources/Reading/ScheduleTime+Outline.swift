package import Outline
package import Planner

extension ScheduleTime {
  /// The time that an item begins with; nil for a date.
  package init?(_ anchor: Anchor) {
    switch anchor.value {
    case .time(let time): self = .at(time)
    case .timeRange(let range): self = .range(range)
    case .date, .dateRange: return nil
    }
  }
}
