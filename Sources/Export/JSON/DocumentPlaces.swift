import Outline

/// Where each part of a document stands in its file. It has the shape of the `Plan` that was read from the same document.
struct DocumentPlaces {
  /// Of one item, log entry, or block that is none.
  struct Place {
    /// From 1.
    var line: Int
    /// Its tags without `#`, wherever they stand.
    var tags: [String] = []
    var log: [Place] = []
    var children: [Place] = []
  }

  /// Of a section or a group.
  struct Part {
    /// From 1; nil for the introduction.
    var line: Int?
    var elements: [Place]
    var groups: [Part] = []
  }

  private(set) var introduction = Part(line: nil, elements: [])
  private(set) var sections: [Part] = []

  init(_ document: Document) {
    let parts = document.sections.map { section in
      Part(
        line: section.heading.map { $0.lines.lowerBound + 1 },
        elements: section.elements.map { DocumentPlaces.place(of: $0, in: document) },
        groups: section.groups.map { group in
          let elements = group.elements.map { DocumentPlaces.place(of: $0, in: document) }
          return Part(line: group.heading.lines.lowerBound + 1, elements: elements)
        }
      )
    }
    introduction = parts.first ?? introduction
    sections = Array(parts.dropFirst())
  }

  private static func place(of element: Element, in document: Document) -> Place {
    switch element {
    case .other(let block): Place(line: document.tree[block].firstLine + 1)
    case .item(let index): place(ofItem: index, in: document)
    }
  }

  private static func place(ofItem index: Int, in document: Document) -> Place {
    let item = document.items[index]
    return Place(
      line: item.lines.lowerBound + 1,
      tags: document.tags(of: item.headline),
      log: document.logByDate(of: item).map { place(ofItem: $0, in: document) },
      children: item.elements.map { place(of: $0, in: document) }
    )
  }
}
