import Chronology
import Diagnostics
import Planner

/// `tidemark presets`
enum PresetsCommand {
  private static let name = Operand.optional("NAME", "a preset to print as it would begin today")
  private static let category = Option.text("category", value: "NAME", "List those of this category")
  private static let time = Option.value(
    "time",
    value: "SLOT",
    expectation: "one of " + DaySlot.allCases.map(\.rawValue).joined(separator: ", "),
    "List those for this time of the day"
  ) { DaySlot(rawValue: $0.lowercased()) }

  static let command = Command(
    "presets",
    "List rituals to begin with, or print one",
    discussion: """
      Each is a file of the kind “ritual” with a first arc from today. Print one into a file of your vault, and change what you \
      like.
      """,
    operands: [name],
    options: [category, time, SharedOptions.today],
    examples: [
      Example("tidemark presets --time morning", "List those for the morning"),
      Example("tidemark presets morning-hydration > rituals/water.md", "Begin one today"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the list or the preset was printed"),
      ExitCodeNote(.couldNotRun, "there is no such preset"),
    ]
  ) { invocation, console in
    guard let wanted = invocation[name] else {
      list(invocation[category], invocation[time], today: invocation.today, console)
      return .success
    }
    switch preset(named: wanted) {
    case .success(let preset):
      console.output.write(preset.filled(today: invocation.today))
      return .success
    case .failure(let problem):
      console.error.write("tidemark presets: \(problem.words)\n")
      return .couldNotRun
    }
  }

  /// A name that no preset has.
  struct Unknown: Error {
    var words: String
  }

  /// The preset of a name or a title; without one a ritual with one habit.
  static func preset(named wanted: String?) -> Result<RitualPreset, Unknown> {
    guard let wanted else { return .success(.blank) }
    if let preset = BuiltInPresets.all.first(where: { $0.isCalled(wanted) }) { return .success(preset) }
    let nearest = nearestWord(to: wanted, in: BuiltInPresets.all.map(\.name), limit: 3)
    let advice = nearest.map { "; did you mean “\($0)”?" } ?? "; `tidemark presets` lists them"
    return .failure(Unknown(words: "no preset is called “\(ControlCharacters.escaping(wanted))”\(advice)"))
  }

  /// One line each, by category and within one by the time of the day.
  private static func list(_ category: String?, _ time: DaySlot?, today: CivilDate, _ console: Console) {
    let rituals = BuiltInPresets.all.map { (name: $0.name, ritual: $0.ritual(on: today)) }
    let fitting = rituals.filter { entry in
      (category.map { $0.lowercased() == entry.ritual.category?.lowercased() } ?? true)
        && (time.map { $0 == entry.ritual.time ?? .anytime } ?? true)
    }
    guard !fitting.isEmpty else {
      console.error.write("tidemark presets: no preset fits; without --category and --time all are listed\n")
      return
    }
    let width = fitting.map { DisplayWidth.cells(of: $0.name) }.max() ?? 0
    let categories = ["Health", "Productivity", "Mindfulness", "Self-Care"]
    var isFirst = true
    for category in categories {
      let group = fitting.filter { $0.ritual.category == category }.sorted { slot($0.ritual) < slot($1.ritual) }
      guard !group.isEmpty else { continue }
      console.output.write((isFirst ? "" : "\n") + category + "\n")
      isFirst = false
      for entry in group { console.output.write(line(entry.name, entry.ritual, width: width) + "\n") }
    }
  }

  private static func slot(_ ritual: Ritual) -> Int { DaySlot.allCases.firstIndex(of: ritual.time ?? .anytime) ?? 0 }

  private static func line(_ name: String, _ ritual: Ritual, width: Int) -> String {
    let days = ritual.duration ?? Ritual.standardDuration
    let habits = ritual.arcs.first?.habits.count ?? 0
    let time = DisplayWidth.padded((ritual.time ?? .anytime).rawValue, to: 9)
    return "  \(DisplayWidth.padded(name, to: width))  \(time)  \(days) days  \(habits) habits"
  }
}
