import Chronology
import Phrases
import Planner

extension [ListedItem] {
  /// In the order that a question asks for; without one as they are. Those of which nothing is known in that respect are last.
  func sorted(by question: Question) -> [ListedItem] {
    guard let sorting = question.sorting else { return question.isReversed ? reversed() : self }
    let known = indices.filter { self[$0].isKnown(to: sorting) }
    var order = known.sorted { left, right in
      let (first, second) = (self[left].key(sorting), self[right].key(sorting))
      return first == second ? left < right : first < second
    }
    if question.isReversed { order.reverse() }
    return (order + indices.filter { !self[$0].isKnown(to: sorting) }).map { self[$0] }
  }
}

extension ListedItem {
  fileprivate func isKnown(to sorting: Question.Sorting) -> Bool {
    switch sorting {
    case .due: dueDay != nil
    case .priority: priority != nil
    case .project: project != nil
    case .age: since != nil
    case .title: true
    }
  }

  fileprivate func key(_ sorting: Question.Sorting) -> ItemKey {
    let day = (dueDay ?? .latest).dayNumber
    return switch sorting {
    case .due: ItemKey(day, rank)
    case .priority: ItemKey(rank, day)
    case .age: ItemKey(since?.dayNumber ?? 0)
    case .title: ItemKey(text: title)
    case .project: ItemKey(text: project ?? "")
    }
  }

  /// The highest priority is first.
  private var rank: Int { priority.map { Priority.allCases.count - (Priority.allCases.firstIndex(of: $0) ?? 0) } ?? .max }
}

/// By what two items are put in order.
private struct ItemKey: Comparable {
  var numbers: [Int] = []
  var text: [UInt8] = []

  init(_ numbers: Int...) { self.numbers = numbers }
  init(text: String) { self.text = Array(NameKey(text).text.utf8) }

  static func < (left: ItemKey, right: ItemKey) -> Bool {
    left.numbers == right.numbers
      ? left.text.lexicographicallyPrecedes(right.text) : left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
