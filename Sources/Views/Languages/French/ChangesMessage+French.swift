import Languages

private let language = Language.french

extension ChangesMessage {
  var french: String {
    switch self {
    case .notCommittedHeading: "Non validé"
    case .notCommitted: "non validé"
    case .filesAdded(let count): "\(language.counted(count, "fichier ajouté", "fichiers ajoutés")); --plain les montre"
    case .moved(let path, let old): "\(path), auparavant \(old)"
    case .fileMoved(let path, let old): "\(path)\(language.colon) auparavant, le fichier était \(old)"
    }
  }
}
