import Chronology
import Languages
import Outline
import Planner
import Sharing

/// An item of a vault, or a whole file, as lists show it. Its texts are without markup.
struct ListedItem: Hashable, Sendable {
  enum State: String, Sendable, CaseIterable {
    case open
    /// It comes again, and nothing of it is open.
    case waiting
    case done, dropped, skipped
    /// Its time has passed, and it had no box that says more.
    case over
  }

  /// How many of its steps are done.
  struct Steps: Hashable, Sendable {
    var done: Int
    var all: Int
  }

  /// When it comes again.
  struct Recurring: Hashable, Sendable {
    /// As it is written: `mon wed`.
    var rule: String
    var status: RecurringStatus
  }

  /// Nil for a whole file.
  var type: ItemType? {
    get { shared.value.type }
    set { change { $0.type = newValue } }
  }
  /// For programs, and for people where it has words.
  var title: String { shared.value.title.words }
  /// What stands for its title for people where it has no words.
  var unnamed: ItemMessage? { shared.value.unnamed }
  var icon: Icon? { shared.value.icon }
  var home: ItemHome { shared.value.home }
  var place: TaskPlace {
    get { shared.value.place }
    set { change { $0.place = newValue } }
  }
  /// Its own, and those of its file.
  var tags: [String] { shared.value.tags }
  /// The title of its project.
  var project: String? { shared.value.project?.words }
  /// The same as a page has it.
  var projectName: WrittenName? { shared.value.project }
  /// Of a ritual, of what stands in one, and of an activity.
  var category: String? { shared.value.category }
  /// Nil for what cannot be done, nor pass.
  var state: State? { shared.value.state }
  /// Whether it has a box, or recurs and is shown as if it had one.
  var hasBox: Bool { shared.value.hasBox }
  /// Whether it stands below a box, and so is a part of something else that is to be done.
  var isStep: Bool { shared.value.isStep }
  var due: CivilDate? { shared.value.due }
  var priority: Priority? { shared.value.priority }
  var done: CivilDate? { shared.value.done }
  var steps: Steps? { shared.value.steps }
  var recurring: Recurring? { shared.value.recurring }
  var next: TaskBlock? {
    get { shared.value.next }
    set { change { $0.next = newValue } }
  }
  /// The day that it was planned for, or that it began with.
  var since: CivilDate? { shared.value.since }
  var value: ItemValue? {
    get { shared.value.value }
    set { change { $0.value = newValue } }
  }
  /// The lines of its notes and log that have words which were looked for and are not in the title; nil where one of the words is
  /// nowhere in it.
  var matches: [String]? {
    get { shared.value.matches }
    set { change { $0.matches = newValue } }
  }

  private struct Parts: Hashable, Sendable {
    var type: ItemType?
    var title: WrittenName
    var unnamed: ItemMessage?
    var icon: Icon?
    var home: ItemHome
    var place: TaskPlace
    var tags: [String]
    var project: WrittenName?
    var category: String?
    var state: State?
    var hasBox = false
    var isStep = false
    var due: CivilDate?
    var priority: Priority?
    var done: CivilDate?
    var steps: Steps?
    var recurring: Recurring?
    var next: TaskBlock?
    var since: CivilDate?
    var value: ItemValue?
    var matches: [String]? = []
  }

  /// A list is grouped, put in order and counted, and each item of it copied again and again.
  private var shared: Shared<Parts>

  private mutating func change(_ body: (inout Parts) -> Void) {
    Shared.own(&shared)
    body(&shared.value)
  }

  static func == (left: ListedItem, right: ListedItem) -> Bool {
    left.shared === right.shared || left.shared.value == right.shared.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(shared.value) }

  /// What it is called for people.
  func title(in language: Language) -> String { unnamed.map(language.say) ?? title }

  /// The same as a page has it.
  func name(in language: Language) -> WrittenName {
    unnamed.map { WrittenName(words: language.say($0)) } ?? shared.value.title
  }

  /// The title of the page that it stands on.
  var page: String? { home.page }

  /// The day on which it wants something done: when it is due, or the day on which it recurs.
  var dueDay: CivilDate? { due ?? recurring?.status.open ?? recurring?.status.next }

  var order: TaskOrder { TaskOrder(priority: priority, due: dueDay) }

  /// Whether there is something to do, now or some day.
  var isToDo: Bool { state == .open || state == .waiting }

