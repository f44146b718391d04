import Chronology
import Editing
import Languages
import Phrases

/// Words behind the name of a thing that do not say when as one day and one time: `mon wed fri 18:00`, `tommorow`, `every monday`.
struct UnreadWhen {
  private let texts: [String]
  private let problem: PhraseProblem
  /// What stands before the words, which ends with a name; none where no name does.
  private let command: [String]
  /// From where days are looked for; nil where that is not known.
  private let context: PhraseContext?

  init(_ texts: [String], _ problem: PhraseProblem, after command: [String], in context: PhraseContext? = nil) {
    (self.texts, self.problem, self.command, self.context) = (texts, problem, command, context)
  }

  private var text: String { texts.joined(separator: " ") }

  var refusal: EditRefusal {
    if let refusal = period ?? severalDays ?? rule ?? timeBesideDay { return refusal }
    var refusal = problem.refusal(about: text, .when)
    guard let name = command.last, !problem.isOfWhatIsMeant else { return refusal }
    if let meant = PhraseKind.when.corrected(text) {
      refusal.commands = [command + meant.split(separator: " ").map(String.init)]
    } else if let start = texts.indices.dropFirst().first(where: { isWhen(texts[$0...]) }) {
      // `block add Deep work 10:15`
      refusal.advice = Told(WhenWordsMessage.quoteName)
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
      .filter { !LocalWords.links.contains($0.lowercased()) }
    let isList = names.allSatisfy { (try? DayPhrase($0)) != nil }
    let commands = names.map { command + text.replacing(days, with: $0).split(separator: " ").map(String.init) }
    return EditRefusal(
      WhenWordsMessage.isSeveralDays(days),
      help: isList ? .commandForEach(isPlanning: isPlanning) : .nameOneOfDays(isPlanning: isPlanning),
      commands: !isList || command.isEmpty
        ? [] : commands.prefix(1) + commands.dropFirst().map { $0 + (isPlanning ? ["--again"] : []) }
    )
  }

  /// `mon..wed 13:00`, `next week 10:00`: what is more than a day, where the other words say when on it.
  private var period: EditRefusal? {
    for count in texts.indices.reversed().map({ $0 + 1 }) {
      for start in 0...texts.count - count {
        let words = texts[start..<start + count].joined(separator: " ")
        let rest = Array(texts[..<start] + texts[(start + count)...])
        guard (try? DayPhrase(words)) == nil, (try? TimePhrase(words)) == nil, let phrase = try? PeriodPhrase(words),
          rest.isEmpty || isWhen(rest[...])
        else { continue }
        if case .length = phrase { continue }
        let days = days(of: phrase)
        return EditRefusal(
          WhenWordsMessage.isPeriod(words),
          help: days.isEmpty ? .nameOneDay : .commandForEach(isPlanning: isPlanning),
          commands: days.enumerated().map { place, day in
            command + texts[..<start] + [day] + texts[(start + count)...] + (isPlanning && place > 0 ? ["--again"] : [])
          }
        )
      }
    }
    return nil
  }

  /// The days from one to another by their names, where something can be planned on each and they are few.
  private func days(of phrase: PeriodPhrase) -> [String] {
    guard case .range = phrase, command.starts(with: ["block", "add"]) || command.first == "schedule", let context,
      let days = try? phrase.days(in: context), days.count <= 7
    else { return [] }
    return (0..<days.count).map { days.first.adding(days: $0) }.map { day in
      (try? DayPhrase(day.weekday.name))?.date(in: context) == day ? day.weekday.name : day.description
    }
  }

  /// `tomorrow 9:30-8:30`, `fri 25:00`: a time that there is not, beside a day.
  private var timeBesideDay: EditRefusal? {
    guard problem == .unknown else { return nil }
    for start in texts.indices.dropFirst() {
      for (time, day) in [(texts[start...], texts[..<start]), (texts[..<start], texts[start...])] where isWhen(day) {
        let words = time.joined(separator: " ")
        do throws(PhraseProblem) { _ = try TimePhrase(words) } catch {
          switch error {
          case .endBeforeStart, .noSuchTime: return error.refusal(about: words, .when)
          default: break
          }
        }
      }
    }
    return nil
  }

  /// `every monday 18:00`
  private var rule: EditRefusal? {
    let found = CapturedWords("x " + text, reading: [.rule, .time])
    guard found.words == "x", let rule = found.when.rule else { return nil }
    return EditRefusal(WhenWordsMessage.recurs(text, rule: "\(rule)"), help: .whatRecurs(isPlanning: isPlanning))
  }

  /// Whether a task is planned; else it is a block that is to be put somewhere.
  private var isPlanning: Bool { command.first == "schedule" }
}
