import Outline

/// Says in words where a key is read, and beside which others.
enum KeyPlaces {
  /// Where the key is read in files of a kind, as “in an item with a box, as “- [ ] words””; where it is read nowhere in them, on
  /// a page, or in the kinds that have it.
  static func words(for key: FieldKey, in kind: DocumentKind?) -> String {
    let own = kind ?? .page
    if let words = words(for: key, in: places(of: own)) { return words }
    if let words = words(for: key, in: places(of: .page)) { return words + " on a page" }
    return words(for: key, in: Place(rawValue: .max)) ?? "nowhere"
  }

  /// Whether a file of a kind has a place in which a key is read.
  static func has(_ key: FieldKey, in kind: DocumentKind?) -> Bool {
    let own = places(of: kind ?? .page)
    return KeyTable.rows.contains { $0.key == key && !$0.leading.union($0.dependent).isDisjoint(with: own) }
  }

  private static func words(for key: FieldKey, in own: Place) -> String? {
    let rows = KeyTable.rows.filter { $0.key == key }
    var leading = rows.reduce(into: Place()) { $0.formUnion($1.leading) }.intersection(own)
    // Tasks have boxes; then that says it all.
    if leading.contains(.box) { leading.subtract([.task, .plannedTask, .stackedTask]) }
    let places = names.filter { leading.contains($0.place) }.map(\.words)
    let leaders = rows.contains { !$0.dependent.isDisjoint(with: own) } ? key.leaders.filter { has($0, in: own) } : []
    let beside = leaders.isEmpty ? [] : ["beside " + ValueMessage.list(leaders.map { "“\($0.rawValue)”" })]
    return places.isEmpty && beside.isEmpty ? nil : ValueMessage.list(places + beside)
  }

  private static func has(_ key: FieldKey, in own: Place) -> Bool {
    KeyTable.rows.contains { $0.key == key && !$0.leading.isDisjoint(with: own) }
  }

  /// The places of a kind of file, those of its headings and logs among them.
  private static func places(of kind: DocumentKind) -> Place {
    let places = KeyTable.places(of: kind).union(kind.traits.sectionPlaces)
    return kind.traits.logs == .none ? places : places.union(.entry)
  }

  private static let names: [(place: Place, words: String)] = [
    (.item, "in a list item"),
    (.boxless, "in a list item without a box"),
    (.box, "in an item with a box, as “- [ ] words”"),
    (.row, "in an item that begins with a time"),
    (.setAside, "below “Things that used to matter”"),
    (.heading, "in a heading"),
    (.section, "in the heading of a section"),
    (.entry, "in an entry of a log"),
    (.task, "in a task of a project"),
    (.boxlessTask, "in an item of a project without a box"),
    (.plannedTask, "in a task below a time block"),
    (.stackedTask, "in a task of a stack"),
    (.block, "in a time block of a day"),
    (.arc, "in the heading of a ritual’s arc"),
    (.habit, "in a habit of a ritual"),
    (.mark, "in a marked week of a life"),
    (.phase, "in a phase of a life"),
    (.activity, "in an activity"),
    (.category, "in a category of a vault"),
    (.routine, "in a repeating block of a vault"),
  ]
}
