import Languages

private let language = Language.spanish

extension PresetMessage {
  var spanish: String {
    switch self {
    case .ofVault: "Esta bóveda"
    case .habitCount(let count): language.counted(count, "hábito", "hábitos")
    case .habits(let names): "hábitos: \(names)"
    case .named(let name): "llamado \(name)"
    case .toSeeHabits(let command): "Para ver sus hábitos: \(command)"
    case .toBegin(let command): "Para comenzar uno: \(command)"
    }
  }
}
