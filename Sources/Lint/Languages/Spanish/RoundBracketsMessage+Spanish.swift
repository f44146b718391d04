import Languages
import Outline

private let language = Language.spanish

extension RoundBracketsMessage {
  var spanish: String {
    switch self {
    case .isRead(let key, let kind): "\(language.quoted(key.rawValue)) se lee \(language.say(KeyPlacesMessage(key, in: kind)))"
    case .isReadBeside(let key, let leaders):
      "\(language.quoted(key.rawValue)) se lee junto a \(language.or(leaders.map { language.quoted($0.rawValue) }))"
    case .writeField(let groups): "escribe \(language.or(groups.map(language.quoted))) si es un campo"
    case .writeRuleAndStart(let groups):
      "escribe \(language.or(groups.map(language.quoted))) si es un campo, con el día desde el que cuenta"
    case .writeDue(let groups):
      "una tarea tiene un día en que vence: escribe \(language.or(groups.map(language.quoted))); \(language.quoted("until")) se lee junto a \(language.quoted("every"))"
    case .writeDueOrStart(let start?):
      "una tarea no tiene primer día: escribe \(language.quoted("due")) para el día en que vence, o \(language.quoted(start)) en el texto; \(language.quoted("from")) se lee junto a \(language.quoted("every"))"
    case .writeDueOrStart(nil):
      "una tarea no tiene primer día: escribe \(language.quoted("due")) para el día en que vence; \(language.quoted("from")) se lee junto a \(language.quoted("every"))"
    case .writeLastDay(let words): "una tarea tiene un solo día: escribe \(language.quoted(words)) si vence entonces"
    case .writeCounter(let counter):
      "escribe \(language.quoted(counter)) si es un contador; \(language.quoted("goal")) se lee junto a \(language.quoted("streak"))"
    case .writeGoalOfCounter(let goal):
      "escribe \(language.quoted(": 0/\(goal)")) después del texto si es un contador; \(language.quoted("goal")) se lee junto a \(language.quoted("streak"))"
    case .hasGoal: "el número después de la diagonal ya es la meta: quita los paréntesis"
    case .writeGoal: "escribe la meta después del número, como \(language.quoted("14/20"))"
    case .writeReminder:
      "escribe \(language.quoted("(notify: start)")), o \(language.quoted("end")), en lo que tiene hora; en una tarea, \(language.quoted("(due: 2026-12-31, notify: 09:00)"))"
    case .writeDayOrNumber:
      "escribe el día, como \(language.quoted("(until: 2026-12-31)")), o dos puntos y un número antes de los paréntesis, como \(language.quoted("Páginas que faltan: 230 (count: down)"))"
    case .writeAmongWords(let text): "Escribir \(language.quoted(text)) en el texto"
    }
  }
}
