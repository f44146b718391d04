import Chronology
import Editing
import Languages
import Outline
import Phrases
import Planner
import Reading
import SourceText
import Workspace

/// `tidemark task`
enum TaskCommand {
  static let command = Command(
    "task",
    TaskHelp.summary,
    subcommands: [TaskAddCommand.command, TaskMoveCommand.command],
    standard: "tidemark list"
  )
}

/// `tidemark task add`
enum TaskAddCommand {
  private static let text = Operand.some("TEXT", TaskAddHelp.text)
  private static let project = Option.text("project", short: "p", value: "PROJECT", TaskAddHelp.project)
  private static let due = EditOptions.day("due", EditHelp.dueDay)
  private static let priority = Option.text(
    "priority",
    value: "PRIORITY",
    choices: Priority.allCases.map(\.rawValue),
    TaskAddHelp.priority
  )
  private static let every = EditOptions.rule("every", EditHelp.recurs)
  private static let notify = Option.value(
    "notify",
    value: "TIME",
    expectation: TaskAddHelp.notifyExpected,
    TaskAddHelp.notify
  ) { text in text.lowercased() == "yes" ? "yes" : (try? TimePhrase.time(text))?.description }

  static let command = Command(
    "add",
    TaskAddHelp.summary,
    discussion: TaskAddHelp.discussion,
    operands: [text],
    options: [project, due, priority, every, notify] + EditSession.options,
    examples: [
      Example("tidemark task add \"Draft chapter 4\" --project Thesis --due fri", TaskAddHelp.addDue),
      Example("tidemark task add \"Back up\" -p Thesis --every fri", TaskAddHelp.addRecurring),
      Example("tidemark task add \"Call the bank (due: 2026-12-01, notify: 9:00)\" -p House", TaskAddHelp.writeFields),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    let texts = invocation[text]
    // To plain words, nothing matters but what is called so: copies of the task.
    let isPlain = texts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || " -,.!?'’".contains($0) } }
    let need = isPlain ? EditSession.Need.words([texts.joined(separator: " ")]) : .all
    return EditSession.run(invocation, console, needs: need, days: { _ in nil }) { vault throws(EditRefusal) in
      guard let name = invocation[project] else { throw withoutProject(texts, vault) }
      try EditRefusal.refuseSeveral(texts) { ["task", "add", $0, "--project", name] }
      let thing = try vault.project(named: name)
      let due = vault.day(invocation[due])
      let fields: [(FieldKey, String?)] = [
        (.due, due?.description), (.priority, invocation[priority]), (.every, invocation[every]),
        (.notify, invocation[notify]),
      ]
      try vault.addTask(try item(texts.joined(separator: " "), fields, vault), to: thing)
      try EditCheck(vault).check()
    }
  }

  /// `task add Website "Choose a host"`, with the project before the words or after them.
  private static func withoutProject(_ texts: [String], _ vault: EditedVault) -> EditRefusal {
    var refusal = EditRefusal(TaskCommandMessage.noProject, help: .sayWhichProject)
    for place in texts.count > 1 ? [texts.startIndex, texts.endIndex - 1] : [] {
      guard let project = try? vault.project(named: texts[place]) else { continue }
      let words = (texts[..<place] + texts[(place + 1)...]).joined(separator: " ")
      refusal.commands.append(["task", "add", words, "--project", project.title])
    }
    return refusal
  }

  /// The task of a project that a text is, with some fields besides its own.
  static func item(
    _ text: String,
    _ fields: [(FieldKey, String?)],
    _ vault: EditedVault
  ) throws(EditRefusal) -> PlanItem {
    let words = text.onOneLine
    guard !TaskName.isMissing(in: words) else { throw EditRefusal(TaskCommandMessage.noWords) }
    let line = begun(line(words, fields), today: vault.today)
    guard let item = try LineCheck(vault).item(line, in: .project, below: "Project"), item.isTask, !item.text.isEmpty else {
      throw EditRefusal(TaskCommandMessage.isNotOneTask(words), help: .withoutSigns)
    }
    return item
  }

  /// A task that comes round with the day from which it does; without one it would have been missed before it was there.
  private static func begun(_ line: String, today: CivilDate) -> String {
    func item(_ line: String) -> PlanItem? { WrittenLine(line, in: .project, below: "Project").item }
    guard let plain = item(line), case .recurring(let rule) = plain.content, let from = rule.beginning(today: today) else {
      return line
    }
    var begun = rule
    begun.from = from
    let ways = ["\(line.dropLast()), from: \(from))", "\(line) [from:: \(from)]", "\(line) (from:: \(from))"]
    return ways.first { item($0)?.content == .recurring(begun) && item($0)?.text == plain.text } ?? line
  }

  /// A line with a box and these fields.
  static func line(_ words: String, _ fields: [(FieldKey, String?)]) -> String {
    let written = fields.compactMap { key, value in value.map { "\(key.rawValue): \(WrittenText.fieldValue($0))" } }
    let hasBox = ["[ ] ", "[x] ", "[-] "].contains(where: words.hasPrefix)
    let start = hasBox ? words : "[ ] " + words
    return written.isEmpty ? start : start + " (" + written.joined(separator: ", ") + ")"
  }
}

