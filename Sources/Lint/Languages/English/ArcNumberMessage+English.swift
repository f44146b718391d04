import Chronology
import Languages

private let language = Language.english

extension ArcNumberMessage {
  var english: String {
    switch self {
    case .hasNumberOf(let arc, let line, let day):
      "\(language.quoted("Arc \(arc)")) has the number of the arc on line \(line), which begins on \(day)"
    case .beginsAfter(let arc, let before, let line):
      "\(language.quoted("Arc \(arc)")) begins after \(language.quoted("Arc \(before)")) on line \(line) and has a lower number"
    case .giveNumberAbove(let highest): "number the arcs by their first days: give this one a number above \(highest)"
    case .numberByFirstDays: "Number the arcs by their first days"
    }
  }
}
