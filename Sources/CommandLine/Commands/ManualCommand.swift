import Diagnostics
import Languages
import SourceText
import Vault

/// `tidemark manual`
enum ManualCommand {
  private static let page = Operand.optional("PAGE", ManualHelp.page)
  private static let output = Option.text("output", short: "o", value: "DIR", ManualHelp.output)

  static let command = Command(
    "manual",
    ManualHelp.summary,
    discussion: ManualHelp.discussion,
    operands: [page],
    options: [output, SharedOptions.today, SharedOptions.now],
    examples: [
      Example("tidemark manual done > tidemark-done.1", ManualHelp.writeOne),
      Example("tidemark manual --output share/man", ManualHelp.writeAll),
    ],
    exitCodes: [
      ExitCodeNote(.success, ManualHelp.success),
      ExitCodeNote(.couldNotRun, ManualHelp.couldNotRun),
    ]
  ) { invocation, console in
    let pages = ManualPage.all(of: Tidemark.program, date: invocation.clock.now.date, in: console.language)
    if let folder = invocation[output] { return write(pages, to: folder, invocation, console) }
    let prefix = Tidemark.program.name
    let names = [prefix] + (invocation[page].map { [prefix + "-" + $0.onOneLine.replacing(" ", with: "-"), $0] } ?? [])
    let wanted = invocation.isGiven(page) ? pages.first { names.dropFirst().contains($0.name) } : pages.first
    if let wanted {
      console.output.write(wanted.text)
      return .success
    }
    let known = pages.dropFirst().map { String($0.name.dropFirst(prefix.count + 1)) }
    let words = invocation[page] ?? ""
    let nearest = nearestWord(to: words, in: known)
    return console.refuse(invocation, ManualCommandMessage.noPage(ControlCharacters.escaping(words), nearest: nearest))
  }

  private static func write(
    _ pages: [ManualPage],
    to folder: String,
    _ invocation: Invocation,
    _ console: Console
  ) -> ExitCode {
    var changes: [FileChange] = []
    for page in pages {
      let path = FileSystem.path(of: page.path, in: folder)
      let before = try? FileSystem.read(path).get()
      if before != Array(page.text.utf8) {
        changes.append(FileChange(path: path, before: before, after: Array(page.text.utf8)))
      }
    }
    if case .failure(let failure) = FileSystem.commit(changes, makingFolders: true) {
      return console.refuse(invocation, failure.told)
    }
    for change in changes {
      let message = ManualCommandMessage.written(ControlCharacters.escaping(change.path))
      console.output.write(console.language.say(message) + "\n")
    }
    return .success
  }
}

/// What the help of `manual` says.
enum ManualHelp: Message {
  case page, output, summary, discussion, writeOne, writeAll, success, couldNotRun
}

/// What is told of pages of the manual and sections of the format. All that they quote is safe to show.
enum ManualCommandMessage: Message {
  case noPage(String, nearest: String?)
  case written(String)
  case noSection(String, nearest: String?)
  /// What stands above the chapters of the format.
  case chapters
}
