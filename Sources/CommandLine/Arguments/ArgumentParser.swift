internal import Diagnostics
internal import Views

/// Reads a command line by the habits of GNU: options stand anywhere, `--` ends them, `-` is an operand, short flags may be
/// joined, and a value stands in the next argument or after `=`.
///
/// A number below zero, with a unit or without, is an operand or a value. Any other argument that begins with a dash is not taken as the value of the
/// option before it; written as `--name=-value` it is. Of an option that does not repeat, the last value counts.
struct ArgumentParser {
  private let program: Program
  /// The commands that lead to the one being read.
  private var path: [Command] = []
  private var declared: [OptionSyntax]
  private var options: [String: [String]] = [:]
  private var operands: [String] = []
  /// The options that stand after the command, with their values, as they were typed.
  private var typedOptions: [String] = []
  /// The word that is none of the commands that a command gathers, so that the standard one is meant, and those commands.
  private var unnamed: (word: String, known: [String])?
  private var wantsHelp = false
  /// Whether help is asked for by its letter alone.
  private var wantsShortHelp = true
  private var wantsVersion = false

  init(_ program: Program) {
    self.program = program
    declared =
      program.options.map(\.syntax) + [Program.help.syntax, Program.version.syntax] + program.quietOptions.map(\.syntax)
  }

  mutating func parse(_ arguments: [String]) -> Request {
    // The first mistake is told, but only if no help is asked for further on.
    var mistake: Request?
    let arguments = withSubcommand(commandFirst(arguments))
    var rest = arguments[...]
    var optionsEnded = false
    while let argument = rest.popFirst() {
      let before = rest
      do throws(ArgumentMistake) {
        if optionsEnded || !isOption(argument) {
          try take(operand: argument, before: rest)
        } else if argument == "--" {
          optionsEnded = true
        } else if argument.hasPrefix("--") {
          try take(long: argument, &rest)
        } else {
          try take(cluster: argument, &rest)
        }
        if !optionsEnded, isOption(argument), !path.isEmpty { typedOptions += [argument] + before.dropLast(rest.count) }
      } catch {
        let first = mistake ?? .mistake(error, path.map(\.name))
        // What follows an unknown command cannot be read.
        switch error {
        case .unknownCommand, .unknownSubcommand: return first
        default: mistake = first
        }
      }
    }
    if wantsHelp {
      return .help(path, HelpForm(isPaged: options[Program.noPager.syntax.name] == nil, isShort: wantsShortHelp))
    }
    if let mistake { return mistake }
    if wantsVersion { return .version }
    if arguments.isEmpty { return .help([], HelpForm()) }
    return request()
  }

