import BuiltIns
import Chronology
import Diagnostics
import Languages
import Outline
import Planner
import Reading
import SourceText
import Vault
import Views
import Workspace

/// `tidemark new ritual`
enum NewRitualCommand {
  private static let title = Operand.optional("TITLE", NewRitualHelp.title)
  private static let preset = Option.text("preset", value: "NAME|FILE", NewRitualHelp.preset)
  private static let days = EditOptions.arcDays(NewRitualHelp.days)
  private static let habit = Option.texts("habit", value: "TEXT", NewRitualHelp.habit)
  private static let category = Option.text("category", value: "NAME", EditHelp.category)
  private static let icon = EditOptions.readIcon
  private static let output = Option.text("output", short: "o", value: "FILE", NewHelp.output)

  static let command = Command(
    "ritual",
    NewRitualHelp.summary,
    discussion: NewRitualHelp.discussion,
    operands: [title],
    options: [
      preset, days, RitualOptions.time, habit, category, icon, output, SharedOptions.vault, SharedOptions.today,
      SharedOptions.now,
    ],
    examples: [
      Example("tidemark new ritual --preset morning-hydration", NewRitualHelp.fromPreset),
      Example("tidemark new ritual \"Before the book\" --habit \"Make tea\"", NewRitualHelp.yourOwn),
      Example("tidemark new ritual Swim --days 90 --habit \"Swim (every: mon thu)\"", NewRitualHelp.threeMonths),
    ],
    exitCodes: NewCommand.exitCodes
  ) { invocation, console in
    guard let file = NewFile(invocation, console) else { return .couldNotRun }
    let today = file.today
    let vault = file.vault
    let language = console.language
    var chosen = RitualPreset.blank(in: language)
    if let name = invocation[preset] {
      switch PresetShelf(vault: vault, in: language).preset(named: name, on: today) {
      case .success(let found): chosen = found
      case .failure(let problem): return file.refuse(problem.words)
      }
    }
    let changes: RitualChanges
    switch NewRitualCommand.changes(in: invocation, on: today) {
    case .success(let read): changes = read
    case .failure(let problem): return file.refuse(problem.message)
    }
    guard changes.title != nil || invocation[preset] != nil else { return file.refuse(NewFileMessage.nameTitle) }
    if let problem = WrittenItem.repetition(in: changes.habits) { return file.refuse(problem) }
    let text = chosen.file(on: today, changed: changes)
    let name = changes.title ?? chosen.ritual(on: today).title
    let path = invocation[output] ?? PagePath.standard(forTitle: name, of: .ritual, vault: vault)
    let check = NewFileCheck(today: today, path: path)
    if let problem = check.problem(in: text, beside: chosen.file(on: today)) { return file.refuse(problem) }
    let status = file.write(text, to: path, next: (["done", name], .doesHabits))
    if status == .success, invocation[preset] == nil, !invocation.isGiven(output) {
      tell(name, path, invocation, console, PresetShelf(vault: vault, in: language), today)
    }
    return status
  }

  /// Says what a ritual that was made of its title alone has, and of a preset of that title.
  private static func tell(
    _ name: String,
    _ path: String,
    _ invocation: Invocation,
    _ console: Console,
    _ shelf: PresetShelf,
    _ today: CivilDate
  ) {
    let language = console.language
    func type(_ command: [String]) -> String {
      "\(language.say(ReportMessage.type))\(language.colon) \(ShellWord.line(["tidemark"] + command))"
    }
    var lines: [String] = []
    let blank = RitualPreset.blank(in: language).ritual(on: today)
    if !invocation.isGiven(habit), let placeholder = blank.arcs.first?.habits.first?.title {
      let edit = ["edit", placeholder, language.say(NewFileWords.yourWords), "--in", path]
      lines += [language.say(NewFileMessage.onlyHabit(placeholder)), type(edit)]
    }
    let same = shelf.presets(on: today).first { $0.ritual(on: today).title.lowercased() == name.lowercased() }
    if let same {
      lines += [language.say(NewFileMessage.presetHasTitle), type(["presets", same.name])]
    }
    for line in lines { console.write(messages: "  \(ControlCharacters.escaping(line))\n") }
  }

  private struct Problem: Error {
    var message: NewFileMessage
  }

  private static func changes(in invocation: Invocation, on today: CivilDate) -> Result<RitualChanges, Problem> {
    var changes = RitualChanges()
    (changes.icon, changes.time, changes.days) = (invocation[icon], invocation[RitualOptions.time], invocation[days])
    changes.replacesHabits = invocation[preset] == nil && invocation.isGiven(habit)
    if let title = invocation[title]?.onOneLine {
      guard !title.isEmpty else { return .failure(Problem(message: .noTitle)) }
      changes.title = title
    }
    if let category = invocation[category]?.onOneLine {
      guard !category.isEmpty else { return .failure(Problem(message: .noCategory)) }
      let builtIn = DocumentKind.ritual.builtInCategories.first { $0.lowercased() == category.lowercased() }
      changes.category = builtIn ?? category
    }
    for text in invocation[habit] {
      guard let habit = WrittenItem.habit(text, from: today) else {
        return .failure(Problem(message: .noHabit))
      }
      changes.habits.append(habit)
    }
    return .success(changes)
  }
}

/// What the help of `new ritual` says.
enum NewRitualHelp: Message {
  case title, preset, days, habit, summary, discussion, fromPreset, yourOwn, threeMonths
}
