import Diagnostics
import Languages
import Planner
import Reading
import SourceText
import Vault
import Workspace

/// `tidemark new project`
enum NewProjectCommand {
  private static let name = Operand.words("NAME", NewProjectHelp.name)
  private static let icon = EditOptions.readIcon
  private static let color = Option.value(
    "color",
    value: "COLOR",
    expectation: EditHelp.colorExpected,
    EditHelp.color
  ) { Color(rawValue: $0.lowercased()) }
  private static let output = Option.text("output", short: "o", value: "FILE", NewHelp.output)

  static let command = Command(
    "project",
    NewProjectHelp.summary,
    discussion: NewProjectHelp.discussion,
    operands: [name],
    options: [icon, color, output, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.jobs],
    examples: [
      Example("tidemark new project Thesis --color indigo", NewProjectHelp.summary),
      Example("tidemark new project \"Museum trip\" --icon bus", NewProjectHelp.giveItIcon),
    ],
    exitCodes: NewCommand.exitCodes
  ) { invocation, console in
    guard let file = NewFile(invocation, console) else { return .couldNotRun }
    let words = invocation[name].onOneLine
    guard !words.isEmpty else { return file.refuse(NewProjectCommandMessage.noWords) }
    let vault = file.vault
    let path = invocation[output] ?? PagePath.standard(forTitle: words, of: .project, vault: vault)
    if let vault {
      let plans = VaultPlans(at: vault, days: nil, kinds: [.project], limit: FileSet.limit, jobs: invocation.jobs)
      let known = VaultIndex(plans.projects.map(\.record))
      if let twin = known.project(titled: words) {
        return file.refuse(
          NewProjectCommandMessage.isThere(ControlCharacters.escaping(twin.path), ControlCharacters.escaping(twin.title))
        )
      }
    }
    let title = TextGuard.heading(words)
    let text = NewProjectCommand.text(title, icon: invocation[icon], color: invocation[color])
    let check = NewFileCheck(today: file.today, path: path)
    if let problem = check.problem(in: text, beside: NewProjectCommand.text("Project", icon: nil, color: nil)) {
      return file.refuse(problem)
    }
    let step = console.language.say(NewProjectCommandMessage.firstStep)
    return file.write(text, to: path, next: (["add", step, "--project", words], .addsTask))
  }

  private static func text(_ title: String, icon: Icon?, color: Color?) -> String {
    Plan.project(Project(color: color, content: PlanContent(title: title, icon: icon))).markdown
  }
}

/// What the help of `new project` says.
enum NewProjectHelp: Message {
  case name, summary, discussion, giveItIcon
}

/// Why no project is begun.
enum NewProjectCommandMessage: Message {
  case noWords
  /// A path and a title that are safe to show.
  case isThere(String, String)
  /// The title of a task that a person may add.
  case firstStep
}
