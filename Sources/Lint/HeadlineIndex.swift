import Outline

/// Finds the headline that a place in a file belongs to.
struct HeadlineIndex {
  struct Entry {
    let headline: Headline
    /// The index of the item; nil for a heading.
    let item: Int?
    /// The first field of each key, where there are many fields.
    private let fields: [FieldKey: Field]?

    fileprivate static let fewFields = 8

    init(headline: Headline, item: Int? = nil) {
      self.headline = headline
      self.item = item
      guard headline.fields.count > Entry.fewFields else {
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

  private let document: Document
  /// The items by where they begin: where each does, and its index.
  private let items: [(start: Int, index: Int)]
  private let headings: [Entry]
  /// Those of items with so many fields that to look for one takes long.
  private let crowded: [Int: Entry]

  init(_ document: Document) {
    self.document = document
    var items: [(start: Int, index: Int)] = []
    items.reserveCapacity(document.items.count)
    var crowded: [Int: Entry] = [:]
    for index in document.items.indices {
      items.append((document.items[index].headline.range.lowerBound, index))
      if document.items[index].headline.fields.count > Entry.fewFields {
        crowded[index] = Entry(headline: document.items[index].headline, item: index)
      }
    }
    self.crowded = crowded
    // They are read in this order, but for few.
    let isOrdered = items.indices.dropFirst().allSatisfy { items[$0 - 1].start <= items[$0].start }
    self.items = isOrdered ? items : items.sorted { $0.start < $1.start }
    var headings: [Entry] = []
    if let title = document.title { headings.append(Entry(headline: title.headline)) }
    for section in document.sections {
      if let heading = section.heading { headings.append(Entry(headline: heading.headline)) }
      headings += section.groups.map { Entry(headline: $0.heading.headline) }
    }
    self.headings = headings.sorted { $0.headline.range.lowerBound < $1.headline.range.lowerBound }
  }

  /// The last headline that begins at or before an offset. For an offset in the first paragraph of an item it is the item's.
  subscript(offset: Int) -> Entry? {
    let next = headings.partitioningIndex { $0.headline.range.lowerBound > offset }
    let heading = next > 0 ? headings[next - 1] : nil
    let nextItem = items.partitioningIndex { $0.start > offset }
    guard nextItem > 0 else { return heading }
    let item = items[nextItem - 1]
    if let heading, heading.headline.range.lowerBound >= item.start { return heading }
    return crowded[item.index] ?? Entry(headline: document.items[item.index].headline, item: item.index)
  }

  /// Where that headline begins. It is large to copy.
  func start(ofHeadlineAt offset: Int) -> Int? {
    let next = headings.partitioningIndex { $0.headline.range.lowerBound > offset }
    let heading = next > 0 ? headings[next - 1].headline.range.lowerBound : nil
    let nextItem = items.partitioningIndex { $0.start > offset }
    let item = nextItem > 0 ? items[nextItem - 1].start : nil
    guard let heading, let item else { return heading ?? item }
    return max(heading, item)
  }
}
