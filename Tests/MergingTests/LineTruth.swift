/// What a merge of two stories of one base must be, told by the identities of their lines.
struct LineTruth {
  let base: LineStory
  let ours: LineStory
  let theirs: LineStory
  /// Lines that may as well stand elsewhere than below what they were put: what stood beside them went there.
  var homes: [Int: Int] = [:]
  /// Whose order of children counts that both sides put in another order; if nobody's, what both did to it.
  var orderedBy: Side?
  /// Whether the order of what one side moved and what the other moved is free.
  var isComposed = false

  enum Side: CaseIterable {
    case ours, theirs
    var other: Side { self == .ours ? .theirs : .ours }
  }

  func story(_ side: Side) -> LineStory { side == .ours ? ours : theirs }

  var ids: Set<Int> { Set(base.lines.keys).union(ours.lines.keys).union(theirs.lines.keys) }

  // MARK: What a side did

  /// Whether a side changed the words of a line or put it elsewhere.
  func touches(_ side: Side, _ id: Int) -> Bool {
    let story = story(side)
    guard let before = base.lines[id], let after = story.lines[id] else { return false }
    return before != after || base.parent[id] != story.parent[id] || StoryOrder.moved(id, base, story) == .surely
  }

  /// Whether a side did something below a line that the other side removed and did not save.
  func touchesBelow(_ side: Side, _ id: Int) -> Bool {
    let other = story(side.other)
    return story(side).children(of: id).contains { child in
      guard base.lines[child] != nil else { return homes[child] == nil && other.lines[child] == nil }
      guard other.lines[child] != nil else { return touches(side, child) || touchesBelow(side, child) }
      return base.parent[child] != id
    }
  }

  /// The side that kept a line which the other removed.
  func keeper(of id: Int) -> Side? {
    guard base.lines[id] != nil else { return nil }
    if ours.lines[id] != nil, theirs.lines[id] == nil { return .ours }
    if theirs.lines[id] != nil, ours.lines[id] == nil { return .theirs }
    return nil
  }

  /// Whether a line was removed on one side and changed, moved or filled on the other.
  func isContested(_ id: Int) -> Bool {
    guard let side = keeper(of: id) else { return false }
    return touches(side, id) || touchesBelow(side, id)
  }

  /// Whether a line that one side removed stands in the reading of the other, as it belongs to something contested.
  private func isPartOfContested(_ id: Int, _ side: Side) -> (isRequired: Bool, isAllowed: Bool) {
    if isContested(id) { return (true, true) }
    var isRequired = false
    var next = story(side).parent[id]
    while let here = next, here != LineStory.root {
      if keeper(of: here) == side, touches(side, here) { isRequired = true }
      next = story(side).parent[here]
    }
    // What is simply gone may stand in a conflict with what it stood beside.
    return (isRequired, true)
  }

  /// Whether a line stands in the result, or in the reading of a side.
  func presence(_ id: Int, in reading: Side?) -> (isRequired: Bool, isAllowed: Bool) {
    guard base.lines[id] != nil else {
      // What a side added may stand in a conflict, where the reading of the other has it not.
      return (reading.map { story($0).lines[id] != nil } ?? true, true)
    }
    guard let side = keeper(of: id) else {
      let isThere = ours.lines[id] != nil
      return (isThere, isThere)
    }
    // What is like something new may stand beside the line that it perhaps was.
    if reading == nil, isContested(id), isRenewed(id) { return (true, true) }
    guard reading == side else { return (false, false) }
    return isPartOfContested(id, side)
  }

  // MARK: Places

  /// Below what a line stands, or nothing if both sides put it elsewhere.
  func home(_ id: Int, in reading: Side?) -> Int? {
    if let home = homes[id] { return home }
    let (before, own, other) = (base.parent[id], ours.parent[id], theirs.parent[id])
    if own == nil || other == nil { return own ?? other }
    if own == other || other == before { return own }
    if own == before { return other }
    return reading.flatMap { story($0).parent[id] }
  }

  // MARK: What must or may be a conflict

  /// Why there must be a conflict.
  var demands: [String] {
    ids.sorted().compactMap { id in
      if isContested(id) { return isRenewed(id) ? nil : "#\(id) is removed and changed" }
      if presence(id, in: nil).isAllowed, home(id, in: nil) == nil { return "#\(id) is moved to two places" }
      let parts = LineParts(base.lines[id], ours.lines[id], theirs.lines[id])
      return parts.demands.isEmpty ? nil : "#\(id) has two \(parts.demands.map { "\($0)" }.joined(separator: ", "))"
    }
  }

