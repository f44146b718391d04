import Diagnostics
import Export
import Languages
import Outline
import Reading
import Workspace

/// `tidemark outline`
enum OutlineCommand {
  private static let file = Operand.one("FILE", OutlineHelp.file)

  static let command = Command(
    "outline",
    OutlineHelp.summary,
    discussion: OutlineHelp.discussion,
    operands: [file],
    options: [SharedOptions.json, SharedOptions.standardInputName],
    examples: [Example("tidemark outline pages/health.md", OutlineHelp.showPage)]
  ) { invocation, console in
    let files = FileSet(
      NamedPaths.settled([invocation[file]], invocation, least: .equal),
      standardInputName: invocation[SharedOptions.standardInputName],
      acceptsFolders: false
    )
    let isComplete = files.forEach(console.listener) { file in
      let document = VaultHomes().document(of: file)
      guard document.kind != nil else { return .somebody(document) }
      let reading = document.kind != nil ? PlanReading(of: document, fileName: FileName.stem(of: file.path)) : nil
      if document.isGarbled { console.tellOfGarbled(file.path) }
      let listing = OutlineListing(ExportedDocument(path: file.path, document: document, reading: reading))
      if invocation[SharedOptions.json] {
        console.output.write(listing.json.write(pretty: true) + "\n")
      } else {
        for line in listing.text.split(separator: "\n") {
          console.output.write(ControlCharacters.escaping(String(line)) + "\n")
        }
      }
      return .tidemark
    }
    return ExitCode(isComplete: isComplete)
  }
}

/// What the help of `outline` says.
enum OutlineHelp: Message {
  case file, summary, discussion, showPage
}
