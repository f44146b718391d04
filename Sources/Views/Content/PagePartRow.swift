/// Parts one after another, of which entries that follow each other are one list. The list that still gets entries is apart: in a part
/// it would be copied for each of them.
package struct PagePartRow {
  private var ended: [PagePart] = []
  /// Of the list at the end; nil where there is none.
  private var entries: [PageEntry]?

  package init() {}

  /// An entry is large to copy: it is moved here.
  package mutating func append(_ entry: consuming PageEntry) {
    if entries == nil {
      entries = []
      // Few lists are of one entry.
      entries?.reserveCapacity(4)
    }
    entries?.append(entry)
  }

  package mutating func append(_ parts: [PagePart]) {
    guard !parts.isEmpty else { return }
    endList()
    ended += parts
    // What follows a list goes on with it, whoever began it.
    guard case .list(let last)? = ended.last else { return }
    ended.removeLast()
    entries = last
  }

  private mutating func endList() {
    guard let own = entries else { return }
    ended.append(.list(own))
    entries = nil
  }

  package var parts: [PagePart] {
    var row = self
    row.endList()
    return row.ended
  }
}