  /// The arguments with those options behind the command that stand before it and are not the program's: `--vault life today`.
  private func commandFirst(_ arguments: [String]) -> [String] {
    var early: [String] = []
    var rest = arguments[...]
    while let argument = rest.first, argument != "--", isOption(argument) {
      let name = argument.split(separator: "=", maxSplits: 1)[0]
      let own = find(spelling: name)
      let option = own ?? program.commands.lazy.flatMap(\.options).map(\.syntax).first { $0.isSpelled(name) }
      guard let option else { return arguments }
      let count = 1 + (argument.contains("=") ? 0 : option.value?.count ?? 0)
      early += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    guard let command = rest.first, !early.isEmpty, program.entry(named: command) != nil else {
      return arguments
    }
    // `--today tomorrow habit add Walk`: what a command gathers stands before the options, too.
    let group = program.command(named: command)
    let gathered = group?.alone == nil ? [] : group?.subcommands.map(\.name) ?? []
    let path = rest.prefix(rest.dropFirst().first.map(gathered.contains) ?? false ? 2 : 1)
    return path + early + rest.dropFirst(path.count)
  }

  /// The arguments with the subcommand that is meant where a command that gathers others stands alone, or before options.
  private func withSubcommand(_ arguments: [String]) -> [String] {
    guard let command = arguments.first.flatMap(program.command), let alone = command.alone else {
      return arguments
    }
    let isHelp = arguments.dropFirst().contains { find(spelling: $0)?.name == Program.help.syntax.name }
    if isHelp || arguments.dropFirst().first.map({ !isOption($0) }) ?? false { return arguments }
    let isOwn = command.subcommands.contains { $0.name == alone }
    return (isOwn ? [command.name, alone] : alone.split(separator: " ").map(String.init)) + arguments.dropFirst()
  }

  private func find(spelling: some StringProtocol) -> OptionSyntax? { declared.first { $0.isSpelled(spelling) } }

  private func request() -> Request {
    guard let run = path.last?.run else {
      let known = path.last?.subcommands ?? program.commands
      return .mistake(.missingCommand(known: known.filter { !$0.isHidden }.map(\.name)), path.map(\.name))
    }
    do throws(ArgumentMistake) {
      let names = path.map(\.name)
      var invocation = Invocation(command: names, options: allOptions, operands: try assignedOperands())
      invocation.declaredOptions = path.last?.options ?? []
      invocation.declaredOperands = path.last?.operands ?? []
      return .command(run, invocation)
    } catch {
      // `block shift Focus 10:00`: more than a name is said, so that something was to be done.
      if case .unexpectedOperand = error, let unnamed {
        return .mistake(.unknownSubcommand(unnamed.word, known: unnamed.known), path.dropLast().map(\.name))
      }
      return told(error)
    }
  }

  /// A mistake about operands, with the command line that is probably meant.
  private func told(_ mistake: ArgumentMistake) -> Request {
    let names = path.map(\.name)
    if case .severalTexts = mistake, let other = program.otherWords[(names + [operands[0]]).joined(separator: " ")] {
      return .mistake(.unexpectedOperand(operands[0], nearest: line(other, operands.dropFirst())), names)
    }
    if let command = path.last, let words = surplus(of: command).swapped {
      let nearest = ShellWord.line([program.name] + names + words)
      return .mistake(.swappedOperands(operands[0], nearest: nearest), names)
    }
    guard let command = path.last, operands.count > command.operands.count,
      !command.operands.contains(where: { $0.syntax.joinsWords || $0.syntax.isRepeatable })
    else {
      // `complete milk`: a command that no person types, and a word that is one of a person.
      if let command = path.last, command.isHidden, names.count == 1, let other = program.otherWords[command.name] {
        return .mistake(.unknownCommand(command.name, nearest: line(other, operands)), [])
      }
      return .mistake(mistake, names)
    }
    if let other = program.otherWords[(names + [operands[0].lowercased()]).joined(separator: " ")] {
      return .mistake(.unknownCommand(operands[0], nearest: line(other, operands.dropFirst())), names)
    }
    if command.operands.isEmpty, let other = program.otherWords[(names + ["*"]).joined(separator: " ")] {
      let nearest = line(other, [operands.joined(separator: " ")])
      return .mistake(.unexpectedOperand(operands[0], nearest: nearest), names)
    }
    guard let meant = surplus(of: command).meant.map({ ShellWord.line([program.name] + names + $0) }) else {
      return .mistake(mistake, names)
    }
    switch mistake {
    case .unexpectedOperand(let word, _): return .mistake(.unexpectedOperand(word, nearest: meant), names)
    case .unreadableValue, .wrongValue:
      return .mistake(.unexpectedOperand(operands[command.operands.count], nearest: meant), names)
    default: return .mistake(mistake, names)
    }
  }

  /// The command line for words that say a day or a period, or nearly so.
  private func dayAlone(_ words: [String]) -> String? { program.lineMeant(words, false) ?? program.lineMeant(words, true) }

  private func surplus(of command: Command) -> SurplusOperands {
    let common = program.options.map(\.syntax.name) + program.quietOptions.map(\.syntax.name)
    return SurplusOperands(command: command, operands: operands, options: typedOptions, common: Set(common))
  }

  private func line(_ command: String, _ words: some Sequence<String>) -> String {
    ShellWord.line([program.name] + command.split(separator: " ").map(String.init) + words)
  }

  /// The words behind one that is no command, for the command that is meant: with their options where that takes them all, as it would
  /// do something else without them.
  private func carried(_ rest: ArraySlice<String>, to line: String) -> ArraySlice<String> {
    let names = line.split(separator: " ").map(String.init)
    var command = names.first.flatMap(program.command)
    if let inner = command?.subcommands.first(where: { names.dropFirst().first == $0.name }) { command = inner }
    let own = (command?.options ?? []) + program.options + program.quietOptions
    let takesAll = rest.filter(isOption).allSatisfy { word in
      let spelling = word.prefix { $0 != "=" }
      return own.contains { $0.syntax.isSpelled(spelling) }
    }
    return takesAll ? rest : rest.prefix { !isOption($0) }
  }

  /// The texts of every declared option, so that one that is not given can be told from one that is not declared.
  private var allOptions: [String: [String]] {
    var result = options
    for syntax in declared where result[syntax.name] == nil { result[syntax.name] = [] }
    return result
  }

  private func isOption(_ argument: String) -> Bool {
    // `- [ ] Water the cactus`: words as a file has them.
    guard argument.hasPrefix("-"), argument != "-", !argument.hasPrefix("- ") else { return false }
    return !isNegativeNumber(argument)
  }

  /// `-3`, `-.5`, `-1d`, `-15m`: no option begins with a digit.
  private func isNegativeNumber(_ argument: String) -> Bool {
    guard let second = argument.dropFirst().first, second.isASCII else { return false }
    return (second.isNumber || second == "." && Double(argument) != nil) && find(short: second) == nil
  }
}

// MARK: Commands and operands

extension ArgumentParser {
  private mutating func take(operand: String, before rest: ArraySlice<String>) throws(ArgumentMistake) {
    if let command = path.last, command.subcommands.isEmpty {
      operands.append(operand)
      return
    }
    let command = path.last.map { $0.subcommands.first { $0.name == operand } } ?? program.command(named: operand)
    if path.isEmpty, operand == "help" {
      (wantsHelp, wantsShortHelp) = (true, false)
      return
    } else if let command {
      path.append(command)
      // An option of a command stands for one of the program that has its name.
      declared = command.options.map(\.syntax) + declared
      return
    }
    let known = path.last?.subcommands ?? program.commands
    if path.isEmpty, let next = rest.first, !isOption(next),
      let line = dayAlone([operand] + rest.prefix { !isOption($0) })
    {
      throw .unknownCommand(operand, nearest: line)
    } else if let other = program.otherWords[(path.map(\.name) + [operand.lowercased()]).joined(separator: " ")],
      !rest.isEmpty || !known.contains(where: { $0.name == path.last?.standard })
    {
      throw .unknownCommand(operand, nearest: line(other, carried(rest, to: other)))
    } else {
      let shown = known.filter { !$0.isHidden }.map(\.name)
      let other = program.otherWords[operand.lowercased()].flatMap { word in known.first { $0.name == word }?.name }
      if other == nil, let group = path.last, group.standard == nil {
        // `habit remove "One small thing"`: what no command of the group does, one of the program may.
        let names = [operand.lowercased(), program.otherWords[operand.lowercased()] ?? ""]
        let commands = names.compactMap(program.command).filter { !$0.isHidden }
        if let command = commands.first {
          throw .unknownCommand(operand, nearest: line(command.name, carried(rest, to: command.name)))
        }
      }
      let words = [operand] + rest.prefix { !isOption($0) }
      // A command that is one letter away is meant before a month: `mar`.
      let isNear = nearestWord(to: operand, in: shown, limit: 1) != nil
      let nearest = other ?? suggestion(for: operand, among: shown)
      if other == nil, path.isEmpty, !isNear,
        let line = program.lineMeant(words, false) ?? (nearest == nil ? program.lineMeant(words, true) : nil)
      {
        throw .unknownCommand(operand, nearest: line)
      }
      guard nearest == nil, let standard = path.last?.standard else {
        guard nearest == nil, !path.isEmpty else { throw .unknownCommand(operand, nearest: nearest) }
        throw .unknownSubcommand(operand, known: shown)
      }
      unnamed = (operand, shown)
      if let command = known.first(where: { $0.name == standard }) {
        path.append(command)
        declared = command.options.map(\.syntax) + declared
        operands.append(operand)
      } else {
        throw .unknownCommand(operand, nearest: "\(standard) \(operand)")
      }
    }
  }

