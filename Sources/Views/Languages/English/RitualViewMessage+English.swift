import Languages
import Planner

private let language = Language.english

extension RitualViewMessage {
  var english: String {
    switch self {
    case .time(let slot): slot.rawValue
    case .theme(let theme): "theme \(theme)"
    case .finished(let day): "finished \(language.day(day))"
    case .arc(let number): "Arc \(number)"
    case .noHabit: "The arc has no habit."
    case .noHabitInItems: "The arc has no habit; its list items are its habits."
    case .noArc: "It has no arc."
    case .noArcInSections(let section):
      "It has no arc. One begins with a section such as \(language.quoted(section))."
    case .toWriteArc: "This command writes it:"
    case .unreadArc: "It has an arc that cannot be read."
    case .toReadArc: "It has an arc that cannot be read. This command says why:"
    case .toRenew(let arc): "The arc is complete; \(RitualMessage.renewal(arc).english):"
    case .renewable: "The arc is complete; it can be renewed."
    case .stateToday(let state): "\(language.state(state)) today"
    case .streak(let count): "streak \(language.number(count))"
    case .streakAndLongest(let count, let longest): "\(language.number(count)), longest \(language.number(longest))"
    case .soFar(let rate): "so far \(language.percent(rate))"
    case .day(let day): "day \(language.number(day))"
    case .latestNotes(let count, let all): "the latest \(language.number(count)) of \(language.number(all))"
    case .allNotes(let command): "\(language.quoted(command)) shows all."
    }
  }
}
