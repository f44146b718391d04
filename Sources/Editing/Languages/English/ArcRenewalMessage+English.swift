import Chronology
import Languages
import Planner

private let language = Language.english

extension ArcRenewalMessage {
  var english: String {
    switch self {
    case .isNoRitual(let title): "\(language.title(title)) is not a ritual"
    case .begun(let title, let arc, let place): "\(language.title(title)) with \(arc.text), \(place)"
    case .hasNoArc(let title, let path):
      "\(language.title(title)) has no arc yet, and does not say which of its list items are habits, at \(path)"
    case .writeAbove(let arc): "write \(language.quoted("## \(arc.text)")) above them"
    case .linesAreNotRead(let count, let path):
      count == 1
        ? "1 line of its logs is not read; `tidemark lint \(path)` says how to write it"
        : "\(count) lines of its logs are not read; `tidemark lint \(path)` says how to write them"
    case .hasNoHabit: "it has no habit yet; `tidemark habit add` adds one"
    case .isFinished(let title, let day, let path):
      "\(language.title(title)) is finished since \(day), as its front matter says, at \(path)"
    case .removeFinished(let day): "remove the line \(language.quoted("finished: \(day)")) first"
    case .isAhead(let arc, let title, let day, let place):
      "Arc \(arc) of \(language.title(title)) is in the future, from \(day), at \(place)"
    case .runs(let arc, let title, let day, let place): "Arc \(arc) of \(language.title(title)) runs until \(day), at \(place)"
    case .endItToday: "`tidemark end-arc` ends it today; then the next can begin tomorrow"
    case .isTooEarly(let day, let arc, let title, let days):
      "\(day) is not after Arc \(arc) of \(language.title(title)), \(days)"
    case .canBegin(let day): "the next arc can begin on \(day) or later"
    case .isNotRead(let title, let place): "\(language.title(title)) is not read as an arc, at \(place)"
    case .writeLikeArc: "write it like \(language.quoted("Arc 2: 2026-11-01 - 2026-11-28")) first"
    }
  }
}