  /// Gives each operand of the command its texts, in order; one that repeats takes what the later ones do not need.
  private func assignedOperands() throws(ArgumentMistake) -> [String: [String]] {
    var result: [String: [String]] = [:]
    var rest = operands[...]
    let declared = path.last?.operands.map(\.syntax) ?? []
    for (index, operand) in declared.enumerated() {
      let needed = declared[(index + 1)...].count { $0.isRequired }
      let free = max(rest.count - needed, operand.isRequired ? min(rest.count, 1) : 0)
      let most = operand.isRepeatable || operand.joinsWords ? free : min(free, 1)
      let taken = rest.prefix(most)
      if operand.isOneText, taken.count > 1, taken.contains(where: { $0.contains(" ") }) { throw .severalTexts(Array(taken)) }
      let texts = operand.joinsWords && !taken.isEmpty ? [taken.joined(separator: " ")] : Array(taken)
      if texts.isEmpty, operand.isRequired { throw .missingOperand(operand.name) }
      for text in texts { try check(text, operand.value, of: operand.name) }
      result[operand.name] = texts
      rest = rest.dropFirst(taken.count)
    }
    if let extra = rest.first { throw .unexpectedOperand(extra, nearest: nil) }
    return result
  }

  private func check(_ text: String, _ value: ValueSyntax, of owner: String) throws(ArgumentMistake) {
    if value.choices.isEmpty {
      guard !value.accepts(text) else { return }
      if let problem = value.problem(text) { throw .wrongValue(problem, of: owner) }
      throw .unreadableValue(text, of: owner, expectation: value.expectation)
    } else if !value.choices.contains(text) {
      let nearest = suggestion(for: text, among: value.choices)
      throw .unknownChoice(text, of: owner, choices: value.choices, nearest: nearest, listedBy: value.listedBy)
    }
  }

