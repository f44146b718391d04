import Planner
import SourceText

/// How much two items of different names have in common, as far as that tells a rename from something new.
enum ItemLikeness {
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

  private static func ofTexts(_ one: String, _ other: String) -> Double {
    let (left, right) = (LetterPairs(one, most: mostLetters), LetterPairs(other, most: mostLetters))
    guard !left.isEmpty, !right.isEmpty else { return one == other ? 1 : 0 }
    return left.likeness(to: right)
  }

  /// Of a long text the beginning is enough.
  private static let mostLetters = 2_000
}
