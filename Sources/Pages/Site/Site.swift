import Chronology
import Insight
import Outline
import Planner
package import Vault
import Views

/// A whole vault as pages that lead to each other: each file, the days with their neighbors, months, tasks, tags, and so on.
package struct Site: Sendable {
  /// A page of the site.
  package struct File: Sendable {
    /// From the root of the site.
    package var path: String
    package var bytes: [UInt8]
  }

  private let pages: VaultPages
  private let map: SiteMap
  /// Those that have a page, in the order of the vault.
  private let files: [VaultPlans.File<Plan>]
  private let byKind: [DocumentKind: [VaultPlans.File<Plan>]]
  /// By date.
  private let days: [VaultPlans.File<Plan>]
  /// The first days of the months that have a day with a file, rising.
  private let monthStarts: [CivilDate]
  private let tagged: [(tag: String, files: [VaultRecord])]
  /// What each page leads to.
  private var sections: [(words: String, path: String)] = []
  private let title: String

  /// - Parameter isChosen: whether a file gets a page.
  package init(_ pages: VaultPages, where isChosen: (VaultRecord) -> Bool) {
    self.pages = pages
    let kinds = DocumentKind.allCases
    let order = Dictionary(uniqueKeysWithValues: kinds.enumerated().map { ($1, $0) })
    let known = VaultIndex(pages.plans.files.map(\.record))
    let places = Dictionary(
      kinds.flatMap { known.ordered($0) }.enumerated().map { ($1.name, $0) }
    ) { first, _ in first }
    files = pages.plans.files.filter { isChosen($0.record) }.sorted { left, right in
      let (leftKind, rightKind) = (order[left.record.kind] ?? 0, order[right.record.kind] ?? 0)
      return (leftKind, places[left.record.name] ?? 0) < (rightKind, places[right.record.name] ?? 0)
    }
    byKind = Dictionary(grouping: files) { $0.record.kind }
    days = (byKind[.day] ?? []).filter { $0.record.date != nil }
      .sorted { ($0.record.date ?? .earliest, $0.record.name) < ($1.record.date ?? .earliest, $1.record.name) }
    monthStarts = Set(days.compactMap { $0.record.date?.startOfMonth }).sorted()
    map = SiteMap(files.map(\.record), others: Set(monthStarts.map(Site.path(ofMonth:))))
    tagged = Site.tagged(files)
    title = pages.plans.root.map { PageText(markdown: $0.title).words } ?? "Tidemark"
    sections = allSections
  }

  /// All pages, by their paths.
  package var all: [File] {
    let neighbors = Dictionary(days.enumerated().map { ($1.record.name, $0) }) { first, _ in first }
    let documents = Workers.map(count: files.count, jobs: pages.jobs) { place in
      document(files[place], neighbors[files[place].record.name].map { (days: days, place: $0) })
    }
    return (documents + views + months + [tags, index].compactMap { $0 }).sorted { $0.path < $1.path }
  }

  // MARK: Files

  private func document(_ file: VaultPlans.File<Plan>, _ day: (days: [VaultPlans.File<Plan>], place: Int)?) -> File {
    let path = SiteMap.path(of: file.record)
    var own: [PageFrame.Link] = []
    func add(_ words: String, _ target: String) { own.append(PageFrame.Link(words, PageAddress.relative(target, from: path))) }
    if let (days, place) = day {
      if place > 0, let date = days[place - 1].record.date { add("← \(date)", SiteMap.path(of: days[place - 1].record)) }
      if let date = days[place].record.date { add(Site.month(date), Site.path(ofMonth: date)) }
      if place + 1 < days.count, let date = days[place + 1].record.date {
        add("\(date) →", SiteMap.path(of: days[place + 1].record))
      }
    }
    // A day that is over says the same tomorrow.
    let isStill = file.record.date.map { $0 != pages.today } ?? false
    let content = pages.content(of: file.value, named: file.record.name)
    return frame(
      content,
      at: path,
      of: file.record.name,
      own.isEmpty ? [] : [PageFrame.Navigation("Days", own)],
      today: isStill ? nil : pages.today
    )
  }

  private func frame(
    _ content: PageContent,
    at path: String,
    of name: String = "",
    _ own: [PageFrame.Navigation] = [],
    today: CivilDate?
  ) -> File {
    var frame = PageFrame(today: today, links: SiteLinks(map: map, path: path, name: name))
    frame.path = path
    let main = sections.map { words, target in
      PageFrame.Link(words, PageAddress.relative(target, from: path), isHere: target == path)
    }
    frame.navigations = [PageFrame.Navigation("Site", main)] + own
    return File(path: path, bytes: frame.bytes(of: [content], title: title))
  }

  // MARK: Views

  private static let indexPath = "index" + PageMark.ending
  private static let tagsPath = "tags" + PageMark.ending
  /// The views that are no file of the vault.
  private static let shownViews: [PageView] = [.week, .tasks, .projects, .rituals, .insights]

  private static func path(of view: PageView) -> String { view.rawValue + PageMark.ending }

  private var allSections: [(words: String, path: String)] {
    var sections = [("Home", Site.indexPath)]
    let plans = pages.plans
    sections.append(("Week", Site.path(of: .week)))
    if !plans.projects.isEmpty { sections += [("Tasks", Site.path(of: .tasks)), ("Projects", Site.path(of: .projects))] }
    if !plans.rituals.isEmpty { sections += [("Rituals", Site.path(of: .rituals)), ("Insights", Site.path(of: .insights))] }
    for (words, kind) in [("Life", DocumentKind.life), ("Activities", DocumentKind.activities)] {
      if let file = byKind[kind]?.first { sections.append((words, SiteMap.path(of: file.record))) }
    }
    if let last = lastMonth { sections.append(("Months", Site.path(ofMonth: last))) }
    if !tagged.isEmpty { sections.append(("Tags", Site.tagsPath)) }
    return sections
  }

  private var views: [File] {
    let sections = Set(sections.map(\.path))
    return Site.shownViews.filter { sections.contains(Site.path(of: $0)) }.map { view in
      let content = pages.content(of: view, on: pages.today) ?? PageContent(title: "Nothing yet")
      return frame(content, at: Site.path(of: view), today: pages.today)
    }
  }

  // MARK: Months

  private static func path(ofMonth date: CivilDate) -> String { "months/\(date.description.prefix(7))" + PageMark.ending }

  private static func month(_ date: CivilDate) -> String { "\(Month(rawValue: date.month)?.title ?? "") \(date.year)" }

  /// The month of today if it has a page, else the last before it, else the first.
  private var lastMonth: CivilDate? {
    let starts = monthStarts
    return starts.last { $0 <= pages.today } ?? starts.first
  }

  private var months: [File] {
    let starts = monthStarts
    let byMonth = Dictionary(grouping: days) { $0.record.date?.startOfMonth }
    return starts.enumerated().map { place, first in
      let path = Site.path(ofMonth: first)
      var own: [PageFrame.Link] = []
      for (other, arrow) in [(place - 1, "← "), (place + 1, "")] where starts.indices.contains(other) {
        let words = arrow + Site.month(starts[other]) + (arrow.isEmpty ? " →" : "")
        own.append(PageFrame.Link(words, PageAddress.relative(Site.path(ofMonth: starts[other]), from: path)))
      }
      let calendar = HistoryPage.calendar(pages.survey.history.monthGrid(of: first), today: pages.today)
      let entries = (byMonth[first] ?? []).map { PageEntry(Site.link(to: $0.record)) }
      let content = PageContent(
        title: PageText(Site.month(first)),
        parts: [.calendar(calendar), .section(PageSection("Days", [.list(entries)]))]
      )
      return frame(content, at: path, own.isEmpty ? [] : [PageFrame.Navigation("Months", own)], today: nil)
    }
  }

  // MARK: Index and tags

  private static func link(to record: VaultRecord) -> PageText {
    let words = PageText(markdown: record.title)
    return (words.isEmpty ? PageText(record.name) : words).leading(to: .file(record.path))
  }

  private var index: File {
    let groups: [(title: String, of: DocumentKind)] = [
      ("Pages", .page), ("Projects", .project), ("Rituals", .ritual), ("Stacks", .stacks), ("Lives", .life),
      ("Activities", .activities), ("The vault", .vault),
    ]
    var parts: [PagePart] = groups.compactMap { title, kind in
      let entries = (byKind[kind] ?? []).map { file in
        PageEntry(Site.link(to: file.record), color: file.value.project?.color)
      }
      return entries.isEmpty ? nil : .section(PageSection(PageText(title), [.list(entries)]))
    }
    let months = monthStarts.reversed().map { first in
      PageEntry(PageText(first, Site.month(first), target: .file(Site.path(ofMonth: first))))
    }
    if !months.isEmpty { parts.append(.section(PageSection("Days", [.list(months)]))) }
    return frame(PageContent(title: PageText(title), parts: parts), at: Site.indexPath, today: pages.today)
  }

  /// The files by the tags of their front matter and items.
  private static func tagged(_ files: [VaultPlans.File<Plan>]) -> [(tag: String, files: [VaultRecord])] {
    var names: [String: String] = [:]
    var found: [String: [VaultRecord]] = [:]
    for file in files {
      var own = file.value.tags
      file.value.content.forEachItem { own += $0.trailingTags + Document.tags(ofTitle: $0.text) }
      var seen: Set<String> = []
      for tag in own where seen.insert(tag.lowercased()).inserted {
        if names[tag.lowercased()] == nil { names[tag.lowercased()] = tag }
        found[tag.lowercased(), default: []].append(file.record)
      }
    }
    return found.keys.sorted().map { (names[$0] ?? $0, found[$0] ?? []) }
  }

  private var tags: File? {
    guard !tagged.isEmpty else { return nil }
    let parts = tagged.map { tag, records in
      PagePart.section(PageSection(PageText("#" + tag), [.list(records.map { PageEntry(Site.link(to: $0)) })]))
    }
    return frame(PageContent(title: "Tags", parts: parts), at: Site.tagsPath, today: nil)
  }
}
