import Languages

private let language = Language.french

extension InvalidUTF8Message {
  var french: String {
    switch self {
    case .isNotUTF8(let byte): "l’octet \(byte) n’est pas de l’UTF-8"
    case .save(let letter?):
      "enregistrez le fichier en UTF-8 (en Latin-1, l’octet est \(language.quoted(letter))); d’ici là, aucune commande ne le modifie"
    case .save(nil): "enregistrez le fichier en UTF-8; d’ici là, aucune commande ne le modifie"
    }
  }
}
