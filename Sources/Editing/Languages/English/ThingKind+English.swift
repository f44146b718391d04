import Planner

extension ThingKind {
  var english: String {
    switch self {
    case .item(let type): words(for: type)
    case .file: "a file"
    case .heading: "a heading"
    }
  }

  private func words(for type: ItemType) -> String {
    switch type {
    case .text: "a paragraph"
    case .bullet: "a line of words"
    case .checkbox: "a box"
    case .countUp, .countDown: "a count of days"
    case .counter: "a counter"
    case .streak: "a streak"
    case .textList: "a list of words"
    case .timeline: "a timeline"
    case .label: "a label"
    case .image: "an image"
    case .quote: "a quote"
    case .tally: "a tally"
    case .best: "a best so far"
    case .recurring: "a recurring task"
    case .schedule: "a row of a schedule"
    case .task: "a task"
    case .block: "a time block"
    case .routine: "a block of the routine"
    case .category: "a category"
    case .link: "a link"
    case .habit: "a habit"
    case .mark: "the mark of a week"
    case .phase: "a phase of a life"
    case .activity: "an activity"
    }
  }
}
