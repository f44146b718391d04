import BuiltIns
import Chronology
import Diagnostics
import Outline
import Planner
import Vault

/// `tidemark presets`
enum PresetsCommand {
  private static let name = Operand.optional("NAME", "a preset to print as it would begin today")
  private static let category = Option.text("category", value: "NAME", "List those of this category")

  static let command = Command(
    "presets",
    "List rituals to begin with, or print one",
    discussion: """
      Each is a file of the kind “ritual” with a first arc from today; `tidemark new ritual --preset NAME` writes it. Rituals in \
      the folder templates/rituals/ of a vault are presets too, and go before built-in ones of the same name. In such a file \
      {{today}} stands for the first day of the arc and {{end}} for its last; of one with days of its own the habits are taken, \
      and nothing of their logs.
      """,
    operands: [name],
    options: [category, RitualOptions.time, SharedOptions.today, SharedOptions.now],
    examples: [
      Example("tidemark presets --time morning", "List those for the morning"),
      Example("tidemark presets morning-hydration > rituals/water.md", "Begin one today"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the list or the preset was printed"),
      ExitCodeNote(.couldNotRun, "there is no such preset, or one of the vault's cannot be read"),
    ]
  ) { invocation, console in
    let today = invocation.today(at: ".")
    let shelf = PresetShelf(vault: PagePath.vaultFromHere())
    guard let wanted = invocation[name] else {
      return list(shelf, invocation[category], invocation[RitualOptions.time], today: today, console)
    }
    switch shelf.preset(named: wanted, on: today) {
    case .success(let preset):
      console.writeForeign(preset.file(on: today))
      return .success
    case .failure(let problem): return console.refuse(invocation, problem.words)
    }
  }

  private struct Entry {
    var name: String
    var ritual: Ritual

    init(_ preset: RitualPreset, _ today: CivilDate) {
      name = ControlCharacters.escaping(preset.name)
      ritual = preset.ritual(on: today)
    }

    var slot: DaySlot { ritual.time ?? .anytime }

    func fits(_ category: String?, _ time: DaySlot?) -> Bool {
      (category.map { $0.lowercased() == ritual.category?.lowercased() } ?? true) && (time.map { $0 == slot } ?? true)
    }

    func line(width: Int) -> String {
      let days = ritual.duration ?? Ritual.standardDuration
      let habits = ritual.arcs.first?.habits.count ?? 0
      let time = DisplayWidth.padded(slot.rawValue, to: 9)
      let counts = "\(days) days  \(habits) \(habits == 1 ? "habit" : "habits")"
      return "  \(DisplayWidth.padded(name, to: width))  \(time)  \(counts)"
    }
  }

  /// One line each: the vault's own first, then by category; within these by the time of the day.
  private static func list(
    _ shelf: PresetShelf,
    _ category: String?,
    _ time: DaySlot?,
    today: CivilDate,
    _ console: Console
  ) -> ExitCode {
    var status = ExitCode.success
    var own: [Entry] = []
    for preset in shelf.ownPresets(on: today) {
      switch preset {
      case .success(let preset): own.append(Entry(preset, today))
      case .failure(let problem):
        console.error.write("tidemark presets: \(problem.words)\n")
        status = .couldNotRun
      }
    }
    let builtIn = BuiltInPresets.all.map { Entry($0, today) }
    let groups =
      [("This vault", own)]
      + DocumentKind.ritual.builtInCategories.map { name in (name, builtIn.filter { $0.ritual.category == name }) }
    let shown = groups.map { title, entries in (title, entries.filter { $0.fits(category, time) }) }.filter { !$1.isEmpty }
    if shown.isEmpty {
      console.error.write("tidemark presets: no preset fits; without --category and --time all are listed\n")
    }
    let width = shown.flatMap(\.1).map { DisplayWidth.cells(of: $0.name) }.max() ?? 0
    let texts = shown.map { title, entries in
      title + "\n" + sorted(entries).map { $0.line(width: width) + "\n" }.joined()
    }
    console.writeForeign(texts.joined(separator: "\n"))
    return status
  }

  private static func sorted(_ entries: [Entry]) -> [Entry] {
    DaySlot.allCases.flatMap { slot in entries.filter { $0.slot == slot } }
  }
}
