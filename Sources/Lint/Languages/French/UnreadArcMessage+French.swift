import Chronology
import Languages
import Planner

private let language = Language.french

extension UnreadArcMessage {
  var french: String {
    switch self {
    case .isNotRead(let title): "\(language.quoted(title)) n’est pas lu comme un arc"
    case .writeNumberAndDays:
      "écrivez le numéro, le premier et le dernier jour, comme \(language.quoted("Arc 2: 2026-11-01 - 2026-11-28"))"
    case .writeBothDays(let arc): "écrivez son premier et son dernier jour, comme \(language.quoted(arc.text))"
    case .writeEarlierFirst: "inversez les deux jours"
    case .writeNumber(let days): "écrivez un numéro à partir de 1, comme \(language.quoted("Arc 1: \(days)"))"
    case .writeNothingMore(let text): "écrivez \(language.quoted(text)) et rien d’autre; le reste va en dessous"
    case .write(let text): "écrivez \(language.quoted(text))"
    }
  }
}
