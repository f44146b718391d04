import Languages
import Planner

private let language = Language.french

extension QuestionMessage {
  var french: String {
    switch self {
    case .ofProject(let project): "du projet \(project)"
    case .ofKinds(let words): "de type \(language.or(words.map(language.quoted)))"
    case .ofPriority(let priority): "de \(TaskMessage.priority(priority).french)"
    case .ofCategory(let category): "de la catégorie \(category)"
    case .onPage(let page): "de la page \(page)"
    case .ofRitual(let ritual): "du rituel \(ritual)"
    case .inStates(let states, _): "à l’état \(language.or(states.map { language.quoted(name(of: $0)) }))"
    case .withTags(let tags): "avec \(language.and(tags.map { "#\($0)" }))"
    case .overdue: "en retard"
    case .notDue: "sans échéance"
    case .dueWithin(let period): "à faire \(period)"
    case .dueBy(let day):
      "à faire au plus tard "
        + ((0...1).contains(day.distance) ? language.distanceAndDay(day) : "le \(language.day(day))")
    case .withWords(let words): "avec \(language.and(words.map(language.quoted)))"
    case .nothingMatches(let noun): "\(none(of: noun)) ne correspond."
    case .nothingHas(let noun, let words):
      "\(none(of: noun)) n’a \(language.and(words.map(language.quoted))) dans son titre, ses notes ou son journal."
    case .without(let options): language.capitalized(options.map(without).joined(separator: ", ")) + "."
    case .leaveOut(let options):
      "Retirez plus d’une de ces conditions\(language.colon) \(language.and(options.map(language.quoted)))."
    case .setAside(.item, let count):
      count == 1
        ? "Il y en a 1 mis de côté; \(language.quoted("--state set-aside")) le montre."
        : "Il y en a \(language.number(count)) mis de côté; \(language.quoted("--state set-aside")) les montre."
    case .setAside(.task, let count):
      count == 1
        ? "Il y en a 1 mise de côté; \(language.quoted("--state set-aside")) la montre."
        : "Il y en a \(language.number(count)) mises de côté; \(language.quoted("--state set-aside")) les montre."
    case .optionOfState(let option): "\(language.quoted(option)) montre ce qui est dans cet état."
    case .optionOfKind(let option): "\(language.quoted(option)) montre ce qui est de ce type."
    case .optionOfOverdue(let option): "\(language.quoted(option)) montre ce qui est en retard."
    case .optionOfDue(let option): "\(language.quoted(option)) montre ce qui est à faire à ce moment-là."
    }
  }

  private func none(of noun: Noun) -> String {
    switch noun {
    case .item: "Aucun élément"
    case .task: "Aucune tâche"
    }
  }

  /// As *état* has it beside itself.
  private func name(of state: StateWord) -> String {
    switch state {
    case .open: "à faire"
    case .waiting: "en attente"
    case .done: "fait"
    case .dropped: "abandonné"
    case .skipped: "sauté"
    case .over: "terminé"
    case .overdue: "en retard"
    case .setAside: "mis de côté"
    }
  }

  private func without(_ part: Widening) -> String {
    "sans \(language.quoted(part.option)) il y en a \(language.number(part.count))"
  }
}
