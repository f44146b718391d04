import Languages
import Planner

private let language = Language.spanish

extension MissingArcMessage {
  var spanish: String {
    switch self {
    case .hasNoArc(let title): "\(language.quoted(title)) no tiene arco, así que nada suyo está pendiente"
    case .writeHeadingLike(let arc): "escribe un título como \(language.quoted("## \(arc.text)")) arriba de sus hábitos"
    case .writeHeading(let arc): "escribe \(language.quoted("## \(arc.text)")) arriba de sus hábitos"
    case .begin(let arc): "Empezar \(language.quoted(arc.text))"
    }
  }
}
