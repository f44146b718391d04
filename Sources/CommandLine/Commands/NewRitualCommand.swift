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
  private static let title = Operand.optional("TITLE", "the title of the ritual; else that of the preset")
  private static let preset = Option.text(
    "preset",
    value: "NAME|FILE",
    "Begin from this preset: a built-in one, one of the vault's folder templates/rituals, or a file"
  )
  private static let days = Option.value(
    "days",
    value: "N",
    expectation: "a number of days from 7 to 365",
    "Let each arc last N days, 7 to 365"
  ) { text -> Int? in
    var days = Int(text)
    if case .days(let count) = Span(text) { days = count }
    return days.flatMap { (7...365).contains($0) ? $0 : nil }
  }
  private static let habit = Option.texts(
    "habit",
    value: "TEXT",
    "Add this habit, written as in a file, with its icon and fields if it has any"
  )
  private static let category = Option.text("category", value: "NAME", "Put it into this category")
  private static let icon = EditOptions.readIcon
  private static let output = Option.text("output", short: "o", value: "FILE", "Write this file")

  static let command = Command(
    "ritual",
    "Begin a ritual with a first arc from today",
    discussion: """
      Without --output the ritual goes to rituals/ in the vault, else to this folder, under its title in small letters. A file \
      that exists is never overwritten. `tidemark presets` lists the presets; the other options replace what the preset says, \
      and each --habit is added after its habits. Without --preset and --habit it gets one example habit to rename.
      """,
    operands: [title],
    options: [
      preset, days, RitualOptions.time, habit, category, icon, output, SharedOptions.vault, SharedOptions.today,
      SharedOptions.now,
    ],
    examples: [
      Example("tidemark new ritual --preset morning-hydration", "Begin a ritual from a preset"),
      Example("tidemark new ritual \"Before the book\" --habit \"Make tea\"", "Begin one of your own"),
      Example("tidemark new ritual Swim --days 90 --habit \"Swim (every: mon thu)\"", "Give it three months"),
    ],
    exitCodes: NewCommand.exitCodes
  ) { invocation, console in
    guard let file = NewFile(invocation, console) else { return .couldNotRun }
    let today = file.today
    let vault = file.vault
    var chosen = RitualPreset.blank
    if let name = invocation[preset] {
      switch PresetShelf(vault: vault).preset(named: name, on: today) {
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
      tell(name, path, invocation, console, PresetShelf(vault: vault), today)
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
    if !invocation.isGiven(habit), let placeholder = RitualPreset.blank.ritual(on: today).arcs.first?.habits.first?.title {
      lines += [
        language.say(NewFileMessage.onlyHabit(placeholder)), type(["edit", placeholder, "Your words", "--in", path]),
      ]
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