  /// Why a conflict is no fault, though none need be.
  var pleas: [String] {
    var pleas = removedAndPerhapsMoved.map { "#\($0) is removed and perhaps moved" }
    pleas += ids.sorted().compactMap { id -> String? in
      if isContested(id), isRenewed(id) {
        return "#\(id) is renamed and changed"
      }
      let parts = LineParts(base.lines[id], ours.lines[id], theirs.lines[id])
      return parts.pleas.isEmpty ? nil : "#\(id) has two \(parts.pleas.map { "\($0)" }.joined(separator: ", "))"
    }
    pleas += Side.allCases.flatMap(movedTwins) + doubtfulTwins + doubtfulNames
    let expected = expected(in: nil)
    if expected.isTangled { pleas.append("two orders") }
    if expected.hasLoose { pleas.append("a place that is gone") }
    return pleas
  }

  var removedAndPerhapsMoved: [Int] {
    ids.sorted().filter { id in keeper(of: id).map { StoryOrder.moved(id, base, story($0)) != .no } ?? false }
  }

  /// Lines whose name stands more than once, which one side put elsewhere and the other changed: that it is the same line, is
  /// told by nothing but what is missing.
  private func movedTwins(_ side: Side) -> [String] {
    base.lines.sorted { $0.key < $1.key }.compactMap { id, line in
      let isMoved = story(side).parent[id].map { $0 != base.parent[id] } ?? false
      guard isMoved, !OtherStories.isTold(line, in: base) else { return nil }
      return touches(side.other, id) || touchesBelow(side.other, id) ? "#\(id) is moved, and its name stands elsewhere" : nil
    }
  }

  // MARK: The lines

  /// The lines of the result, or of the reading of a side, with all orders in which they may stand.
  func expected(in reading: Side?) -> ExpectedLines {
    var result = ExpectedLines()
    for id in ids.sorted() {
      let presence = presence(id, in: reading)
      guard presence.isAllowed else { continue }
      let parts = LineParts(base.lines[id], ours.lines[id], theirs.lines[id])
      result.texts[id] = Set(parts.texts(in: reading).map(StoryLine.canonical))
      // Between marks a line may stand as its side has it.
      if let own = reading.flatMap({ story($0).lines[id] }) { result.texts[id]?.insert(StoryLine.canonical(own.text)) }
      if !presence.isRequired { result.optional.insert(id) }
    }
    for id in result.texts.keys.sorted() {
      guard let home = home(id, in: reading), home == LineStory.root || result.texts[home] != nil else {
        result.hasLoose = true
        continue
      }
      result.children[home, default: []].append(id)
    }
    for (home, list) in result.children where list.count > 1 { addOrder(of: list, below: home, in: reading, to: &result) }
    if result.reached != Set(result.texts.keys) { result.hasLoose = true }
    return result
  }

  /// Whether both sides put children of a parent in another order.
  func isReordered(_ up: Int) -> Bool {
    [ours, theirs].allSatisfy { StoryOrder.moves(below: up, base, $0) > 0 }
  }

  private func movedLines(_ side: Side, _ list: [Int]) -> Set<Int> {
    Set(list.filter { StoryOrder.moved($0, base, story(side)) != .no })
  }

  private func addOrder(of list: [Int], below home: Int, in reading: Side?, to result: inout ExpectedLines) {
    let moved = isComposed && isReordered(home) ? Side.allCases.map { movedLines($0, list) } : []
    let order = orderedBy.flatMap { isReordered(home) ? story($0) : nil }
    // What both sides put elsewhere stands, between marks, as its side has it.
    let disputed = reading == nil ? [] : Set(list.filter { self.home($0, in: nil) == nil })
    var follows: [Int: Set<Int>] = [:]
    for (index, one) in list.enumerated() {
      for other in list[(index + 1)...] {
        if !moved.isEmpty, moved.allSatisfy({ !$0.isDisjoint(with: [one, other]) }),
          StoryOrder.isBefore(one, other, ours) != StoryOrder.isBefore(one, other, theirs)
        {
          continue
        }
        var told = order.flatMap { StoryOrder.isBefore(one, other, $0) }
        if let reading, disputed.isSuperset(of: [one, other]) { told = StoryOrder.isBefore(one, other, story(reading)) }
        guard let isBefore = told ?? isBefore(one, other) else { continue }
        follows[isBefore ? one : other, default: []].insert(isBefore ? other : one)
      }
    }
    let all = StoryOrder.closure(follows, list)
    for one in list {
      for other in follows[one] ?? [] {
        if all[other]?.contains(one) == true { result.isTangled = true } else { result.before[other, default: []].insert(one) }
      }
    }
  }

  /// Whether one line stands before another by what the sides did, or nothing if that is free.
  private func isBefore(_ one: Int, _ other: Int) -> Bool? {
    let (before, own, their) = (
      StoryOrder.isBefore(one, other, base), StoryOrder.isBefore(one, other, ours), StoryOrder.isBefore(one, other, theirs)
    )
    guard let own, let their else {
      // Beside what the other side put elsewhere, a new line has no place.
      let isMoved = [one, other].contains { StoryOrder.moved($0, base, own == nil ? ours : theirs) != .no }
      return isMoved ? nil : own ?? their
    }
    if own == their { return own }
    return before.map { own == $0 ? their : own }
  }
}
