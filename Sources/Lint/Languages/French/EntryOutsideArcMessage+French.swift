import Chronology
import Languages

private let language = Language.french

extension EntryOutsideArcMessage {
  var french: String {
    switch self {
    case .isOutside(let text, let arc): "\(language.quoted(text)) est en dehors d’\(words(for: arc))"
    case .beginsBefore(let text, let arc): "\(language.quoted(text)) commence avant \(words(for: arc))"
    case .goesOnAfter(let text, let arc): "\(language.quoted(text)) continue après \(words(for: arc))"
    case .correctDateOrEnd: "corrigez la date, ou le jour dans \(language.quoted("ended"))"
    case .correctDateOrMove: "corrigez la date, ou déplacez l’entrée vers l’arc de ce jour"
    }
  }

  /// `“Arc 1”, 2026-11-01 - 2026-11-28`
  private func words(for arc: ToldArc) -> String {
    let words = "\(language.quoted("Arc \(arc.number)")), \(arc.days)"
    return arc.ended.map { "\(words), terminé le \($0)" } ?? words
  }
}
