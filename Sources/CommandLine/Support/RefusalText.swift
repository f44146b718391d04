import Diagnostics
import Editing
import Languages
import Views

/// A refusal as lines for people: what is wrong, what it may mean, what to do.
enum RefusalText {
  /// - Parameter name: what the message begins with; the command by default.
  static func lines(
    of refusal: EditRefusal,
    _ invocation: Invocation,
    named name: String? = nil,
    in language: Language
  ) -> [String] {
    let problem = ControlCharacters.escaping(refusal.problem.text(in: language))
    func labeled(_ label: ReportMessage, _ text: String) -> String { "  \(language.say(label))\(language.colon) \(text)" }
    var lines = ["\(name ?? invocation.commandLine): \(problem)"]
    lines += refusal.candidates.enumerated().map { index, candidate in
      let number = refusal.candidates.count > 1 ? "\(index + 1)  " : ""
      return ControlCharacters.escaping("  \(number)\(candidate.path):\(candidate.line)  \(candidate.title)")
    }
    if let advice = refusal.advice?.text(in: language) {
      lines.append(labeled(.help, ControlCharacters.escaping(advice)))
    }
    let respelled = refusal.respelling.map { invocation.retyped($0.text, as: $0.spellings) } ?? []
    lines += (respelled + refusal.commands).map { command in
      labeled(.type, ControlCharacters.escaping(ShellWord.line(["tidemark"] + invocation.keepingPlace(in: command))))
    }
    return lines
  }
}

extension EditRefusal {
  /// Refuses several texts in quotation marks where one is written: they may be meant as one, or each as one of its own.
  ///
  /// - Parameter command: the command line for one of them.
  static func refuseSeveral(_ texts: [String], _ command: (String) -> [String]) throws(EditRefusal) {
    guard texts.count > 1, texts.contains(where: { $0.contains(" ") }) else { return }
    throw EditRefusal(
      TextsMessage.isOneOrSeveral(texts),
      help: .quoteOrSplit,
      commands: texts.map(command)
    )
  }
}

extension Invocation {
  /// What says where and when a command works, and whether it writes: without them a command that is offered would do something else
  /// than what was asked for.
  private static let placing: [any DeclaredOption] = [
    SharedOptions.vault, SharedOptions.today, SharedOptions.now, EditSession.dryRun, SharedOptions.json,
  ]

  /// A command line that is offered, with those of the options that were typed here without which it would work in another vault, on
  /// another day, or write what was only to be shown; as far as that command has them.
  func keepingPlace(in words: [String]) -> [String] {
    let known = Tidemark.program.options(of: words)
    return Invocation.placing.reduce(into: words) { words, option in
      let syntax = option.syntax
      let isThere = words.contains { $0 == syntax.spelling || $0.hasPrefix("\(syntax.spelling)=") }
      guard known.contains(syntax.name), !isThere, let text = options[syntax.name]?.last else { return }
      words += syntax.value == nil ? [syntax.spelling] : [syntax.spelling, text]
    }
  }

  /// The command lines as they were typed, with another spelling of some of their words in each.
  ///
  /// - Parameter text: what is to be replaced: one word, or several in a row.
  func retyped(_ text: String, as spellings: [String]) -> [[String]] {
    let count = text.split(separator: " ").count
    let first = command.last.flatMap { arguments.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    for start in first..<max(first, arguments.count) {
      for end in start..<min(start + count, arguments.count) {
        let typed = arguments[start...end].joined(separator: " ")
        // `--on=…`
        let option = typed.hasPrefix("--") ? typed.prefix { $0 != "=" } + "=" : ""
        guard typed.dropFirst(option.count).lowercased() == text.lowercased() else { continue }
        return spellings.map { spelling in
          let words = start == end ? ["\(option)\(spelling)"] : spelling.split(separator: " ").map(String.init)
          return arguments[..<start] + words + arguments[(end + 1)...]
        }
      }
    }
    return []
  }
}

extension Program {
  /// The names of the options of the command that words begin with.
  func options(of words: [String]) -> Set<String> {
    guard var command = words.first.flatMap({ command(named: $0) }) else { return [] }
    if let inner = command.subcommands.first(where: { $0.name == words.dropFirst().first }) { command = inner }
    return Set((command.options + quietOptions).map(\.syntax.name))
  }
}

/// Why texts in quotation marks are not taken.
enum TextsMessage: Message {
  case isOneOrSeveral([String])
  case quoteOrSplit
}
