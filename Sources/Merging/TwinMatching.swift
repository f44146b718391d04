/// Which of the things of one name below a node of the base stand for which below its partner.
///
/// Twins that something marks are known by that. The others are aligned in order, with their neighbors, so that a change of one is
/// found on that one. Where an alignment is only one of several, it is told: an edit of another side may belong to another twin.
struct TwinMatching {
  /// Things of one name of which nobody can say which is which.
  struct Doubt {
    var base: [Int]
    var side: [Int]
    /// Whether all of them are the same, so that it makes no difference.
    var isFree: Bool
  }

  private(set) var pairs: [(old: Int, new: Int)] = []
  private(set) var doubts: [Doubt] = []

  private let base: MergeTree
  private let side: MergeTree
  private let old: [Int]
  private let new: [Int]
  private let oldKeys: [MergeTree.Key?]
  private let newKeys: [MergeTree.Key?]
  /// By place: the place of the partner.
  private var partnerOfOld: [Int?]
  private var partnerOfNew: [Int?]
  private var baseMarks: TwinMarks
  private var sideMarks: TwinMarks
  private var oldWords = KnownWords()
  private var newWords = KnownWords()

  /// - Parameters:
  ///   - old: the children of the one node, `new` those of the other.
  ///   - sideOf: the partner of a node of the base that has one already.
  ///   - key: the name of a node; nil if it is not to be paired.
  init(
    _ base: MergeTree,
    _ side: MergeTree,
    old: [Int],
    new: [Int],
    sideOf: (Int) -> Int?,
    baseOf: (Int) -> Int?,
    key: (MergeTree.Node) -> MergeTree.Key?
  ) {
    (self.base, self.side, self.old, self.new) = (base, side, old, new)
    (baseMarks, sideMarks) = (TwinMarks(base), TwinMarks(side))
    oldKeys = old.map { sideOf($0) == nil ? key(base.nodes[$0]) : nil }
    newKeys = new.map { baseOf($0) == nil ? key(side.nodes[$0]) : nil }
    let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($0.element, $0.offset) })
    partnerOfOld = old.map { sideOf($0).flatMap { places[$0] } }
    partnerOfNew = Array(repeating: nil, count: new.count)
    for (place, partner) in partnerOfOld.enumerated() { if let partner { partnerOfNew[partner] = place } }
    pairMarked()
    for (lefts, rights) in segments() { align(lefts, rights) }
    pairAcross()
    let left = Set(open.map(\.key))
    for group in groups {
      if left.contains(group.key) { addDoubt(group.old, group.new) }
      doubtCrossing(group.old)
    }
  }

  private mutating func pair(_ own: Int, _ other: Int) {
    partnerOfOld[own] = other
    partnerOfNew[other] = own
    pairs.append((old[own], new[other]))
  }

  private func isSame(_ own: Int, _ other: Int) -> Bool {
    base.nodes[old[own]].subtreeHash == side.nodes[new[other]].subtreeHash
  }

  /// The places of things of one name.
  private struct Group {
    var key: MergeTree.Key
    var old: [Int]
    var new: [Int]
  }

  /// What has a name and has no partner yet, in the order of the base.
  private var open: [Group] {
    groups(old.indices.filter { partnerOfOld[$0] == nil }, new.indices.filter { partnerOfNew[$0] == nil })
  }

  /// All that had no partner at first.
  private var groups: [Group] { groups(Array(old.indices), Array(new.indices)) }

  private func groups(_ lefts: [Int], _ rights: [Int]) -> [Group] {
    var groups: [Group] = []
    var places: [MergeTree.Key: Int] = [:]
    for place in lefts {
      guard let key = oldKeys[place] else { continue }
      if places[key] == nil { groups.append(Group(key: key, old: [], new: [])) }
      groups[places[key, default: groups.count - 1]].old.append(place)
      places[key] = places[key] ?? groups.count - 1
    }
    for place in rights { if let group = newKeys[place].flatMap({ places[$0] }) { groups[group].new.append(place) } }
    return groups.filter { !$0.new.isEmpty }
  }

  // MARK: By marks

  /// From here on what two twins have in common says that they are one, if no other comes near.
  private static let clearLikeness = 50
  private static let clearDistance = 30

  private mutating func likeness(_ own: Int, _ other: Int) -> Int {
    TwinMarks.likeness(baseMarks.marks(of: old[own]), sideMarks.marks(of: new[other]))
  }

  /// Pairs twins that are more like each other than like any other twin. They may have gone past each other only as they were: what
  /// looks like that may be what is below them.
  private mutating func pairMarked() {
    for group in open where group.old.count * group.new.count <= SequenceAlignment.mostComparisons / 8 {
      let (olds, news) = (group.old, group.new)
      var likenesses: [[Int]] = []
      for own in olds { likenesses.append(news.map { likeness(own, $0) }) }
      var marked: [(own: Int, other: Int)] = []
      for (row, own) in olds.enumerated() {
        guard let best = likenesses[row].max(), best >= TwinMatching.clearLikeness,
          let column = likenesses[row].firstIndex(of: best)
        else { continue }
        let others = likenesses[row].enumerated().filter { $0.offset != column }.map(\.element)
        let rivals = likenesses.enumerated().filter { $0.offset != row }.map { $0.element[column] }
        guard (others + rivals).allSatisfy({ $0 <= best - TwinMatching.clearDistance }) else { continue }
        marked.append((own, news[column]))
      }
      let isCrossing = zip(marked, marked.dropFirst()).contains { $0.other > $1.other }
      guard !isCrossing || marked.allSatisfy({ isSame($0.own, $0.other) }) && areFarApart(olds, news) else { continue }
      for pair in marked { self.pair(pair.own, pair.other) }
    }
  }

  /// Whether twins in their order differ by more than one thing that went from one to the other.
  private mutating func areFarApart(_ olds: [Int], _ news: [Int]) -> Bool {
    var difference = 0
    for (own, other) in zip(olds, news) {
      difference += TwinMarks.difference(baseMarks.marks(of: old[own]), sideMarks.marks(of: new[other]))
    }
    // A child is two marks.
    return difference > 4
  }

  // MARK: In order

  /// What is aligned at a time: all, where that is not too much; else what stands between two pairs that follow one another on both
  /// sides.
  private func segments() -> [(old: [Int], new: [Int])] {
    if old.count * new.count <= SequenceAlignment.mostComparisons { return [(Array(old.indices), Array(new.indices))] }
    let paired = partnerOfOld.enumerated().compactMap { place, partner in partner.map { (place, $0) } }
    let anchors = LongestRise.indices(of: paired.map(\.1)).map { paired[$0] } + [(old.count, new.count)]
    var segments: [(old: [Int], new: [Int])] = []
    var (start, otherStart) = (0, 0)
    for (end, otherEnd) in anchors {
      let lefts = (start..<end).filter { partnerOfOld[$0] == nil }
      let rights = (otherStart..<otherEnd).filter { partnerOfNew[$0] == nil }
      let names = Set(lefts.compactMap { oldKeys[$0] })
      if rights.contains(where: { place in newKeys[place].map { names.contains($0) } ?? false }) {
        segments.append((lefts, rights))
      }
      (start, otherStart) = (end + 1, otherEnd + 1)
    }
    return segments
  }

  private mutating func align(_ lefts: [Int], _ rights: [Int]) {
    var (lefts, rights) = (lefts, rights)
    if lefts.count * rights.count > SequenceAlignment.mostComparisons { trim(&lefts, &rights) }
    guard lefts.count * rights.count <= SequenceAlignment.mostComparisons else { return pairInOrder(lefts, rights) }
    let names = groups(lefts, rights).filter { group in group.old.contains { partnerOfOld[$0] == nil } }
    var worths: [Int] = []
    for own in lefts { worths += rights.map { worth(own, $0) } }
    // Twice: what is known of a twin for certain, and with a word for what is the same to the letter.
    let marked = SequenceAlignment(lefts.count, rights.count) { worths[$0 * rights.count + $1] }
    let (early, late) = (marked.partners(.early), marked.partners(.late))
    let exact = SequenceAlignment(lefts.count, rights.count) { row, column in
      let worth = worths[row * rights.count + column]
      guard isOpenPair(lefts[row], rights[column]) else { return worth }
      return worth + (isSame(lefts[row], rights[column]) ? 8 : isHeadSame(lefts[row], rights[column]) ? 2 : 0)
    }
    for (row, column) in exact.partners(.first).enumerated() {
      if let column, isOpenPair(lefts[row], rights[column]) { pair(lefts[row], rights[column]) }
    }
    let open = Set(lefts.indices.filter { early[$0] != late[$0] }.map { lefts[$0] })
    for group in names { doubt(group.old, group.new, open) }
  }

  /// Pairs what is the same at both ends.
  private mutating func trim(_ lefts: inout [Int], _ rights: inout [Int]) {
    func isTwin(_ own: Int, _ other: Int) -> Bool {
      oldKeys[own] != nil && oldKeys[own] == newKeys[other] && isSame(own, other)
    }
    let start = zip(lefts, rights).prefix { isTwin($0, $1) }.count
    for (own, other) in zip(lefts.prefix(start), rights.prefix(start)) { pair(own, other) }
    lefts.removeFirst(start)
    rights.removeFirst(start)
    while let own = lefts.last, let other = rights.last, isTwin(own, other) {
      pair(own, other)
      lefts.removeLast()
      rights.removeLast()
    }
  }

  /// What is too much to be aligned: the first is the first.
  private mutating func pairInOrder(_ lefts: [Int], _ rights: [Int]) {
    for group in groups(lefts, rights) {
      for (own, other) in zip(group.old, group.new) { pair(own, other) }
      doubt(group.old, group.new, Set(group.old))
    }
  }

  private static let nameWorth = 10_000

  /// A pair of one name is worth more than any number of others. What stands in the place of another thing is worth a little, and more
  /// if it is alike: it may have another name now.
  private mutating func worth(_ own: Int, _ other: Int) -> Int {
    if partnerOfOld[own] != nil || partnerOfNew[other] != nil {
      return partnerOfOld[own] == other ? TwinMatching.nameWorth + 2000 : 0
    }
    if isOpenPair(own, other) { return TwinMatching.nameWorth + 20 * likeness(own, other) }
    guard base.nodes[old[own]].kind == side.nodes[new[other]].kind else { return 0 }
    let words = Likeness.of(oldWords.pairs(of: old[own], in: base), newWords.pairs(of: new[other], in: side))
    return words >= Likeness.enough ? 1 + Int(words * 50) : 1
  }

  private func isOpenPair(_ own: Int, _ other: Int) -> Bool {
    guard partnerOfOld[own] == nil, partnerOfNew[other] == nil, let key = oldKeys[own] else { return false }
    return key == newKeys[other] && base.isOneSort(old[own], new[other], of: side)
  }

  private func isHeadSame(_ own: Int, _ other: Int) -> Bool {
    base.nodes[old[own]].contentHash == side.nodes[new[other]].contentHash
  }

  /// Pairs twins that went past something else as they are.
  private mutating func pairAcross() {
    for group in open {
      var places = Dictionary(grouping: group.new.reversed()) { side.nodes[new[$0]].subtreeHash }
      for own in group.old {
        if let other = places[base.nodes[old[own]].subtreeHash]?.popLast() { pair(own, other) }
      }
    }
  }

  // MARK: Doubts

  /// One step of an alignment of twins.
  private struct Step {
    var old: Int?
    var new: Int?
    var isSame: Bool
  }

  private func steps(_ lefts: [Int], _ rights: [Int]) -> [Step] {
    var steps: [Step] = []
    var rest = rights[...]
    let partners = Set(rights)
    for own in lefts {
      guard let other = partnerOfOld[own], partners.contains(other) else {
        steps.append(Step(old: own, new: nil, isSame: false))
        continue
      }
      while let first = rest.first, first < other { steps.append(Step(old: nil, new: rest.removeFirst(), isSame: false)) }
      if rest.first == other { rest.removeFirst() }
      steps.append(Step(old: own, new: other, isSame: isSame(own, other)))
    }
    return steps + rest.map { Step(old: nil, new: $0, isSame: false) }
  }

  /// Says of twins of one name what an alignment leaves open: next to one that came or went, it may have been another; and where
  /// other pairs would be the same to the letter, they may be meant.
  private mutating func doubt(_ lefts: [Int], _ rights: [Int], _ open: Set<Int>) {
    let steps = steps(lefts, rights)
    for hunk in steps.indices.split(whereSeparator: { steps[$0].isSame }) {
      let isEven = hunk.allSatisfy { steps[$0].old != nil && steps[$0].new != nil }
      let isMoved = isEven && isReordered(hunk.map { steps[$0] }, in: steps)
      guard !isEven || isMoved else { continue }
      var (start, end) = (hunk.startIndex, hunk.endIndex)
      if start > 0 { start -= 1 }
      if end < steps.count { end += 1 }
      let members = steps[widened(steps, start, end, hunk)].filter { step in
        isMoved || step.old.map { open.contains($0) } ?? true
      }
      addDoubt(members.compactMap(\.old), members.compactMap(\.new))
    }
  }

  /// The steps of a doubt with all next to them that are the same, if what is doubted is.
  private func widened(_ steps: [Step], _ start: Int, _ end: Int, _ hunkRange: Range<Int>) -> Range<Int> {
    func hash(_ step: Step) -> [Int] {
      [step.old.map { base.nodes[old[$0]].subtreeHash }, step.new.map { side.nodes[new[$0]].subtreeHash }].compactMap(\.self)
    }
    let hashes = Set(hunkRange.flatMap { hash(steps[$0]) })
    guard hashes.count == 1 else { return start..<end }
    var (first, last) = (hunkRange.lowerBound, hunkRange.upperBound)
    while first > 0, Set(hash(steps[first - 1])) == hashes { first -= 1 }
    while last < steps.count, Set(hash(steps[last])) == hashes { last += 1 }
    return first..<last
  }

  /// Whether what was changed in place may have been moved: other pairs of these twins are the same to the letter.
  private func isReordered(_ hunk: [Step], in steps: [Step]) -> Bool {
    var hashes: [Int: Int] = [:]
    for step in steps { if let own = step.old { hashes[base.nodes[old[own]].subtreeHash, default: 0] += 1 } }
    for step in steps where step.isSame {
      if let own = step.old { hashes[base.nodes[old[own]].subtreeHash, default: 0] -= 1 }
    }
    return hunk.contains { step in step.new.map { hashes[side.nodes[new[$0]].subtreeHash, default: 0] > 0 } ?? false }
  }

  private mutating func addDoubt(_ olds: [Int], _ news: [Int]) {
    guard !olds.isEmpty else { return }
    let doubt = Doubt(base: olds.map { old[$0] }, side: news.map { new[$0] }, isFree: false)
    let hashes = Set(doubt.base.map { base.nodes[$0].subtreeHash }).union(doubt.side.map { side.nodes[$0].subtreeHash })
    doubts.append(Doubt(base: doubt.base, side: doubt.side, isFree: hashes.count == 1 && !hasRenamed(olds[0])))
  }

  /// Whether something new is like a twin: one of them may have another name now.
  private mutating func hasRenamed(_ own: Int) -> Bool {
    new.indices.contains { other in
      guard partnerOfNew[other] == nil, newKeys[other] != oldKeys[own] else { return false }
      guard base.nodes[old[own]].kind == side.nodes[new[other]].kind else { return false }
      return Likeness.of(oldWords.pairs(of: old[own], in: base), newWords.pairs(of: new[other], in: side)) >= Likeness.enough
    }
  }

  /// Twins that were put in another order, and not all as they were.
  private mutating func doubtCrossing(_ twins: [Int]) {
    let places = twins.filter { partnerOfOld[$0] != nil }
    guard places.count > 1 else { return }
    let partners = places.compactMap { partnerOfOld[$0] }
    guard zip(partners, partners.dropFirst()).contains(where: >) else { return }
    let changed = zip(places, partners).filter { !isSame($0, $1) }
    guard changed.contains(where: { likenessIsPoor($0.0, $0.1) }) else { return }
    addDoubt(places, partners)
  }

  private mutating func likenessIsPoor(_ own: Int, _ other: Int) -> Bool {
    likeness(own, other) < TwinMatching.clearLikeness || baseMarks.marks(of: old[own]).isEmpty
  }
}
