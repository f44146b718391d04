import Chronology

/// What stands round a list item and says how it is read: the kind of its file apart, the section and the items above it.
package struct ItemSurroundings {
  /// What the section is that it stands in.
  var role = SectionRole.plain
  package var above: ItemsAbove = []
  /// The day of birth, in a life that says it.
  var born: CivilDate?

  package init() {}

  /// What the words of an item may begin with, and what its fields mean (format, *Keys*).
  package func grammar(in kind: DocumentKind?, depth: Int) -> HeadlineReader.Grammar {
    var grammar = placedGrammar(in: kind, depth: depth)
    grammar.kind = kind ?? .page
    return grammar
  }

  private func placedGrammar(in kind: DocumentKind?, depth: Int) -> HeadlineReader.Grammar {
    let box: Place = above.contains(.task) ? [.box, .step] : above.contains(.block) ? .plannedTask : .box
    let isStep = above.contains(.task)
    switch kind {
    case .page, nil: return .item
    case .day:
      return HeadlineReader.Grammar(
        anchors: depth == 0 ? .times : .none,
        places: [],
        placesOfTime: .block,
        placesOfBox: box,
        placesOfNoBox: .note,
        spellings: .day
      )
    case .project:
      return HeadlineReader.Grammar(
        anchors: .none,
        places: [],
        placesOfBox: isStep ? box : .task,
        placesOfNoBox: isStep ? .note : .boxlessTask
      )
    case .stacks:
      return HeadlineReader.Grammar(anchors: .none, places: [], placesOfBox: isStep ? box : .stackedTask, placesOfNoBox: .note)
    case .vault: return vaultGrammar(depth: depth, box: box)
    case .ritual: return topGrammar(role == .arc && depth == 0 ? .habit : nil, box: box)
    case .activities: return topGrammar(depth == 0 ? .activity : nil, box: box)
    case .life:
      return HeadlineReader.Grammar(
        anchors: depth == 0 ? .dates : .none,
        places: [],
        placesOfDate: depth == 0 ? (role == .phases ? .phase : .mark) : [],
        takesDateRange: role == .phases,
        placesOfBox: box,
        placesOfNoBox: .note,
        spellings: role == .phases ? [.months, .links] : .links,
        born: depth == 0 && role != .phases ? born : nil
      )
    }
  }

  /// Of files in which every item at the top level is of one kind, and all below are notes.
  private func topGrammar(_ place: Place?, box: Place) -> HeadlineReader.Grammar {
    if let place { return HeadlineReader.Grammar(anchors: .none, places: place) }
    return HeadlineReader.Grammar(anchors: .none, places: [], placesOfBox: box, placesOfNoBox: .note)
  }

  private func vaultGrammar(depth: Int, box: Place) -> HeadlineReader.Grammar {
    switch role {
    case .root(.categories) where depth == 0: HeadlineReader.Grammar(anchors: .none, places: .category)
    case .root(.routine) where depth == 0: HeadlineReader.Grammar(anchors: .times, places: .routine, spellings: .day)
    case .root(.pages) where depth == 0, .root(.rituals) where depth == 0, .root(.projects) where depth == 0:
      HeadlineReader.Grammar(anchors: .none, places: .link)
    default: HeadlineReader.Grammar(anchors: .none, places: [], placesOfBox: box, placesOfNoBox: .note)
    }
  }
}

/// The items above another that say what it is.
package struct ItemsAbove: OptionSet {
  package let rawValue: UInt8

  /// A time block, of a day or of the routine.
  package static let block = ItemsAbove(rawValue: 1)
  /// A task, which is no block.
  package static let task = ItemsAbove(rawValue: 2)

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// What an item is to those below it.
  package static func made(of headline: Headline) -> ItemsAbove {
    if !headline.places.isDisjoint(with: [.block, .routine]) { return .block }
    let isTask = headline.box != nil || (headline.places.contains(.boxlessTask) && headline.field(.every) != nil)
    return headline.places.isDisjoint(with: [.item, .entry]) && isTask ? .task : []
  }
}
