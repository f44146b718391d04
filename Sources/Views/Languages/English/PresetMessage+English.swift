import Languages

private let language = Language.english

extension PresetMessage {
  var english: String {
    switch self {
    case .ofVault: "This vault"
    case .habitCount(let count): language.counted(count, "habit", "habits")
    case .habits(let names): "habits: \(names)"
    case .named(let name): "named \(name)"
    case .toSeeHabits(let command): "To see their habits: \(command)"
    case .toBegin(let command): "To begin one: \(command)"
    }
  }
}
