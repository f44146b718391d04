import Chronology
import Languages

private let language = Language.english

extension StreakMessage {
  var english: String {
    switch self {
    case .none: "no streak yet"
    case .broken(let longest): "no streak now, best \(longest)"
    case .ofUnits(let length, let unit, let longest): "\(length)-\(unit.name) streak, best \(longest)"
    case .inARow(let length, let longest): "\(length) in a row, best \(longest)"
    case .goal(let times, let rule):
      "\(times) \(language.form(times, "time", "times")), \(language.say(rule))"
    }
  }
}
