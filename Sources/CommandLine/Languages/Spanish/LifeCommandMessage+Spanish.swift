import Languages
import Views

private let language = Language.spanish

extension LifeCommandMessage {
  var spanish: String {
    switch self {
    case .severalLives(let path):
      "varios archivos son vidas; esta es \(path): \(language.quoted("tidemark lint")) dice cómo señalar la tuya"
    case .noWeekEither(let problem): "\(problem.spanish)\ntampoco es el número de una semana, ni un día como 2026-11-20"
    case .nameBirth: "di la fecha de nacimiento, como en \(language.quoted("--born 1990-06-14"))"
    case .bornLater(let born, let today): "\(born) es posterior a hoy, \(today); una vida se cuenta desde un día que ya pasó"
    }
  }
}
