/// The line of each name that was met. Most places hold few names, which are compared faster than hashed.
struct LinesByKey {
  private var few: (keys: [String], lines: [Int]) = ([], [])
  private var many: [String: Int] = [:]

  /// More names are hashed.
  private static let mostFew = 8

  /// Forgets all names, and keeps the room of a few.
  mutating func removeAll() {
    few.keys.removeAll(keepingCapacity: true)
    few.lines.removeAll(keepingCapacity: true)
    if !many.isEmpty { many = [:] }
  }

  /// Notes a name; the line of the same name before it, if there is one.
  mutating func insert(_ key: String, line: Int) -> Int? {
    if many.isEmpty {
      if let known = few.keys.firstIndex(of: key) { return few.lines[known] }
      if few.keys.isEmpty {
        few.keys.reserveCapacity(LinesByKey.mostFew + 1)
        few.lines.reserveCapacity(LinesByKey.mostFew + 1)
      }
      few.keys.append(key)
      few.lines.append(line)
      if few.keys.count > LinesByKey.mostFew { many = Dictionary(uniqueKeysWithValues: zip(few.keys, few.lines)) }
      return nil
    }
    if let known = many[key] { return known }
    many[key] = line
    return nil
  }
}
