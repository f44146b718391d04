package import Chronology
import Outline
package import Planner
import Sharing
import Vault

/// Where an item stands: what it has in common with those beside it. Its texts are without markup.
struct ItemHome: Hashable, Sendable {
  /// Of the file.
  var kind: DocumentKind { shared.value.kind }
  /// The title of the file.
  var title: String { shared.value.title.words }
  /// The same as a page has it.
  var titleName: WrittenName { shared.value.title }
  /// Of the file, as it is shown.
  var path: String { shared.value.path }
  /// The path from the root of the vault.
  var name: String { shared.value.name }
  /// Of the front matter of the file.
  var tags: [String] { shared.value.tags }
  /// The title of the page, the project or the ritual that the file is; nil where it is another.
  var page: String? { shared.value.page?.words }
  var project: String? { shared.value.project?.words }
  var ritual: String? { shared.value.ritual?.words }
  /// The same as a page has them.
  var pageName: WrittenName? { shared.value.page }
  var projectName: WrittenName? { shared.value.project }
  var ritualName: WrittenName? { shared.value.ritual }
  /// Of the ritual.
  var category: String? { shared.value.category }
  /// The day that the file is of.
  var day: CivilDate? { shared.value.day }
  /// The title of the section; nil in the introduction.
  var section: String? { shared.value.section?.words }
  /// The same as a page has it.
  var sectionName: WrittenName? { shared.value.section }
  /// Whether the section is that of what is set aside.
  var isSetAside: Bool { shared.value.isSetAside }
  /// The days of the arc that the section is, and its number.
  var arc: DateRange? { shared.value.arc }
  var arcNumber: Int? { shared.value.arcNumber }

  private struct Parts: Hashable, Sendable {
    var kind: DocumentKind
    var title: WrittenName
    var path: String
    var name: String
    var tags: [String]
    var page: WrittenName?
    var project: WrittenName?
    var ritual: WrittenName?
    var category: String?
    var day: CivilDate?
    var section: WrittenName?
    var isSetAside = false
    var arc: DateRange?
    var arcNumber: Int?
  }

  /// Each item of a list has it, and is copied again and again.
  private var shared: Shared<Parts>

  /// - Parameter category: that of a ritual.
  init(_ record: VaultRecord, _ content: PlanContent, category: String? = nil) {
    let title = WrittenName(record.title)
    var parts = Parts(kind: record.kind, title: title, path: record.path, name: record.name, tags: content.tags)
    parts.category = category.map(ShownText.line)
    switch record.kind {
    case .page: parts.page = title
    case .project: parts.project = title
    case .ritual: parts.ritual = title
    case .day: parts.day = record.date
    case .stacks, .life, .activities, .vault: break
    }
    shared = Shared(parts)
  }

  static func == (left: ItemHome, right: ItemHome) -> Bool {
    left.shared === right.shared || left.shared.value == right.shared.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(shared.value) }

  /// The home of the items of a section.
  func `in`(_ section: PlanSection) -> ItemHome {
    var parts = shared.value
    parts.section = section.title.isEmpty ? nil : WrittenName(section.title)
    parts.isSetAside = section.isSetAside
    parts.arc = section.arc.map { title in
      section.ended.flatMap { DateRange(first: title.days.first, last: min($0, title.days.last)) } ?? title.days
    }
    parts.arcNumber = section.arc?.number
    var home = self
    home.shared = Shared(parts)
    return home
  }
}

/// The moment at which items are looked at.
package struct SurveyTime: Hashable, Sendable {
  /// The first day of the week, for rules that count weeks.
  var weekStart: Weekday
  /// The day on which things are due; before the vault's `midnight` it is not that of `now`.
  var today: CivilDate
  var now: Moment
  /// Whether it is told of a day and not of a minute of it: then all times of today count as begun, and which of them is open is
  /// not told.
  var isWholeDay: Bool

  package init(weekStart: Weekday, today: CivilDate, now: Moment, isWholeDay: Bool = false) {
    (self.weekStart, self.today, self.now, self.isWholeDay) = (weekStart, today, now, isWholeDay)
  }

  /// Where a recurring task stands.
  func status(of item: PlanItem, _ rule: RecurringRule) -> RecurringStatus {
    let time = isWholeDay ? TimeOfDay.endOfDay : now.time(on: today)
    var status = item.recurringStatus(rule, weekStart: weekStart, today: today, time: time)
    if isWholeDay { status.openTime = nil }
    return status
  }
}
