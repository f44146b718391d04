/// What the title of a section says about what stands in it.
///
/// It is settled once, where a file is read (`Section.role`), and where somebody asks what a new title would say. Nobody else
/// compares titles of sections with these words.
public enum SectionRole: Hashable, Sendable {
  /// Its title says nothing.
  case plain
  /// Of a page: *Things that used to matter*, where set-aside items are kept.
  case setAside
  /// Of a project: *Done*, where finished tasks go.
  case done
  /// Of a life: *Phases*.
  case phases
  /// Of a vault's root.
  case root(VaultSection)
  /// Of a ritual: *Arc* and a number, be it that the days behind them do not read.
  case arc

  public static let setAsideTitle = "Things that used to matter"
  public static let doneTitle = "Done"
  public static let phasesTitle = "Phases"

  /// The role of a section with a title, in a kind of file; one without a kind is read as a page. A section is known by its name,
  /// of which neither ASCII case nor an emoji behind it counts here.
  public init(titled title: String, in kind: DocumentKind?) {
    self =
      switch kind {
      case .page, nil: SectionRole.isCalled(SectionRole.setAsideTitle, title) ? .setAside : .plain
      case .project: SectionRole.isCalled(SectionRole.doneTitle, title) ? .done : .plain
      case .life: SectionRole.isCalled(SectionRole.phasesTitle, title) ? .phases : .plain
      case .vault: VaultSection(named: Document.name(ofTitle: title)).map { .root($0) } ?? .plain
      case .ritual: SectionRole.beginsArc(Document.name(ofTitle: title)) ? .arc : .plain
      case .day, .stacks, .activities: .plain
      }
  }

  /// Whether a file has one such section at most.
  public var isOfOneSection: Bool {
    switch self {
    case .setAside, .done, .phases, .root: true
    case .plain, .arc: false
    }
  }

  private static func isCalled(_ wanted: String, _ title: String) -> Bool {
    // Most titles are shorter, or begin with another letter; their names are not made.
    guard title.utf8.count >= wanted.utf8.count else { return false }
    let name = Document.key(ofTitle: title)
    guard name.hasPrefix(wanted.lowercased()) else { return false }
    // `Done ✅`
    return name.unicodeScalars.dropFirst(wanted.unicodeScalars.count).allSatisfy {
      $0 == " " || $0.value == 0x200D || ($0.value > 0xFF && $0.properties.isEmoji)
    }
  }

  /// Whether the name of a section is that of an arc, or was meant so: *Arc* and a number, with or without marks round them.
  private static func beginsArc(_ name: String) -> Bool {
    // Most arcs are called `Arc 3` and nothing else.
    let start = Array(name.utf8.prefix(5))
    if start.count == 5, start[..<4].elementsEqual("Arc ".utf8), start[4] &- 0x30 < 10 { return true }
    let marks = "*_~`\\\"“‘'[#"
    let words = name.drop { marks.contains($0) }
    let rest = words.dropFirst(3).drop { $0 == " " || marks.contains($0) }
    return words.prefix(3).lowercased() == "arc" && rest.first?.isNumber == true
  }
}
