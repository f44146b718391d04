import Languages
import Outline

private let language = Language.english

extension KeyPlaceMessage {
  var english: String {
    switch self {
    case .item: "in a list item"
    case .boxless: "in a list item without a box"
    case .box: "in an item with a box, as \(language.quoted("- [ ] words"))"
    case .row: "in an item that begins with a time"
    case .setAside: "below \(language.quoted("Things that used to matter"))"
    case .heading: "in a heading"
    case .section: "in the heading of a section"
    case .entry: "in an entry of a log"
    case .task: "in a task of a project"
    case .boxlessTask: "in an item of a project without a box"
    case .plannedTask: "in a task below a time block"
    case .stackedTask: "in a task of a stack"
    case .block: "in a time block of a day"
    case .arc: "in the heading of a ritual’s arc"
    case .habit: "in a habit of a ritual"
    case .mark: "in a marked week of a life"
    case .phase: "in a phase of a life"
    case .activity: "in an activity"
    case .category: "in a category of a vault"
    case .routine: "in a repeating block of a vault"
    case .beside(let keys): "beside \(language.or(keys.map { language.quoted($0.rawValue) }))"
    }
  }
}
