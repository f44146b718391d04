import Languages
import Planner

private let language = Language.english

extension InsightMessage {
  var english: String {
    switch self {
    case .title: "Insights"
    case .trend(.up, let points): "up \(words(of: points))week over week"
    case .trend(.down, let points): "down \(words(of: points))week over week"
    case .trend(.stable, _): "stable week over week"
    case .severalCards(let words): "\(language.quoted(words)) may be any of these cards; write more of its name:"
    case .noCard(let words, let nearest):
      "no card has the name \(language.quoted(words))"
        + (nearest.map { "; did you mean \(language.quoted($0))?" } ?? ".") + " These are the cards:"
    }
  }

  private func words(of points: Int?) -> String {
    points.map { "\(language.counted($0, "point", "points")) " } ?? ""
  }
}
