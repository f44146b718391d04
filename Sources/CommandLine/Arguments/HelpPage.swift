internal import Diagnostics

/// The help of a program or of one of its commands, made from the table of commands.
public struct HelpPage {
  let program: Program
  let path: [Command]

  /// Longer lists of choices are not shown.
  static let mostChoicesShown = 8

  /// - Parameter path: The commands that lead to the one that is meant; empty for the program itself.
  public init(of path: [Command], in program: Program) {
    self.program = program
    self.path = path
  }

  /// The text, each line at most `width` cells wide as far as words allow, ending in a newline.
  public func text(width: Int) -> String {
    var writer = HelpWriter(width: width)
    if let command = path.last {
      writer.paragraphs(command.summary + ".")
      writer.usage(usage(of: command))
      writer.paragraphs(command.discussion)
      writer.definitions("Arguments", command.operands.map { ($0.syntax.usage, Self.summary(of: $0.syntax)) })
      writer.definitions("Commands", command.subcommands.map { ($0.name, $0.summary) })
      writer.definitions("Options", Self.definitions(of: command.options.map(\.syntax)))
      let own = command.options.map(\.syntax.name)
      let common = (program.options.map(\.syntax) + [Program.help.syntax]).filter { !own.contains($0.name) }
      writer.definitions("Common options", Self.definitions(of: common))
      writer.examples(command.examples)
      writer.definitions("Exit status", command.exitCodes.map { (String($0.status.rawValue), $0.meaning) })
    } else {
      writer.paragraphs(program.summary)
      writer.usage("\(program.name) COMMAND [OPTION]... [ARGUMENT]...")
      writer.paragraphs(program.discussion)
      for group in program.groups { writer.definitions(group.title, group.shown.map { ($0.name, $0.summary) }) }
      let options = program.options.map(\.syntax) + [Program.help.syntax, Program.version.syntax]
      writer.definitions("Options", Self.definitions(of: options))
      writer.paragraphs("“\(program.name) help COMMAND” explains one command.")
    }
    return writer.text
  }

  func usage(of command: Command) -> String {
    var words = [program.name] + path.map(\.name)
    if !command.subcommands.isEmpty { words.append("COMMAND") }
    words.append("[OPTION]...")
    return (words + command.operands.map(\.syntax.usage)).joined(separator: " ")
  }

  private static func definitions(of options: [OptionSyntax]) -> [(String, String)] {
    options.map { (label(of: $0), summary(of: $0)) }
  }

  /// `-n, --name VALUE`
  static func label(of option: OptionSyntax) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + option.spelling + (option.value.map { " " + $0.name } ?? "")
  }

  static func summary(of option: OptionSyntax) -> String {
    let repeats = option.isRepeatable ? ["may be given several times"] : []
    return option.summary + remarks(about: option.value, repeats)
  }

  static func summary(of operand: OperandSyntax) -> String {
    operand.summary + remarks(about: operand.value, [])
  }

  /// ` (text, json; default: text)`.
  private static func remarks(about value: ValueSyntax?, _ more: [String]) -> String {
    var remarks: [String] = []
    if let choices = value?.choices, !choices.isEmpty, choices.count <= mostChoicesShown {
      remarks.append(choices.joined(separator: ", "))
    }
    if let standard = value?.standard { remarks.append("default: \(standard)") }
    remarks += more
    return remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"
  }
}

/// Lays out the parts of a help page, with an empty line between them.
struct HelpWriter {
  let width: Int
  private(set) var text = ""

  /// The widest label that has its explanation beside it; that of a wider one begins on the next line.
  private var widestLabel: Int { min(26, width / 2 - 6) }
  private static let indentation = "  "

  init(width: Int) {
    self.width = max(width, 40)
  }

  mutating func usage(_ line: String) {
    begin()
    let lines = TextWrapping.lines(of: line, width: width - 7)
    for (index, line) in lines.enumerated() {
      text += (index == 0 ? "Usage: " : "       ") + line + "\n"
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

  /// Labels, each with its explanation in a second column.
  mutating func definitions(_ title: String, _ definitions: [(label: String, summary: String)]) {
    guard !definitions.isEmpty else { return }
    begin()
    text += "\(title):\n"
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
  mutating func shortDefinitions(_ title: String, _ definitions: [(label: String, summary: String)]) {
    guard !definitions.isEmpty else { return }
    begin()
    text += "\(title):\n"
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
    text += "Examples:\n"
    for example in examples {
      append([Self.indentation + example.line])
      append(TextWrapping.lines(of: example.summary, width: width - 6).map { "      " + $0 })
    }
  }

  private mutating func begin() {
    if !text.isEmpty { text += "\n" }
  }

  private mutating func append(_ lines: [String]) {
    for line in lines { text += line + "\n" }
  }
}
