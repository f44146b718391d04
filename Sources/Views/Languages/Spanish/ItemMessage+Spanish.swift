import Languages

private let language = Language.spanish

extension ItemMessage {
  var spanish: String {
    switch self {
    case .state(.open): "pendiente"
    case .state(.waiting): "aún no toca"
    // Only of tasks.
    case .state(.done): "hecha"
    case .state(.dropped): "descartada"
    // Only of habits.
    case .state(.skipped): "omitido"
    case .state(.over): "ya terminó"
    case .unnamedBlock: "Bloque de tiempo"
    case .unnamedMark: "Sin palabras"
    case .nothingToList: "La bóveda no tiene nada que mostrar."
    case .items(let count): language.counted(count, "elemento", "elementos")
    case .group(let title, let count): "\(title), \(language.counted(count, "elemento", "elementos")):"
    case .found(let line): "Encontrado: \(line)"
    }
  }
}