  /// The nearest word, or the only one that begins so.
  private func suggestion(for word: String, among candidates: [String]) -> String? {
    // Of those that are as near, one that begins so is meant before the others: a word is seldom mistyped there.
    let others = candidates.filter { $0.first != word.first }
    if let nearest = nearestWord(to: word, in: candidates.filter { $0.first == word.first } + others) { return nearest }
    let longer = candidates.filter { !word.isEmpty && $0.hasPrefix(word) }
    return longer.count == 1 ? longer[0] : nil
  }
}

// MARK: Options

extension ArgumentParser {
  private func find(long name: some StringProtocol) -> OptionSyntax? {
    declared.first { $0.name == name || $0.aliases.contains { $0 == name } }
  }

  private func find(short letter: Character) -> OptionSyntax? {
    declared.first { $0.short == letter }
  }

  /// `--name`, `--name=value` or `--name value`.
  private mutating func take(long argument: String, _ rest: inout ArraySlice<String>) throws(ArgumentMistake) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = "--" + String(parts[0])
    if parts[0].contains(where: \.isWhitespace) || parts[0].hasPrefix("-") { throw .dashedWords(argument) }
    guard let option = find(long: parts[0]) else { throw unknown(spelling, name: String(parts[0])) }
    let joined = parts.count > 1 ? String(parts[1]) : nil
    if option.name == Program.help.syntax.name { wantsShortHelp = false }
    if option.value == nil {
      if let joined { throw .unexpectedValue(option: spelling, value: joined) }
      set(option, "")
    } else {
      try set(option, as: spelling, joined: joined, &rest)
    }
  }

