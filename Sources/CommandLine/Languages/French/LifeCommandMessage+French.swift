import Languages
import Views

private let language = Language.french

extension LifeCommandMessage {
  var french: String {
    switch self {
    case .severalLives(let path):
      "plusieurs fichiers sont des vies; celle-ci est \(path)\(language.colon) \(language.quoted("tidemark lint")) dit comment indiquer la vôtre"
    case .noWeekEither(let problem):
      "\(problem.french)\nce n’est pas non plus le numéro d’une semaine, ni un jour comme 2026-11-20"
    case .nameBirth: "donnez la date de naissance, comme dans \(language.quoted("--born 1990-06-14"))"
    case .bornLater(let born, let today):
      "\(born) vient après aujourd’hui, le \(today); une vie se compte à partir d’un jour passé"
    }
  }
}
