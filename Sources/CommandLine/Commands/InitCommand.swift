import BuiltIns
import Chronology
import Diagnostics
import Languages
import SourceText
import Vault
import Views

/// `tidemark init`
enum InitCommand {
  private static let folder = Operand.many("DIR", default: ".", InitHelp.folder)
  private static let example = Option.flag("example", InitHelp.example)
  private static let bare = Option.flag("bare", InitHelp.bare)
  private static let with = Option.texts("with", value: "PRESET,...", InitHelp.with)

  static let command = Command(
    "init",
    InitHelp.summary,
    discussion: InitHelp.discussion,
    operands: [folder],
    options: [example, bare, with, SharedOptions.jobs, SharedOptions.today, SharedOptions.now],
    examples: [
      Example("tidemark init ~/tidemark", InitHelp.here),
      Example("tidemark init ~/notes", InitHelp.ofNotes),
      Example("tidemark init ~/tidemark --with morning-hydration,evening-reflection", InitHelp.withRituals),
      Example("tidemark init --example /tmp/example", InitHelp.full),
    ],
    exitCodes: [
      ExitCodeNote(.success, InitHelp.success),
      ExitCodeNote(.couldNotRun, InitHelp.couldNotRun),
    ]
  ) { invocation, console in
    func fail(_ message: InitMessage) -> ExitCode { console.refuse(invocation, message) }
    let folders = invocation[folder]
    guard folders.count == 1, let folder = folders.first, folder != "-" else { return fail(.nameOneFolder) }
    if FileSystem.exists(FileSystem.path(of: VaultRoot.fileName, in: folder)) {
      return fail(.isVault(shown(folder)))
    }
    if let root = VaultRoot.find(forNew: folder) {
      return fail(.isInVault(shown(folder), vault: shown(root)))
    }
    let today = invocation.today(at: folder)
    guard !invocation[example] || !invocation[bare] else {
      return fail(.bareAndExample)
    }
    let found = FoundFolder(at: folder)
    let isBare = !invocation[example] && (invocation[bare] || found.fileCount > 0)
    var template = BuiltInVaults.first(in: console.language).filled(today: today)
    if isBare { template = VaultTemplate(root: found.root(titled: template.title ?? "Tidemark")) }
    if invocation[example] { template = BuiltInVaults.example }
    if invocation.isGiven(with) {
      guard !invocation[example] else {
        return fail(.withAndExample)
      }
      switch presets(named: invocation[with], on: today, in: console.language) {
      case .success(let presets): template.add(presets, on: today)
      case .failure(let problem): return fail(.nothingWritten(problem.words))
      }
    }
    let files = template.files.map { (path: FileSystem.path(of: $0.name, in: folder), bytes: $0.bytes) }
    let existing = files.map(\.path).filter(FileSystem.exists)
    guard existing.isEmpty else {
      return fail(.filesExist(existing.map(shown)))
    }
    if let problem = NewFile.create(files, console) { return console.refuse(invocation, problem) }
    for file in files { console.output.write(console.language.say(NewFileMessage.created(shown(file.path))) + "\n") }
    if isBare, found.fileCount > 0 {
      console.write(messages: found.report(invocation.clock, jobs: invocation.jobs, in: console.language))
    }
    console.output.write(nextSteps(folder, isExample: invocation[example], console))
    return .success
  }

  /// The presets of some names, each once. Names are parted by commas, and a list may be given several times.
  private static func presets(
    named lists: [String],
    on today: CivilDate,
    in language: Language
  ) -> Result<[RitualPreset], ShelfProblem> {
    let names = lists.flatMap { $0.split(separator: ",") }.map(\.onOneLine).filter { !$0.isEmpty }
    let shelf = PresetShelf(vault: VaultRoot.find(from: ".").map { FileSystem.path(ofRoot: $0) }, in: language)
    var presets: [RitualPreset] = []
    var paths: [String: String] = [:]
    for name in names {
      switch shelf.preset(named: name, on: today) {
      case .failure(let problem): return .failure(problem)
      case .success(let preset):
        guard !presets.contains(where: { $0.name == preset.name }) else { continue }
        if let other = paths.updateValue(name, forKey: preset.path(on: today)) {
          return .failure(ShelfProblem(.haveOneTitle([other, name].map(shown))))
        }
        presets.append(preset)
      }
    }
    guard !presets.isEmpty else { return .failure(ShelfProblem(.namesNoPreset)) }
    return .success(presets)
  }

  private static func shown(_ path: String) -> String { ControlCharacters.escaping(path) }

  /// A path as a shell takes it: in quotation marks, if a sign in it means something to one.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy {
      !$0.isASCII || $0.properties.isAlphabetic || "0123456789/._-+@%:,=".unicodeScalars.contains($0)
    }
    return shown(isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'")
  }

  private static func nextSteps(_ folder: String, isExample: Bool, _ console: Console) -> String {
    let option = folder == "." ? "" : " --vault \(quoted(folder))"
    let path = folder == "." ? "" : " \(quoted(folder))"
    let day: (command: String, does: InitMessage) =
      isExample ? ("tidemark day 2026-11-20\(option)", .showDay) : ("tidemark today\(option)", .showToday)
    let all = [day, ("tidemark presets", .showPresets), ("tidemark lint\(path)", .checkFiles)]
    let steps = NextSteps("", all.map { ($0.command, console.language.say($0.does)) })
    return "\n" + steps.lines(width: console.width).map { $0 + "\n" }.joined()
  }
}

/// What is told of a vault that is begun, or of why none is. Paths are as they are shown.
enum InitMessage: Message {
  case nameOneFolder
  case isVault(String)
  case isInVault(String, vault: String)
  case bareAndExample
  case withAndExample
  case nothingWritten(Told)
  case filesExist([String])
  /// What the commands do that come next.
  case showDay, showToday, showPresets, checkFiles
}

/// What the help of `init` says.
enum InitHelp: Message {
  case folder, example, bare, with, summary, discussion, here, ofNotes, withRituals, full
  case success, couldNotRun
}
