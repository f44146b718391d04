import Languages
import Outline

/// Where a key is read, and beside which others: `in an item with a box, as “- [ ] words”, or beside “every”`.
enum KeyPlacesMessage: Message {
  case places([KeyPlaceMessage])
  /// Where it is read on a page, told in a file of a kind that reads it nowhere.
  case placesOnPage([KeyPlaceMessage])
  case nowhere

  /// Where the key is read in files of a kind; where it is read nowhere in them, on a page, or in the kinds that have it.
  init(_ key: FieldKey, in kind: DocumentKind?) {
    let own = KeyPlaces.words(for: key, in: KeyPlaces.places(of: kind ?? .page))
    let onPage = KeyPlaces.words(for: key, in: KeyPlaces.places(of: .page))
    let anywhere = KeyPlaces.words(for: key, in: Place(rawValue: .max))
    if !own.isEmpty {
      self = .places(own)
    } else if !onPage.isEmpty {
      self = .placesOnPage(onPage)
    } else {
      self = anywhere.isEmpty ? .nowhere : .places(anywhere)
    }
  }
}

/// One place in which a key is read.
enum KeyPlaceMessage: Message {
  case item, boxless, box, row, setAside, heading, section, entry
  case task, boxlessTask, plannedTask, stackedTask
  case block, arc, habit, mark, phase, activity, category, routine
  /// Beside one of some keys.
  case beside([FieldKey])
}

/// Knows where keys are read.
enum KeyPlaces {
  /// Whether a file of a kind has a place in which a key is read.
  static func has(_ key: FieldKey, in kind: DocumentKind?) -> Bool {
    let own = places(of: kind ?? .page)
    return KeyTable.rows.contains { $0.key == key && !$0.leading.union($0.dependent).isDisjoint(with: own) }
  }

  fileprivate static func words(for key: FieldKey, in own: Place) -> [KeyPlaceMessage] {
    let rows = KeyTable.rows.filter { $0.key == key }
    var leading = rows.reduce(into: Place()) { $0.formUnion($1.leading) }.intersection(own)
    // Tasks have boxes; then that says it all.
    if leading.contains(.box) { leading.subtract([.task, .plannedTask, .stackedTask]) }
    let places = names.filter { leading.contains($0.place) }.map(\.name)
    let leaders = rows.contains { !$0.dependent.isDisjoint(with: own) } ? key.leaders.filter { has($0, in: own) } : []
    return places + (leaders.isEmpty ? [] : [.beside(leaders)])
  }

  private static func has(_ key: FieldKey, in own: Place) -> Bool {
    KeyTable.rows.contains { $0.key == key && !$0.leading.isDisjoint(with: own) }
  }

  /// The places of a kind of file, those of its headings and logs among them.
  fileprivate static func places(of kind: DocumentKind) -> Place {
    let places = KeyTable.places(of: kind).union(kind.traits.sectionPlaces)
    return kind.traits.logs == .none ? places : places.union(.entry)
  }

  private static let names: [(place: Place, name: KeyPlaceMessage)] = [
    (.item, .item), (.boxless, .boxless), (.box, .box), (.row, .row), (.setAside, .setAside), (.heading, .heading),
    (.section, .section), (.entry, .entry), (.task, .task), (.boxlessTask, .boxlessTask), (.plannedTask, .plannedTask),
    (.stackedTask, .stackedTask), (.block, .block), (.arc, .arc), (.habit, .habit), (.mark, .mark), (.phase, .phase),
    (.activity, .activity), (.category, .category), (.routine, .routine),
  ]
}
