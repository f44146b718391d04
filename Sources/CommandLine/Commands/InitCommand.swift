import Diagnostics
import Vault

/// `tidemark init`
enum InitCommand {
  private static let folder = Operand.many("DIR", default: ["."], "the folder of the vault; it is made if need be")
  private static let example = Option.flag("example", "Begin with a full vault: pages, days and projects of an invented person")

  static let command = Command(
    "init",
    "Begin a vault",
    discussion: """
      Writes a root with settings, a first page, today's day and a project, so that there is something to change. What exists is \
      never written over: if one of the files is there already, nothing is written at all.
      """,
    operands: [folder],
    options: [example, SharedOptions.today],
    examples: [
      Example("tidemark init ~/tidemark", "Begin a vault in this folder"),
      Example("tidemark init --example /tmp/example", "Look at a full one"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the vault was written"),
      ExitCodeNote(.couldNotRun, "nothing was written: a file exists, or the folder lies in a vault"),
    ]
  ) { invocation, console in
    func fail(_ message: String) -> ExitCode {
      console.error.write("tidemark init: \(message)\n")
      return .couldNotRun
    }
    let folders = invocation[folder]
    guard folders.count == 1, let folder = folders.first, folder != "-" else { return fail("one folder is a vault; name one") }
    if FileSystem.exists(FileSystem.path(of: VaultRoot.fileName, in: folder)) {
      return fail("\(shown(folder)) is a vault already: it has a \(VaultRoot.fileName)")
    }
    if let root = VaultRoot.find(from: existingFolder(above: folder)) {
      return fail("\(shown(folder)) lies in the vault \(shown(root)); a vault in a vault would hide its files from it")
    }
    let template = invocation[example] ? BuiltInVaults.example : BuiltInVaults.first.filled(today: invocation.today)
    let files = template.files.map { (path: FileSystem.path(of: $0.name, in: folder), bytes: $0.bytes) }
    let existing = files.map(\.path).filter(FileSystem.exists)
    guard existing.isEmpty else {
      let names = existing.map(shown).joined(separator: ", ")
      return fail("nothing was written: \(names) \(existing.count == 1 ? "exists" : "exist") already")
    }
    for file in files {
      if case .failure(let error) = FileSystem.createFolders(above: file.path) {
        return fail(error.message(aboutWriting: file.path))
      }
      if case .failure(let error) = FileSystem.writeNew(file.path, file.bytes) {
        return fail(error.message(aboutWriting: file.path))
      }
      console.output.write("\(shown(file.path)): created\n")
    }
    console.output.write(nextSteps(folder, isExample: invocation[example]))
    return .success
  }

  /// The folder itself, or the nearest one above it that exists.
  private static func existingFolder(above folder: String) -> String {
    var folder = folder
    while !FileSystem.exists(folder), folder != ".", folder != "/" { folder = FileSystem.folder(of: folder) }
    return folder
  }

  private static func shown(_ path: String) -> String { ControlCharacters.escaping(path) }

  /// A path as a shell takes it: in quotation marks, if a sign in it means something to one.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy {
      !$0.isASCII || $0.properties.isAlphabetic || "0123456789/._-+@%:,=".unicodeScalars.contains($0)
    }
    return shown(isPlain ? path : "'" + path.replacing("'", with: "'\\''") + "'")
  }

  private static func nextSteps(_ folder: String, isExample: Bool) -> String {
    let option = folder == "." ? "" : " --vault \(quoted(folder))"
    let path = folder == "." ? "" : " \(quoted(folder))"
    let day = isExample ? " 2026-11-20" : ""
    return """

      tidemark day\(day)\(option)
      tidemark tasks\(option)
      tidemark lint\(path)

      """
  }
}
