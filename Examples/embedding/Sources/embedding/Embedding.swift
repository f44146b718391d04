import Tidemark

/// Reads a vault, prints its open tasks, and ticks the one that is named:
///
///     swift run embedding VAULT TODAY [TASK]
@main
struct Embedding {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3, let today = CivilDate(arguments[2]) else {
      print("Name a vault, a day and, if you like, a task: embedding ../../Examples 2026-11-20 \"Buy milk\"")
      return
    }
    var vault = try TidemarkVault(at: arguments[1])
    show(vault)
    guard arguments.count > 3 else { return }

    let revisions = try vault.edit(today: today, now: Moment(today, .startOfDay)) { vault throws(EditRefusal) in
      let task = try vault.thing(named: arguments[3], called: .task)
      try vault.complete(task, on: today)
    }
    print("\nChanged:", revisions.map(\.name).joined(separator: ", "))
    show(vault)
  }

  private static func show(_ vault: TidemarkVault) {
    let tasks = vault.openTasks
    print("\(tasks.count) open")
    for task in tasks { print("- \(task.project): \(task.item.text) (\(task.path):\(task.line))") }
  }
}
