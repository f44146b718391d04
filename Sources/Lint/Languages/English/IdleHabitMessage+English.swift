import Languages

private let language = Language.english

extension IdleHabitMessage {
  var english: String {
    switch self {
    case .wasNotDone(let habit, let days):
      "\(language.quoted(habit)) was not done in the first \(language.days(days)) of its arc"
    case .writeDays: "write the days on which it was done below it, or remove it from the arc"
    }
  }
}
