internal import Diagnostics
public import Languages
internal import Phrases

/// The whole command line of a program, as data.
///
/// Every command also understands `--help` and `-h`, and the program `--version` and `help COMMAND`. Options of a command may stand
/// before its name.
public struct Program: Sendable {
  public var name: String
  public var version: String
  /// What the program is for: one sentence with a full stop.
  public var summary: Told
  /// More about it, as in a `Command`.
  public var discussion: Told?
  /// Options that every command understands, and that may stand before the command too.
  public var options: [any DeclaredOption]
  /// Options that every command understands, and of which the help says nothing but where a command reads them.
  public var quietOptions: [any DeclaredOption]
  /// Words that are no command, alone or after one, and the command line that does what they say.
  public var otherWords: [String: String] { makeOtherWords() }
  /// They are made when they are asked for: most command lines are right.
  private let makeOtherWords: @Sendable () -> [String: String]
  /// The command line for words that stand where a command does and say what it shows, such as a day; nil for other words. The flag
  /// says whether misspelled ones are asked for.
  var lineMeant: @Sendable (_ words: [String], _ isMisspelled: Bool) -> String? = { _, _ in nil }
  /// Options that are none, and what says the same where a command has it.
  public var otherOptions: [String: String] { makeOtherOptions() }
  private let makeOtherOptions: @Sendable () -> [String: String]
  public var groups: [CommandGroup]
  /// The commands of all groups, in order.
  public var commands: [Command] { groups.flatMap(\.commands) }

  /// The command of a name; nil where there is none.
  func command(named name: String) -> Command? { entry(named: name)?.command() }

  /// What the name of a command leads to; nil where there is none.
  func entry(named name: String) -> CommandEntry? {
    groups.lazy.compactMap { group in group.entries.first { $0.name == name } }.first
  }

  /// What is meant where there are no arguments, in the folder of a vault that is looked at then; no words for the help.
  public var standardArguments: @Sendable (_ path: String) -> [String]

  package init(
    name: String,
    version: String,
    summary: some Message,
    discussion: (any Message)? = nil,
    options: [any DeclaredOption] = [],
    quietOptions: [any DeclaredOption] = [],
    otherWords: @autoclosure @escaping @Sendable () -> [String: String] = [:],
    otherOptions: @autoclosure @escaping @Sendable () -> [String: String] = [:],
    groups: [CommandGroup],
    standardArguments: @escaping @Sendable (_ path: String) -> [String] = { _ in [] }
  ) {
    self.name = name
    self.version = version
    self.summary = Told(summary)
    self.discussion = discussion.map { Told($0) }
    self.options = options
    self.quietOptions = quietOptions
    makeOtherWords = otherWords
    makeOtherOptions = otherOptions
    self.groups = groups
    self.standardArguments = standardArguments
  }

  static let help = Option.flag("help", short: "h", ProgramHelp.help)
  static let version = Option.flag("version", ProgramHelp.version)
  /// For programs that list it among their options: nothing is asked of the person, as where nobody is there to answer.
  static let noInput = Option.flag("no-input", ProgramHelp.noInput)
  /// For programs that list it among their options: what is longer than the terminal is not shown by the pager.
  static let noPager = Option.flag("no-pager", ProgramHelp.noPager)

  /// What the arguments ask for.
  ///
  /// - Parameter arguments: The arguments without the name of the program.
  public func parse(_ arguments: [String]) -> Request {
    var parser = ArgumentParser(self)
    return parser.parse(arguments)
  }

  /// The same, with the standard command where there are no arguments, or only options of it.
  private func parseOrBegin(
    _ arguments: [String],
    at path: @autoclosure () -> String
  ) -> (request: Request, arguments: [String]) {
    let request = parse(arguments)
    switch request {
    case .help where arguments.isEmpty, .mistake(.earlyOption, []), .mistake(.missingCommand, []): break
    default: return (request, arguments)
    }
    let standard = standardArguments(path())
    guard !standard.isEmpty, case .command(let run, let invocation) = parse(standard + arguments) else {
      return (request, arguments)
    }
    return (.command(run, invocation), standard + arguments)
  }

  /// Parses the arguments, does what they ask for, and hands on all output.
  ///
  /// A mistake in the arguments is one line on standard error and `couldNotRun`.
  public func run(_ arguments: [String], console: Console) -> ExitCode {
    var console = console
    if let language = Program.language(of: arguments) { console.language = language }
    return LocalWords.$language.withValue(console.language) { run(arguments, on: console) }
  }

