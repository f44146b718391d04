/// Other stories by which one text became another, no longer than the one that was told.
///
/// Who changed “Rest” into “[x] Rest” beside an equal “Rest” may have removed one and added the other: the text does not say.
/// A story costs what somebody would have to do.
enum OtherStories {
  /// The same file with other identities, the true one first.
  ///
  /// - Parameter fresh: what makes an identity new; each side has its own.
  static func of(_ side: LineStory, _ base: LineStory, fresh: Int) -> [LineStory] {
    ([side] + NewNames.stories(side, base, fresh: fresh)).flatMap { around($0, base, fresh: fresh) }
  }

  /// A story and those like it that cost no more.
  private static func around(_ side: LineStory, _ base: LineStory, fresh: Int, atMost most: Int = 24) -> [LineStory] {
    let limit = cost(base, side)
    var found = [side]
    var seen: Set<[Int]> = [side.order]
    var next = 0
    var queue = [side]
    while next < queue.count, queue.count < most * 2, found.count < most {
      let here = queue[next]
      next += 1
      for names in swaps(here, base, fresh) {
        let other = here.renamed(names)
        guard seen.insert(other.order).inserted else { continue }
        let price = cost(base, other)
        guard price <= limit + 2 else { continue }
        queue.append(other)
        if price <= limit { found.append(other) }
      }
    }
    return found
  }

  static func cost(_ base: LineStory, _ side: LineStory) -> Int {
    var cost = 0
    for id in base.lines.keys where side.lines[id] == nil { cost += 2 }
    for (id, line) in side.lines {
      guard let before = base.lines[id] else {
        cost += 2
        continue
      }
      let hasBelow = NewNames.hasSameBelow(id, base, side)
      if base.parent[id] != side.parent[id] {
        // What has another name in another place, or one of which there are more, and nothing below it, may as well be
        // another thing.
        cost += hasBelow ? 2 : before.words != line.words ? 3 : isTold(line, in: base) ? 2 : 4
      }
      if before != line { cost += change(before, line, hasBelow: hasBelow) }
    }
    let parents = Set(side.lines.keys).union([LineStory.root]).filter { base.has($0) }
    return cost + parents.reduce(0) { $0 + 2 * StoryOrder.moves(below: $1, base, side) }
  }

  /// Whether a line has a name, and the only one of this name.
  static func isTold(_ line: StoryLine, in base: LineStory) -> Bool {
    !line.words.isEmpty && base.lines.values.filter { $0.words == line.words }.count < 2
  }

  private static func change(_ before: StoryLine, _ after: StoryLine, hasBelow: Bool) -> Int {
    var cost = StoryLine.Part.allCases.filter { before.parts[$0] != after.parts[$0] }.count
    // With few letters in common and nothing below it, it may as well be another thing.
    if before.words != after.words, !hasBelow, NewNames.likeness(before.words, after.words) < 0.5 { cost += 3 }
    return cost
  }

  // MARK: Whose identities may be taken for each other's

  private static func swaps(_ side: LineStory, _ base: LineStory, _ fresh: Int) -> [[Int: Int]] {
    var swaps: [[Int: Int]] = []
    let ids = side.order
    let all = ids + base.order.filter { side.lines[$0] == nil }
    for (index, one) in ids.enumerated() {
      for other in all[(index + 1)...] where areAlike(one, other, side, base) {
        swaps.append([one: other, other: one])
        if let below = withBelow(one, other, side, base), below.count > 2 { swaps.append(below) }
      }
      // What got other words may be something new, and what nobody can tell from others and stands elsewhere.
      guard let before = base.lines[one], side.lines[one + fresh] == nil else { continue }
      if before.words != side.lines[one]?.words || (base.parent[one] != side.parent[one] && !isTold(before, in: base)) {
        swaps.append([one: one + fresh])
      }
    }
    return swaps
  }