  /// Whether it is a task, as lists of tasks have it.
  var isTask: Bool { hasBox || (type.map(ItemType.tasks.contains) ?? false) }
}

extension ListedItem {
  /// An item as it was read.
  init(_ item: PlanItem, in home: ItemHome, at place: TaskPlace, _ time: SurveyTime, isStep: Bool = false) {
    let unnamed = ListedItem.unnamed(item)
    var parts = Parts(
      type: item.type,
      title: unnamed.map { WrittenName(words: $0.english) } ?? ListedItem.title(of: item),
      unnamed: unnamed,
      icon: item.icon,
      home: home,
      place: place,
      tags: home.tags + item.tags.filter { !home.tags.contains($0) },
      project: item.task.project.map { WrittenName($0) } ?? home.projectName,
      category: item.category ?? home.category,
      hasBox: item.box != nil || item.type == .recurring,
      isStep: isStep,
      due: item.task.due,
      priority: item.task.priority,
      done: item.task.done
    )
    parts.since = home.day ?? item.firstDay
    let steps = ListedItem.steps(of: item)
    if steps.all > 0 { parts.steps = steps }
    parts.state = ItemStanding.state(of: item, in: home, time)
    // A task that is ticked in a day was done on that day, unless it says another.
    if parts.state == .done, parts.done == nil { parts.done = home.day }
    if case .recurring(let rule) = item.content {
      let status = time.status(of: item, rule)
      parts.recurring = Recurring(rule: "\(rule.rule)", status: status)
      parts.state =
        switch (status.open, status.next) {
        case (_?, _), (nil, time.today): .open
        case (nil, _?): .waiting
        case (nil, nil): status.lastDone == nil ? .dropped : .done
        }
      if parts.state == .done { parts.done = status.lastDone }
    }
    shared = Shared(parts)
  }

  /// A whole file.
  init(ofFile home: ItemHome, _ icon: Icon?, at place: TaskPlace) {
    var parts = Parts(title: home.titleName, icon: icon, home: home, place: place, tags: home.tags)
    (parts.project, parts.category, parts.since) = (home.projectName, home.category, home.day)
    shared = Shared(parts)
  }

  /// What stands for the words of a block, and of a mark, that has none; nil for others.
  private static func unnamed(_ item: PlanItem) -> ItemMessage? {
    guard item.text.isEmpty else { return nil }
    if item.content.blockTime != nil { return .unnamedBlock }
    return item.type == .mark ? .unnamedMark : nil
  }

  /// Its words; of a text, which has no title, the first line.
  private static func title(of item: PlanItem) -> WrittenName {
    if item.type.standsInList { return WrittenName(item.text) }
    return WrittenName(item.text.split(whereSeparator: \.isNewline).first.map(String.init) ?? item.text)
  }

  /// The boxes below it that are not dropped.
  private static func steps(of item: PlanItem) -> Steps {
    var steps = Steps(done: 0, all: 0)
    for child in item.children.compactMap(\.item) {
      let below = Self.steps(of: child)
      let counts = child.box != nil && child.box != .dropped
      steps.all += below.all + (counts ? 1 : 0)
      steps.done += below.done + (child.box == .done ? 1 : 0)
    }
    return steps
  }
}

extension PlanItem {
  /// Its tags without their `#`, each once, in the order of its line.
  var tags: [String] {
    let own = Document.tags(ofTitle: text)
    return own + trailingTags.filter { !own.contains($0) }
  }

  fileprivate var category: String? {
    if case .activity(let activity) = content { activity.category } else { nil }
  }

  /// The day that it began with: what it says itself, else that of its first entry.
  fileprivate var firstDay: CivilDate? {
    let own: CivilDate? =
      switch content {
      case .daysSince(let date): date
      case .timeline(let days): days.first
      case .streak(let rule): rule.from
      case .recurring(let rule): rule.from
      case .habit(let habit): habit.rule?.from
      case .mark(let mark): mark.date
      case .phase(let phase): phase.first
      case .activity(let activity): activity.since
      case .text, .bullet, .checkbox, .label, .quote, .image, .daysUntil, .count, .counter, .textList, .tally, .best, .schedule,
        .task, .block, .routine, .category, .link:
        nil
      }
    return own ?? log.map(\.days.first).min()
  }
}

/// Where something stands in a file.
struct TaskPlace: Hashable, Sendable {
  /// As it is shown.
  var path: String
  /// From 1; nil where it is not known.
  var line: Int?
}
