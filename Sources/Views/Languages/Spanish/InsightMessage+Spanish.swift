import Languages
import Planner

private let language = Language.spanish

extension InsightMessage {
  var spanish: String {
    switch self {
    case .title: "Resumen"
    case .trend(.up, let points): "sube \(words(of: points))respecto a la semana anterior"
    case .trend(.down, let points): "baja \(words(of: points))respecto a la semana anterior"
    case .trend(.stable, _): "estable respecto a la semana anterior"
    case .severalCards(let words):
      "\(language.quoted(words)) puede ser cualquiera de estas tarjetas; escribe más de su nombre:"
    case .noCard(let words, let nearest):
      "ninguna tarjeta se llama \(language.quoted(words))"
        + (nearest.map { "; ¿quisiste decir \(language.quoted($0))?" } ?? ".") + " Estas son las tarjetas:"
    }
  }

  private func words(of points: Int?) -> String {
    points.map { "\(language.counted($0, "punto", "puntos")) " } ?? ""
  }
}
