import Languages

private let language = Language.french

extension MergeMessage {
  var french: String {
    switch self {
    case .conflicts(let count, let path):
      "\(path)\(language.colon) il reste \(language.counted(count, "conflit", "conflits")) entre des marques"
    }
  }
}
