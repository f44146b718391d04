import BuiltIns
import Chronology
import Languages
import Outline
import Planner
import Vault
import Views

/// `tidemark presets`
enum PresetsCommand {
  private static let name = Operand.optional("WORD", PresetsHelp.name)
  private static let category = Option.text("category", value: "NAME", PresetsHelp.category)

  static let command = Command(
    "presets",
    PresetsHelp.summary,
    discussion: PresetsHelp.discussion,
    operands: [name],
    options: [
      category, RitualOptions.times, SharedOptions.vault, SharedOptions.today, SharedOptions.now, SharedOptions.plain,
      SharedOptions.json,
    ],
    examples: [
      Example("tidemark presets --time morning --time evening", PresetsHelp.listByTime),
      Example("tidemark presets morning", PresetsHelp.listWithHabits),
      Example("tidemark presets morning-hydration > rituals/water.md", PresetsHelp.beginToday),
    ],
    exitCodes: [
      ExitCodeNote(.success, PresetsHelp.success),
      ExitCodeNote(.couldNotRun, PresetsHelp.couldNotRun),
    ]
  ) { invocation, console in
    let today = invocation.today(at: PagePath.vault(invocation) ?? ".")
    // What programs read is the same in each language.
    let language = invocation[SharedOptions.json] ? .english : console.language
    let shelf = PresetShelf(vault: PagePath.vault(invocation), in: language)
    let times = invocation[RitualOptions.times]
    guard let wanted = invocation[name] else {
      let isNarrow = !times.isEmpty || invocation[category] != nil
      let choice = Choice(category: invocation[category], times: DaySlotFilter(times), showsHabits: isNarrow)
      return list(shelf, choice, invocation, today: today, console)
    }
    if let choice = Choice(wanted, category: invocation[category], times: times) {
      return list(shelf, choice, invocation, today: today, console)
    }
    let like = shelf.presets(like: wanted, on: today)
    if like.count > 1 {
      let choice = Choice(times: DaySlotFilter(times), names: Set(like.map(\.name)), showsHabits: true)
      return list(shelf, choice, invocation, today: today, console)
    }
    switch shelf.preset(named: wanted, on: today) {
    case .success(let preset):
      console.writeForeign(preset.file(on: today))
      return .success
    case .failure(let problem): return console.refuse(invocation, problem.words)
    }
  }

  /// Which presets are listed, and whether their habits are.
  private struct Choice {
    var category: String?
    var times = DaySlotFilter()
    /// Those of these names; nil for all.
    var names: Set<String>?
    var showsHabits = true

    init(category: String? = nil, times: DaySlotFilter = DaySlotFilter(), names: Set<String>? = nil, showsHabits: Bool) {
      (self.category, self.times, self.names, self.showsHabits) = (category, times, names, showsHabits)
    }

    /// What a word names besides titles: a time of the day, or a built-in category.
    init?(_ word: String, category: String?, times: [DaySlot]) {
      let words = word.lowercased()
      let name = DocumentKind.ritual.builtInCategories.first { $0.lowercased() == words }
      guard let slot = DaySlot(rawValue: words) else {
        guard let name else { return nil }
        self.init(category: name, times: DaySlotFilter(times), showsHabits: true)
        return
      }
      self.init(category: category, times: DaySlotFilter(times + [slot]), showsHabits: true)
    }
  }

  /// The vault's own first, then by category; within these by the time of the day.
  private static func list(
    _ shelf: PresetShelf,
    _ choice: Choice,
    _ invocation: Invocation,
    today: CivilDate,
    _ console: Console
  ) -> ExitCode {
    var status = ExitCode.success
    var own: [PresetsSheet.Entry] = []
    for preset in shelf.ownPresets(on: today) {
      switch preset {
      case .success(let preset): own.append(entry(preset, today))
      case .failure(let problem):
        status = console.refuse(invocation, problem.words)
      }
    }
    let builtIn = shelf.builtIns.map { ($0.ritual(on: today).category, entry($0, today, isBuiltIn: true)) }
    let categories = DocumentKind.ritual.builtInCategories.map { name in
      PresetsSheet.Group(name, builtIn.filter { $0.0 == name }.map(\.1))
    }
    let sheet = PresetsSheet(
      [PresetsSheet.Group(nil, own)] + categories,
      category: choice.category,
      times: choice.times,
      names: choice.names,
      showsHabits: choice.showsHabits
    )
    if sheet.isEmpty {
      _ = console.refuse(invocation, PresetsCommandMessage.noneFits)
    }
    if !sheet.isEmpty || invocation[SharedOptions.json] { console.show(PresetsView(sheet), invocation) }
    return status
  }

  private static func entry(_ preset: RitualPreset, _ today: CivilDate, isBuiltIn: Bool = false) -> PresetsSheet.Entry {
    PresetsSheet.Entry(name: preset.name, preset.ritual(on: today), isBuiltIn: isBuiltIn)
  }
}

/// What the help of `presets` says.
enum PresetsHelp: Message {
  case name, category, summary, discussion, listByTime, listWithHabits, beginToday, success, couldNotRun
}

/// Why no preset is listed.
enum PresetsCommandMessage: Message {
  case noneFits
}
