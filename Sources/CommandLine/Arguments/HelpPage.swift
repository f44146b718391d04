internal import Diagnostics
public import Languages

/// The help of a program or of one of its commands, made from the table of commands.
public struct HelpPage {
  let program: Program
  let path: [Command]
  let language: Language

  /// Longer lists of choices are not shown.
  static let mostChoicesShown = 8

  /// - Parameter path: The commands that lead to the one that is meant; empty for the program itself.
  public init(of path: [Command], in program: Program, language: Language = .english) {
    self.program = program
    self.path = path
    self.language = language
  }

  /// The text, each line at most `width` cells wide as far as words allow, ending in a newline.
  public func text(width: Int) -> String {
    var writer = HelpWriter(width: width, language: language)
    if let command = path.last {
      writer.paragraphs(command.summary.text(in: language) + ".")
      writer.usage(usage(of: command))
      if let discussion = command.discussion { writer.paragraphs(discussion.text(in: language)) }
      writer.definitions(.arguments, command.operands.map { ($0.syntax.usage, language.summary(of: $0.syntax)) })
      writer.definitions(.commands, definitions(of: command.subcommands))
      writer.definitions(.options, definitions(of: command.options.map(\.syntax)))
      let own = command.options.map(\.syntax.name)
      let common = (program.options.map(\.syntax) + [Program.help.syntax]).filter { !own.contains($0.name) }
      writer.definitions(.commonOptions, definitions(of: common))
      writer.examples(command.examples)
      writer.definitions(.exitStatus, command.exitCodes.map { (String($0.status.rawValue), $0.meaning.text(in: language)) })
    } else {
      writer.paragraphs(program.summary.text(in: language))
      writer.usage("\(program.name) COMMAND [OPTION]... [ARGUMENT]...")
      if let discussion = program.discussion { writer.paragraphs(discussion.text(in: language)) }
      for group in program.groups { writer.definitions(group.title.text(in: language), definitions(of: group.shown)) }
      let options = program.options.map(\.syntax) + [Program.help.syntax, Program.version.syntax]
      writer.definitions(.options, definitions(of: options))
      writer.paragraphs(language.say(HelpMessage.explainsOne(line: "\(program.name) help COMMAND")))
    }
    return writer.text
  }

  func usage(of command: Command) -> String {
    var words = [program.name] + path.map(\.name)
    if !command.subcommands.isEmpty { words.append("COMMAND") }
    words.append("[OPTION]...")
    return (words + command.operands.map(\.syntax.usage)).joined(separator: " ")
  }

  private func definitions(of options: [OptionSyntax]) -> [(String, String)] {
    options.map { (Self.label(of: $0), language.summary(of: $0)) }
  }

  func definitions(of commands: [Command]) -> [(String, String)] {
    commands.map { ($0.name, $0.summary.text(in: language)) }
  }

  /// `-n, --name VALUE`
  static func label(of option: OptionSyntax) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + option.spelling + (option.value.map { " " + $0.name } ?? "")
  }
}

extension Language {
  /// What an option does, with its choices and its default.
  func summary(of option: OptionSyntax) -> String {
    let repeats = option.isRepeatable ? [say(HelpMessage.severalTimes)] : []
    return option.summary.text(in: self) + remarks(about: option.value, repeats)
  }

  /// What an operand is, with its choices and its default.
  func summary(of operand: OperandSyntax) -> String {
    operand.summary.text(in: self) + remarks(about: operand.value, [])
  }

  /// ` (text, json; default: text)`.
  private func remarks(about value: ValueSyntax?, _ more: [String]) -> String {
    var remarks: [String] = []
    if let choices = value?.choices, !choices.isEmpty, choices.count <= HelpPage.mostChoicesShown {
      remarks.append(choices.joined(separator: ", "))
    }
    if let standard = value?.standard { remarks.append(say(HelpMessage.standard(standard))) }
    remarks += more
    return remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
  }
}

/// Lays out the parts of a help page, with an empty line between them.
struct HelpWriter {
  let width: Int
  let language: Language
  private(set) var text = ""

  /// The widest label that has its explanation beside it; that of a wider one begins on the next line.
  private var widestLabel: Int { min(26, width / 2 - 6) }
  private static let indentation = "  "

