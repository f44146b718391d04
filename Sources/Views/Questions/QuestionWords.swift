import Chronology
import Planner

/// A question in words, as a heading says what is shown.
struct QuestionWords: Sendable {
  let question: Question
  let words: TaskWords
  /// Whether it is of one thing: *1 item that is open*.
  var isOfOne = false

  /// What it asks for besides a project: ` of high priority due by Mon 23 Nov`, each part after a space; empty where it asks for
  /// nothing.
  var phrases: String {
    var phrases: [String] = []
    if !question.kinds.isEmpty { phrases.append("of kind \(list(question.kinds.map(\.word), "or"))") }
    if let priority = question.priority { phrases.append("of \(priority.rawValue) priority") }
    if let category = question.category { phrases.append("of \(category)") }
    if let page = question.page { phrases.append("on \(page.title)") }
    if let ritual = question.ritual { phrases.append("of \(ritual.title)") }
    if !question.states.isEmpty {
      phrases.append("that \(verb) \(list(question.states.map { $0 == .setAside ? "set aside" : $0.rawValue }, "or"))")
    }
    if !question.tags.isEmpty { phrases.append("with \(list(question.tags.map { "#" + $0 }, "and"))") }
    if let due = question.due { phrases.append(self.due(due)) }
    if !question.words.isEmpty { phrases.append("with \(list(question.words.texts.map { "“\($0)”" }, "and"))") }
    return phrases.map { " " + $0 }.joined()
  }

  private var verb: String { isOfOne ? "is" : "are" }

  private func due(_ due: DueQuestion) -> String {
    switch due {
    case .overdue: "that \(verb) overdue"
    case .never: "not due on any day"
    case .within(let days): "due " + words.period(days)
    case .by(let day):
      "due by " + ((0...1).contains(words.today.days(until: day)) ? words.distanceAndDay(day) : words.day(day))
    }
  }

  /// `a, b and c`.
  private func list(_ parts: [String], _ last: String) -> String {
    guard parts.count > 1, let end = parts.last else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " \(last) \(end)"
  }

  /// What to say where nothing is as asked for, and what could be left out: `Without “--tag home” there are 3.`
  ///
  /// - Parameters:
  ///   - noun: `item`, `task`.
  ///   - setAside: how many such are set aside.
  func nothing(_ noun: String, _ widened: [(option: String, count: Int)], setAside: Int = 0) -> String {
    let found = nothingElse(noun, widened)
    guard setAside > 0 else { return found }
    return found
      + " \(setAside == 1 ? "1 is" : "\(setAside) are") set aside; --state set-aside shows \(setAside == 1 ? "it" : "them")."
  }

  /// The option that asks for a state, a kind or when it is due, where nothing else was looked for.
  private func otherQuestion(_ noun: String) -> String {
    let due = question.words.texts.map { $0.lowercased() }.drop { $0 == "due" }.joined(separator: " ")
    if QuestionWords.times.contains(due) {
      return " --due \(due.contains(" ") ? "\"\(due)\"" : due) shows what is \(due == "overdue" ? "that" : "due then")."
    }
    guard question.words.texts.count == 1, let word = question.words.texts.first?.lowercased() else { return "" }
    if let state = StateWord(rawValue: word) { return " --state \(state.rawValue) shows what is in that state." }
    let kinds = noun == "task" ? KindWord.wordsOfTasks : KindWord.words
    guard let kind = kinds.first(where: { $0 == word || $0 + "s" == word }) else { return "" }
    return " --kind \(kind) shows what is of that kind."
  }

  /// What people say of when something is due.
  private static let times: Set<String> = [
    "overdue", "today", "tomorrow", "this week", "next week", "this month", "next month",
  ]

  private func nothingElse(_ noun: String, _ widened: [(option: String, count: Int)]) -> String {
    let problem = "No \(noun) matches."
    guard widened.count > 1 else {
      let words = list(question.words.texts.map { "“\($0)”" }, "and")
      return words.isEmpty ? problem : "No \(noun) has \(words) in its title, its notes or its log." + otherQuestion(noun)
    }
    let helpful = widened.filter { $0.count > 0 }.map { part in
      "without “\(part.option)” there \(part.count == 1 ? "is 1" : "are \(LifeWords.number(part.count))")"
    }
    if helpful.isEmpty { return problem + " Leave out more than one of \(list(widened.map { "“\($0.option)”" }, "and"))." }
    let text = helpful.joined(separator: ", ")
    return "\(problem) \(text.prefix(1).uppercased() + text.dropFirst())."
  }
}
