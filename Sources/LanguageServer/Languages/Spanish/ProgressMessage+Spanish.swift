import Languages

private let language = Language.spanish

extension ProgressMessage {
  var spanish: String {
    switch self {
    case .readingVault: "Leyendo la bóveda"
    case .files(let count): language.counted(count, "archivo", "archivos")
    }
  }
}
