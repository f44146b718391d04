import Chronology
import Languages

private let language = Language.english

extension NamedDoingMessage {
  var english: String {
    switch self {
    case .hasNoBox(let block, let day, nil): "\(language.title(block)) is a time block of \(day) without a box"
    case .hasNoBox(let block, let day, let title?):
      "\(language.title(block)) is a time block of \(day) without a box, and \(language.title(title)) has a longer name"
    case .giveWholeName(let title): "give the whole name \(language.title(title)) if you mean it"
    case .nameTasks: "name its tasks"
    case .needsNoTick(let place):
      "a block needs no tick; write \(language.quoted("[ ]")) before its time, at \(place), to give it a box"
    case .hasNumber(let title, let type, let place):
      "\(language.title(title)) is \(ThingKind.item(type).english), which has a number and no box, at \(place)"
    case .isOfDay(let title, let day, let place):
      "\(language.title(title)) is of \(language.dayAndYear(day, .short)), at \(place), and cannot be done on another day"
    case .leaveOutDay: "leave out the day"
    }
  }
}
