import Languages
import Vault

private let language = Language.french

extension InitMessage {
  var french: String {
    switch self {
    case .nameOneFolder: "un coffre est un seul dossier; nommez-en un"
    case .isVault(let folder): "\(folder) est déjà un coffre, puisqu’il a un \(VaultRoot.fileName)"
    case .isInVault(let folder, let vault):
      "\(folder) est dans le coffre \(vault); un coffre dans un autre cacherait ses fichiers à celui de l’extérieur"
    case .bareAndExample: "--bare n’écrit que la racine, et --example un coffre complet; enlevez l’une des deux"
    case .withAndExample:
      "--with ajoute des rituels à un premier coffre, et --example en est un complet; enlevez l’une des deux"
    case .nothingWritten(let problem): "rien n’a été écrit\(language.colon) \(problem.text(in: language))"
    case .filesExist(let paths):
      "rien n’a été écrit\(language.colon) \(paths.joined(separator: ", ")) \(paths.count == 1 ? "existe" : "existent") déjà"
    case .showDay: "Afficher une journée"
    case .showToday: "Afficher ce qui est prévu et à faire aujourd’hui"
    case .showPresets: "Afficher des rituels pour commencer"
    case .checkFiles: "Vérifier les fichiers à mesure que vous les modifiez"
    }
  }
}
