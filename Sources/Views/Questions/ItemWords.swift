import Chronology
import Diagnostics
import Languages
import Outline
import Planner

/// The words in which lists of items speak.
struct ItemWords: Sendable {
  let words: TaskWords
  let now: Moment

  /// `streaks`, `pages`: what an item is one of.
  static func plural(of item: ListedItem) -> KindMessage { item.type.map { .items($0) } ?? .files(item.home.kind) }

  /// `streak`, `page`.
  static func singular(of item: ListedItem) -> KindMessage { item.type.map { .item($0) } ?? .file(item.home.kind) }

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
  static func sentence(_ item: ListedItem, in language: Language) -> String {
    let state = item.isTask ? item.state.map { language.say(ItemMessage.state($0)) } : nil
    let label = language.capitalized(state ?? language.say(singular(of: item)))
    return "\(label)\(language.colon) \(item.title(in: language))"
  }

  /// What an item says besides its title, and where it stands.
  func pieces(of item: ListedItem, besides told: Set<ItemGroup.Detail>) -> [LinePiece] {
    let language = words.language
    var pieces: [LinePiece] = []
    if !item.isTask, !told.contains(.kind) { pieces.append(LinePiece(language.say(ItemWords.singular(of: item)), .quiet)) }
    if let value = item.value { pieces.append(LinePiece(language.say(value))) }
    if !item.isTask, let state = item.state, state != .waiting, state != .done {
      pieces.append(LinePiece(language.say(ItemMessage.state(state))))
    }
    var details = TaskDetailWords(words: words, now: now)
    (details.showsPlaces, details.showsTags) = (true, true)
    return pieces + details.pieces(of: item, besides: told)
  }
}
