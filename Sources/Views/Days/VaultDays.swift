package import Chronology
package import Planner
package import Vault

/// A file of a day, with where its items stand.
package struct DayFile: Sendable {
  package var record: VaultRecord
  package var value: AnchorDay

  package init(_ record: VaultRecord, _ value: AnchorDay) { (self.record, self.value) = (record, value) }
}

/// What a vault says of any of its days: what is the same for all of them is found once.
package struct VaultDays: Sendable {
  package let plans: VaultPlans
  package let today: CivilDate
  let now: Moment
  let looks: ProjectLooks
  let timed: TimedSources
  let routine: Routine?
  private let unclaimed: [CivilDate: [VaultPlans.UnclaimedDay]]

  package init(_ plans: VaultPlans, _ looks: ProjectLooks, today: CivilDate, now: Moment) {
    (self.plans, self.looks, self.today, self.now) = (plans, looks, today, now)
    timed = TimedSources(plans, today: today)
    routine = plans.root?.routine
    unclaimed = Dictionary(grouping: plans.unclaimedDays, by: \.date)
  }

  /// The files of a day, of those that were read.
  package func files(on date: CivilDate) -> [DayFile] {
    let days = plans.days
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle].record.date ?? .earliest < date { low = middle + 1 } else { high = middle }
    }
    return days[low...].prefix { $0.record.date == date }.map { DayFile($0.record, $0.value) }
  }

  /// Notes that a setting would make files of a day.
  func unclaimed(on date: CivilDate) -> [VaultPlans.UnclaimedDay] { unclaimed[date] ?? [] }
}
