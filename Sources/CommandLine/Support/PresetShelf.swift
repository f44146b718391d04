import BuiltIns
import Chronology
import Diagnostics
import Phrases
import Vault

/// The presets that there are: those of the vault that one stands in, and the built-in ones.
struct PresetShelf {
  /// Where a vault keeps its own, below its templates.
  static let folder = "rituals"

  private let own: Shelf

  /// - Parameter root: the vault's folder.
  init(vault root: String?) {
    let path = VaultRoot.templatesFolder + "/" + PresetShelf.folder
    own = Shelf(
      noun: "preset",
      kind: .ritual,
      listing: "tidemark presets",
      folder: root.map { FileSystem.path(of: path, in: $0) }
    )
  }

  /// The vault's own presets by name, and those that cannot be one.
  func ownPresets(on today: CivilDate) -> [Result<RitualPreset, ShelfProblem>] {
    own.names.compactMap { name in own.path(named: name).map { file($0, called: name, on: today) } }
  }

  /// The preset of a name: that of the vault before a built-in one. What is neither is a path, if it looks like one or leads
  /// somewhere.
  func preset(named name: String, on today: CivilDate) -> Result<RitualPreset, ShelfProblem> {
    let ownNames = own.names
    if let found = ownNames.first(where: { RitualPreset.isCalled($0, name) }), let path = own.path(named: found) {
      return file(path, called: found, on: today)
    }
    if let builtIn = BuiltInPresets.all.first(where: { RitualPreset.isCalled($0.name, name) }) { return .success(builtIn) }
    let fitting = fitting(name, on: today)
    if fitting.count == 1 { return fitting[0] }
    if Shelf.isPath(name) { return file(name, called: name, on: today) }
    guard fitting.isEmpty else {
      let titles = fitting.compactMap { try? $0.get() }.map { "“\($0.ritual(on: today).title)”" }.joined(separator: ", ")
      return .failure(ShelfProblem(words: "“\(ControlCharacters.escaping(name))” may mean \(fitting.count) presets: \(titles)"))
    }
    return .failure(own.unknown(name, among: ownNames + BuiltInPresets.all.map(\.name), limit: 3))
  }

  /// Whether a preset has this name in full: that of its file, or its title.
  func hasPreset(called name: String, on today: CivilDate) -> Bool {
    let key = NameKey(name)
    return all(on: today).contains { preset in
      (try? preset.get()).map { RitualPreset.isCalled($0.name, name) || NameKey($0.ritual(on: today).title) == key } ?? false
    }
  }

  /// Those whose titles or names fit best what a person wrote of them (commands, *Names*).
  private func fitting(_ name: String, on today: CivilDate) -> [Result<RitualPreset, ShelfProblem>] {
    let all = all(on: today)
    let titles = all.map { preset in
      (try? preset.get()).map { [NameKey($0.ritual(on: today).title), NameKey($0.name.replacing("-", with: " "))] } ?? []
    }
    let keys = titles.enumerated().flatMap { offset, keys in keys.map { (offset, $0) } }
    guard let best = NameFit.best(NameKey(name), of: keys.map(\.1)) else { return [] }
    return Set(best.indices.map { keys[$0].0 }).sorted().map { all[$0] }
  }

  private func all(on today: CivilDate) -> [Result<RitualPreset, ShelfProblem>] {
    ownPresets(on: today) + BuiltInPresets.all.map { .success($0) }
  }

  private func file(_ path: String, called name: String, on today: CivilDate) -> Result<RitualPreset, ShelfProblem> {
    own.text(at: path).flatMap { text in
      let preset = RitualPreset(name: name, text: text)
      let hasHabit = preset.ritual(on: today).arcs.contains { !$0.habits.isEmpty }
      return hasHabit ? .success(preset) : .failure(own.unfit(path, "no arc in it has a habit"))
    }
  }
}
