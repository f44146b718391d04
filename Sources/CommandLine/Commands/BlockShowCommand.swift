import Chronology
import Planner
import Vault
import Views

/// `tidemark block show`
enum BlockShowCommand {
  private static let name = Operand.one("BLOCK", "its name or a part of it, the time at which it begins, or FILE:LINE")
  private static let day = EditOptions.day("on", "The day that it is on; today by default, else a later one").known(as: "day")

  static let command = Command(
    "show",
    "Show one time block: its times, tasks and notes, its color, and when it calls",
    discussion: """
      The block is looked for today, or on the day of --on, and then on later days. You \
      see its tasks with their steps, and everything that is written below them and below the block.

      --json prints an object with date, today, now and block, which is what “tidemark day --json” prints of it.
      """,
    operands: [name],
    options: [
      day, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark block show \"Deep work\"", "Show a block of today"),
      Example("tidemark block show 9:00 --on tomorrow", "Show what begins at nine tomorrow"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the block was shown"),
      ExitCodeNote(.couldNotRun, "the vault could not be read, or no block, or more than one, has that name"),
    ]
  ) { invocation, console in
    let vault = ViewedVault(invocation, console)
    let date = invocation[day]?.date(from: vault.today, weekStart: vault.settings.weekStarts)
    let first = date ?? vault.today
    let (plans, status) = vault.plans(days: first...(date ?? .latest), kinds: DaySheet.kinds)
    guard status == .success else { return status }
    let looks = ProjectLooks(plans.projects)
    func sheet(_ date: CivilDate) -> DaySheet {
      DaySheet(of: date, in: plans, looks, today: vault.today, now: vault.now)
    }
    var found = BlockSheet.find(invocation[name], in: sheet(first))
    if case .none = found, date == nil {
      let later = Set(plans.days.compactMap(\.record.date)).filter { $0 > first }.sorted()
      let others = later.lazy.map { BlockSheet.find(invocation[name], in: sheet($0)) }
      found = others.first { if case .none = $0 { false } else { true } } ?? found
    }
    switch found {
    case .none(let problem): return console.refuse(invocation, problem)
    case .block(let block): console.show(BlockView(block), invocation)
    case .several(let several, let blocks):
      switch console.settle(.several(several)) {
      case .problem(let problem): return console.refuse(invocation, problem)
      case .title(let index):
        guard let place = several.indices.firstIndex(of: index) else { return .couldNotRun }
        console.show(BlockView(blocks[place]), invocation)
      }
    }
    return .success
  }
}
