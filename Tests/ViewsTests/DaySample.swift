import Chronology
import Foundation
import Planner
import TestSupport
import TestVaults
import Vault

@testable import Views

/// Vaults and days for tests of views.
enum DaySample {
  static func vault() throws -> TemporaryFolder { try DayVault.make() }

  static let saturday = DayVault.saturday
  static let friday20 = DayVault.friday20

  static func time(_ text: String) -> TimeOfDay { TimeOfDay(text, allowsEndOfDay: true)! }

  /// What a vault says of a day, with paths from its root.
  static func sheet(in folder: TemporaryFolder, on date: CivilDate = friday20, now: String = "10:15") -> DaySheet {
    let plans = VaultPlans(at: folder.path, days: date...date, limit: 1 << 16, jobs: 1)
    let moment = Moment(friday20, time(now))
    let looks = ProjectLooks(plans.projects)
    var sheet = DaySheet(of: date, in: plans, looks, today: friday20, now: moment)
    func shown(_ path: String) -> String { path.replacing(folder.path + "/", with: "") }
    func show(_ place: inout DaySheet.Place) { place.path = shown(place.path) }
    sheet.files = sheet.files.map(shown)
    sheet.missingFile = shown(sheet.missingFile)
    sheet.problems = sheet.problems.map { problem in
      if case .severalFiles(let paths) = problem { .severalFiles(paths.map(shown)) } else { problem }
    }
    for index in sheet.tasks.indices where sheet.tasks[index].place != nil { show(&sheet.tasks[index].place!) }
    for index in sheet.blocks.indices {
      if sheet.blocks[index].place != nil { show(&sheet.blocks[index].place!) }
      if sheet.blocks[index].routinePlace != nil { show(&sheet.blocks[index].routinePlace!) }
      for task in sheet.blocks[index].taskPlaces.indices { show(&sheet.blocks[index].taskPlaces[task]) }
    }
    return sheet
  }

  /// The week of that Friday.
  static func week(in folder: TemporaryFolder) -> WeekSheet {
    WeekSheet(days: (-4...2).map { sheet(in: folder, on: friday20.adding(days: $0)) })
  }

  static func golden(_ name: String) -> String { "Tests/ViewsTests/Golden/\(name)" }

  /// A day without a vault.
  static func sheet(
    _ blocks: [TimeBlock] = [],
    from start: String = "00:00",
    to end: String = "24:00",
    now: String = "10:15",
    clock: ClockStyle = .twentyFourHours
  ) -> DaySheet {
    let range = time(start)..<time(end)
    var sheet = DaySheet(
      date: friday20,
      today: friday20,
      now: Moment(friday20, time(now)),
      clock: clock,
      range: range,
      files: ["a.md"]
    )
    sheet.blocks = blocks.map { DaySheet.Block(block: $0, look: BlockLook(of: $0) { _ in nil }) }
    sheet.free = FreeTime(in: range, besides: blocks.map(\.range)).stretches
    return sheet
  }

  static func block(_ start: String, _ end: String, _ title: String, tasks: [String] = []) -> TimeBlock {
    TimeBlock(title: title, start: time(start), end: time(end), tasks: tasks.map { BlockTask(title: $0) })
  }
}
