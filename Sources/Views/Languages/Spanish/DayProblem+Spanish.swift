import Languages

private let language = Language.spanish

extension DayProblem {
  var spanish: String {
    switch self {
    case .passesMidnight(let block):
      "\(language.named(block)) pasa de la medianoche: lo que queda después no está en ningún día."
    case .overlap(let earlier, let later): "\(language.named(later)) se traslapa con \(language.named(earlier))."
    case .severalFiles(let paths):
      "Este día tiene \(language.counted(paths.count, "archivo", "archivos")) y se muestran todos: \(language.and(paths)). Júntalos en uno."
    }
  }
}
