import Outline

/// Says in words where a key is read, and beside which others.
enum KeyPlaces {
  /// Where the key is read: “beside a box, as in “- [ ] words””.
  static func words(for key: FieldKey) -> String {
    let rows = KeyTable.rows.filter { $0.key == key }
    let leading = rows.reduce(into: Place()) { $0.formUnion($1.leading) }
    let onPages = leading.intersection(pages)
    let places = names.filter { (onPages.isEmpty ? leading : onPages).contains($0.place) }.map(\.words)
    let leaders = rows.contains { !$0.dependent.isDisjoint(with: pages) } ? key.leaders.map { "“\($0.rawValue)”" } : []
    let beside = leaders.isEmpty ? [] : ["beside " + ValueMessage.list(leaders)]
    return ValueMessage.list(places + beside)
  }

  private static let pages = KeyTable.places(of: .page).union([.heading, .section, .entry])

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
