/// The order of lines below one parent.
enum StoryOrder {
  enum Move {
    case no, perhaps, surely
  }

  /// Whether one line stands before another below the same parent; nothing if they do not stand there both.
  static func isBefore(_ one: Int, _ other: Int, _ story: LineStory) -> Bool? {
    guard let up = story.parent[one], up == story.parent[other] else { return nil }
    let list = story.children(of: up)
    guard let first = list.firstIndex(of: one), let second = list.firstIndex(of: other) else { return nil }
    return first < second
  }

  /// Whether a line was put elsewhere among those that stand below its parent before and after.
  static func moved(_ id: Int, _ base: LineStory, _ story: LineStory) -> Move {
    guard let up = base.parent[id], up == story.parent[id] else { return .no }
    let list = places(below: up, base, story)
    let most = longest(list.map(\.place))
    let without = longest(list.filter { $0.id != id }.map(\.place))
    // What stands in no longest row was moved; what stands in some, perhaps.
    guard most == without else { return .no }
    guard let own = list.firstIndex(where: { $0.id == id }) else { return .no }
    let place = list[own].place
    let front = longest(list[..<own].map(\.place).filter { $0 < place })
    let back = longest(list[(own + 1)...].map(\.place).filter { $0 > place })
    return front + back + 1 == most ? .perhaps : .surely
  }

  /// How many lines below a parent must have been moved.
  static func moves(below up: Int, _ base: LineStory, _ story: LineStory) -> Int {
    let list = places(below: up, base, story)
    return list.count - longest(list.map(\.place))
  }

  private static func places(below up: Int, _ base: LineStory, _ story: LineStory) -> [(id: Int, place: Int)] {
    let before = base.children(of: up)
    return story.children(of: up).compactMap { id in before.firstIndex(of: id).map { (id, $0) } }
  }

  /// The length of the longest row that rises.
  private static func longest(_ places: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, place) in places.enumerated() {
      lengths.append(1 + ((0..<index).filter { places[$0] < place }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  /// All that follow a line, also by way of others.
  static func closure(_ follows: [Int: Set<Int>], _ list: [Int]) -> [Int: Set<Int>] {
    var all = follows
    for middle in list {
      for one in list where all[one]?.contains(middle) == true { all[one, default: []].formUnion(all[middle] ?? []) }
    }
    return all
  }
}
