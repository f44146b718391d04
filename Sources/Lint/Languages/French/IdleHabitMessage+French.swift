import Languages

private let language = Language.french

extension IdleHabitMessage {
  var french: String {
    switch self {
    case .wasNotDone(let habit, let days):
      "\(language.quoted(habit)) n’a pas été faite \(language.form(days, "le premier jour", "dans les \(days) premiers jours")) de son arc"
    case .writeDays: "écrivez en dessous les jours où elle a été faite, ou enlevez-la de l’arc"
    }
  }
}
