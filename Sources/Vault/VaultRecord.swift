public import Chronology
public import Outline
public import Planner
public import Reading
public import Sharing
public import SourceText

/// What a vault remembers of one of its files: enough to hold other files against it, without the whole of its outline.
public struct VaultRecord: Sendable {
  /// A task, wherever it is written.
  public struct Task: Sendable {
    /// Where it stands.
    public enum Place: Sendable {
      case project, day, block, stack, routine
      /// A box of a page that names a project.
      case page

      /// Whether it repeats a task of a project on a day.
      public var isCopy: Bool { self == .day || self == .block }
    }

    public var place: Place
    /// Its words.
    public var title: String
    /// Its words as a name, with its id (format specification, *Titles and names*).
    public var name: String
    public var id: String?
    /// The title of the project that it is said to be of; nil in a project, and where none is said.
    public var project: String?
    /// What may be the title of a project among the words of an open task of a day that names none.
    public var projectAmongWords: ProjectAmongWords?
    public var box: BoxState?
    public var isRecurring: Bool
    /// When it was done.
    public var done: CivilDate?
    /// The bytes of its words, of its box, and of the name of its project.
    public var wordsRange: Range<Int>
    public var boxRange: Range<Int>?
    public var projectRange: Range<Int>?
    /// The bytes of its headline, from the first line to the last.
    public var headlineRange: Range<Int>
  }

  /// A line of the vault's lists.
  public struct Link: Sendable {
    public var link: VaultLink
    public var section: VaultSection
    /// The bytes of its words.
    public var wordsRange: Range<Int>
    /// Its lines, with what stands below it.
    public var lines: Range<Int>

    package init(link: VaultLink, section: VaultSection, wordsRange: Range<Int>, lines: Range<Int>) {
      (self.link, self.section, self.wordsRange, self.lines) = (link, section, wordsRange, lines)
    }
  }

  /// The path as it is shown.
  @inlinable public var path: String {
    _read { yield shared.value.path }
    _modify {
      Shared.own(&shared)
      yield &shared.value.path
    }
  }
  /// The path from the root of the vault, such as `days/2026-11-20.md`.
  @inlinable public var name: String {
    _read { yield shared.value.name }
    _modify {
      Shared.own(&shared)
      yield &shared.value.name
    }
  }
  @inlinable public var kind: DocumentKind { shared.value.kind }
  /// The title, or the name of the file where there is none.
  @inlinable public var title: String { _read { yield shared.value.title } }
  /// The bytes of the title's words; where there is none, those of the first line below the front matter.
  @inlinable public var titleRange: Range<Int> { shared.value.titleRange }
  /// The bytes of the value of `kind`; nil where the file does not say it.
  @inlinable public var kindRange: Range<Int>? { shared.value.kindRange }
  /// The day that the title of an Anchor day names.
  @inlinable public var date: CivilDate? { shared.value.date }
  @inlinable public var tasks: [Task] { _read { yield shared.value.tasks } }
  /// The categories that a ritual or its activities name, with the bytes of each.
  @inlinable public var categories: [(name: String, range: Range<Int>)] { _read { yield shared.value.categories } }
  @inlinable public var links: [Link] { _read { yield shared.value.links } }
  @inlinable public var source: SourceText { _read { yield shared.value.source } }
  @inlinable public var suppressions: [Suppression] { _read { yield shared.value.suppressions } }
  /// What the property `allow` names.
  @inlinable public var allowed: [String] { _read { yield shared.value.allowed } }
  /// Whether its blocks say little about it (`Document.isGarbled`).
  @inlinable public var isGarbled: Bool { shared.value.isGarbled }
  /// What a file of the kind `vault` says.
  @inlinable public var root: VaultPlan? { _read { yield shared.value.root } }

  @usableFromInline
  struct Parts: Sendable {
    @usableFromInline var path: String
    @usableFromInline var name: String
    @usableFromInline var kind: DocumentKind
    @usableFromInline var title: String
    @usableFromInline var titleRange: Range<Int>
    @usableFromInline var kindRange: Range<Int>?
    @usableFromInline var date: CivilDate?
    @usableFromInline var tasks: [Task] = []
    @usableFromInline var categories: [(name: String, range: Range<Int>)] = []
    @usableFromInline var links: [Link] = []
    @usableFromInline var source: SourceText
    @usableFromInline var suppressions: [Suppression] = []
    @usableFromInline var allowed: [String] = []
    @usableFromInline var isGarbled: Bool = false
    @usableFromInline var root: VaultPlan?
  }

