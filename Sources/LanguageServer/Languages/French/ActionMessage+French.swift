import Languages

extension ActionMessage {
  var french: String {
    switch self {
    case .fixAll: "Appliquer toutes les corrections sûres de ce fichier"
    case .allowHere(let rule): "Permettre \(rule) ici"
    case .allowInFile(let rule): "Permettre \(rule) dans ce fichier"
    case .isGuess: "À vous de voir si c’est ce que vous vouliez dire."
    }
  }
}
