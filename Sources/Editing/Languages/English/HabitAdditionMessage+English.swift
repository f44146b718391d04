import Chronology
import Languages

private let language = Language.english

extension HabitAdditionMessage {
  var english: String {
    switch self {
    case .hasNoArc(let ritual, let path): "\(language.title(ritual)) has no arc to which a habit could be added, at \(path)"
    case .isOver(let arc, let ritual, let last, let place):
      "Arc \(arc) of \(language.title(ritual)) is over since \(last), at \(place)"
    case .renewFirst: "`tidemark renew` begins the next arc; then add the habit"
    case .isNoHabit(let words): "\(language.title(words)) is not read as a habit"
    case .writeHabit: "write it like \(language.quoted("🥛 Drink water (every: sun)"))"
    case .added(let habit, let arc, let ritual, let place):
      "\(language.title(habit)) to Arc \(arc) of \(language.title(ritual)), \(place)"
    case .isThereAlready(let title, let place): "\(language.title(title)) is there already, at \(place)"
    case .giveOtherName: "give it another name"
    }
  }
}
