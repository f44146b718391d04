import TestSupport

extension LineCase {
  /// A made-up file and what two people do to it: anything; an edit each, of two lines that read alike; or a move on one side
  /// and a removal on the other.
  static func random(seed: UInt64) -> LineCase {
    var maker = RandomStory(seed: seed, isMixed: seed % 2 == 1)
    let base = maker.story()
    let mode = seed / 2 % 3
    let focus = maker.focus(in: base)
    maker.random = SplitMix64(seed: maker.random.next())
    var ours = RandomDeeds(maker, base, first: 1000, focus)
    maker.random = SplitMix64(seed: maker.random.next())
    var theirs = RandomDeeds(maker, base, first: 2000, focus)
    if mode == 1, let twins = maker.twins(in: base) {
      ours.edit(twins.0)
      theirs.edit(twins.1)
    } else if mode == 2, let thing = maker.thing(in: base) {
      ours.moveOrRename(thing)
      theirs.removeAbove(thing, in: base)
    } else {
      for _ in 0..<maker.random.pick([1, 1, 2, 3]) { ours.doAnything() }
      for _ in 0..<maker.random.pick([1, 1, 2, 3]) { theirs.doAnything() }
    }
    return LineCase(seed: seed, base: base, ours: ours.deeds, theirs: theirs.deeds)
  }
}

extension RandomStory {
  /// Two lines that read alike but are two.
  mutating func twins(in story: LineStory) -> (Int, Int)? {
    var (pairs, near): ([(Int, Int)], [(Int, Int)]) = ([], [])
    let lines = story.order
    for one in lines {
      for other in lines where one != other && story.lines[one]?.kind == story.lines[other]?.kind {
        guard story.lines[one]?.words == story.lines[other]?.words else { continue }
        pairs.append((one, other))
        if path(one, story) == path(other, story) { near.append((one, other)) }
      }
    }
    return near.isEmpty || random.chance(15) ? pairs.randomElement(using: &random) : near.randomElement(using: &random)
  }

  /// The words of a line and of all that it stands below.
  private func path(_ id: Int, _ story: LineStory) -> [String] {
    guard let line = story.lines[id], let up = story.parent[id] else { return [] }
    return path(up, story) + [line.words]
  }

  /// A line with those beside it and those below it.
  mutating func focus(in story: LineStory) -> [Int] {
    guard let id = story.order.randomElement(using: &random), let up = story.parent[id] else { return [] }
    return story.children(of: up) + story.subtree(id)
  }

  /// Something that can be moved.
  mutating func thing(in story: LineStory) -> Int? {
    story.order.filter { story.lines[$0]?.kind != .entry }.randomElement(using: &random)
  }
}
