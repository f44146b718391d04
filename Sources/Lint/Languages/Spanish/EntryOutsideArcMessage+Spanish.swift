import Chronology
import Languages

private let language = Language.spanish

extension EntryOutsideArcMessage {
  var spanish: String {
    switch self {
    case .isOutside(let text, let arc): "\(language.quoted(text)) está fuera de \(words(for: arc))"
    case .beginsBefore(let text, let arc): "\(language.quoted(text)) empieza antes de \(words(for: arc))"
    case .goesOnAfter(let text, let arc): "\(language.quoted(text)) sigue después de \(words(for: arc))"
    case .correctDateOrEnd: "corrige la fecha, o el día de \(language.quoted("ended"))"
    case .correctDateOrMove: "corrige la fecha, o mueve la entrada al arco de ese día"
    }
  }

  /// `“Arc 1”, 2026-11-01 - 2026-11-28`
  private func words(for arc: ToldArc) -> String {
    let words = "\(language.quoted("Arc \(arc.number)")), \(arc.days)"
    return arc.ended.map { "\(words), terminado el \($0)" } ?? words
  }
}
