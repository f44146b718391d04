/// The names of the items that must be told apart, each within its place.
struct NameSet {
  private var hashes: Set<Int> = []

  /// Notes a name in a place; false where it may be there already. Two that differ may be taken for equal, which only costs time.
  mutating func insert(_ name: String, of project: String? = nil, in place: Int) -> Bool {
    guard !name.isEmpty else { return true }
    var hasher = Hasher()
    hasher.combine(place)
    hasher.combine(name)
    hasher.combine(project)
    return hashes.insert(hasher.finalize()).inserted
  }
}
