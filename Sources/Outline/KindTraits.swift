/// What the files of a kind are and have, whatever one of them says (format, *Kinds*). One row for each kind. No trait has a
/// default, so a new kind does not compile before it has answered each.
public struct KindTraits: Hashable, Sendable {
  /// By what a file is told from the others of its kind.
  public enum Identity: Hashable, Sendable {
    case title
    /// Its date, be it in the title or in the name of the file.
    case date
    /// The name of the file: a vault has one such file, its root.
    case fileName
  }

  /// What an item with a box is.
  public enum Tasks: Hashable, Sendable {
    /// No task.
    case none
    /// A task that is at home here, and known elsewhere by the title of the file and its own words.
    case own
    /// A task, be it a copy of one that is at home elsewhere.
    case copies
    /// No task, but it may name the project that it belongs to.
    case mentions
  }

  /// What an item at the top of a section begins with, if that makes it another thing than those beside it.
  public enum Anchor: Hashable, Sendable {
    case none
    /// Either a time or a date, which the type of the item heeds.
    case any
    /// The time of a block.
    case time
    /// The time of a block that comes again.
    case repeatingTime
    case date
  }

  /// Which items have a log.
  public enum Logs: Hashable, Sendable {
    case none
    /// Those with a field that says so, such as `every`.
    case byField
    /// Those of the type that stands there.
    case byPlace
  }

  /// Within what two items of one name are reported (format, *Titles and names*).
  public enum NameScope: Hashable, Sendable {
    /// A section without its groups, or a group.
    case group
    case section, file
  }

  public var identity: Identity
  /// The list of the vault's root that puts such files in order; nil where none does.
  public var list: VaultSection?
  public var tasks: Tasks
  public var anchor: Anchor
  public var logs: Logs
  /// Whether an item means the same wherever it stands. If not, what it stands below says what it is.
  public var itemsStandAlone: Bool
  /// The places of the headings of sections.
  public var sectionPlaces: Place
  public var nameScope: NameScope
  /// Whether it has a section for what is set aside (format, *Things that used to matter*).
  public var setsAside: Bool
  /// Whether one of several such files is that of the vault's owner (format, *Lives in a vault*).
  public var hasOwner: Bool
}

extension DocumentKind {
  public var traits: KindTraits {
    switch self {
    case .page:
      KindTraits(
        identity: .title,
        list: .pages,
        tasks: .mentions,
        anchor: .any,
        logs: .byField,
        itemsStandAlone: true,
        sectionPlaces: [.heading, .section],
        nameScope: .group,
        setsAside: true,
        hasOwner: false
      )
    case .day:
      KindTraits(
        identity: .date,
        list: nil,
        tasks: .copies,
        anchor: .time,
        logs: .none,
        itemsStandAlone: false,
        sectionPlaces: .heading,
        nameScope: .group,
        setsAside: false,
        hasOwner: false
      )
    case .project:
      KindTraits(
        identity: .title,
        list: .projects,
        tasks: .own,
        anchor: .none,
        logs: .byField,
        itemsStandAlone: false,
        sectionPlaces: .heading,
        nameScope: .group,
        setsAside: false,
        hasOwner: false
      )
    case .stacks:
      KindTraits(
        identity: .title,
        list: nil,
        tasks: .copies,
        anchor: .none,
        logs: .none,
        itemsStandAlone: false,
        sectionPlaces: .heading,
        nameScope: .group,
        setsAside: false,
        hasOwner: false
      )
    case .ritual:
      KindTraits(
        identity: .title,
        list: .rituals,
        tasks: .none,
        anchor: .none,
        logs: .byPlace,
        itemsStandAlone: false,
        sectionPlaces: [.heading, .arc],
        nameScope: .section,
        setsAside: false,
        hasOwner: false
      )
    case .life:
      KindTraits(
        identity: .title,
        list: nil,
        tasks: .none,
        anchor: .date,
        logs: .none,
        itemsStandAlone: false,
        sectionPlaces: .heading,
        nameScope: .group,
        setsAside: false,
        hasOwner: true
      )
    case .activities:
      KindTraits(
        identity: .title,
        list: nil,
        tasks: .none,
        anchor: .none,
        logs: .byPlace,
        itemsStandAlone: false,
        sectionPlaces: .heading,
        nameScope: .file,
        setsAside: false,
        hasOwner: false
      )
    case .vault:
      KindTraits(
        identity: .fileName,
        list: nil,
        tasks: .copies,
        anchor: .repeatingTime,
        logs: .none,
        itemsStandAlone: false,
        sectionPlaces: .heading,
        nameScope: .group,
        setsAside: false,
        hasOwner: false
      )
    }
  }

  /// What a person calls such a file, behind “the” or “a”.
  public var noun: String {
    switch self {
    case .page: "page"
    case .day: "day"
    case .project: "project"
    case .stacks: "file of stacks"
    case .ritual: "ritual"
    case .life: "life"
    case .activities: "log of activities"
    case .vault: "root of the vault"
    }
  }

  /// The categories that always exist for documents of a kind (format, *Categories*).
  public var builtInCategories: [String] {
    switch self {
    case .ritual: ["Health", "Productivity", "Mindfulness", "Self-Care"]
    case .activities: ["Hobby", "Health", "Career", "Education"]
    case .page, .day, .project, .stacks, .life, .vault: []
    }
  }
}

extension Document {
  /// The traits of its kind; a file without one is read as a page.
  public var traits: KindTraits { (kind ?? .page).traits }
}
