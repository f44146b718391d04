import Outline

/// Finds the headline that a place in a file belongs to.
struct HeadlineIndex {
  struct Entry {
    var headline: Headline
    /// The index of the item; nil for a heading.
    var item: Int?
  }

  /// By where they begin.
  private let entries: [Entry]

  init(_ document: Document) {
    var entries = document.items.enumerated().map { Entry(headline: $1.headline, item: $0) }
    if let title = document.title { entries.append(Entry(headline: title.headline)) }
    for section in document.sections {
      if let heading = section.heading { entries.append(Entry(headline: heading.headline)) }
      entries += section.groups.map { Entry(headline: $0.heading.headline) }
    }
    self.entries = entries.sorted { $0.headline.range.lowerBound < $1.headline.range.lowerBound }
  }

  /// The last headline that begins at or before an offset. For an offset in the first paragraph of an item it is the item's.
  subscript(offset: Int) -> Entry? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].headline.range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? entries[low - 1] : nil
  }
}
