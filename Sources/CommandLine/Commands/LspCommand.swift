import LanguageServer
import Languages
import Lint
import Vault
import Workspace

/// `tidemark lsp`
enum LspCommand {
  private static let log = Option.text("log", value: "FILE", "Add a line to this file for each message, without your texts")

  static let command = Command(
    "lsp",
    "Serve an editor: findings while you type, by the Language Server Protocol",
    discussion: """
      An editor starts it and speaks with it on standard input and output. It checks open files as lint does, each against its \
      vault, unsaved files included. A file whose kind is not Tidemark's gets nothing.

      docs/editors.md has a few lines of configuration for each editor.
      """,
    options: [log, SharedOptions.jobs, SharedOptions.today, SharedOptions.now],
    examples: [
      Example("tidemark lsp", "Wait for an editor's messages"),
      Example("tidemark lsp --log /tmp/tidemark-lsp.log", "Write down which messages come"),
    ],
    exitCodes: [
      ExitCodeNote(.success, "the editor said “shutdown” before the end"),
      ExitCodeNote(.findings, "the editor said “exit”, or ended, without “shutdown”"),
      ExitCodeNote(.couldNotRun, "the arguments are wrong, or the log cannot be written"),
    ]
  ) { invocation, console in
    let path = invocation[log]
    if let path, case .failure(let error) = FileSystem.append([], to: path) {
      console.error.write("tidemark: \(console.language.say(error.told(aboutWriting: path)))\n")
      return .couldNotRun
    }
    let server = LanguageServer(
      version: Tidemark.version,
      clock: { invocation.clock },
      jobs: invocation.jobs,
      rulePage: { name in
        RuleCatalogue.rule(named: name).map {
          RulePageText.markdown(of: $0, sections: Specification.sections(ofRule: name))
        }
      }
    ) { line in
      if let path { _ = FileSystem.append(Array((line + "\n").utf8), to: path) }
    }
    var pipe = ServerPipe(server)
    return pipe.run() ? .success : .findings
  }
}
