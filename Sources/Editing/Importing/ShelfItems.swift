import Chronology
import Outline
import Planner

/// What tells an item from the others beside it.
struct ItemSign: Hashable {
  var name: String
  /// What else tells it apart, where a name alone does not: a block by its start, words by what they are.
  var sort: String?

  init(_ item: PlanItem) {
    name = Document.name(ofTitle: item.text)
    if let time = item.content.blockTime {
      sort = "\(item.type.rawValue) \(time.start)"
    } else if case .timeline(let days) = item.content {
      sort = "\(item.type.rawValue) \(days)"
    } else {
      sort = item.type.traits.isToldApart ? nil : item.type.rawValue
    }
  }
}

/// The items that a file has, found by where something goes that comes in and by what it is called.
struct ShelfItems {
  typealias Placed = (path: PlanPath, item: PlanItem)

  /// One of the name that an item has in its place.
  struct Key: Hashable {
    var place: DraftShelf.Place
    /// What it stands below.
    var below: [ItemSign] = []
    var sign: ItemSign
    var id: String?

    init(_ place: DraftShelf.Place, _ item: PlanItem, below parents: [PlanItem] = [], id: String? = nil) {
      self.place = place
      self.below = parents.map { ItemSign($0) }
      self.sign = ItemSign(item)
      self.id = id
    }
  }

  private let content: PlanContent?
  private var items: [Key: [Placed]] = [:]

  /// - Parameter content: what the file says; nil for a new one.
  init(_ content: PlanContent?, of kind: DocumentKind) {
    self.content = content
    guard let content else { return }
    for (path, item) in content.placedItems {
      // What stands below a task is a step, and no other task of the place.
      guard !path.items.dropLast().contains(where: { content[$0]?.type.traits.isToldApart ?? false }) else { continue }
      let section = path.section == 0 ? nil : content[section: path.section]
      let groups = (section ?? content.introduction).groups
      let own = DraftShelf.Place(section?.title.orNone, path.group.flatMap { groups[$0].title.orNone })
      let places: Set<DraftShelf.Place> = kind.traits.tasks == .own ? [own, DraftShelf.Place(nil)] : [own]
      for place in places { items[Key(place, item), default: []].append((path, item)) }
    }
    // What stands at the top is meant before what somebody has put below something else.
    for (key, placed) in items where placed.count > 1 {
      items[key] = placed.filter { $0.path.isTop } + placed.filter { !$0.path.isTop }
    }
  }

  /// Those of the name of an item that stands at the top of a place, those at the top first.
  func twins(of item: PlanItem, in place: DraftShelf.Place) -> [Placed] { items[Key(place, item)] ?? [] }

  /// Those of the name of an item that stands below some in a place.
  func twins(of item: PlanItem, below parents: [PlanItem], in place: DraftShelf.Place) -> [Placed] {
    let (paths, depth) = holders(parents, in: place)
    guard depth == parents.count else { return [] }
    let sign = ItemSign(item)
    return paths.flatMap { children(of: $0, called: sign) }
  }

  /// How many of the items that something stands below are there, and which the last of them may be: of two bullets of one name
  /// either holds it.
  func holders(_ parents: [PlanItem], in place: DraftShelf.Place) -> (paths: [PlanPath], depth: Int) {
    guard let first = parents.first, let outermost = items[Key(place, first)] else { return ([], 0) }
    let top = outermost.filter { $0.path.isTop }
    var paths = (top.isEmpty ? Array(outermost.prefix(1)) : top).map(\.path)
    var depth = 1
    while depth < parents.count {
      let sign = ItemSign(parents[depth])
      let next = paths.flatMap { children(of: $0, called: sign).map(\.path) }
      if next.isEmpty { break }
      paths = next
      depth += 1
    }
    return (paths, depth)
  }

  /// Those whose log an entry of an item may belong to: of several of its name and its id those that are written like it, or
  /// else the first.
  func owners(of item: PlanItem, in place: DraftShelf.Place) -> [Placed] {
    let twins = twins(of: item, in: place).filter { twin in
      twin.item.id == item.id && (twin.item.type.traits.log != nil || !twin.item.log.isEmpty)
    }
    guard twins.count > 1 else { return twins }
    let alike = twins.filter { $0.item.alone == item }
    return alike.isEmpty ? Array(twins.prefix(1)) : alike
  }

  private func children(of path: PlanPath, called sign: ItemSign) -> [Placed] {
    let elements = content?[elementsOf: path] ?? []
    return elements.enumerated().compactMap { offset, element -> Placed? in
      guard let item = element.item, ItemSign(item) == sign else { return nil }
      return (path.child(at: offset), item)
    }
  }
}

extension PlanPath {
  /// Whether it is that of an item that stands below no other.
  fileprivate var isTop: Bool { elements.count == 1 }
}

extension String {
  /// A heading without words is as none to who names it by them.
  fileprivate var orNone: String? { isEmpty ? nil : self }
}
