import Languages

private let language = Language.spanish

extension IdleHabitMessage {
  var spanish: String {
    switch self {
    case .wasNotDone(let habit, let days):
      "\(language.quoted(habit)) no se hizo en \(language.form(days, "el primer día", "los primeros \(days) días")) de su arco"
    case .writeDays: "escribe debajo los días en que se hizo, o quítalo del arco"
    }
  }
}