  init(width: Int, language: Language) {
    self.width = max(width, 40)
    self.language = language
  }

  mutating func usage(_ line: String) {
    begin()
    let head = language.say(HelpMessage.usage) + language.colon + " "
    let margin = String(repeating: " ", count: head.count)
    let lines = TextWrapping.lines(of: line, width: width - head.count)
    for (index, line) in lines.enumerated() {
      text += (index == 0 ? head : margin) + line + "\n"
    }
  }

  /// Paragraphs with an empty line between them; one that begins with a space stays as it is.
  mutating func paragraphs(_ prose: String) {
    let lines = prose.split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in lines.split(separator: "") {
      begin()
      if paragraph.first?.first == " " {
        append(paragraph.map(String.init))
      } else {
        append(TextWrapping.lines(of: paragraph.joined(separator: " "), width: width))
      }
    }
  }

  mutating func definitions(_ title: HelpMessage, _ definitions: [(label: String, summary: String)]) {
    self.definitions(language.say(title), definitions)
  }

  /// Labels, each with its explanation in a second column.
  mutating func definitions(_ title: String, _ definitions: [(label: String, summary: String)]) {
    guard !definitions.isEmpty else { return }
    begin()
    text += "\(title)\(language.colon)\n"
    let labels = definitions.map { DisplayWidth.cells(of: $0.label) }
    let labelWidth = labels.filter { $0 <= widestLabel }.max() ?? 4
    let column = Self.indentation.count + labelWidth + 2
    let margin = String(repeating: " ", count: column)
    for (label, summary) in definitions {
      let head = Self.indentation + label
      let lines = TextWrapping.lines(of: summary, width: max(width - column, 20))
      if DisplayWidth.cells(of: label) > labelWidth {
        append([head] + lines.map { margin + $0 })
      } else {
        text += DisplayWidth.padded(head, to: column) + (lines.first ?? "") + "\n"
        append(lines.dropFirst().map { margin + $0 })
      }
    }
  }

  /// Labels, each with as much of its explanation as its line has room for.
  mutating func shortDefinitions(_ title: HelpMessage, _ definitions: [(label: String, summary: String)]) {
    guard !definitions.isEmpty else { return }
    begin()
    text += "\(language.say(title))\(language.colon)\n"
    let labels = definitions.map { DisplayWidth.cells(of: $0.label) }
    let column = Self.indentation.count + (labels.filter { $0 <= widestLabel }.max() ?? 4) + 2
    for (label, summary) in definitions {
      let head = Self.indentation + label
      let start = max(column, DisplayWidth.cells(of: head) + 2)
      append([DisplayWidth.padded(head, to: start) + Self.shortened(summary, to: max(width - start, 12))])
    }
  }

  /// A text that has room; else its first clause, and of that as many words as there is room for.
  private static func shortened(_ text: String, to room: Int) -> String {
    guard DisplayWidth.cells(of: text) > room else { return text }
    let clause = text.split(separator: ";", maxSplits: 1).first.map(String.init) ?? text
    guard DisplayWidth.cells(of: clause) > room else { return clause }
    let line = TextWrapping.lines(of: clause, width: room - 1, breaksWords: true).first ?? ""
    return String(line.reversed().drop { ",:".contains($0) }.reversed()) + "…"
  }

  mutating func examples(_ examples: [Example]) {
    guard !examples.isEmpty else { return }
    begin()
    text += "\(language.say(HelpMessage.examples))\(language.colon)\n"
    for example in examples {
      append([Self.indentation + example.line(in: language)])
      append(TextWrapping.lines(of: example.summary.text(in: language), width: width - 6).map { "      " + $0 })
    }
  }

  private mutating func begin() {
    if !text.isEmpty { text += "\n" }
  }

  private mutating func append(_ lines: [String]) {
    for line in lines { text += line + "\n" }
  }
}

/// The words of the help that are not those of a command.
enum HelpMessage: Message {
  case usage, arguments, commands, options, commonOptions, examples, exitStatus
  /// What is used where a value is not given.
  case standard(String)
  case severalTimes
  /// `line` explains one command.
  case explainsOne(line: String)
  /// `line` says what each command does, and `short` how it is used.
  case saysEach(line: String, short: String)
  case saysMore(line: String)
}
