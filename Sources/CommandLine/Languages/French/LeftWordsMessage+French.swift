import Languages

private let language = Language.french

extension LeftWordsMessage {
  var french: String {
    switch self {
    case .several(let texts):
      "\(language.and(texts.map(language.title))) restent dans le titre; le jour et l’heure se lisent à la fin"
    case .last(let text, let option): stays(text) + (option.map { "; \(language.quoted($0)) dit quand" } ?? "")
    case .amidst(let text, let option):
      stays(text) + "; mettez-le à la fin" + (option.map { ", ou écrivez \(language.quoted($0))" } ?? "")
    case .period(let text): stays(text) + ", parce que c’est plus d’un jour; --on en nomme un"
    case .past(let text, let option): stays(text) + ", parce que c’est passé; \(language.quoted(option)) l’y met"
    case .part(let text): stays(text) + "; --at dit une heure"
    case .numbers(let text, let time): stays(text) + "; \(language.quoted(time)) se lit comme une heure"
    case .length(let text):
      stays(text) + "; après une heure, comme dans \(language.quoted("18:00 for \(text)")), cela dit la durée"
    case .dates(let text, let dates): stays(text) + "; \(language.or(dates.map(language.quoted))) se lit comme un jour"
    case .rules(let text, let rules): stays(text) + "; \(language.or(rules.map(language.quoted))) se lit comme une règle"
    case .brackets(let text, let inner): stays(text) + "; \(language.quoted(inner)) se lit sans les parenthèses"
    case .noSuchTime(let text): stays(text) + ", parce que cette heure n’existe pas"
    case .noSuchDay(let text): stays(text) + ", parce que ce jour n’existe pas"
    case .priority(let text, let written): stays(text) + "; \(language.quoted(written)) se lit comme une priorité"
    }
  }

  private func stays(_ text: String) -> String { "\(language.title(text)) reste dans le titre" }
}
