import BuiltIns
import Chronology
import Diagnostics
import Languages
import Phrases
import Vault

/// The presets that there are: those of the vault that one stands in, and the built-in ones.
struct PresetShelf {
  /// Where a vault keeps its own, below its templates.
  static let folder = "rituals"

  private let own: Shelf
  private let language: Language

  /// - Parameters:
  ///   - root: the vault's folder.
  ///   - language: that of the built-in ones.
  init(vault root: String?, in language: Language) {
    self.language = language
    let path = VaultRoot.templatesFolder + "/" + PresetShelf.folder
    own = Shelf(thing: .preset, folder: root.map { FileSystem.path(of: path, in: $0) })
  }

  /// The built-in ones, by name.
  var builtIns: [RitualPreset] { BuiltInPresets.all(in: language) }

  /// The vault's own presets by name, and those that cannot be one.
  func ownPresets(on today: CivilDate) -> [Result<RitualPreset, ShelfProblem>] {
    own.names.compactMap { name in own.path(named: name).map { file($0, called: name, on: today) } }
  }

  /// All presets that can be one: those of the vault, and the built-in ones that none of them stands for.
  func presets(on today: CivilDate) -> [RitualPreset] {
    let own = ownPresets(on: today).compactMap { try? $0.get() }
    return own + builtIns.filter { builtIn in !own.contains { RitualPreset.isCalled($0.name, builtIn.name) } }
  }

  /// The presets whose titles or names fit words best (commands, *Names*).
  func presets(like words: String, on today: CivilDate) -> [RitualPreset] {
    let all = presets(on: today)
    let titles = all.map { NameKey(ControlCharacters.escaping($0.ritual(on: today).title)) }
    if let found = NameFit.best(NameKey(words), of: titles) { return found.indices.map { all[$0] } }
    return NameFit.best(NameKey(words), of: all.map { NameKey($0.name) })?.indices.map { all[$0] } ?? []
  }

  /// The preset of a name: that of the vault before a built-in one, which is called by its title, too. What is neither is a path, if
  /// it looks like one or leads somewhere, else a part of a title.
  func preset(named name: String, on today: CivilDate) -> Result<RitualPreset, ShelfProblem> {
    let ownNames = own.names
    if let found = ownNames.first(where: { RitualPreset.isCalled($0, name) }), let path = own.path(named: found) {
      return file(path, called: found, on: today)
    }
    let builtIns = builtIns
    if let builtIn = builtIns.first(where: { RitualPreset.isCalled($0.name, name) }) { return .success(builtIn) }
    if let builtIn = builtIns.first(where: { RitualPreset.isCalled($0.ritual(on: today).title, name) }) {
      return .success(builtIn)
    }
    if Shelf.isPath(name) { return file(name, called: name, on: today) }
    let like = presets(like: name, on: today)
    if like.count == 1 { return .success(like[0]) }
    if !like.isEmpty {
      let titles = like.map { "  " + ControlCharacters.escaping($0.ritual(on: today).title) }
      let message = ShelfMessage.mayBeSeveral(ControlCharacters.escaping(name))
      return .failure(ShelfProblem(Told(MessageWithLines(message, titles))))
    }
    return .failure(own.unknown(name, among: ownNames + BuiltInPresets.names, limit: 3))
  }

  private func file(_ path: String, called name: String, on today: CivilDate) -> Result<RitualPreset, ShelfProblem> {
    own.text(at: path).flatMap { text in
      let preset = RitualPreset(name: name, text: text)
      let hasHabit = preset.ritual(on: today).arcs.contains { !$0.habits.isEmpty }
      return hasHabit ? .success(preset) : .failure(ShelfProblem(.hasNoHabit(ControlCharacters.escaping(path))))
    }
  }
}
