import Chronology
import Diagnostics
import Outline
import Planner

/// The words in which lists of items speak.
struct ItemWords: Sendable {
  let words: TaskWords
  let now: Moment

  /// `Streaks`, `Pages`: what an item is one of.
  static func plural(of item: ListedItem) -> String {
    guard let type = item.type else { return plural(of: item.home.kind) }
    let (one, many) = names(of: type)
    let text = many ?? one + "s"
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// `streak`, `page`.
  static func singular(of item: ListedItem) -> String {
    item.type.map { names(of: $0).one } ?? item.home.kind.rawValue
  }

  private static func plural(of kind: DocumentKind) -> String {
    switch kind {
    case .page: "Pages"
    case .day: "Days"
    case .project: "Projects"
    case .stacks: "Stacks"
    case .ritual: "Rituals"
    case .life: "Lives"
    case .activities: "Activities"
    case .vault: "The vault"
    }
  }

  private static func names(of type: ItemType) -> (one: String, many: String?) {
    switch type {
    case .text: ("text", nil)
    case .bullet: ("bullet", nil)
    case .checkbox: ("box", "boxes")
    case .countUp: ("count up", "counts up")
    case .countDown: ("count down", "counts down")
    case .counter: ("counter", nil)
    case .streak: ("streak", nil)
    case .textList: ("text list", nil)
    case .timeline: ("timeline", nil)
    case .label: ("label", nil)
    case .image: ("image", nil)
    case .quote: ("quote", nil)
    case .tally: ("tally", "tallies")
    case .best: ("best", nil)
    case .recurring: ("recurring task", nil)
    case .schedule: ("schedule row", nil)
    case .task: ("task", nil)
    case .block: ("block", nil)
    case .routine: ("routine block", nil)
    case .category: ("category", "categories")
    case .link: ("link", nil)
    case .habit: ("habit", nil)
    case .mark: ("marked week", nil)
    case .phase: ("phase", nil)
    case .activity: ("activity", "activities")
    }
  }

  /// The mark before an item: its box, or what stands for one.
  static func mark(of item: ListedItem) -> String {
    switch item.state {
    case .open where item.hasBox: "[ ]"
    case .done where item.hasBox: "[x]"
    case .dropped: "[-]"
    case .waiting where item.hasBox: " - "
    case .open, .done, .waiting, .skipped, .over, nil: " · "
    }
  }

  /// `Open: Buy milk`; of what has no box, `Streak: Read`.
  static func sentence(_ item: ListedItem) -> String {
    let name = singular(of: item)
    let label = item.isTask ? item.state?.rawValue ?? name : name
    return "\(label.prefix(1).uppercased() + label.dropFirst()): \(item.title)"
  }

  /// What an item says besides its title, and where it stands.
  func pieces(of item: ListedItem, besides told: Set<ItemGroup.Detail>) -> [LinePiece] {
    var pieces: [LinePiece] = []
    if !item.isTask, !told.contains(.kind) { pieces.append(LinePiece(ItemWords.singular(of: item), .quiet)) }
    if let value = item.value { pieces.append(LinePiece(value)) }
    if !item.isTask, let state = item.state, state != .waiting, state != .done { pieces.append(LinePiece(state.rawValue)) }
    var details = TaskDetailWords(words: words, now: now)
    (details.showsPlaces, details.showsTags) = (true, true)
    return pieces + details.pieces(of: item, besides: told)
  }
}
