import BuiltIns
import Chronology
import Outline
import Planner
import Vault
import Views

/// `tidemark presets`
enum PresetsCommand {
  private static let name = Operand.optional(
    "NAME|SLOT",
    "a preset to print as it would begin today; or a part of the day, to list its presets"
  )
  private static let category = Option.text("category", value: "NAME", "List those of this category")

  static let command = Command(
    "presets",
    "List rituals to begin with, or print one",
    discussion: """
      Each is a file of the kind “ritual” with a first arc from today; `tidemark new ritual --preset NAME` writes it. Rituals in \
      the folder templates/rituals/ of a vault are presets too, and go before built-in ones of the same name. In such a file \
      {{today}} stands for the first day of the arc and {{end}} for its last; of one with days of its own the habits are taken, \
      and nothing of their logs. A preset is named by its title or its file, or by a part of them.

      --json prints an object with presets. A preset has name (that of its file), title, icon, category, time, days (of its arc), \
      isOwn (of the vault) and habits, each with title, icon and every.
      """,
    operands: [name],
    options: [
      category, RitualOptions.times, SharedOptions.today, SharedOptions.now, SharedOptions.plain, SharedOptions.json,
    ],
    examples: [
      Example("tidemark presets morning", "List those for the morning, and for any time"),
      Example("tidemark presets --time morning --time evening", "List those for the morning, for the evening and for any time"),
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
      return list(shelf, invocation, invocation[RitualOptions.times], today: today, console)
    }
    // A part of the day, unless a preset has that name in full.
    if let slot = DaySlot(rawValue: wanted.lowercased()), !shelf.hasPreset(called: wanted, on: today) {
      return list(shelf, invocation, invocation[RitualOptions.times] + [slot], today: today, console)
    }
    switch shelf.preset(named: wanted, on: today) {
    case .success(let preset):
      console.writeForeign(preset.file(on: today))
      return .success
    case .failure(let problem): return console.refuse(invocation, problem.words)
    }
  }

  /// The vault's own first, then by category; within these by the time of the day.
  private static func list(
    _ shelf: PresetShelf,
    _ invocation: Invocation,
    _ times: [DaySlot],
    today: CivilDate,
    _ console: Console
  ) -> ExitCode {
    var status = ExitCode.success
    var own: [PresetsSheet.Entry] = []
    for preset in shelf.ownPresets(on: today) {
      switch preset {
      case .success(let preset): own.append(entry(preset, today))
      case .failure(let problem):
        console.error.write("tidemark presets: \(problem.words)\n")
        status = .couldNotRun
      }
    }
    let builtIn = BuiltInPresets.all.map { ($0.ritual(on: today).category, entry($0, today)) }
    let categories = DocumentKind.ritual.builtInCategories.map { name in
      PresetsSheet.Group(name, builtIn.filter { $0.0 == name }.map(\.1))
    }
    let sheet = PresetsSheet(
      [PresetsSheet.Group("This vault", isOwn: true, own)] + categories,
      category: invocation[category],
      times: DaySlotFilter(times)
    )
    if sheet.isEmpty {
      console.error.write("tidemark presets: no preset fits; without --category and --time all are listed\n")
    }
    if !sheet.isEmpty || invocation[SharedOptions.json] { console.show(PresetsView(sheet), invocation) }
    return status
  }

  private static func entry(_ preset: RitualPreset, _ today: CivilDate) -> PresetsSheet.Entry {
    PresetsSheet.Entry(name: preset.name, preset.ritual(on: today))
  }
}
