import Chronology
import Outline
import Planner
import SourceText

/// Makes the items of a calendar, file by file.
struct CalendarBuilder: Sendable {
  /// What an identifier is made of beside the title of the vault.
  struct Name: Hashable {
    enum Kind: String {
      case block, task, days, row, milestone, reminder
      case repeatingBlock = "repeating block"
      case taskEvent = "task event"
      case lifeMilestone = "life milestone"
      case lifeWeek = "life week"
    }

    /// What it is.
    let kind: Kind
    /// Where it is, each part on a line; nil for what is in one place of a vault alone.
    let place: String?
    /// What it is called there, on one line.
    let words: String
    /// What tells it apart from others of its name, if somebody wrote so, on one line.
    let id: String?
    /// Of several that are the same but for this, which one.
    var number = 1

    /// The same name of another kind.
    func of(_ kind: Kind) -> Name { Name(kind: kind, place: place, words: words, id: id, number: number) }

    func hash(into hasher: inout Hasher) {
      // In this nearly all differ.
      hasher.combine(words)
      hasher.combine(place)
    }
  }

  /// What of a project is told with what belongs to it.
  struct ProjectLook {
    /// As the project itself writes it, on one line and without markup.
    let title: String
    let icon: Icon?
    let color: Color?

    init(_ project: Project) {
      title = CalendarWords.line(project.content.title)
      (icon, color) = (project.content.icon, project.color)
    }
  }

  let vault: CalendarVault
  let options: CalendarOptions
  let days: CalendarDays
  /// Those that were made and not yet handed on.
  private var items: [CalendarItem] = []

  /// The title of the vault on one line.
  private let title: String
  /// How often a name was given, so that no two things have one identifier.
  private var names: [Name: Int] = [:]
  /// The title of the vault, and what was written after it of the last name: each name is written into the same room.
  private var named: [UInt8]
  private let projects: [String: Project]
  private let looks: [String: ProjectLook]
  /// What the blocks of the routine are called.
  let routineNames: Set<String>
  /// What of the routine is shown on each of the days that are looked at one by one.
  private(set) lazy var shownAhead = days.shownAhead()
  private var toldNames: ToldNames?

  var settings: Settings { vault.settings }
  var today: CivilDate { vault.today }

  init(_ vault: CalendarVault, _ options: CalendarOptions) {
    (self.vault, self.options) = (vault, options)
    title = CalendarBuilder.line(vault.title)
    named = Array(title.utf8)
    days = CalendarDays(vault)
    let titled = vault.files.compactMap(\.plan?.project).map { (Document.key(ofTitle: $0.content.title), $0) }
    projects = Dictionary(titled) { first, _ in first }
    looks = projects.mapValues { ProjectLook($0) }
    let routine = days.routine
    routineNames = Set((0..<routine.count).map { CalendarWords.name(routine.block($0).name) })
  }

  /// What blocks tell on the days that are looked at one by one.
  mutating func told() -> ToldNames {
    if let toldNames { return toldNames }
    let names = ToldNames(on: days, shownAhead)
    toldNames = names
    return names
  }

  mutating func append(_ item: consuming CalendarItem) { items.append(item) }

  /// Makes room for so many items and their names.
  mutating func expect(_ count: Int) {
    items.reserveCapacity(items.count + count)
    names.reserveCapacity(names.count + count)
  }

  /// What was made, which is then no longer held.
  mutating func takeItems() -> [CalendarItem] {
    defer { items = [] }
    return items
  }

  /// An identifier for what has a name in its place. Of several of one name the second has another one than the first.
  ///
  /// - Parameters:
  ///   - place: its parts are lines.
  ///   - id: what tells it apart from others of its name, if somebody wrote so.
  mutating func uid(_ kind: Name.Kind, in place: String?, _ words: String, id: String? = nil) -> NameUUID {
    let name = name(kind, in: place, words, id: id)
    return uid(of: name)
  }

  /// The name alone, for what may not be told.
  mutating func name(_ kind: Name.Kind, in place: String?, _ words: String, id: String? = nil) -> Name {
    var name = Name(kind: kind, place: place, words: CalendarBuilder.line(words), id: id.map(CalendarBuilder.line))
    let number = CalendarBuilder.raised(&names[name, default: 0])
    name.number = number
    return name
  }

  private static func raised(_ count: inout Int) -> Int {
    count += 1
    return count
  }

  /// The identifier of a name.
  mutating func uid(of name: Name) -> NameUUID {
    named.removeLast(named.count - title.utf8.count)
    appendLine(name.kind.rawValue)
    if let place = name.place { appendLine(place) }
    appendLine(name.words)
    if let id = name.id {
      appendLine("^")
      named.append(utf8: id)
    }
    if name.number > 1 { appendLine("\(name.number)") }
    return NameUUID(ofLines: named)
  }

  private mutating func appendLine(_ text: String) {
    named.append(UInt8(ascii: "\n"))
    named.append(utf8: text)
  }

  /// A text without line feeds.
  static func line(_ text: String) -> String {
    var text = text
    let hasLineFeed = text.withUTF8 { bytes -> Bool in
      for byte in bytes where byte == 0x0A { return true }
      return false
    }
    return hasLineFeed ? text.split(separator: "\n").joined(separator: " ") : text
  }

  /// The project of a title.
  func project(_ title: String?) -> Project? { title.flatMap { projects[Document.key(ofTitle: $0)] } }

  /// The look of the project of a title.
  func look(ofProject title: String?) -> ProjectLook? { title.flatMap { looks[Document.key(ofTitle: $0)] } }

  /// A title of a project as the project itself writes it.
  func projectTitle(_ title: String) -> String { look(ofProject: title)?.title ?? CalendarWords.line(title) }

  /// All that a file has but blocks of days, which cut each other across files.
  mutating func add(_ file: CalendarVault.File) {
    if let day = file.day { return addTasks(of: day) }
    switch file.plan {
    case .page(let page): addPage(page)
    case .project(let project): addProject(project)
    case .vault(let root): addRoutine(root)
    case .ritual(let ritual): addRitual(ritual)
    case .life(let life): addLife(life)
    case .day, .stacks, .activities, nil: break
    }
  }

  /// The days of a schedule from a day on, as a series: its first day and how it goes on; nil where no day is left.
  ///
  /// - Parameters:
  ///   - schedule: nil for every day.
  ///   - isShown: whether it is told on a day, asked of the days that are looked at one by one.
  func series(
    _ schedule: RecurrenceSchedule?,
    notBefore day: CivilDate,
    last: CivilDate? = nil,
    shownOn isShown: (CivilDate) -> Bool
  ) -> (first: CivilDate, series: CalendarSeries)? {
    guard let rule = schedule.map({ CalendarRule($0) }) ?? .daily else { return nil }
    let until = [schedule?.until, last, options.until].compactMap(\.self).min()
    func next(_ date: CivilDate) -> CivilDate? {
      (schedule.map { $0.next(onOrAfter: date) } ?? date).flatMap { $0 <= until ?? $0 ? $0 : nil }
    }
    var first = next(max(day, options.from ?? day))
    var exceptions: [CivilDate] = []
    while let date = first, days.isAhead(date), !isShown(date) { first = date < .latest ? next(date.adding(days: 1)) : nil }
    guard let first else { return nil }
    for date in days.ahead where date > first && date <= until ?? date {
      if schedule?.isDue(on: date) ?? true, !isShown(date) { exceptions.append(date) }
    }
    return (first, CalendarSeries(rule, until: until, exceptions: exceptions))
  }
}
