import Languages
import Outline

private let language = Language.french

extension RoundBracketsMessage {
  var french: String {
    switch self {
    case .isRead(let key, let kind): "\(language.quoted(key.rawValue)) est lu \(language.say(KeyPlacesMessage(key, in: kind)))"
    case .isReadBeside(let key, let leaders):
      "\(language.quoted(key.rawValue)) est lu à côté de \(language.or(leaders.map { language.quoted($0.rawValue) }))"
    case .writeField(let groups): "écrivez \(language.or(groups.map(language.quoted))) si c’est un champ"
    case .writeRuleAndStart(let groups):
      "écrivez \(language.or(groups.map(language.quoted))) si c’est un champ, avec le jour à partir duquel la règle compte"
    case .writeDue(let groups):
      "une tâche a un jour d’échéance\u{A0}: écrivez \(language.or(groups.map(language.quoted))); \(language.quoted("until")) est lu à côté de \(language.quoted("every"))"
    case .writeDueOrStart(let start?):
      "une tâche n’a pas de premier jour\u{A0}: écrivez \(language.quoted("due")) pour son jour d’échéance, ou \(language.quoted(start)) dans le texte; \(language.quoted("from")) est lu à côté de \(language.quoted("every"))"
    case .writeDueOrStart(nil):
      "une tâche n’a pas de premier jour\u{A0}: écrivez \(language.quoted("due")) pour son jour d’échéance; \(language.quoted("from")) est lu à côté de \(language.quoted("every"))"
    case .writeLastDay(let words): "une tâche a un seul jour\u{A0}: écrivez \(language.quoted(words)) si c’est son échéance"
    case .writeCounter(let counter):
      "écrivez \(language.quoted(counter)) si c’est un compteur; \(language.quoted("goal")) est lu à côté de \(language.quoted("streak"))"
    case .writeGoalOfCounter(let goal):
      "écrivez \(language.quoted(": 0/\(goal)")) après le texte si c’est un compteur; \(language.quoted("goal")) est lu à côté de \(language.quoted("streak"))"
    case .hasGoal: "le nombre après la barre oblique est déjà l’objectif\u{A0}: enlevez les parenthèses"
    case .writeGoal: "écrivez l’objectif après le nombre, comme \(language.quoted("14/20"))"
    case .writeReminder:
      "écrivez \(language.quoted("(notify: start)")), ou \(language.quoted("end")), pour ce qui a une heure; pour une tâche, \(language.quoted("(due: 2026-12-31, notify: 09:00)"))"
    case .writeDayOrNumber:
      "écrivez le jour, comme \(language.quoted("(until: 2026-12-31)")), ou un deux-points et un nombre avant les parenthèses, comme \(language.quoted("Pages à lire: 230 (count: down)"))"
    case .writeAmongWords(let text): "Écrire \(language.quoted(text)) dans le texte"
    }
  }
}
