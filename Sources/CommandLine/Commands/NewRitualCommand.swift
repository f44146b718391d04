import Diagnostics
import Outline
import Planner
import Reading
import Vault

/// `tidemark new ritual`
enum NewRitualCommand {
  private static let title = Operand.optional("TITLE", "the title of the ritual; else that of the preset")
  private static let preset = Option.text("preset", value: "NAME", "Begin from this preset")
  private static let output = Option.text("output", short: "o", value: "FILE", "Write this file")

  static let command = Command(
    "ritual",
    "Begin a ritual with a first arc from today",
    discussion: """
      Without --output the ritual goes to rituals/ in the vault, else to this folder, under its title in small letters. A file \
      that exists is never written over. `tidemark presets` lists the presets; without one the ritual has one habit to change.
      """,
    operands: [title],
    options: [preset, output, SharedOptions.today],
    examples: [
      Example("tidemark new ritual --preset morning-hydration", "Begin a ritual that is ready made"),
      Example("tidemark new ritual \"Before the book\"", "Begin one of your own"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the ritual was written"),
      ExitCodeNote(.couldNotRun, "nothing was written: the file exists, or the preset is unknown"),
    ]
  ) { invocation, console in
    func fail(_ message: String) -> ExitCode {
      console.error.write("tidemark new ritual: \(message)\n")
      return .couldNotRun
    }
    let words = invocation[title].map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    let chosen: RitualPreset
    switch PresetsCommand.preset(named: invocation[preset]) {
    case .success(let found): chosen = found
    case .failure(let problem): return fail(problem.words)
    }
    guard words != "", words != nil || invocation[preset] != nil else { return fail("name a title, or a --preset") }
    let today = invocation.today
    let name = words ?? chosen.ritual(on: today).title
    let text = chosen.filled(today: today, title: words.map { TextGuard.heading($0) })
    let path = invocation[output] ?? PagePath.standard(forTitle: name, in: "rituals", vault: PagePath.vaultFromHere())
    guard !path.isEmpty, path.last != "/", !FileSystem.isDirectory(path) else {
      return fail("“\(ControlCharacters.escaping(path))” is no name of a file")
    }
    if FileSystem.exists(path) { return fail(FileError.alreadyExists.message(about: path)) }
    if case .failure(let error) = FileSystem.createFolders(above: path) { return fail(error.message(aboutWriting: path)) }
    if case .failure(let error) = FileSystem.writeNew(path, Array(text.utf8)) {
      return fail(error == .alreadyExists ? error.message(about: path) : error.message(aboutWriting: path))
    }
    console.output.write("\(ControlCharacters.escaping(path)): created\n")
    return .success
  }
}
