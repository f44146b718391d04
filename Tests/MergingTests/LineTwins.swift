/// Twins: things of one name below one parent, or below parents of one name. Which is which, nothing tells but where they stand.
extension LineTruth {
  /// Twins of which one side added, removed or moved one, while the other side changed one of them: a conflict is right there.
  var doubtfulTwins: [String] {
    let twins = twins
    return twins.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { name, members in
      let isDoubtful = Side.allCases.contains { side in
        members.contains { rearranges(side, $0) }
          && members.contains { changes(side.other, $0) || changesAbove(side.other, $0, twins) }
      }
      return isDoubtful ? "twins “\(name.last ?? "")” \(members.sorted())" : nil
    }
  }

  /// The twins of the three versions by their names.
  private var twins: [[String]: Set<Int>] {
    var (members, twins): ([[String]: Set<Int>], Set<[String]>) = ([:], [])
    for story in [base, ours, theirs] {
      var own: [[String]: Set<Int>] = [:]
      for id in story.order { own[path(id, story), default: []].insert(id) }
      for (name, list) in own {
        members[name, default: []].formUnion(list)
        if list.count > 1 { twins.insert(name) }
      }
    }
    return members.filter { twins.contains($0.key) }
  }

  /// The names of what a line stands below, its kind and its own name.
  private func path(_ id: Int, _ story: LineStory) -> [String] {
    guard let line = story.lines[id], let up = story.parent[id] else { return [] }
    return path(up, story) + ["\(line.kind)", line.words]
  }

  private func rearranges(_ side: Side, _ id: Int) -> Bool {
    let story = story(side)
    guard base.lines[id] != nil else { return story.lines[id] != nil }
    return story.lines[id] == nil || base.parent[id] != story.parent[id] || StoryOrder.moved(id, base, story) != .no
  }

  /// Whether a side changed a twin that a line stands below.
  private func changesAbove(_ side: Side, _ id: Int, _ twins: [[String]: Set<Int>]) -> Bool {
    guard let up = base.parent[id], up != LineStory.root else { return false }
    if twins[path(up, base)] != nil, rearranges(side, up) || base.lines[up] != story(side).lines[up] { return true }
    return changesAbove(side, up, twins)
  }

  /// Whether a side changed a line or anything below it.
  private func changes(_ side: Side, _ id: Int) -> Bool {
    let story = story(side)
    if rearranges(side, id) || base.lines[id] != story.lines[id] { return story.has(id) || base.has(id) }
    let (before, after) = (base.children(of: id), story.children(of: id))
    return Set(before).union(after).contains { changes(side, $0) }
  }
}
