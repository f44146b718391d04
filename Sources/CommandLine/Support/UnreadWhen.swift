import Chronology
import Editing
import Phrases

/// Words behind the name of a thing that do not say when as one day and one time: `mon wed fri 18:00`, `tommorow`, `every monday`.
struct UnreadWhen {
  private let texts: [String]
  private let problem: PhraseProblem
  /// What stands before the words, which ends with a name; none where no name does.
  private let command: [String]

  init(_ texts: [String], _ problem: PhraseProblem, after command: [String]) {
    (self.texts, self.problem, self.command) = (texts, problem, command)
  }

  private var text: String { texts.joined(separator: " ") }

  var refusal: EditRefusal {
    if let refusal = severalDays ?? rule { return refusal }
    var refusal = EditRefusal(problem.message(about: text, .when))
    guard let name = command.last, !problem.isOfWhatIsMeant else { return refusal }
    if let meant = PhraseKind.when.corrected(text) {
      refusal.commands = [command + meant.split(separator: " ").map(String.init)]
    } else if let start = texts.indices.dropFirst().first(where: { isWhen(texts[$0...]) }) {
      // `block add Deep work 10:15`
      refusal.help = "put a name of several words in quotation marks"
      refusal.commands = [command.dropLast() + [([name] + texts[..<start]).joined(separator: " ")] + texts[start...]]
    }
    return refusal
  }

  private func isWhen(_ words: ArraySlice<String>) -> Bool { (try? WhenPhrase(words.joined(separator: " "))) != nil }

  /// `mon wed fri 18:00`: the same on each of some days, which is a command for each.
  private var severalDays: EditRefusal? {
    // A note begins with a word that says nothing of when.
    let found = CapturedWords("x " + text, reading: [.day, .time])
    guard found.words == "x", case .severalDays(let days)? = found.when.problem else { return nil }
    let names = days.split { " ,&/+".contains($0) }.map(String.init)
      .filter { !["and", "on"].contains($0.lowercased()) }
    let isList = names.allSatisfy { (try? DayPhrase($0)) != nil }
    let commands = names.map { command + text.replacing(days, with: $0).split(separator: " ").map(String.init) }
    let isPlanning = command.first == "schedule"
    return EditRefusal(
      "\(EditRefusal.quote(days)) is more than one day",
      help: (isList ? "write a command for each day" : "name one of the days") + "; \(recurringHelp)",
      commands: !isList || command.isEmpty
        ? [] : commands.prefix(1) + commands.dropFirst().map { $0 + (isPlanning ? ["--again"] : []) }
    )
  }

  /// `every monday 18:00`
  private var rule: EditRefusal? {
    let found = CapturedWords("x " + text, reading: [.rule, .time])
    guard found.words == "x", let rule = found.when.rule else { return nil }
    return EditRefusal("\(EditRefusal.quote(text)) recurs (every: \(rule)), and one day is meant", help: recurringHelp)
  }

  private var recurringHelp: String {
    command.first == "schedule"
      ? "`tidemark add` of words that end in “every mon” makes a task that recurs"
      : "a block of every week is a line of the Routine in tidemark.md"
  }
}
