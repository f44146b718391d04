import Changes
import Vault
import Workspace

/// `tidemark textconv`
enum TextconvCommand {
  private static let file = Operand.one("FILE", "the file; - for standard input")

  static let command = Command(
    "textconv",
    "Print a file as a text to compare: one fact a line",
    discussion: """
      For git diff --textconv: the order of fields, the spelling of dates, and whether the days of a log are written as a range \
      make no difference, and every value has a line of its own. A file that is not Tidemark's, or that has the marks of a merge, \
      is printed as it is. `tidemark git-setup --textconv` tells git to use it always; for a single run, write `git -c \
      diff.tidemark.textconv="tidemark textconv" diff`.
      """,
    operands: [file],
    examples: [
      Example("tidemark textconv days/2026-11-20.md", "Print a day as facts")
    ],
    exitCodes: [
      ExitCodeNote(.success, "the text was printed"),
      ExitCodeNote(.couldNotRun, "the file could not be read"),
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
