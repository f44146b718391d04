import Chronology
import Planner
import SourceText

/// Makes the items of a calendar, file by file, and hands each over as it is made: to keep them costs more than to write them.
struct CalendarBuilder {
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
      hasher.combine(words)
      switch kind {
      // These are called the same in each arc of a ritual.
      case .milestone: hasher.combine(place)
      // The others of one file are in one place, or two.
      case .block, .task, .days, .row, .reminder, .repeatingBlock, .taskEvent, .lifeMilestone, .lifeWeek: break
      }
    }
  }

  /// What names of one kind and place have in common.
  private struct Beginning: Equatable {
    var kind: Name.Kind
    var place: String?

    /// Names that look alike may have different bytes, of which identifiers are made.
    static func == (left: Beginning, right: Beginning) -> Bool {
      guard left.kind == right.kind else { return false }
      return switch (left.place, right.place) {
      case (let left?, let right?): left.utf8.elementsEqual(right.utf8)
      case (nil, nil): true
      case (nil, _?), (_?, nil): false
      }
    }
  }

  let basis: CalendarBasis
  private let take: (CalendarItem) -> Void
  /// Whether what is made is handed over; else it is only counted, by its names.
  private var isTelling = true
  /// How often a name was given, so that no two things have one identifier.
  private var names: [Name: Int] = [:]
  /// The title of the vault, and what was written after it of the last name: each name is written into the same room.
  private var named: [UInt8]
  /// What of the last name the next may have as well, and where it ends in `named`.
  private var beginning: Beginning?
  private var beginningEnd: Int

  var options: CalendarOptions { basis.options }
  var settings: Settings { basis.vault.settings }
  var today: CivilDate { basis.vault.today }

  /// - Parameter take: gets each item.
  init(_ basis: CalendarBasis, _ take: @escaping (CalendarItem) -> Void) {
    (self.basis, self.take) = (basis, take)
    named = Array(basis.title.utf8)
    beginningEnd = named.count
  }

  func append(_ item: CalendarItem) { if isTelling { take(item) } }

  /// Makes room for the names of so many items.
  mutating func expect(_ count: Int) { names.reserveCapacity(names.count + count) }

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
    begin(Beginning(kind: name.kind, place: name.place))
    appendLine(name.words)
    if let id = name.id {
      appendLine("^")
      named.append(utf8: id)
    }
    if name.number > 1 { appendLine("\(name.number)") }
    return NameUUID(ofLines: named)
  }

  /// Writes the beginning of a name, unless the last one has it, too.
  private mutating func begin(_ beginning: Beginning) {
    if beginning == self.beginning {
      named.removeLast(named.count - beginningEnd)
      return
    }
    named.removeLast(named.count - basis.title.utf8.count)
    appendLine(beginning.kind.rawValue)
    if let place = beginning.place { appendLine(place) }
    (self.beginning, beginningEnd) = (beginning, named.count)
  }

  private mutating func appendLine(_ text: String) {
    named.append(UInt8(ascii: "\n"))
    named.append(utf8: text)
  }

  /// A text without line feeds.
  static func line(_ text: String) -> String {
    text.holds(0x0A) ? text.split(separator: "\n").joined(separator: " ") : text
  }

  /// All that a file has but blocks of days, which cut each other across files.
  mutating func add(_ file: CalendarVault.File) {
    // Titles that are equal may be of different bytes.
    beginning = nil
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

  /// Counts the names of a file, which is told elsewhere.
  mutating func count(_ file: CalendarVault.File) {
    isTelling = false
    add(file)
    isTelling = true
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
    while let date = first, basis.days.isAhead(date), !isShown(date) {
      first = date < .latest ? next(date.adding(days: 1)) : nil
    }
    guard let first else { return nil }
    for date in basis.days.ahead where date > first && date <= until ?? date {
      if schedule?.isDue(on: date) ?? true, !isShown(date) { exceptions.append(date) }
    }
    return (first, CalendarSeries(rule, until: until, exceptions: exceptions))
  }
}
