import Outline
import Planner

extension KindMessage {
  var english: String {
    switch self {
    case .item(let type): names(of: type).one
    case .items(let type): names(of: type).many
    case .file(let kind): kind.rawValue
    case .files(.page): "pages"
    case .files(.day): "days"
    case .files(.project): "projects"
    case .files(.stacks): "stacks"
    case .files(.ritual): "rituals"
    case .files(.life): "lives"
    case .files(.activities): "activities"
    case .files(.vault): "the vault"
    }
  }

  private func names(of type: ItemType) -> (one: String, many: String) {
    switch type {
    case .text: ("text", "texts")
    case .bullet: ("bullet", "bullets")
    case .checkbox: ("box", "boxes")
    case .countUp: ("count up", "counts up")
    case .countDown: ("count down", "counts down")
    case .counter: ("counter", "counters")
    case .streak: ("streak", "streaks")
    case .textList: ("text list", "text lists")
    case .timeline: ("timeline", "timelines")
    case .label: ("label", "labels")
    case .image: ("image", "images")
    case .quote: ("quote", "quotes")
    case .tally: ("tally", "tallies")
    case .best: ("best", "bests")
    case .recurring: ("recurring task", "recurring tasks")
    case .schedule: ("schedule row", "schedule rows")
    case .task: ("task", "tasks")
    case .block: ("block", "blocks")
    case .routine: ("routine block", "routine blocks")
    case .category: ("category", "categories")
    case .link: ("link", "links")
    case .habit: ("habit", "habits")
    case .mark: ("marked week", "marked weeks")
    case .phase: ("phase", "phases")
    case .activity: ("activity", "activities")
    }
  }
}
