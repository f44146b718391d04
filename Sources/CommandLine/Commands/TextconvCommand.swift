import Changes
import Languages
import Vault
import Workspace

/// `tidemark textconv`
enum TextconvCommand {
  private static let file = Operand.one("FILE", TextconvHelp.file)

  static let command = Command(
    "textconv",
    TextconvHelp.summary,
    discussion: TextconvHelp.discussion,
    operands: [file],
    examples: [
      Example("tidemark textconv days/2026-11-20.md", TextconvHelp.printDay)
    ],
    exitCodes: [
      ExitCodeNote(.success, TextconvHelp.success),
      ExitCodeNote(.couldNotRun, TextconvHelp.couldNotRun),
    ]
  ) { invocation, console in
    let path = invocation[file]
    let isInput = path == FileSet.standardInput
    let read = isInput ? FileSystem.readStandardInput() : FileSystem.read(path)
    switch read {
    case .failure(let error):
      let message = error.told(about: isInput ? "<stdin>" : path)
      console.error.write("tidemark: \(console.language.say(message))\n")
      return .couldNotRun
    case .success(let bytes):
      let version = FileVersion(bytes, path: path)
      if let plan = version.plan, !version.isUnread {
        console.writeForeign(FactText.lines(of: plan).map { $0 + "\n" }.joined())
      } else {
        console.output.write(bytes)
      }
      return .success
    }
  }
}

/// What the help of `textconv` says.
enum TextconvHelp: Message {
  case file, summary, discussion, printDay, success, couldNotRun
}
