import Languages
import Planner

private let language = Language.french

extension MissingArcMessage {
  var french: String {
    switch self {
    case .hasNoArc(let title): "\(language.quoted(title)) n’a pas d’arc, donc rien n’y est à faire"
    case .writeHeadingLike(let arc): "écrivez un titre comme \(language.quoted("## \(arc.text)")) au-dessus de ses habitudes"
    case .writeHeading(let arc): "écrivez \(language.quoted("## \(arc.text)")) au-dessus de ses habitudes"
    case .begin(let arc): "Commencer \(language.quoted(arc.text))"
    }
  }
}
