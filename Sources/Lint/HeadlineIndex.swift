import Outline

/// Finds the headline that a place in a file belongs to.
struct HeadlineIndex {
  struct Entry {
    let headline: Headline
    /// The index of the item; nil for a heading.
    let item: Int?
    /// The first field of each key, where there are many fields.
    private let fields: [FieldKey: Field]?

    init(headline: Headline, item: Int? = nil) {
      self.headline = headline
      self.item = item
      guard headline.fields.count > 8 else {
        fields = nil
        return
      }
      let known = headline.fields.compactMap { field in field.key.map { ($0, field) } }
      fields = Dictionary(known) { first, _ in first }
    }

    /// The first field with a key, found in the same time however many there are.
    func field(_ key: FieldKey) -> Field? {
      guard let fields else { return headline.field(key) }
      return fields[key]
    }

    /// The keys of the fields.
    var keys: Set<FieldKey> { Set(fields.map { Array($0.keys) } ?? headline.fields.compactMap(\.key)) }
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
    let next = entries.partitioningIndex { $0.headline.range.lowerBound > offset }
    return next > 0 ? entries[next - 1] : nil
  }
}