  /// A vault copies what it remembers of a file again and again, and it holds many references.
  @usableFromInline var shared: Shared<Parts>

  /// Reads a file and remembers it; nil for one of no known kind.
  ///
  /// - Parameters:
  ///   - folders: where the files of its vault need not say their kind.
  ///   - remembered: which of its tasks `tasks` has. Who needs none for rules finds them in the plan.
  public static func read(
    _ bytes: [UInt8],
    path: String,
    name: String,
    in folders: KindFolders = KindFolders(),
    tasks remembered: RememberedTasks = .all
  ) -> (record: VaultRecord, plan: Plan)? {
    let document = Document(
      reading: SourceText(bytes),
      kindByFolder: folders.kind(ofFileNamed: name),
      looksForMeant: false,
      packsLogs: true
    )
    guard let kind = document.kind else { return nil }
    let reading = PlanReading(
      of: document,
      fileName: FileName.stem(of: name),
      with: VaultRecord.extras(of: kind, remembered)
    )
    return VaultRecord(path, name, document, reading, remembered).map { ($0, reading.plan) }
  }

  /// Remembers a file; nil for one of no known kind.
  ///
  /// - Parameters:
  ///   - reading: what was read of the document, with its items where the kind has some to remember.
  ///   - remembered: which of its tasks `tasks` has.
  public init?(
    path: String,
    name: String,
    document: Document,
    reading: PlanReading,
    tasks remembered: RememberedTasks = .all
  ) {
    self.init(path, name, document, reading, remembered)
  }

  private init?(_ path: String, _ name: String, _ document: Document, _ reading: PlanReading, _ remembered: RememberedTasks) {
    guard let kind = document.kind else { return nil }
    var parts = Parts(
      path: path,
      name: name,
      kind: kind,
      title: reading.plan.title,
      titleRange: document.titleRange,
      kindRange: document.properties[.kind]?.valueRange,
      date: reading.plan.day?.date,
      source: document.source,
      suppressions: document.suppressions,
      allowed: document.properties[.allow]?.texts ?? [],
      isGarbled: document.isGarbled,
      root: reading.plan.vault
    )
    if VaultRecord.remembersItems(of: kind, remembered) {
      let readings = reading.items
      for index in document.items.indices {
        if let type = reading.type(of: index) { parts.add(index, type, document, readings, remembered) }
      }
    }
    if let category = reading.plan.ritual?.category, let property = document.properties[.category] {
      parts.categories = [(category, property.valueRange)]
    }
    parts.addLinks(document)
    parts.tasks = VaultRecord.fitted(parts.tasks)
    shared = Shared(parts)
  }

  /// Remembers a file of which no outline was made.
  ///
  /// It keeps no rule silent.
  ///
  /// - Parameters:
  ///   - links: of a root those of its lists.
  ///   - root: what a root says.
  package init(
    path: String,
    name: String,
    kind: DocumentKind,
    title: String,
    titleRange: Range<Int>,
    kindRange: Range<Int>?,
    date: CivilDate?,
    tasks: [Task],
    categories: [(name: String, range: Range<Int>)] = [],
    links: [Link] = [],
    source: SourceText,
    root: VaultPlan? = nil
  ) {
    shared = Shared(
      Parts(
        path: path,
        name: name,
        kind: kind,
        title: title,
        titleRange: titleRange,
        kindRange: kindRange,
        date: date,
        tasks: VaultRecord.fitted(tasks),
        categories: categories,
        links: links,
        source: source,
        root: root
      )
    )
  }

  /// The same elements without room for more: a vault keeps as many of them as it has files.
  private static func fitted<Element>(_ elements: [Element]) -> [Element] {
    elements.capacity > elements.count ? elements.withUnsafeBufferPointer { Array($0) } : elements
  }

  /// The line on which an item begins that was read from the file, from 1; nil for what was not.
  public func line(of item: PlanItem) -> Int? {
    item.origin.map { source.position(at: $0.headlineRange.lowerBound).line }
  }

  /// Lets go of the text of a day behind the last line that rules over vaults can speak of: its title and the tasks that are
  /// remembered. Half of what people write in a day is notes, and a vault holds all of its days at once.
  public mutating func forgetNotes() {
    guard kind.traits.identity == .date, suppressions.isEmpty else { return }
    let ends = [tasks.last?.headlineRange.upperBound, kindRange?.upperBound].compactMap(\.self)
    let line = source.line(at: ends.reduce(titleRange.upperBound, max))
    guard line + 2 < source.lineCount else { return }
    Shared.own(&shared)
    shared.value.source = source.firstLines(line + 1)
  }

