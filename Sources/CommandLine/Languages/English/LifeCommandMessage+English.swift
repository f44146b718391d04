import Languages
import Views

private let language = Language.english

extension LifeCommandMessage {
  var english: String {
    switch self {
    case .severalLives(let path):
      "several files are lives; this is \(path): \(language.quoted("tidemark lint")) says how to name yours"
    case .noWeekEither(let problem): "\(problem.english)\nnor is it the number of a week, or a day like 2026-11-20"
    case .nameBirth: "name the day of birth, as in \(language.quoted("--born 1990-06-14"))"
    case .bornLater(let born, let today): "\(born) is after today, \(today); a life counts from a day that has been"
    }
  }
}
