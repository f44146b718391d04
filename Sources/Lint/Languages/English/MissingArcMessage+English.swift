import Languages
import Planner

private let language = Language.english

extension MissingArcMessage {
  var english: String {
    switch self {
    case .hasNoArc(let title): "\(language.quoted(title)) has no arc, so nothing of it is due"
    case .writeHeadingLike(let arc): "write a heading like \(language.quoted("## \(arc.text)")) above its habits"
    case .writeHeading(let arc): "write \(language.quoted("## \(arc.text)")) above its habits"
    case .begin(let arc): "Begin \(language.quoted(arc.text))"
    }
  }
}
