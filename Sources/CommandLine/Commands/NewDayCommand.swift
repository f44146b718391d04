import Chronology
import Diagnostics
import Editing
import Languages
import Phrases
import Planner
import Vault
import Views

/// `tidemark new day`
enum NewDayCommand {
  private static let date = Operand.phrase("DATE", .day, NewDayHelp.date) {
    text throws(PhraseProblem) in try NamedDay(text, .ahead)
  }
  private static let output = Option.text("output", short: "o", value: "FILE", NewHelp.output)

  static let command = Command(
    "day",
    NewDayHelp.summary,
    discussion: NewDayHelp.discussion,
    operands: [date],
    options: [output, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.jobs],
    examples: [
      Example("tidemark new day", NewDayHelp.beginToday),
      Example("tidemark new day tomorrow", NewDayHelp.beginTomorrow),
    ],
    exitCodes: NewCommand.exitCodes
  ) { invocation, console in
    guard let file = NewFile(invocation, console) else { return .couldNotRun }
    let view = ViewedVault(invocation, console)
    let day = invocation[date]?.date(from: view.today, weekStart: view.settings.weekStarts) ?? view.today
    let (plans, status) = view.plans(
      days: day.adding(days: -31)...day.adding(days: 31),
      kinds: [.project],
      needsVault: false,
      tasks: .ofProjects
    )
    guard status == .success else { return file.refuse(NewFileMessage.nothingWritten) }
    let vault = EditedVault(onDisk: plans, today: view.today, now: view.now)
    do throws(EditRefusal) {
      let new = try vault.newDay(on: day)
      let standard = plans.root == nil ? "\(day).md" : FileSystem.path(of: new.name, in: plans.shownFolder)
      let status = file.write(new.text, to: invocation[output] ?? standard)
      guard status == .success else { return status }
      for block in new.leftOut {
        let time = block.type == .block ? NewDayCommand.time(of: block) : ""
        let message = NewFileMessage.leftOut("\(time)\(ControlCharacters.escaping(block.text))")
        console.write(messages: console.language.say(message) + "\n")
      }
      return status
    } catch {
      let words = [error.problem, error.advice].compactMap { $0?.text(in: console.language) }
      return file.refuse(Told(words.map(ControlCharacters.escaping).joined(separator: "; ")))
    }
  }

  private static func time(of block: PlanItem) -> String {
    if case .block(let time) = block.content { "\(time) " } else { "" }
  }
}

/// What the help of `new day` says.
enum NewDayHelp: Message {
  case date, summary, discussion, beginToday, beginTomorrow
}
