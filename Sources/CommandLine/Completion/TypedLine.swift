/// A command line that is still being typed, read as far as it can be: `ArgumentParser` wants it whole.
struct TypedLine {
  /// What the word at the cursor is.
  enum Place {
    /// One of some commands, or `help`.
    case command([Command])
    case option
    /// A value of an option or an operand.
    case value(ValueSyntax, of: String)
    /// More than the command takes.
    case nothing
  }

  /// The commands that the words lead to.
  private(set) var path: [Command] = []
  /// What was given for each option, by its long name.
  private(set) var values: [String: [String]] = [:]
  private(set) var operands: [String] = []
  private(set) var place = Place.nothing
  /// The word at the cursor, or that part of it which is a value.
  private(set) var word: String
  /// What stands before that part in the word: `--color=`.
  private(set) var lead = ""

  private let program: Program
  /// Whether it began with `help`, after which there are names of commands alone.
  private var asksForHelp = false
  private var optionsEnded = false

  /// - Parameter words: those after the name of the program; the last is the one at the cursor, and empty after a space.
  init(_ words: [String], in program: Program) {
    self.program = program
    word = words.last ?? ""
    var rest = words.dropLast()[...]
    var pending: OptionSyntax?
    while let next = rest.popFirst() {
      if optionsEnded || !Self.isOption(next) {
        take(operand: next)
      } else if next == "--" {
        optionsEnded = true
      } else {
        pending = take(option: next, &rest)
      }
    }
    place = pending.flatMap { option in option.value.map { .value($0, of: option.spelling) } } ?? placeOfWord()
  }

  /// The names that lead to the command.
  var commandName: String { path.map(\.name).joined(separator: " ") }

  /// The options that can still be given.
  var openOptions: [OptionSyntax] {
    let own = path.last?.options.map(\.syntax) ?? []
    let help = [Program.help.syntax] + (path.isEmpty ? [Program.version.syntax] : [])
    let common = (program.options.map(\.syntax) + help).filter { option in !own.contains { $0.name == option.name } }
    return (own + common).filter { $0.isRepeatable || values[$0.name] == nil }
  }

  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return false }
    return word.dropFirst().first.map { !$0.isNumber && $0 != "." } ?? false
  }

  private var children: [Command] { path.last?.subcommands ?? program.commands }

  private mutating func take(operand: String) {
    if path.isEmpty, operand == "help" {
      asksForHelp = true
    } else if let command = children.first(where: { $0.name == operand }) {
      path.append(command)
    } else {
      operands.append(operand)
    }
  }

  /// Reads an option with its values, and gives it back where one of them is still to come.
  private mutating func take(option word: String, _ rest: inout ArraySlice<String>) -> OptionSyntax? {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = option(spelled: parts[0]) else { return nil }
    var texts = parts.count > 1 ? [String(parts[1])] : []
    let wanted = option.value?.count ?? 0
    while texts.count < wanted, let next = rest.popFirst() { texts.append(next) }
    values[option.name, default: []] += texts
    return texts.count < wanted ? option : nil
  }

  /// The option of the command or of the program; before the command that of any.
  private func option(spelled word: some StringProtocol) -> OptionSyntax? {
    let known = (path.last?.options ?? []) + program.options
    let all = path.isEmpty ? known + program.commands.flatMap(\.options) : known
    return all.lazy.map(\.syntax).first { $0.isSpelled(word) }
  }

  private mutating func placeOfWord() -> Place {
    if !optionsEnded, !asksForHelp, Self.isOption(word) || word == "-" || word == "--" { return placeOfOption() }
    if !children.isEmpty { return operands.isEmpty ? .command(children.filter { !$0.isHidden }) : .nothing }
    let declared = asksForHelp ? [] : path.last?.operands.map(\.syntax) ?? []
    let found =
      operands.count < declared.count ? declared[operands.count] : declared.last.flatMap { $0.isRepeatable ? $0 : nil }
    return found.map { .value($0.value, of: $0.name) } ?? .nothing
  }

  private mutating func placeOfOption() -> Place {
    guard let sign = word.firstIndex(of: "="), let option = option(spelled: word[..<sign]), let value = option.value else {
      return .option
    }
    lead = String(word[...sign])
    word = String(word[word.index(after: sign)...])
    return .value(value, of: option.spelling)
  }

  /// Whether `help` can be meant by the word.
  var mayBeHelp: Bool { path.isEmpty && !asksForHelp }
}
