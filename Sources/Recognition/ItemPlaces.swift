import Outline

/// The places in which an item stands, by its form and by what stands above it: as the reader of headlines says for items like it.
struct ItemPlaces {
  private let places: [Place]

  init(in kind: DocumentKind) {
    places = (0..<32).map { number in
      var surroundings = ItemSurroundings()
      surroundings.above = ItemsAbove(rawValue: UInt8(number >> 3))
      let hasBox = number & 1 != 0
      let hasTime = number & 2 != 0
      let words = Array(((hasBox ? "[ ] " : "") + (hasTime ? "09:00 " : "") + "x").utf8)
      let grammar = surroundings.grammar(in: kind, depth: number & 4 != 0 ? 0 : 1)
      var reader = HeadlineReader(bytes: words, grammar: grammar)
      return reader.read(0..<words.count).places
    }
  }

  /// - Parameter above: by default nothing; an empty list in its place would be read as a list, generically.
  func places(of form: ItemForm, depth: Int, below above: ItemsAbove = ItemsAbove()) -> Place {
    places[(form.box == nil ? 0 : 1) + (form.time == nil ? 0 : 2) + (depth == 0 ? 4 : 0) + Int(above.rawValue) << 3]
  }

  static let ofDay = ItemPlaces(in: .day)
  static let ofProject = ItemPlaces(in: .project)
  static let ofStacks = ItemPlaces(in: .stacks)
  static let ofPage = ItemPlaces(in: .page)
}
