import Languages

private let language = Language.spanish

extension AmbiguityMessage {
  var spanish: String {
    switch self {
    case .mayMean(let name, let count, .things):
      "\(language.title(name)) puede referirse a \(language.counted(count, "cosa", "cosas"))"
    case .mayMean(let name, let count, .leftTasks):
      "\(language.title(name)) puede referirse a \(language.counted(count, "tarea rezagada", "tareas rezagadas")) de días anteriores"
    case .mayMean(let name, let count, .settledThings):
      "\(language.title(name)) puede referirse a \(language.counted(count, "cosa", "cosas")) de días anteriores, hechas o descartadas"
    case .mayMean(let name, let count, .thingsBeside):
      "\(language.title(name)) puede referirse a \(language.counted(count, "cosa", "cosas")) de al lado"
    case .nameByPlace: "nombra una con FILE:LINE"
    case .nameByPlaceOrIn: "nombra una con FILE:LINE, o di con `--in` dónde está"
    }
  }
}
