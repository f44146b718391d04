import Languages

private let language = Language.spanish

extension SettingsMessage {
  var spanish: String {
    switch self {
    case .title: "Ajustes"
    case .titleOf(let path): "Ajustes de \(path)"
    case .noVault:
      "Aquí no hay ninguna bóveda; estos son los valores predeterminados. \(language.quoted("tidemark init")) crea una."
    case .none: "ninguno"
    case .noFolder: "ninguna, cada archivo dice su tipo"
    case .isDefault: "predeterminado"
    case .theDefault: "el valor predeterminado"
    case .from(let place): "de \(place)"
    case .notRead(let words, let place): "\(language.quoted(words)) en \(place) no se entiende"
    case .defaultInstead(let words, let place):
      "el valor predeterminado, porque \(language.quoted(words)) en \(place) no se entiende"
    }
  }
}
