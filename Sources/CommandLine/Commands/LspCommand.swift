import LanguageServer
import Languages
import Lint
import Vault
import Workspace

/// `tidemark lsp`
enum LspCommand {
  private static let log = Option.text("log", value: "FILE", LspHelp.log)

  static let command = Command(
    "lsp",
    LspHelp.summary,
    discussion: LspHelp.discussion,
    options: [log, SharedOptions.jobs, SharedOptions.today, SharedOptions.now],
    examples: [
      Example("tidemark lsp", LspHelp.waitForEditor),
      Example("tidemark lsp --log /tmp/tidemark-lsp.log", LspHelp.writeLog),
    ],
    exitCodes: [
      ExitCodeNote(.success, LspHelp.success),
      ExitCodeNote(.findings, LspHelp.findings),
      ExitCodeNote(.couldNotRun, LspHelp.couldNotRun),
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
      language: console.language,
      rulePage: { name, language in
        RuleCatalogue.rule(named: name).map {
          RulePageText.markdown(of: $0, sections: Specification.sections(ofRule: name), in: language)
        }
      }
    ) { line in
      if let path { _ = FileSystem.append(Array((line + "\n").utf8), to: path) }
    }
    var pipe = ServerPipe(server)
    return pipe.run() ? .success : .findings
  }
}

/// What the help of `lsp` says.
enum LspHelp: Message {
  case log, summary, discussion, waitForEditor, writeLog, success, findings, couldNotRun
}
