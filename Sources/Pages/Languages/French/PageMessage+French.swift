import Languages

private let language = Language.french

extension PageMessage {
  var french: String {
    switch self {
    case .toContent: "Aller au contenu"
    case .contents: "Table des matières"
    case .untitled: "Sans titre"
    case .writtenByTidemark: "Écrit par Tidemark."
    case .asOf(let day): "En date du \(language.weekdayAndDate(day)), écrit par Tidemark."
    case .today: "aujourd’hui"
    case .asWritten: "Tel qu’il est écrit"
    case .table: "Tableau"
    case .image: "Image"
    case .color: "Couleur"
    case .tags: "Mots-clés"
    case .icon(let name): "icône \(name)"
    case .ended(let day): "terminée le \(day)"
    }
  }
}