  private func run(_ arguments: [String], on console: Console) -> ExitCode {
    var status = ExitCode.success
    var console = console
    let (request, arguments) = parseOrBegin(arguments, at: console.configuration.standardPath)
    switch request {
    case .command(let run, let given):
      var invocation = console.configuration.applied(to: given, console)
      invocation.arguments = arguments
      for problem in console.configuration.problems { console.error.write("\(name): \(problem.text(in: console.language))\n") }
      if invocation.options[Program.noPager.syntax.name]?.isEmpty == false { console.pager = nil }
      if invocation.options[Program.noInput.syntax.name]?.isEmpty == false { console.chooser = nil }
      if let refusal = invocation.weekdayRefusal {
        return console.finish(console.refuse(invocation, .refused(refusal, notes: [])), program: name)
      }
      status = Watching.isAsked(invocation) ? Watching.run(invocation, console, run) : run(invocation, console)
      console.keepForUndo(invocation, arguments)
    case .help(let path, let form):
      if !form.isPaged { console.pager = nil }
      let page = HelpPage(of: path, in: self, language: console.language)
      console.write(paged: form.isShort ? page.shortText(width: console.width) : page.text(width: console.width))
    case .version: console.output.write(Program.versionLine(name, version))
    case .mistake(let mistake, let path):
      console.error.write(mistake.message(after: [name] + path, in: console.language) + "\n")
      status = .couldNotRun
    }
    return console.finish(status, program: name)
  }
}

extension Program {
  /// What `--version` prints.
  static func versionLine(_ name: String, _ version: String) -> String { "\(name) \(version)\n" }

  /// The language that `--lang` asks for, wherever it stands: help and mistakes are told in it, too. Nil without one that is known.
  private static func language(of arguments: [String]) -> Language? {
    let spelling = SharedOptions.language.syntax.spelling
    var found: Language?
    for (index, argument) in arguments.enumerated() where argument.hasPrefix("--") {
      if argument == "--" { break }
      guard argument.hasPrefix(spelling) else { continue }
      let rest = argument.dropFirst(spelling.count)
      if rest.first == "=" {
        found = Language(tag: rest.dropFirst()) ?? found
      } else if rest.isEmpty, index + 1 < arguments.count {
        found = Language(tag: arguments[index + 1]) ?? found
      }
    }
    return found
  }
}

/// What a command line asks for.
public enum Request {
  /// To run a command.
  case command(@Sendable (Invocation, Console) -> ExitCode, Invocation)
  /// To show the help of the program, or of the command that the names lead to.
  case help([Command], HelpForm)
  case version
  /// Something that cannot be understood, and the names of the command that was being read.
  case mistake(ArgumentMistake, [String])
}

/// How help is shown.
public struct HelpForm: Sendable, Equatable {
  /// By the pager, where it is longer than the terminal.
  public var isPaged = true
  /// Without what is explained at length.
  public var isShort = false
}

/// The arguments of one command, checked.
public struct Invocation: Sendable {
  /// The names that lead to the command: `["new", "page"]`.
  public let command: [String]
  /// What a message of the command begins with: `tidemark new page`.
  var commandLine: String { (["tidemark"] + command).joined(separator: " ") }
  /// The texts given for each option, by its long name; none for what is not given.
  private(set) var options: [String: [String]]
  /// The texts given for each operand, by its name.
  let operands: [String: [String]]
  /// The whole command line as it was typed, without the name of the program.
  var arguments: [String] = []
  /// Those of the command, in its order, so that all values of a type can be asked for.
  var declaredOptions: [any DeclaredOption] = []
  var declaredOperands: [any DeclaredOperand] = []

  /// The value of an option, which the command must declare.
  public subscript<Value>(option: Option<Value>) -> Value {
    guard let texts = options[option.syntax.name] else {
      preconditionFailure("the command \(command) does not declare the option \(option.syntax.spelling)")
    }
    return option.read(texts)
  }

  /// The value of an operand, which the command must declare.
  public subscript<Value>(operand: Operand<Value>) -> Value {
    guard let texts = operands[operand.syntax.name] else {
      preconditionFailure("the command \(command) does not declare the operand \(operand.syntax.name)")
    }
    return operand.read(texts)
  }

  /// Takes a value for an option that the command has and that is not given. Another option of its name, as the color of a project,
  /// stays as it is.
  mutating func give(_ option: some DeclaredOption, _ text: String) {
    let own = declaredOptions.first { $0.syntax.name == option.syntax.name }
    guard own == nil || own?.syntax.summary == option.syntax.summary, options[option.syntax.name]?.isEmpty == true else {
      return
    }
    options[option.syntax.name] = [text]
  }

  /// Whether an option stands on the command line, be it with the value of its default.
  public func isGiven(_ option: some DeclaredOption) -> Bool {
    options[option.syntax.name]?.isEmpty == false
  }

  /// Some options as they were typed, each with its value where it has one.
  func typed(_ options: [any DeclaredOption]) -> [[String]] {
    options.flatMap { option in
      (self.options[option.syntax.name] ?? []).map { text in
        [option.syntax.spelling] + (option.syntax.value == nil ? [] : [text])
      }
    }
  }

  /// Whether an operand stands on the command line, be it with the value of its default.
  public func isGiven(_ operand: some DeclaredOperand) -> Bool {
    operands[operand.syntax.name]?.isEmpty == false
  }
}

/// What the help says of the options that each command has.
enum ProgramHelp: Message {
  case help, version, noInput, noPager
}
