import Chronology
import Languages

private let language = Language.english

extension EntryOutsideArcMessage {
  var english: String {
    switch self {
    case .isOutside(let text, let arc): "\(language.quoted(text)) is outside \(words(for: arc))"
    case .beginsBefore(let text, let arc): "\(language.quoted(text)) begins before \(words(for: arc))"
    case .goesOnAfter(let text, let arc): "\(language.quoted(text)) goes on after \(words(for: arc))"
    case .correctDateOrEnd: "correct the date, or the day in \(language.quoted("ended"))"
    case .correctDateOrMove: "correct the date, or move the entry to the arc of that day"
    }
  }

  /// `“Arc 1”, 2026-11-01 - 2026-11-28`
  private func words(for arc: ToldArc) -> String {
    let words = "\(language.quoted("Arc \(arc.number)")), \(arc.days)"
    return arc.ended.map { "\(words), ended on \($0)" } ?? words
  }
}
