public import Languages

/// One command of the program, as data: parsing, help and suggestions are all made from it.
public struct Command: Sendable {
  /// The word that names it.
  public var name: String
  /// What it does: one sentence as a command, without a full stop.
  public var summary: Told
  /// More about it: paragraphs with an empty line between them. One that begins with a space is shown as it is.
  public var discussion: Told?
  public var operands: [any DeclaredOperand]
  public var options: [any DeclaredOption]
  public var examples: [Example]
  /// What each exit status means, where it is not plain.
  public var exitCodes: [ExitCodeNote]
  /// The commands of a command that only gathers others; it has no operands then.
  public var subcommands: [Command]
  /// Whether no help names it: what a shell asks, and no person types.
  public var isHidden = false
  /// What is meant by a word that is none of them: the name of one of them, or a command line to suggest; nil for nothing.
  public var standard: String?
  /// Which of them it is where no word follows, or the command line of another; nil for none.
  public var alone: String?
  /// Does the work; nil for a command that gathers others.
  public var run: (@Sendable (Invocation, Console) -> ExitCode)?

  /// A command that does something.
  package init(
    _ name: String,
    _ summary: some Message,
    discussion: (any Message)? = nil,
    operands: [any DeclaredOperand] = [],
    options: [any DeclaredOption] = [],
    examples: [Example] = [],
    exitCodes: [ExitCodeNote] = [],
    run: @escaping @Sendable (Invocation, Console) -> ExitCode
  ) {
    self.name = name
    self.summary = Told(summary)
    self.discussion = discussion.map { Told($0) }
    self.operands = operands
    self.options = options
    self.examples = examples
    self.exitCodes = exitCodes
    self.run = run
    subcommands = []
  }

  /// A command that gathers others, as `new` gathers `new page`.
  package init(
    _ name: String,
    _ summary: some Message,
    discussion: (any Message)? = nil,
    subcommands: [Command],
    standard: String? = nil,
    alone: String? = nil
  ) {
    self.name = name
    self.summary = Told(summary)
    self.discussion = discussion.map { Told($0) }
    self.subcommands = subcommands
    self.standard = standard
    self.alone = alone
    operands = []
    options = []
    examples = []
    exitCodes = []
  }
}

extension Command {
  /// The same command, which no help names.
  func hidden() -> Command {
    var command = self
    command.isHidden = true
    return command
  }
}

/// Commands that people look for together, under one heading of the help.
public struct CommandGroup: Sendable {
  /// What one wants of them: `Look`.
  public var title: Told
  public var entries: [CommandEntry]
  public var commands: [Command] { entries.map { $0.command() } }
  /// Those that a help names.
  var shown: [Command] { commands.filter { !$0.isHidden } }

  package init(_ title: some Message, _ entries: [CommandEntry]) {
    self.title = Told(title)
    self.entries = entries
  }
}

/// A command by its name. It is made when it is asked for: to make all of them takes longer than many a command.
public struct CommandEntry: Sendable {
  /// That of the command.
  public let name: String
  public let command: @Sendable () -> Command

  public init(_ name: String, _ command: @autoclosure @escaping @Sendable () -> Command) {
    self.name = name
    self.command = command
  }
}

/// A command line and what it does.
public struct Example: Sendable {
  public var line: String
  public var summary: Told

  package init(_ line: String, _ summary: some Message) {
    self.line = line
    self.summary = Told(summary)
  }

  /// The line as somebody types it who speaks a language: with names and days in it. It is the same where it has none.
  public func line(in language: Language) -> String {
    guard let table = language.choose(english: nil, spanish: Self.spanish, french: Self.french) else { return line }
    return table[line] ?? line
  }
}

/// What an exit status of a command means.
public struct ExitCodeNote: Sendable {
  public var status: ExitCode
  public var meaning: Told

  package init(_ status: ExitCode, _ meaning: some Message) {
    self.status = status
    self.meaning = Told(meaning)
  }
}
