/// The names of files that are written one for each page.
enum OutputNames {
  /// The last part of each path without its ending. Where two are equal but for case, as much of their paths as tells them apart,
  /// its parts joined by hyphens; and where nothing does, a number.
  static func names(for paths: [String]) -> [String] {
    let parts = paths.map(parts)
    var depths = [Int](repeating: 1, count: paths.count)
    func names() -> [String] { zip(parts, depths).map { $0.suffix($1).joined(separator: "-") } }
    while true {
      let current = names()
      let groups = Dictionary(grouping: current.indices) { current[$0].lowercased() }
      let longer = groups.values.filter { $0.count > 1 }.joined().filter { depths[$0] < parts[$0].count }
      guard !longer.isEmpty else { return numbered(current) }
      for index in longer { depths[index] += 1 }
    }
  }

  private static func parts(of path: String) -> [String] {
    let parts = path.split(separator: "/").filter { $0 != "." && $0 != ".." }.map(String.init)
    guard let last = parts.last else { return [path] }
    let dot = last.lastIndex(of: ".")
    return parts.dropLast() + [dot.flatMap { $0 > last.startIndex ? String(last[..<$0]) : nil } ?? last]
  }

  private static func numbered(_ names: [String]) -> [String] {
    var taken = Set(names.map { $0.lowercased() })
    var seen: Set<String> = []
    return names.map { name in
      if seen.insert(name.lowercased()).inserted { return name }
      var number = 2
      while !taken.insert("\(name)-\(number)".lowercased()).inserted { number += 1 }
      return "\(name)-\(number)"
    }
  }
}
