import Languages

private let language = Language.spanish

extension RestoreCommandMessage {
  var spanish: String {
    switch self {
    case .nothingCalledSo(let name): "nada apartado ni eliminado se llama \(language.title(name))"
    case .removedLast(let titles): "lo último que se eliminó: \(titles.map(language.title).joined(separator: ", "))"
    case .severalRemoved(let name, let count):
      "\(language.title(name)) puede ser cualquiera de \(language.counted(count, "cosa eliminada", "cosas eliminadas"))"
    case .nameFile: "nombra una por su archivo en .trash"
    case .isStrategy(let title, let place):
      "\(language.title(title)) es una estrategia, en \(place), y solo se apartan elementos"
    case .hasNoItems: "no tiene elementos"
    case .setItemsAside: "aparta sus elementos; cada uno sabe en qué estrategia estaba"
    }
  }
}
