/// What becomes of twins of which one side leaves open which is which, if the other side changed one of them.
struct TwinDoubts {
  /// The nodes of each side that stand in a conflict as a whole.
  private(set) var contestedLeft: Set<Int> = []
  private(set) var contestedRight: Set<Int> = []

  /// Takes apart what cannot be told. Of twins that are all the same, those are gone that the other side left as they were.
  init(_ left: inout TreeMatching, _ right: inout TreeMatching) {
    guard !left.doubts.isEmpty || !right.doubts.isEmpty else { return }
    let contested = (TwinDoubts.contested(left, right), TwinDoubts.contested(right, left))
    for doubt in contested.0 + contested.1 {
      for old in doubt.base {
        if let new = left.sideOf[old] { contestedLeft.insert(new) }
        if let new = right.sideOf[old] { contestedRight.insert(new) }
      }
    }
    for doubt in contested.0 { contestedLeft.formUnion(doubt.side) }
    for doubt in contested.1 { contestedRight.formUnion(doubt.side) }
    for node in contestedLeft { if let old = left.baseOf[node] { left.unpair(old) } }
    for node in contestedRight { if let old = right.baseOf[node] { right.unpair(old) } }
    for doubt in left.doubts where doubt.isFree { TwinDoubts.settle(doubt, &left, right) }
    for doubt in right.doubts where doubt.isFree { TwinDoubts.settle(doubt, &right, left) }
  }

  /// The doubts about what the other side changed.
  private static func contested(_ side: TreeMatching, _ other: TreeMatching) -> [TwinMatching.Doubt] {
    side.doubts.filter { doubt in
      guard !doubt.isFree || !isHere(doubt, side) else { return false }
      return doubt.base.contains { other.isChanged($0) || other.sideOf[$0] == nil }
    }
  }

  /// Whether none of them went elsewhere.
  private static func isHere(_ doubt: TwinMatching.Doubt, _ side: TreeMatching) -> Bool {
    let own = Set(doubt.side)
    return doubt.base.allSatisfy { old in side.sideOf[old].map { own.contains($0) } ?? true }
  }

  private static func settle(_ doubt: TwinMatching.Doubt, _ side: inout TreeMatching, _ other: TreeMatching) {
    let partners = doubt.base.compactMap { side.sideOf[$0] }.filter { doubt.side.contains($0) }
    guard partners.count < doubt.base.count, isHere(doubt, side) else { return }
    let changed = doubt.base.filter { other.isChanged($0) }
    let rest = doubt.base.filter { !changed.contains($0) }
    // What the other side removed, too, is gone once.
    let (kept, gone) = (rest.filter { other.sideOf[$0] != nil }, rest.filter { other.sideOf[$0] == nil })
    let wanted = Set((changed + kept + gone).prefix(partners.count))
    for old in doubt.base { side.unpair(old) }
    for (old, new) in zip(doubt.base.filter { wanted.contains($0) }, partners.sorted()) { side.pairAnew(old, new) }
  }
}