/// `tidemark task move`
enum TaskMoveCommand {
  private static let task = Operand.some("TASK", TaskMoveHelp.task)
  private static let project = Option.text("to", value: "PROJECT", TaskMoveHelp.project)

  static let command = Command(
    "move",
    TaskMoveHelp.summary,
    discussion: TaskMoveHelp.discussion,
    operands: [task],
    options: [project, EditSession.scope] + EditSession.options,
    examples: [
      Example("tidemark task move \"Draft chapter\" --to Essays", TaskMoveHelp.moveTask),
      Example("tidemark task move \"Call the bank\" House", TaskMoveHelp.giveProject),
    ],
    exitCodes: EditSession.exitCodes
  ) { invocation, console in
    let words = invocation[task]
    return EditSession.run(invocation, console, names: words, days: { _ in .earliest ... .latest }) {
      vault throws(EditRefusal) in
      let (name, project) = try parts(of: words, invocation[project], vault)
      let thing = try vault.movableTask(named: name, in: invocation[EditSession.scope])
      try vault.moveTask(thing, to: project)
    }
  }

  /// The name of the task and its new project: the last of the words, where no option names it.
  private static func parts(
    of words: [String],
    _ named: String?,
    _ vault: EditedVault
  ) throws(EditRefusal) -> (task: String, project: Thing) {
    if let named { return (words.joined(separator: " "), try vault.project(named: named)) }
    guard words.count > 1, let last = words.last else {
      throw EditRefusal(TaskCommandMessage.noProject, help: .sayNewProject)
    }
    // Both the task and the project may be without their quotation marks, if they are several words.
    let starts = words[0].contains(" ") ? [1] : Array(words.indices.dropFirst().reversed())
    let ways = starts.compactMap { start in
      (try? vault.project(named: words[start...].joined(separator: " "))).map { (start, $0) }
    }
    let whole = ways.first { start, project in
      project.title.lowercased() == words[start...].joined(separator: " ").lowercased()
    }
    if let (start, project) = whole ?? ways.first { return (words[..<start].joined(separator: " "), project) }
    return (words.dropLast().joined(separator: " "), try vault.project(named: last))
  }
}

/// What the help of `task` says.
enum TaskHelp: Message {
  case summary
}

/// What the help of `task add` says.
enum TaskAddHelp: Message {
  case text, project, priority, notifyExpected, notify, summary, discussion, addDue, addRecurring, writeFields
}

/// What the help of `task move` says.
enum TaskMoveHelp: Message {
  case task, project, summary, discussion, moveTask, giveProject
}

/// Why a task is not added to a project, or not moved to another.
enum TaskCommandMessage: Message {
  case noProject
  case sayWhichProject
  case sayNewProject
  case noWords
  case isNotOneTask(String)
  case withoutSigns
}
