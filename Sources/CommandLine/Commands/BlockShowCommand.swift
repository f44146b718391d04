import Chronology
import Languages
import Planner
import Vault
import Views

/// `tidemark block show`
enum BlockShowCommand {
  private static let name = Operand.one("BLOCK", BlockShowHelp.name)
  private static let day = EditOptions.day("on", BlockShowHelp.day).known(as: "day")

  static let command = Command(
    "show",
    BlockShowHelp.summary,
    discussion: BlockShowHelp.discussion,
    operands: [name],
    options: [
      day, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.watch, SharedOptions.plain,
      SharedOptions.json,
      SharedOptions.jobs,
    ],
    examples: [
      Example("tidemark block show \"Deep work\"", BlockShowHelp.showToday),
      Example("tidemark block show 9:00 --on tomorrow", BlockShowHelp.showAtNine),
    ],
    exitCodes: [
      ExitCodeNote(.success, BlockShowHelp.success),
      ExitCodeNote(.couldNotRun, BlockShowHelp.noSuchBlock),
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

/// What the help of `block show` says.
enum BlockShowHelp: Message {
  case name, day, summary, discussion, showToday, showAtNine, success, noSuchBlock
}
