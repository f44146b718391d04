/// What may as well be something new: the text does not say that it was renamed.
enum NewNames {
  /// How much is added to the identity of a line that is told as a new one, for each side.
  static let fresh: [LineTruth.Side: Int] = [.ours: 5000, .theirs: 20000]

  /// Whether a line was renamed so that nothing tells that it is the same: its words have few letters in common with what
  /// they were, or it was moved as well; and nothing below it is what it was.
  static func isLikeNew(_ id: Int, _ base: LineStory, _ side: LineStory) -> Bool {
    guard let before = base.lines[id], let after = side.lines[id], before.words != after.words else { return false }
    let isMoved = base.parent[id] != side.parent[id] || StoryOrder.moved(id, base, side) != .no
    return (isMoved || likeness(before.words, after.words) < 0.5) && !hasSameBelow(id, base, side)
  }

  /// The story with lines that are like new ones told as that, with all below them: all of them, and each alone.
  static func stories(_ side: LineStory, _ base: LineStory, fresh: Int) -> [LineStory] {
    let names = side.order.filter { isLikeNew($0, base, side) }.map { id in
      side.subtree(id).filter { base.has($0) && !side.has($0 + fresh) }
    }
    let choices = (names.count > 1 ? names : []) + (names.isEmpty ? [] : [Array(Set(names.joined()))])
    return choices.map { list in side.renamed(Dictionary(uniqueKeysWithValues: list.map { ($0, $0 + fresh) })) }
  }

  /// Whether something below a line stood there before, and reads as it did.
  static func hasSameBelow(_ id: Int, _ base: LineStory, _ side: LineStory) -> Bool {
    side.children(of: id).contains { base.parent[$0] == id && base.lines[$0] == side.lines[$0] }
  }

  /// The share of the pairs of neighboring letters that two texts have in common.
  static func likeness(_ one: String, _ other: String) -> Double {
    let (own, rest) = (pairs(one), pairs(other))
    let all = own.values.reduce(0, +) + rest.values.reduce(0, +)
    guard all > 0 else { return one == other ? 1 : 0 }
    return 2 * Double(own.reduce(0) { $0 + min($1.value, rest[$1.key] ?? 0) }) / Double(all)
  }

  private static func pairs(_ text: String) -> [[Character]: Int] {
    let letters = Array(text.lowercased())
    return zip(letters, letters.dropFirst()).reduce(into: [:]) { $0[[$1.0, $1.1], default: 0] += 1 }
  }
}

extension LineTruth {
  /// Whether a side renamed a line so that it is told here as a removal and something new.
  func isRenewed(_ id: Int) -> Bool {
    guard let before = base.lines[id] else { return false }
    return Side.allCases.contains { side in
      guard story(side).lines[id] == nil, let fresh = NewNames.fresh[side].map({ id + $0 }), story(side).has(fresh) else {
        return false
      }
      let told = story(side).renamed([fresh: id])
      return before.words != told.lines[id]?.words && NewNames.isLikeNew(id, base, told)
    }
  }

  /// Lines that one side renamed like new ones, while the other side changed them: a conflict is right there.
  var doubtfulNames: [String] {
    base.order.compactMap { id in
      let isDoubtful = Side.allCases.contains { side in
        NewNames.isLikeNew(id, base, story(side)) && (touches(side.other, id) || touchesBelow(side.other, id))
      }
      return isDoubtful ? "#\(id) is renamed like something new" : nil
    }
  }
}
