import Languages

private let language = Language.french

extension ProgressMessage {
  var french: String {
    switch self {
    case .readingVault: "Lecture du coffre"
    case .files(let count): language.counted(count, "fichier", "fichiers")
    }
  }
}
