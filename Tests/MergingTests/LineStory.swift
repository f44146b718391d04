/// A made-up file as a tree of lines with hidden identities. The file itself is line 0.
struct LineStory {
  static let root = 0

  var kind = "page"
  var lines: [Int: StoryLine] = [:]
  private(set) var children: [Int: [Int]] = [:]
  private(set) var parent: [Int: Int] = [:]

  func children(of id: Int) -> [Int] { children[id] ?? [] }

  func has(_ id: Int) -> Bool { id == LineStory.root || lines[id] != nil }

  /// A line and all below it, in the order of the file.
  func subtree(_ id: Int) -> [Int] { [id] + children(of: id).flatMap(subtree) }

  /// All lines in the order of the file.
  var order: [Int] { Array(subtree(LineStory.root).dropFirst()) }

  func isWithin(_ id: Int, _ ancestor: Int) -> Bool {
    var next: Int? = id
    while let here = next {
      if here == ancestor { return true }
      next = parent[here]
    }
    return false
  }

  func depth(_ id: Int) -> Int {
    guard id != LineStory.root, let up = parent[id], lines[id]?.kind != .section, lines[up]?.kind != .section else { return 0 }
    return up == LineStory.root ? 0 : depth(up) + 1
  }

  // MARK: Changes

  /// Puts a line below another behind one of its children, or first. Notes stand before what else is below an item, and
  /// sections behind the introduction, as they do in a text.
  mutating func insert(_ id: Int, _ line: StoryLine, below up: Int, after place: Int?) {
    lines[id] = line
    attach(id, below: up, after: place)
  }

  mutating func move(_ id: Int, below up: Int, after place: Int?) {
    detach(id)
    attach(id, below: up, after: place)
  }

  mutating func remove(_ id: Int) {
    for below in subtree(id) where below != id {
      lines[below] = nil
      parent[below] = nil
      children[below] = nil
    }
    detach(id)
    lines[id] = nil
    children[id] = nil
  }

  private mutating func detach(_ id: Int) {
    if let up = parent[id] { children[up]?.removeAll { $0 == id } }
    parent[id] = nil
  }

  private mutating func attach(_ id: Int, below up: Int, after place: Int?) {
    var list = children(of: up)
    let index = place == nil ? 0 : list.firstIndex { $0 == place }.map { $0 + 1 } ?? list.count
    list.insert(id, at: index)
    let back = list.filter { isBehind($0, below: up) }
    children[up] = list.filter { !isBehind($0, below: up) } + back
    parent[id] = up
  }

  /// Whether a line stands behind the others below a parent: a section in the file, all but notes below an item.
  private func isBehind(_ id: Int, below up: Int) -> Bool {
    if up == LineStory.root { return lines[id]?.kind == .section }
    return lines[up]?.kind != .section && lines[id]?.kind != .note
  }

  /// The same file told with other identities.
  func renamed(_ names: [Int: Int]) -> LineStory {
    let name: (Int) -> Int = { names[$0] ?? $0 }
    var story = LineStory(kind: kind)
    for (id, line) in lines { story.lines[name(id)] = line }
    for (id, list) in children { story.children[name(id)] = list.map(name) }
    for (id, up) in parent { story.parent[name(id)] = name(up) }
    return story
  }

  // MARK: Text

  var head: [String] {
    ["---", "kind: \(kind)", "---", "# " + (kind == "day" ? "2026-11-20" : "Title")]
  }

  var text: String {
    var result = head[0...2].joined(separator: "\n") + "\n\n" + head[3] + "\n"
    var last: StoryLine.Kind?
    for id in order {
      guard let line = lines[id] else { continue }
      let isApart: Bool
      switch line.kind {
      case .section, .paragraph: isApart = true
      case .note: isApart = last == .note
      case .item, .entry: isApart = last == nil || last == .section || last == .paragraph
      }
      if isApart { result += "\n" }
      result += String(repeating: "  ", count: depth(id)) + line.text + "\n"
      last = line.kind
    }
    return result
  }

  var bytes: [UInt8] { Array(text.utf8) }
}
