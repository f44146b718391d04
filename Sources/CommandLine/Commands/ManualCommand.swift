import Diagnostics
import SourceText
import Vault

/// `tidemark manual`
enum ManualCommand {
  private static let page = Operand.optional("PAGE", "a command, as in new-page, or format; by default the program itself")
  private static let output = Option.text(
    "output",
    short: "o",
    value: "DIR",
    "Write all pages below this folder, in man1 and man5"
  )

  static let command = Command(
    "manual",
    "Print a page of the manual, as man shows it",
    discussion: """
      The pages are in mdoc, the language of manuals. `make install` and the packages put them where man looks for them: \
      `man tidemark-done`. The page of the format is the specification.
      """,
    operands: [page],
    options: [output, SharedOptions.today, SharedOptions.now],
    examples: [
      Example("tidemark manual done > tidemark-done.1", "Write the page about done, for man to show"),
      Example("tidemark manual --output share/man", "Write all pages"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the pages were written"),
      ExitCodeNote(.couldNotRun, "there is no such page, or nothing could be written"),
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
    let nearest = nearestWord(to: words, in: known).map { "; did you mean “\($0)”?" } ?? ""
    return console.refuse(invocation, "the manual has no page “\(ControlCharacters.escaping(words))”\(nearest)")
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
      return console.refuse(invocation, failure.message)
    }
    for change in changes { console.output.write("\(ControlCharacters.escaping(change.path)): written\n") }
    return .success
  }
}
