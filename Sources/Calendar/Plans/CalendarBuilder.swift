import Chronology
import Outline
import Planner

/// Makes the items of a calendar, file by file.
struct CalendarBuilder: Sendable {
  /// What an identifier is made of.
  struct Name {
    let vault: String
    /// Its kind and its other parts, each on a line.
    let lines: String

    var uid: String { NameUUID.text(of: [vault, lines]) }

    /// The same name of another kind.
    func of(kind: String) -> Name {
      Name(vault: vault, lines: kind + String(Substring(lines.utf8.drop { $0 != 0x0A })))
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
  private var names: [String: Int] = [:]
  private let projects: [String: Project]
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
    days = CalendarDays(vault)
    let titled = vault.files.compactMap(\.plan?.project).map { (Document.key(ofTitle: $0.content.title), $0) }
    projects = Dictionary(titled) { first, _ in first }
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
  /// - Parameter id: what tells it apart from others of its name, if somebody wrote so.
  mutating func uid(_ kind: String, _ parts: String..., id: String? = nil) -> String { name(kind, parts, id).uid }

  /// The same before it is an identifier, for what may not be told.
  mutating func name(_ kind: String, _ parts: String..., id: String? = nil) -> Name { name(kind, parts, id) }

  private mutating func name(_ kind: String, _ parts: [String], _ id: String?) -> Name {
    var lines = CalendarBuilder.lines(kind, parts, id)
    let count = CalendarBuilder.raised(&names[lines, default: 0])
    if count > 1 { lines += "\n\(count)" }
    return Name(vault: title, lines: lines)
  }

  private static func raised(_ count: inout Int) -> Int {
    count += 1
    return count
  }

  /// The parts of a name, each on a line of its own.
  private static func lines(_ kind: String, _ parts: [String], _ id: String?) -> String {
    // To be on one line makes no part longer.
    var length = kind.utf8.count + (id?.utf8.count ?? 0) + 2
    for part in parts { length += part.utf8.count + 1 }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var end = write(kind, to: buffer, at: 0)
      for part in parts {
        buffer[end] = 0x0A
        end = write(line(part), to: buffer, at: end + 1)
      }
      if let id {
        buffer[end] = 0x0A
        buffer[end + 1] = UInt8(ascii: "^")
        end = write(line(id), to: buffer, at: end + 2)
      }
      return end
    }
  }

  /// Writes a text into room that is made for it, and gives its end.
  private static func write(_ text: String, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
    var text = text
    return text.withUTF8 { buffer[start...].initialize(fromContentsOf: $0) }
  }

  /// A text without line feeds.
  private static func line(_ text: String) -> String {
    var text = text
    let hasLineFeed = text.withUTF8 { bytes -> Bool in
      for byte in bytes where byte == 0x0A { return true }
      return false
    }
    return hasLineFeed ? text.split(separator: "\n").joined(separator: " ") : text
  }

  /// The project of a title.
  func project(_ title: String?) -> Project? { title.flatMap { projects[Document.key(ofTitle: $0)] } }

  /// A title of a project as the project itself writes it.
  func projectTitle(_ title: String) -> String { CalendarWords.line(project(title)?.content.title ?? title) }

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
