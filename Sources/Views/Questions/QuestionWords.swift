import Chronology
import Languages
import Planner

/// A question in words, as a heading says what is shown.
struct QuestionWords: Sendable {
  let question: Question
  let words: TaskWords
  /// Whether it is of one thing: *1 item that is open*.
  var isOfOne = false

  private var language: Language { words.language }

  /// What it asks for besides a project: ` of high priority due by Mon 23 Nov`, each part after a space; empty where it asks for
  /// nothing.
  var phrases: String { messages.map { " " + language.say($0) }.joined() }

  private var messages: [QuestionMessage] {
    var messages: [QuestionMessage] = []
    if !question.kinds.isEmpty { messages.append(.ofKinds(question.kinds.map(\.word))) }
    if let priority = question.priority { messages.append(.ofPriority(priority)) }
    if let category = question.category { messages.append(.ofCategory(category)) }
    if let page = question.page { messages.append(.onPage(page.title)) }
    if let ritual = question.ritual { messages.append(.ofRitual(ritual.title)) }
    if !question.states.isEmpty { messages.append(.inStates(question.states, isOfOne: isOfOne)) }
    if !question.tags.isEmpty { messages.append(.withTags(question.tags)) }
    if let due = question.due { messages.append(message(due)) }
    if !question.words.isEmpty { messages.append(.withWords(question.words.texts)) }
    return messages
  }

  private func message(_ due: DueQuestion) -> QuestionMessage {
    switch due {
    case .overdue: .overdue(isOfOne: isOfOne)
    case .never: .notDue
    case .within(let days): .dueWithin(words.period(days))
    case .by(let day): .dueBy(words.seen(day))
    }
  }

  /// What to say where nothing is as asked for, and what could be left out: `Without “--tag home” there are 3.`
  ///
  /// - Parameter setAside: how many such are set aside.
  func nothing(
    _ noun: QuestionMessage.Noun,
    _ widened: [(option: String, count: Int)],
    setAside: Int = 0
  ) -> String {
    var messages = nothingElse(noun, widened.map { QuestionMessage.Widening(option: $0.option, count: $0.count) })
    if setAside > 0 { messages.append(.setAside(noun, setAside)) }
    return messages.map(language.say).joined(separator: " ")
  }

  private func nothingElse(_ noun: QuestionMessage.Noun, _ widened: [QuestionMessage.Widening]) -> [QuestionMessage] {
    guard widened.count > 1 else {
      let words = question.words.texts
      return words.isEmpty
        ? [.nothingMatches(noun)] : [.nothingHas(noun, words)] + [otherQuestion(noun)].compactMap(\.self)
    }
    let helpful = widened.filter { $0.count > 0 }
    return [.nothingMatches(noun), helpful.isEmpty ? .leaveOut(widened.map(\.option)) : .without(helpful)]
  }

  /// The option that asks for a state, a kind or when it is due, where nothing else was looked for.
  private func otherQuestion(_ noun: QuestionMessage.Noun) -> QuestionMessage? {
    let due = question.words.texts.map { $0.lowercased() }.drop { $0 == "due" }.joined(separator: " ")
    if QuestionWords.times.contains(due) {
      let option = "--due \(due.contains(" ") ? "\"\(due)\"" : due)"
      return due == "overdue" ? .optionOfOverdue(option) : .optionOfDue(option)
    }
    guard question.words.texts.count == 1, let word = question.words.texts.first?.lowercased() else { return nil }
    if let state = StateWord(rawValue: word) { return .optionOfState("--state \(state.rawValue)") }
    let kinds =
      switch noun {
      case .item: KindWord.words
      case .task: KindWord.wordsOfTasks
      }
    return kinds.first { $0 == word || $0 + "s" == word }.map { .optionOfKind("--kind \($0)") }
  }

  /// What people say of when something is due.
  private static let times: Set<String> = [
    "overdue", "today", "tomorrow", "this week", "next week", "this month", "next month",
  ]
}