  /// `-a`, `-abc`, `-oVALUE` or `-o VALUE`.
  private mutating func take(cluster argument: String, _ rest: inout ArraySlice<String>) throws(ArgumentMistake) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = find(short: letter) else {
        let whole = String(argument.dropFirst())
        let isWord = letter.isLetter || letter.isNumber
        if !isWord || argument.contains(where: \.isWhitespace) { throw .dashedWords(argument) }
        throw whole.count > 1 && find(long: whole) != nil
          ? .unknownOption(argument, nearest: "-" + argument)
          : unknown("-\(letter)", name: nil)
      }
      if option.value == nil {
        set(option, "")
      } else {
        return try set(option, as: "-\(letter)", joined: letters.isEmpty ? nil : String(letters), &rest)
      }
    }
  }

  private mutating func set(
    _ option: OptionSyntax,
    as spelling: String,
    joined: String?,
    _ rest: inout ArraySlice<String>
  ) throws(ArgumentMistake) {
    guard let value = option.value else { return }
    var texts = [joined].compactMap(\.self)
    while texts.count < value.count {
      guard let text = rest.first, !isOption(text) else { throw .missingValue(option: spelling, value: value.name) }
      texts.append(text)
      rest.removeFirst()
    }
    if texts.count == 1, joined == nil { texts[0] = longer(texts[0], value, &rest) }
    for text in texts {
      try check(text, value, of: option.spelling)
      set(option, text)
    }
  }

  /// A value with as many of the words behind it as read with it: `--due this week`, `--for 1 hour`. Free words take none.
  private func longer(_ text: String, _ value: ValueSyntax, _ rest: inout ArraySlice<String>) -> String {
    let words = rest.prefix(4).prefix { !isOption($0) }
    guard !words.isEmpty, value.choices.isEmpty, !value.accepts("\u{1}") else { return text }
    for count in stride(from: words.count, to: 0, by: -1) {
      let joined = words.prefix(count).reduce(text) { "\($0) \($1)" }
      let isMisspelled = !value.accepts(text) && value.corrected(joined) != nil
      guard value.accepts(joined) || value.isMeant(joined) || isMisspelled else { continue }
      rest.removeFirst(count)
      return joined
    }
    return text
  }

  private mutating func set(_ option: OptionSyntax, _ text: String) {
    switch option.name {
    case Program.help.syntax.name: wantsHelp = true
    case Program.version.syntax.name: wantsVersion = true
    default: options[option.name, default: []].append(text)
    }
  }

  /// The mistake of an option that is not declared here.
  private func unknown(_ spelling: String, name: String?) -> ArgumentMistake {
    if path.isEmpty, let owner = program.commands.first(where: { $0.options.contains { $0.syntax.isSpelled(spelling) } }) {
      return .earlyOption(spelling, command: "\(program.name) \(owner.name)")
    }
    // An option of another command is spelled as it is meant.
    let isOfOther = program.commands.contains { $0.options.contains { $0.syntax.isSpelled(spelling) } }
    let nearest = isOfOther ? nil : name.flatMap { suggestion(for: $0, among: declared.map(\.name)) }
    let other = program.otherOptions[spelling].flatMap { words in
      declared.contains { $0.isSpelled(words.prefix { $0 != " " }) } ? words : nil
    }
    return .unknownOption(spelling, nearest: other ?? nearest.map { "--" + $0 })
  }
}

extension OptionSyntax {
  /// Whether `--name` or `-n` means it.
  func isSpelled(_ word: some StringProtocol) -> Bool {
    spelling == word || aliases.contains { "--" + $0 == word } || short.map { "-\($0)" == word } == true
  }
}
