import TestSupport

@testable import CommandLine

/// What a command line came to, run within the process of the test.
struct CommandRun {
  var status: ExitCode
  var output: String
  var error: String

  init(
    _ arguments: [String],
    isTerminal: Bool = false,
    declinesColor: Bool = false,
    width: Int = 80,
    stateFolder: String? = nil
  ) {
    let console = Console(
      output: OutputWriter(),
      error: OutputWriter(),
      width: width,
      isTerminal: isTerminal,
      declinesColor: declinesColor,
      stateFolder: stateFolder
    )
    status = Tidemark.run(arguments, console: console)
    output = console.output.text
    error = console.error.text
  }

  init(_ arguments: String...) {
    self.init(arguments)
  }

  var lines: [String] { output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// The words of a command line as a shell reads them, as far as quotation marks go.
  static func words(of line: String) -> [String] {
    var words = [""]
    var mark: Character?
    for letter in line {
      switch (letter, mark) {
      case ("\"", nil), ("'", nil): mark = letter
      case (_, letter?): mark = nil
      case (" ", nil): words.append("")
      default: words[words.count - 1].append(letter)
      }
    }
    return words
  }
}

/// Files for a test to work on.
enum Sample {
  /// A page with these lines in a section. The first of them is line 9.
  static func page(_ lines: String...) -> String {
    "---\nkind: page\n---\n\n# Title\n\n## Section\n\n" + lines.map { $0 + "\n" }.joined()
  }

  /// A page without any finding.
  static let clean = page("- [ ] Call mum (due: 2026-12-01)")
  /// A page with one error, on line 9.
  static let wrong = page("- [ ] Call mum (due: 2026-13-01)")
  /// A page with one warning, on line 9.
  static let doubtful = page("- [ ] Call mum (duw: 2026-12-01, due: 2026-12-01)")
  /// A page with one hint, on line 1.
  static let untitled = "---\nkind: page\n---\n\n## Section\n\n- Leaf\n"
  /// A page that formatting changes, on line 9.
  static let untidy = page("- [X] Call mum (Due:2026-12-01)")
  static let tidy = page("- [x] Call mum (due: 2026-12-01)")
  static let conflict = page("<<<<<<< here", "- one", "=======", "- two", ">>>>>>> there")
  static let note = "# Somebody's note\n\n- [X] Leave this alone (Due:2026-12-01)\n"
}

extension TemporaryFolder {
  /// What a command line came to in which the folder is written `@`, without the folder's own path in what it printed.
  func run(_ line: String, isTerminal: Bool = false) -> CommandRun {
    run(line.split(separator: " ").map(String.init), isTerminal: isTerminal)
  }

  /// - Parameter showsPlace: whether the commands that it offers have the vault, the day and the time that this one was given, which
  ///   stand last; without them they are as a person types them.
  func run(_ arguments: [String], isTerminal: Bool = false, showsPlace: Bool = false) -> CommandRun {
    var run = CommandRun(arguments.map { $0.replacing("@", with: path) }, isTerminal: isTerminal)
    run.output = run.output.replacing(path, with: "@")
    run.error = run.error.replacing(path, with: "@")
    if !showsPlace, let start = arguments.firstIndex(of: "--vault") {
      run.error = run.error.replacing(" " + arguments[start...].joined(separator: " "), with: "")
    }
    return run
  }

  /// The same in this folder, on the day of the tests, with words in quotation marks as one.
  func run(typed line: String, now: String = "10:15") -> CommandRun {
    run(CommandRun.words(of: line) + ["--vault", "@", "--today", "2026-11-20", "--now", now])
  }
}
