import Languages
import Planner

private let language = Language.english

extension QuestionMessage {
  var english: String {
    switch self {
    case .ofProject(let project): "of \(project)"
    case .ofKinds(let words): "of kind \(language.or(words))"
    case .ofPriority(let priority): "of \(TaskMessage.priority(priority).english)"
    case .ofCategory(let category): "of \(category)"
    case .onPage(let page): "on \(page)"
    case .ofRitual(let ritual): "of \(ritual)"
    case .inStates(let states, let isOfOne): "that \(isOfOne ? "is" : "are") \(language.or(states.map(name)))"
    case .withTags(let tags): "with \(language.and(tags.map { "#\($0)" }))"
    case .overdue(let isOfOne): "that \(isOfOne ? "is" : "are") overdue"
    case .notDue: "not due on any day"
    case .dueWithin(let period): "due \(period)"
    case .dueBy(let day): "due by " + ((0...1).contains(day.distance) ? language.distanceAndDay(day) : language.day(day))
    case .withWords(let words): "with \(language.and(words.map(language.quoted)))"
    case .nothingMatches(let noun): "No \(name(of: noun)) matches."
    case .nothingHas(let noun, let words):
      "No \(name(of: noun)) has \(language.and(words.map(language.quoted))) in its title, its notes or its log."
    case .without(let options): language.capitalized(options.map(without).joined(separator: ", ")) + "."
    case .leaveOut(let options): "Leave out more than one of \(language.and(options.map(language.quoted)))."
    case .setAside(_, let count):
      count == 1
        ? "1 is set aside; --state set-aside shows it."
        : "\(language.number(count)) are set aside; --state set-aside shows them."
    case .optionOfState(let option): "\(option) shows what is in that state."
    case .optionOfKind(let option): "\(option) shows what is of that kind."
    case .optionOfOverdue(let option): "\(option) shows what is that."
    case .optionOfDue(let option): "\(option) shows what is due then."
    }
  }

  private func name(of noun: Noun) -> String {
    switch noun {
    case .item: "item"
    case .task: "task"
    }
  }

  private func name(of state: StateWord) -> String { state == .setAside ? "set aside" : state.rawValue }

  private func without(_ part: Widening) -> String {
    "without \(language.quoted(part.option)) there \(part.count == 1 ? "is" : "are") \(language.number(part.count))"
  }
}
