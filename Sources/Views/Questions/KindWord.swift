package import Outline
package import Planner

/// What a list is to be of: a kind of file, with all that is in it, or a type of item; or whole files.
package enum KindWord: Hashable, Sendable {
  case kind(DocumentKind)
  case type(ItemType)
  case files

  private static let filesWord = "file"

  /// The name of a kind or of a type, as the exports write them, or `file`.
  package init?(_ word: String) {
    if word == KindWord.filesWord {
      self = .files
    } else if let kind = DocumentKind(rawValue: word) {
      self = .kind(kind)
    } else if let type = ItemType(rawValue: word) {
      self = .type(type)
    } else {
      return nil
    }
  }

  package var word: String {
    switch self {
    case .kind(let kind): kind.rawValue
    case .type(let type): type.rawValue
    case .files: KindWord.filesWord
    }
  }

  /// All words: the kinds of files, then whole files, then the types of items.
  package static var words: [String] {
    DocumentKind.allCases.map(\.rawValue) + [filesWord] + ItemType.allCases.map(\.rawValue)
  }

  /// The words for what can be summed, and the files that it is in.
  package static let wordsOfSums =
    [DocumentKind.page, .ritual, .activities].map(\.rawValue)
    + [ItemType.habit, .activity, .streak, .recurring, .best, .counter, .countUp, .countDown, .tally].map(\.rawValue)

  /// The words for what has tasks, and for tasks.
  package static let wordsOfTasks =
    [DocumentKind.page, .day, .project, .stacks].map(\.rawValue) + ItemType.tasks.map(\.rawValue)
}

extension ItemType {
  /// The types of what is to be done: a box of a page or a step, a task, one that recurs.
  static let tasks: [ItemType] = [.checkbox, .task, .recurring]

  /// Whether a list without a question of its type, its words or its tags shows it. What is nothing but words is not.
  var isListedUnasked: Bool {
    switch self {
    case .text, .bullet, .label, .image, .quote, .textList, .schedule, .category, .link: false
    case .checkbox, .countUp, .countDown, .counter, .streak, .timeline, .tally, .best, .recurring, .task, .block, .routine,
      .habit, .mark, .phase, .activity:
      true
    }
  }
}
