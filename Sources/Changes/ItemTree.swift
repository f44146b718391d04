import Outline
import Planner

/// The items of a file in its order, each with the place that it stands in.
struct ItemTree {
  /// What items stand in: a section, a group of one, or an item.
  enum Home: Hashable {
    /// The introduction is 0, the first section 1.
    case section(Int)
    case group(Int, section: Int)
    /// By its place in `nodes`.
    case item(Int)
  }

  struct Node {
    let item: PlanItem
    let facts: [Fact]
    let home: Home
    /// What makes it itself in its home.
    let name: String
  }

  private(set) var nodes: [Node] = []
  /// The items of each home, by their places in `nodes`.
  private var inside: [Home: [Int]] = [:]
  /// The blocks of each home that are no items.
  private var others: [Home: [String]] = [:]
  let content: PlanContent

  init(_ content: PlanContent) {
    self.content = content
    for (index, section) in ([content.introduction] + content.sections).enumerated() {
      add(section.elements, in: .section(index))
      for (place, group) in section.groups.enumerated() { add(group.elements, in: .group(place, section: index)) }
    }
  }

  private mutating func add(_ elements: [PlanElement], in home: Home) {
    for element in elements {
      switch element {
      case .item(let item):
        let index = nodes.count
        nodes.append(Node(item: item, facts: item.facts, home: home, name: item.matchedName))
        inside[home, default: []].append(index)
        add(item.children, in: .item(index))
      case .other(let text): others[home, default: []].append(text)
      }
    }
  }

  func items(in home: Home) -> [Int] { inside[home] ?? [] }

  func otherBlocks(in home: Home) -> [String] { others[home] ?? [] }

  /// The introduction first.
  var sections: [PlanSection] { [content.introduction] + content.sections }

  func groups(ofSection index: Int) -> [PlanGroup] { sections[index].groups }

  /// The items of a home, and all below them.
  func all(in home: Home) -> [Int] {
    items(in: home).flatMap { [$0] + all(in: .item($0)) }
  }

  /// All items of a section, those of its groups among them.
  func all(inSection index: Int) -> [Int] {
    all(in: .section(index)) + groups(ofSection: index).indices.flatMap { all(in: .group($0, section: index)) }
  }

  func spot(of index: Int) -> Change.Spot {
    var parents: [String] = []
    var home = nodes[index].home
    while case .item(let parent) = home {
      parents.insert(nodes[parent].item.text, at: 0)
      home = nodes[parent].home
    }
    switch home {
    case .section(let section): return Change.Spot(section: sections[section].title, parents: parents)
    case .group(let group, let section):
      return Change.Spot(section: sections[section].title, group: groups(ofSection: section)[group].title, parents: parents)
    case .item: preconditionFailure("an item stands in a section at last")
    }
  }

  func isSetAside(_ index: Int) -> Bool {
    var home = nodes[index].home
    while case .item(let parent) = home { home = nodes[parent].home }
    switch home {
    case .section(let section), .group(_, let section): return sections[section].isSetAside
    case .item: return false
    }
  }
}

extension PlanItem {
  /// The name by which it is found again. A text has no name but its words, and those are not a title's.
  fileprivate var matchedName: String {
    type.standsInList ? Document.name(ofTitle: text) : "\n" + text
  }

  var isProse: Bool { [.text, .quote, .image].contains(type) }
}
