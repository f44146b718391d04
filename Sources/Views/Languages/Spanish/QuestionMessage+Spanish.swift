import Languages
import Planner

private let language = Language.spanish

extension QuestionMessage {
  var spanish: String {
    switch self {
    case .ofProject(let project): "del proyecto \(project)"
    case .ofKinds(let words): "de tipo \(language.or(words.map(language.quoted)))"
    case .ofPriority(let priority): "de \(TaskMessage.priority(priority).spanish)"
    case .ofCategory(let category): "de la categoría \(category)"
    case .onPage(let page): "de la página \(page)"
    case .ofRitual(let ritual): "del ritual \(ritual)"
    case .inStates(let states, _): "en estado \(language.or(states.map(name)))"
    case .withTags(let tags): "con \(language.and(tags.map { "#\($0)" }))"
    case .overdue: "con atraso"
    case .notDue: "sin fecha de vencimiento"
    case .dueWithin(let period): "con vencimiento \(period)"
    case .dueBy(let day):
      "con vencimiento a más tardar "
        + ((0...1).contains(day.distance) ? language.distanceAndDay(day) : "el \(language.day(day))")
    case .withWords(let words): "con \(language.and(words.map(language.quoted)))"
    case .nothingMatches(let noun): "\(none(of: noun)) coincide."
    case .nothingHas(let noun, let words):
      "\(none(of: noun)) tiene \(language.and(words.map(language.quoted))) en su título, sus notas o su registro."
    case .without(let options): language.capitalized(options.map(without).joined(separator: ", ")) + "."
    case .leaveOut(let options): "Quita más de una de estas condiciones: \(language.and(options.map(language.quoted)))."
    case .setAside(.item, let count):
      count == 1
        ? "Hay 1 apartado; \(language.quoted("--state set-aside")) lo muestra."
        : "Hay \(language.number(count)) apartados; \(language.quoted("--state set-aside")) los muestra."
    case .setAside(.task, let count):
      count == 1
        ? "Hay 1 apartada; \(language.quoted("--state set-aside")) la muestra."
        : "Hay \(language.number(count)) apartadas; \(language.quoted("--state set-aside")) las muestra."
    case .optionOfState(let option): "\(language.quoted(option)) muestra lo que está en ese estado."
    case .optionOfKind(let option): "\(language.quoted(option)) muestra lo que es de ese tipo."
    case .optionOfOverdue(let option): "\(language.quoted(option)) muestra lo atrasado."
    case .optionOfDue(let option): "\(language.quoted(option)) muestra lo que vence entonces."
    }
  }

  private func none(of noun: Noun) -> String {
    switch noun {
    case .item: "Ningún elemento"
    case .task: "Ninguna tarea"
    }
  }

  /// As *estado* has it beside itself.
  private func name(of state: StateWord) -> String {
    switch state {
    case .open: "pendiente"
    case .waiting: "en espera"
    case .done: "hecho"
    case .dropped: "descartado"
    case .skipped: "omitido"
    case .over: "terminado"
    case .overdue: "atrasado"
    case .setAside: "apartado"
    }
  }

  private func without(_ part: Widening) -> String {
    "sin \(language.quoted(part.option)) hay \(language.number(part.count))"
  }
}
