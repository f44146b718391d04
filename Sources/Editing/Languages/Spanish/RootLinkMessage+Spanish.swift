import Languages

private let language = Language.spanish

extension RootLinkMessage {
  var spanish: String {
    switch self {
    case .lineIsGone(let place, nil): "se quitó su línea de las listas: \(place)"
    case .lineIsGone(let place, let kept?):
      "se quitó su línea de las listas: \(place); lo que estaba debajo se guarda en \(kept)"
    case .wouldLeadElsewhere(let title, let path):
      "con el nombre \(language.title(title)), las listas de \(path) llevarían a otro archivo"
    case .linkByPath(let path): "escribe otro nombre, o enlaces con una ruta, como [texto](\(path))"
    }
  }
}
