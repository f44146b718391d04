import Planner

/// How much two items of different names have in common, as far as that tells a rename from something new.
enum Likeness {
  /// From 0 for nothing; 0.5 is enough to be one item.
  static func of(_ old: ItemTree.Node, _ new: ItemTree.Node) -> Double {
    guard old.item.type == new.item.type else { return 0 }
    var likeness = ofTexts(old.item.text, new.item.text)
    if !old.item.log.isEmpty, LogDays(old.item.log).days == LogDays(new.item.log).days { likeness += 0.5 }
    let (children, others) = (names(below: old.item), names(below: new.item))
    if !children.isEmpty, 2 * children.intersection(others).count >= max(children.count, others.count) { likeness += 0.5 }
    // A block of the same time; else what says something besides its type and box.
    if let time = old.facts["time"] {
      if time == new.facts["time"] { likeness += 0.5 }
    } else if old.facts == new.facts, old.facts.contains(where: { !["type", "box"].contains($0.key) }) {
      likeness += 0.2
    }
    return likeness
  }

  private static func names(below item: PlanItem) -> Set<String> {
    Set(item.children.compactMap { $0.item?.text })
  }

  /// The share of pairs of neighboring letters that two texts have in common (Dice's coefficient), whatever their case.
  static func ofTexts(_ one: String, _ other: String) -> Double {
    let (left, right) = (pairs(of: one), pairs(of: other))
    guard !left.isEmpty, !right.isEmpty else { return one == other ? 1 : 0 }
    let common = left.reduce(0) { $0 + min($1.value, right[$1.key] ?? 0) }
    return 2 * Double(common) / Double(left.values.reduce(0, +) + right.values.reduce(0, +))
  }

  /// Of a long text the beginning is enough.
  private static let mostLetters = 2_000

  private static func pairs(of text: String) -> [[UInt8]: Int] {
    let bytes = Array(text.lowercased().utf8.prefix(mostLetters))
    guard bytes.count > 1 else { return [:] }
    return (0..<bytes.count - 1).reduce(into: [:]) { $0[[bytes[$1], bytes[$1 + 1]], default: 0] += 1 }
  }
}