  /// Lets go of what is only needed to find something in it.
  public mutating func forgetText() {
    // One that has none stays shared with whoever has it.
    guard !source.bytes.isEmpty || !tasks.isEmpty || !suppressions.isEmpty else { return }
    Shared.own(&shared)
    shared.value.source = VaultRecord.noText
    shared.value.tasks = []
    shared.value.suppressions = []
  }

  /// What must be read of a file beside its plan, to be remembered.
  package static func extras(of kind: DocumentKind, _ tasks: RememberedTasks) -> PlanReading.Extras {
    remembersItems(of: kind, tasks) ? .items : []
  }

  private static let noText = SourceText([])

  /// Whether some item of a kind of file is remembered.
  private static func remembersItems(of kind: DocumentKind, _ tasks: RememberedTasks) -> Bool {
    switch kind {
    case .activities: true
    case .project, .day, .stacks, .vault, .page: tasks != .none
    case .ritual, .life: false
    }
  }
}

extension VaultRecord.Parts {
  fileprivate mutating func add(
    _ index: Int,
    _ type: ItemType,
    _ document: Document,
    _ readings: ItemReadings,
    _ remembered: RememberedTasks
  ) {
    if type == .activity { addCategory(index, document, readings) }
    let headline = document.items[index].headline
    let task = VaultRecord.Task.remembered(headline, type, in: kind, of: document.source, remembered) {
      readings.title(at: index)
    }
    if let task { tasks.append(task) }
  }

  private mutating func addCategory(_ index: Int, _ document: Document, _ readings: ItemReadings) {
    guard case .activity(let activity) = readings[index]?.content, let category = activity.category,
      let field = document.items[index].headline.field(.category)
    else { return }
    categories.append((category, field.valueRange))
  }

  fileprivate mutating func addLinks(_ document: Document) {
    for section in document.sections {
      guard case .root(let list) = section.role, list.isList else { continue }
      for case .item(let index) in section.allElements {
        let item = document.items[index]
        guard item.form == .listItem, let link = VaultLink(document.title(of: item.headline)) else { continue }
        links.append(VaultRecord.Link(link: link, section: list, wordsRange: item.headline.textRange, lines: item.lines))
      }
    }
  }
}

extension VaultRecord.Task {
  /// A task as it is remembered; nil for an item that is none. This is asked of all items of a vault: an initializer would own a copy of
  /// the headline.
  ///
  /// - Parameters:
  ///   - remembered: which tasks are.
  ///   - title: its words, which are asked for where it is a task.
  package static func remembered(
    _ headline: Headline,
    _ type: ItemType,
    in kind: DocumentKind,
    of source: SourceText,
    _ remembered: RememberedTasks,
    titled title: () -> String?
  ) -> VaultRecord.Task? {
    guard remembered != .none, let place = Place.of(headline, kind, type) else { return nil }
    let box = headline.box.map { BoxState($0, in: source) }
    let projectField = place == .project ? nil : headline.field(.project)
    let amongWords =
      place.isCopy && projectField == nil && box == .open ? ProjectAmongWords(headline.textRange, in: source.bytes) : nil
    let isOfProject = place == .project || projectField != nil || amongWords != nil
    guard isOfProject || remembered == .all, let title = title() else { return nil }
    let id = headline.idRange.map(source.string)
    let name = Document.name(ofTitle: title)
    return VaultRecord.Task(
      place: place,
      title: title,
      name: id.map { name + " ^" + $0 } ?? name,
      id: id,
      project: projectField?.text(in: source.bytes),
      projectAmongWords: amongWords,
      box: box,
      isRecurring: type == .recurring,
      done: headline.field(.done).flatMap { CivilDate($0.text(in: source.bytes)) },
      wordsRange: headline.textRange,
      boxRange: headline.box?.range,
      projectRange: projectField?.valueRange,
      headlineRange: headline.range
    )
  }
}

extension VaultRecord.Task.Place {
  /// The place of a task in a kind of file; nil for what is none. Most of a vault is not.
  fileprivate static func of(_ headline: Headline, _ kind: DocumentKind, _ type: ItemType) -> Self? {
    switch kind {
    case .project: return type == .task || type == .recurring ? .project : nil
    case .day:
      guard type == .task || (type == .block && headline.box != nil) else { return nil }
      return type == .block || headline.places.contains(.plannedTask) ? .block : .day
    case .stacks: return type == .task ? .stack : nil
    case .vault: return type == .task && headline.places.contains(.plannedTask) ? .routine : nil
    case .page: return headline.field(.project) != nil ? .page : nil
    case .ritual, .life, .activities: return nil
    }
  }
}
