import Chronology
import Languages

private let language = Language.french

extension ArcNumberMessage {
  var french: String {
    switch self {
    case .hasNumberOf(let arc, let line, let day):
      "\(language.quoted("Arc \(arc)")) a le numéro de l’arc de la ligne \(line), qui commence le \(day)"
    case .beginsAfter(let arc, let before, let line):
      "\(language.quoted("Arc \(arc)")) commence après \(language.quoted("Arc \(before)")), à la ligne \(line), et a un numéro plus petit"
    case .giveNumberAbove(let highest):
      "numérotez les arcs selon leur premier jour\(language.colon) donnez à celui-ci un numéro au-dessus de \(highest)"
    case .numberByFirstDays: "Numéroter les arcs selon leur premier jour"
    }
  }
}
