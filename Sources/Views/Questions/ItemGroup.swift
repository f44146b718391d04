import Chronology
import Languages
import Outline
import Planner

/// Some items of a list under one heading.
struct ItemGroup: Sendable {
  /// What it is of, where the arrangement of the view says so.
  enum Subject: Hashable, Sendable {
    case project, page
    case day(CivilDate)
    case earlierDays
  }

  /// What a heading can tell of all items below it, so that none of them has to.
  enum Detail: Hashable, Sendable {
    case project, page, day, kind
  }

  /// What it is called for programs, and for people where a file says it; empty for a list that is not divided.
  var title: String
  /// The same as a page has it, where a file says it.
  var name: WrittenName?
  /// What it is called for people where no file says it.
  var message: GroupMessage?
  var icon: Icon?
  var color: Color?
  var place: TaskPlace?
  /// The file that it is of, by its path from the root of the vault.
  var file: String?
  var subject: Subject?
  var told: Set<Detail> = []
  /// Whether it is of what belongs to none of the others.
  var isRest = false
  /// What is written above the items.
  var notes: [Note] = []
  var items: [ListedItem]
  /// The most items that are shown to people; nil for all.
  var limit: Int?
  /// Whether people are not shown what recurs and is not open yet.
  var hidesWaiting = false

  private var openItems: [ListedItem] { hidesWaiting ? items.filter { $0.state != .waiting } : items }
  var waitingCount: Int { items.count - openItems.count }
  /// No line is spent on saying that there is one more.
  var shownItems: ArraySlice<ListedItem> {
    let open = openItems
    return open.prefix(limit.map { open.count == $0 + 1 ? open.count : $0 } ?? items.count)
  }
  var hiddenCount: Int { openItems.count - shownItems.count }

  /// What it is called for people; empty for a list that is not divided.
  func title(in language: Language) -> String { message.map(language.say) ?? title }

  /// The same as a page has it.
  func pageTitle(in language: Language) -> PageText {
    message.map { PageText(language.say($0)) } ?? name?.page ?? PageText(title)
  }

  /// `1 open`, or `1 open, 2 not open yet` where those are shown too.
  var openTasks: GroupMessage {
    .open(items.count { $0.state == .open }, waiting: shownItems.count { $0.state == .waiting })
  }

  /// The items that are told below the heading: a file that it names is not told again, unless its own text has what was looked for.
  var toldItems: [ListedItem] {
    items.filter { $0.type != nil || !told.contains(.page) || $0.matches?.isEmpty == false }
  }

  /// Items in groups: of projects, files and kinds in the order in which they come.
  static func groups(of items: [ListedItem], by grouping: Question.Grouping, today: CivilDate) -> [ItemGroup] {
    var groups: [ItemGroup] = []
    var places: [String: Int] = [:]
    func add(_ item: ListedItem, _ key: String, _ group: () -> ItemGroup) {
      if places[key] == nil {
        places[key] = groups.count
        groups.append(group())
      }
      places[key].map { groups[$0].items.append(item) }
    }
    for item in items {
      switch grouping {
      case .none: add(item, "") { ItemGroup(title: "", items: []) }
      case .project:
        add(item, item.project.map { "+" + Document.key(ofTitle: $0) } ?? "") {
          item.projectName.map { ItemGroup(title: $0.words, name: $0, told: [.project], items: []) }
            ?? ItemGroup(.noProject, told: [.project], isRest: true)
        }
      case .page:
        add(item, item.home.path) {
          let place = TaskPlace(path: item.home.path, line: nil)
          let told: Set<Detail> = [.page, .project, .day]
          let name = item.home.titleName
          return ItemGroup(title: name.words, name: name, place: place, file: item.home.name, told: told, items: [])
        }
      case .kind:
        add(item, item.type?.rawValue ?? item.home.kind.rawValue) {
          ItemGroup(.kind(ItemWords.plural(of: item)), told: [.kind])
        }
      case .tag:
        for tag in item.tags { add(item, "#" + tag.lowercased()) { ItemGroup(title: "#\(tag)", items: []) } }
        if item.tags.isEmpty { add(item, "") { ItemGroup(.noTag, isRest: true) } }
      case .due:
        let span = DueSpan(item.dueDay, today: today)
        add(item, "\(span)") { ItemGroup(.due(span)) }
      }
    }
    return ordered(groups, by: grouping)
  }

  /// What belongs to none is last; tags are by the alphabet, and spans of days as they come.
  private static func ordered(_ groups: [ItemGroup], by grouping: Question.Grouping) -> [ItemGroup] {
    let rest = groups.filter(\.isRest)
    let named = groups.filter { !$0.isRest }
    return switch grouping {
    case .none, .page, .kind, .project: named + rest
    case .tag: named.sorted { $0.title.lowercased() < $1.title.lowercased() } + rest
    case .due: DueSpan.allCases.compactMap { span in named.first { $0.message == .due(span) } }
    }
  }
}

extension ItemGroup {
  /// One without items that no file names. Programs read its name in English.
  fileprivate init(_ message: GroupMessage, told: Set<Detail> = [], isRest: Bool = false) {
    self.init(title: message.english, message: message, told: told, isRest: isRest, items: [])
  }
}