  private static func areAlike(_ one: Int, _ other: Int, _ side: LineStory, _ base: LineStory) -> Bool {
    guard let own = side.lines[one], let kind = (side.lines[other] ?? base.lines[other])?.kind, own.kind == kind else {
      return false
    }
    if own.words == base.lines[other]?.words { return true }
    if let line = side.lines[other], line.words == base.lines[one]?.words { return true }
    // Of twins that both got other names, nothing tells which is which.
    if let before = base.lines[one]?.words, before == base.lines[other]?.words { return true }
    // What has a new name where something is gone may be that.
    return side.lines[other] == nil && base.lines[one]?.words != own.words && base.parent[other] == side.parent[one]
  }

  /// The swap of two lines, and of what hangs below them where it reads alike.
  private static func withBelow(_ one: Int, _ other: Int, _ side: LineStory, _ base: LineStory) -> [Int: Int]? {
    guard one != other else { return nil }
    var names = [one: other, other: one]
    let lists = [one, other].map { side.lines[$0] == nil ? base.children(of: $0) : side.children(of: $0) }
    var free = lists[1]
    for child in lists[0] {
      let line = side.lines[child] ?? base.lines[child]
      let others = free.map { side.lines[$0] ?? base.lines[$0] }
      // What has other words on one side may be the same all the same, if it is of one kind.
      guard
        let index = others.firstIndex(where: { $0?.words == line?.words })
          ?? others.firstIndex(where: { $0?.kind == line?.kind })
      else { continue }
      for (name, value) in withBelow(child, free.remove(at: index), side, base) ?? [:] {
        guard names[name] == nil else { return nil }
        names[name] = value
      }
    }
    return names
  }
}

extension LineTruth {
  /// The truth told otherwise: lines that both sides added are one; a line that was put beside others went with them.
  var otherwise: [LineTruth] {
    var result: [LineTruth] = []
    for names in sameAdditions { result.append(LineTruth(base: base, ours: ours, theirs: theirs.renamed(names))) }
    for truth in [self] + result {
      let homes = truth.otherHomes
      for (id, home) in homes { result.append(with(truth, [id: home])) }
      if homes.count > 1 { result.append(with(truth, Dictionary(homes) { first, _ in first })) }
    }
    return result
  }

  private func with(_ truth: LineTruth, _ homes: [Int: Int]) -> LineTruth {
    LineTruth(base: truth.base, ours: truth.ours, theirs: truth.theirs, homes: homes)
  }

  /// What both sides added under one name in one place: all of it as one, or none.
  private var sameAdditions: [[Int: Int]] {
    var names: [Int: Int] = [:]
    var single: [[Int: Int]] = []
    for own in ours.order where base.lines[own] == nil {
      for other in theirs.order where base.lines[other] == nil && names[other] == nil {
        guard let line = ours.lines[own], let twin = theirs.lines[other], line.kind == twin.kind, line.words == twin.words,
          line.parts[.time] == twin.parts[.time]
        else { continue }
        let up = theirs.parent[other].map { names[$0] ?? $0 }
        guard up == ours.parent[own], !names.values.contains(own) else { continue }
        names[other] = own
        single.append([other: own])
      }
    }
    return (names.count > 1 ? single : []) + (names.isEmpty ? [] : [names])
  }

  private var otherHomes: [(Int, Int)] {
    var homes: [(Int, Int)] = []
    for side in Side.allCases {
      let (own, other) = (story(side), story(side.other))
      for id in own.order where other.lines[id] == nil || other.parent[id] != own.parent[id] {
        guard let up = own.parent[id], base.parent[id] != up else { continue }
        let list = own.children(of: up)
        guard let index = list.firstIndex(of: id) else { continue }
        for place in [index - 1, index + 1] where list.indices.contains(place) {
          let beside = list[place]
          if base.parent[beside] == up, let away = other.parent[beside], away != up { homes.append((id, away)) }
        }
      }
    }
    return homes
  }
}
