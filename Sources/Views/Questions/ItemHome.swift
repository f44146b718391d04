package import Chronology
import Outline
package import Planner
import Vault

/// Where an item stands: what it has in common with those beside it. Its texts are without markup.
struct ItemHome: Hashable, Sendable {
  /// Of the file.
  var kind: DocumentKind
  /// The title of the file.
  var title: String
  /// Of the file, as it is shown.
  var path: String
  /// The path from the root of the vault.
  var name: String
  /// Of the front matter of the file.
  var tags: [String] = []
  /// The title of the page, the project or the ritual that the file is; nil where it is another.
  var page: String?
  var project: String?
  var ritual: String?
  /// Of the ritual.
  var category: String?
  /// The day that the file is of.
  var day: CivilDate?
  /// The title of the section; nil in the introduction.
  var section: String?
  /// Whether the section is that of what is set aside.
  var isSetAside = false
  /// The days of the arc that the section is, and its number.
  var arc: DateRange?
  var arcNumber: Int?

  init(_ record: VaultRecord, _ content: PlanContent) {
    kind = record.kind
    title = ShownText.line(record.title)
    (path, name) = (record.path, record.name)
    tags = content.tags
    switch kind {
    case .page: page = title
    case .project: project = title
    case .ritual: ritual = title
    case .day: day = record.date
    case .stacks, .life, .activities, .vault: break
    }
  }

  /// The home of the items of a section.
  func `in`(_ section: PlanSection) -> ItemHome {
    var home = self
    home.section = section.title.isEmpty ? nil : ShownText.line(section.title)
    home.isSetAside = section.isSetAside
    home.arc = section.arc.map { title in
      section.ended.flatMap { DateRange(first: title.days.first, last: min($0, title.days.last)) } ?? title.days
    }
    home.arcNumber = section.arc?.number
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

  package init(weekStart: Weekday, today: CivilDate, now: Moment) {
    (self.weekStart, self.today, self.now) = (weekStart, today, now)
  }
}
