public import Languages

/// An option of a command: its spelling, its words in the help, and how its value is read.
///
/// `Value` is what a command gets: `Bool` for a flag, the type of its value where it has a default, an optional where it has
/// none, an array where it may be repeated. Options are made once, as constants, and both declared and asked for by them:
///
/// ```swift
/// enum Options {
///   static let strict = Option.flag("strict", LintHelp.strict)
///   static let format = Option.choice("format", value: "FORMAT", default: ReportFormat.text, LintHelp.format)
///   static let rules = Option.texts("rule", value: "NAME", LintHelp.rule)
/// }
/// invocation[Options.format]   // a ReportFormat
/// ```
public struct Option<Value: Sendable>: DeclaredOption {
  public var syntax: OptionSyntax
  /// The value for the texts given on the command line, in order; for a flag an empty text each time.
  let read: @Sendable ([String]) -> Value

  init(_ syntax: OptionSyntax, read: @escaping @Sendable ([String]) -> Value) {
    self.syntax = syntax
    self.read = read
  }
}

/// An option of any type, as a table of commands lists it.
public protocol DeclaredOption: Sendable {
  var syntax: OptionSyntax { get }
}

/// What the parser and the help know of an option.
public struct OptionSyntax: Sendable {
  /// The long name without its dashes.
  public var name: String
  /// Other long names that mean the same, which the help leaves out.
  public var aliases: [String] = []
  /// The one letter that may stand for it after a single dash.
  public var short: Character?
  /// What it does: one sentence as a command, without a full stop.
  public var summary: Told
  /// Its value; nil for a flag.
  public var value: ValueSyntax?
  /// Whether each occurrence counts. Otherwise the last does.
  public var isRepeatable = false

  /// The long name as it is typed.
  public var spelling: String { "--" + name }
}

/// What the parser and the help know of a value.
public struct ValueSyntax: Sendable {
  /// The word for it in the help, in capitals.
  public var name: String
  /// How many arguments, one after another, it stands in.
  public var count = 1
  /// The only values there are; empty where any text may be given, or where `expectation` says more.
  public var choices: [String] = []
  /// The command line that lists the choices, where they are too many for a message.
  public var listedBy: String?
  /// The default, as the help shows it.
  public var standard: String?
  /// What a value must be, to end the sentence “… is not …”: “a day like 2026-11-20”.
  public var expectation: Told?
  /// Whether a text is a value. Asked only where there are no choices.
  var accepts: @Sendable (String) -> Bool = { _ in true }
  /// A sentence that says what is wrong with a text that is not accepted; nil where `expectation` says all there is to say.
  var problem: @Sendable (String) -> Told? = { _ in nil }
  /// Whether words that are not accepted are surely meant as a value together, so that no part of them is taken for one: `fri 30 feb`.
  var isMeant: @Sendable (String) -> Bool = { _ in false }
  /// A value that a misspelled one is probably meant as.
  var corrected: @Sendable (String) -> String? = { _ in nil }
}

extension Option {
  /// The same option, which other long names mean as well.
  func known(as aliases: String...) -> Option {
    var option = self
    option.syntax.aliases += aliases
    return option
  }
}

// MARK: The kinds of options

extension Option where Value == Bool {
  /// An option without a value: it is given or not.
  package static func flag(_ name: String, short: Character? = nil, _ summary: some Message) -> Option {
    Option(OptionSyntax(name: name, short: short, summary: Told(summary))) { !$0.isEmpty }
  }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of a few words: the cases of a type.
  package static func choice(
    _ name: String,
    short: Character? = nil,
    value: String,
    default standard: Value,
    _ summary: some Message
  ) -> Option {
    let choices = Value.allCases.map(\.rawValue)
    let syntax = ValueSyntax(name: value, choices: choices, standard: standard.rawValue)
    return Option(OptionSyntax(name: name, short: short, summary: Told(summary), value: syntax)) { texts in
      texts.last.flatMap(Value.init(rawValue:)) ?? standard
    }
  }
}

extension Option {
  /// A value of a type of its own, or nil where the option is not given.
  ///
  /// - Parameters:
  ///   - expectation: What a value must be, to end the sentence “… is not …”.
  ///   - read: The value that a text means; nil where it means none, which is then reported.
  package static func value<Wrapped>(
    _ name: String,
    short: Character? = nil,
    value: String,
    expectation: some Message,
    _ summary: some Message,
    read: @escaping @Sendable (String) -> Wrapped?
  ) -> Option where Value == Wrapped? {
    let syntax = ValueSyntax(name: value, expectation: Told(expectation)) { read($0) != nil }
    return Option(OptionSyntax(name: name, short: short, summary: Told(summary), value: syntax)) { $0.last.flatMap(read) }
  }

  /// Values of a type of its own, given any number of times.
  ///
  /// - Parameters:
  ///   - expectation: What a value must be, to end the sentence “… is not …”.
  ///   - read: The value that a text means; nil where it means none, which is then reported.
  package static func values<Element>(
    _ name: String,
    value: String,
    expectation: some Message,
    _ summary: some Message,
    read: @escaping @Sendable (String) -> Element?
  ) -> Option where Value == [Element] {
    let syntax = ValueSyntax(name: value, expectation: Told(expectation)) { read($0) != nil }
    return Option(OptionSyntax(name: name, summary: Told(summary), value: syntax, isRepeatable: true)) { $0.compactMap(read) }
  }

  /// Any text, or one of some words that are known when the program runs; nil where the option is not given.
  package static func text(
    _ name: String,
    short: Character? = nil,
    value: String,
    choices: [String] = [],
    _ summary: some Message
  ) -> Option where Value == String? {
    let syntax = ValueSyntax(name: value, choices: choices)
    return Option(OptionSyntax(name: name, short: short, summary: Told(summary), value: syntax)) { $0.last }
  }

  /// As many texts as there are names for them, one argument after another; empty where the option is not given.
  package static func texts(_ name: String, values: [String], _ summary: some Message) -> Option where Value == [String] {
    let syntax = ValueSyntax(name: values.joined(separator: " "), count: values.count)
    return Option(OptionSyntax(name: name, summary: Told(summary), value: syntax)) { Array($0.suffix(values.count)) }
  }

  /// Any text or word, given any number of times.
  ///
  /// - Parameter listedBy: The command line that lists the choices.
  package static func texts(
    _ name: String,
    short: Character? = nil,
    value: String,
    choices: [String] = [],
    listedBy: String? = nil,
    _ summary: some Message
  ) -> Option where Value == [String] {
    let syntax = ValueSyntax(name: value, choices: choices, listedBy: listedBy)
    return Option(
      OptionSyntax(name: name, short: short, summary: Told(summary), value: syntax, isRepeatable: true)
    ) { $0 }
  }
}
