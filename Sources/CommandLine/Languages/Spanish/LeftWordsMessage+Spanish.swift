import Languages

private let language = Language.spanish

extension LeftWordsMessage {
  var spanish: String {
    switch self {
    case .several(let texts):
      "\(language.and(texts.map(language.title))) se quedan en el título; el día y la hora se leen al final"
    case .last(let text, let option): stays(text) + (option.map { "; \(language.quoted($0)) dice cuándo" } ?? "")
    case .amidst(let text, let option):
      stays(text) + "; ponlo al final" + (option.map { ", o escribe \(language.quoted($0))" } ?? "")
    case .period(let text): stays(text) + ", porque es más de un día; con --on se nombra uno"
    case .past(let text, let option): stays(text) + ", porque ya pasó; \(language.quoted(option)) lo pone ahí"
    case .part(let text): stays(text) + "; --at dice una hora"
    case .numbers(let text, let time): stays(text) + "; \(language.quoted(time)) se lee como hora"
    case .length(let text): stays(text) + "; después de una hora, como en “18:00 \(text)”, dice cuánto dura"
    case .dates(let text, let dates): stays(text) + "; \(language.or(dates.map(language.quoted))) se lee como día"
    case .rules(let text, let rules): stays(text) + "; \(language.or(rules.map(language.quoted))) se lee como regla"
    case .brackets(let text, let inner): stays(text) + "; \(language.quoted(inner)) se lee sin los paréntesis"
    case .noSuchTime(let text): stays(text) + ", porque esa hora no existe"
    case .noSuchDay(let text): stays(text) + ", porque ese día no existe"
    case .priority(let text, let written): stays(text) + "; \(language.quoted(written)) se lee como prioridad"
    }
  }

  private func stays(_ text: String) -> String { "\(language.title(text)) se queda en el título" }
}
