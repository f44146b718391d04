/// The lines that a text must have, below what each of them stands, and in which orders.
struct ExpectedLines {
  /// How each line may read.
  var texts: [Int: Set<String>] = [:]
  var children: [Int: [Int]] = [:]
  /// What stands before a line below the same parent.
  var before: [Int: Set<Int>] = [:]
  /// Lines that may be left out.
  var optional: Set<Int> = []
  /// Whether the orders of the sides contradict each other.
  var isTangled = false
  /// Whether a line has no place, as what held it is gone.
  var hasLoose = false

  var reached: Set<Int> {
    var reached: Set<Int> = []
    var next = children[LineStory.root] ?? []
    while let id = next.popLast() {
      if reached.insert(id).inserted { next += children[id] ?? [] }
    }
    return reached
  }

  /// Whether a text is these lines, each in its place.
  func match(_ text: ReadLines) -> Bool { match(LineStory.root, text.children(of: nil), text) }

  private func match(_ id: Int, _ nodes: [Int], _ text: ReadLines) -> Bool {
    let list = children[id] ?? []
    guard nodes.count <= list.count else { return false }
    var placed: Set<Int> = []
    return place(nodes[...], list, &placed, text)
  }

  private func place(_ nodes: ArraySlice<Int>, _ list: [Int], _ placed: inout Set<Int>, _ text: ReadLines) -> Bool {
    guard let node = nodes.first else { return list.allSatisfy { placed.contains($0) || optional.contains($0) } }
    for id in list where !placed.contains(id) && texts[id]?.contains(text.lines[node].text) == true {
      // What may be left out and was, holds up nothing.
      guard (before[id] ?? []).allSatisfy({ placed.contains($0) || optional.contains($0) }) else { continue }
      guard match(id, text.children(of: node), text) else { continue }
      placed.insert(id)
      if place(nodes.dropFirst(), list, &placed, text) { return true }
      placed.remove(id)
    }
    return false
  }

  // MARK: Without places

  /// The lines that a text lacks and those that it has beyond these, wherever they stand.
  ///
  /// - Parameter own: how a line may read besides.
  func unmatched(_ text: ReadLines, own: (Int) -> String?, required: Set<Int>) -> (lacking: [Int], beyond: [Int]) {
    var lineOf: [Int: Int] = [:]
    func fits(_ id: Int, _ line: Int) -> Bool {
      texts[id]?.contains(text.lines[line].text) == true || own(id) == text.lines[line].text
    }
    func find(_ line: Int, _ seen: inout Set<Int>, _ candidates: [Int]) -> Bool {
      for id in candidates where fits(id, line) && seen.insert(id).inserted {
        if let other = lineOf[id] {
          guard find(other, &seen, candidates) else { continue }
        }
        lineOf[id] = line
        return true
      }
      return false
    }
    let must = texts.keys.filter { required.contains($0) }.sorted()
    let all = must + texts.keys.filter { !required.contains($0) }.sorted()
    var rest: [Int] = []
    for line in text.lines.indices {
      var seen: Set<Int> = []
      if !find(line, &seen, must) { rest.append(line) }
    }
    let lacking = must.filter { lineOf[$0] == nil }
    rest = rest.filter { line in
      var seen: Set<Int> = []
      return !find(line, &seen, all)
    }
    return (lacking, rest)
  }
}
