import Languages
import Outline

private let language = Language.english

extension RoundBracketsMessage {
  var english: String {
    switch self {
    case .isRead(let key, let kind): "\(language.quoted(key.rawValue)) is read \(language.say(KeyPlacesMessage(key, in: kind)))"
    case .isReadBeside(let key, let leaders):
      "\(language.quoted(key.rawValue)) is read beside \(language.or(leaders.map { language.quoted($0.rawValue) }))"
    case .writeField(let groups): "write \(language.or(groups.map(language.quoted))) if a field is meant"
    case .writeRuleAndStart(let groups):
      "write \(language.or(groups.map(language.quoted))) if a field is meant, with the day from which it counts"
    case .writeDue(let groups):
      "a task has a day by which it is to be done: write \(language.or(groups.map(language.quoted))); \(language.quoted("until")) is read beside \(language.quoted("every"))"
    case .writeDueOrStart(let start?):
      "a task has no first day: write \(language.quoted("due")) for the day by which it is to be done, or \(language.quoted(start)) among the words; \(language.quoted("from")) is read beside \(language.quoted("every"))"
    case .writeDueOrStart(nil):
      "a task has no first day: write \(language.quoted("due")) for the day by which it is to be done; \(language.quoted("from")) is read beside \(language.quoted("every"))"
    case .writeLastDay(let words): "a task has one day: write \(language.quoted(words)) if it is to be done by then"
    case .writeCounter(let counter):
      "write \(language.quoted(counter)) if it is a counter; \(language.quoted("goal")) is read beside \(language.quoted("streak"))"
    case .writeGoalOfCounter(let goal):
      "write \(language.quoted(": 0/\(goal)")) after the words if it is a counter; \(language.quoted("goal")) is read beside \(language.quoted("streak"))"
    case .hasGoal: "the number after the slash is the goal already: leave the brackets out"
    case .writeGoal: "write the goal after the number, as \(language.quoted("14/20"))"
    case .writeReminder:
      "write \(language.quoted("(notify: start)")), or \(language.quoted("end")), of what has a time; of a task \(language.quoted("(due: 2026-12-31, notify: 09:00)"))"
    case .writeDayOrNumber:
      "write the day, as \(language.quoted("(until: 2026-12-31)")), or a colon and a number before the brackets, as \(language.quoted("Pages left: 230 (count: down)"))"
    case .writeAmongWords(let text): "Write \(language.quoted(text)) among the words"
    }
  }
}
