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
  let settings: Settings
  let looks: ProjectLooks
  let timed: TimedSources
  /// Whether a task that recurs at times has an entry of a day that is still to come.
  package var hasEntriesAhead: Bool { timed.hasEntriesAhead }
  let routine: Routine?
  /// The blocks of the routine as they are written, and where.
  private let routineLines: [(title: String, start: TimeOfDay, place: DaySheet.Place)]
  private let unclaimed: [CivilDate: [VaultPlans.UnclaimedDay]]

  package init(_ plans: VaultPlans, _ looks: ProjectLooks, today: CivilDate, now: Moment) {
    (self.plans, self.looks, self.today, self.now) = (plans, looks, today, now)
    settings = plans.settings
    timed = TimedSources(plans, today: today)
    routine = plans.root?.routine
    routineLines = (plans.rootFile?.value.content.items ?? []).compactMap { placed in
      guard let root = plans.rootFile?.record, case .routine(let routine) = placed.item.content,
        let line = root.line(of: placed.item)
      else { return nil }
      return (placed.item.text, routine.time.start, DaySheet.Place(path: root.path, line: line))
    }
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

  /// The line of a block of the routine. Of two of one name and time it is the first.
  func routinePlace(of block: TimeBlock) -> DaySheet.Place? {
    routineLines.first { $0.title == block.title && $0.start == block.start }?.place
  }

  /// Notes that a setting would make files of a day.
  func unclaimed(on date: CivilDate) -> [VaultPlans.UnclaimedDay] { unclaimed[date] ?? [] }
}
