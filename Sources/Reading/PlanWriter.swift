public import Outline
public import Planner

extension Plan {
  /// The file in canonical form: front matter, title, sections (format specification, *Writing from values*).
  ///
  /// Reading it gives an equal value, if its texts are Markdown that reads as words where they stand: `TextGuard` makes them so.
  public var markdown: String { markdown(kindByFolder: nil) }

  /// The same for a file that need not say its kind, if that is the one by its folder (format, *Kind by folder*).
  public func markdown(kindByFolder: DocumentKind?) -> String {
    var writer = PlanWriter(kind: kind, saysKind: kindByFolder != kind)
    writer.write(self)
    return writer.text
  }

  /// What the property `kind` says of such a file.
  public var kind: DocumentKind {
    switch self {
    case .page: .page
    case .day: .day
    case .project: .project
    case .stacks: .stacks
    case .vault: .vault
    case .ritual: .ritual
    case .life: .life
    case .activities: .activities
    }
  }
}

/// Writes a file block by block, each parted from the one before by a blank line, list items of one list excepted.
struct PlanWriter {
  let kind: DocumentKind
  private let saysKind: Bool
  private(set) var text = ""
  private let ways = EntryWays()

  init(kind: DocumentKind, saysKind: Bool = true) {
    self.kind = kind
    self.saysKind = saysKind
  }

  mutating func write(_ plan: Plan) {
    text = PropertyWriter.frontMatter(of: plan, saysKind: saysKind)
    append(HeadingWriter.title(of: plan))
    write(plan.introduction)
    for section in plan.sections { append(section) }
  }

  mutating func append(_ section: PlanSection) {
    append(HeadingWriter(section, in: kind).text)
    write(section)
  }

  private mutating func append(_ block: String) {
    text += (text.isEmpty ? "" : "\n") + block + "\n"
  }

  private mutating func write(_ section: PlanSection) {
    let writer = ItemWriter(place: ItemPlace(kind: kind, section: section.title), ways: ways)
    for block in writer.blocks(section.elements) { append(block) }
    for group in section.groups {
      append(HeadingWriter(group, in: kind).text)
      for block in writer.blocks(group.elements) { append(block) }
    }
  }
}
