import Planner

extension InsightsHelp {
  var spanish: String {
    switch self {
    case .card: "una sola tarjeta: \(InsightCard.allCases.map(\.rawValue).joined(separator: ", "))"
    case .summary: "Mostrar ocho tarjetas sobre los rituales, o una, cada una con su tendencia y un consejo"
    case .discussion:
      """
      Las tarjetas vienen en el orden de la propiedad `insights` de `tidemark.md` de la bóveda. Cada una tiene una cifra, sus \
      últimos catorce días como barras (· donde no tocaba nada), los últimos siete días frente a los siete anteriores, y un \
      consejo; una sola dice además de qué se compone la cifra. Mientras siga abierto algo que toca hoy, los últimos días \
      terminan con ayer, para que el día de hoy no cuente en tu contra antes de que acabe. CARD es el nombre o el título de \
      una, o una parte de él.

      --json muestra un objeto con `today, now` e `insights`. Una tarjeta tiene `card, title, headline, breakdown` (`label, \
      figure`), `sparkline` (catorce números o `null`, el último es el de hoy), `unit` (`percent` o `count`), `through` (el \
      último de los últimos días), `trend` (`up, down, stable`), `points` y `tip`.
      """
    case .showAll: "Mostrar cómo van los rituales"
    case .showOne: "Mostrar una sola tarjeta"
    case .success: "se mostraron las tarjetas, o no hay ningún ritual"
    case .couldNotRun: "no se pudo leer la bóveda, o ninguna tarjeta tiene ese nombre, o lo tiene más de una"
    }
  }
}
