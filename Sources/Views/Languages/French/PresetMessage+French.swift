import Languages

private let language = Language.french

extension PresetMessage {
  var french: String {
    switch self {
    case .ofVault: "Ce coffre"
    case .habitCount(let count): language.counted(count, "habitude", "habitudes")
    case .habits(let names): "habitudes\(language.colon) \(names)"
    case .named(let name): "nommé \(name)"
    case .toSeeHabits(let command): "Pour voir leurs habitudes\(language.colon) \(command)"
    case .toBegin(let command): "Pour en commencer un\(language.colon) \(command)"
    }
  }
}
