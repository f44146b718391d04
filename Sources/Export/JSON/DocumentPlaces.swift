import Outline

/// Where the elements of a section, a group or an item stand in their file,
/// in the order of the `PlanElement`s that were read of them.
struct DocumentPlaces {
  let document: Document
  let elements: [Element]

  subscript(index: Int) -> Place { Place(document: document, element: elements[index]) }

  /// Of one item, log entry, or block that is none.
  struct Place {
    let document: Document
    let element: Element

    /// From 1.
    var line: Int {
      switch element {
      case .item(let index): document.items[index].lines.lowerBound + 1
      case .other(let block): document.tree[block].firstLine + 1
      }
    }

    /// Its tags without `#`, wherever they stand. Most items have none.
    var tags: [String] {
      guard case .item(let index) = element, !document.items[index].headline.tagRanges.isEmpty else { return [] }
      return document.tags(of: document.items[index].headline)
    }

    /// The entries of its log, by date.
    var log: DocumentPlaces {
      DocumentPlaces(document: document, elements: item.map { document.logByDate(of: $0).map(Element.item) } ?? [])
    }

    var children: DocumentPlaces { DocumentPlaces(document: document, elements: item?.elements ?? []) }

    private var item: Item? {
      switch element {
      case .item(let index): document.items[index]
      case .other: nil
      }
    }
  }
}
