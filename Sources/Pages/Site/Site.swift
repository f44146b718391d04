import Chronology
import Insight
import Languages
import Outline
import Planner
package import SourceText
import Vault
import Views

/// A whole vault as pages that lead to each other: each file, the days with their neighbors, weeks, months, years, tasks, tags, and
/// so on. Pages are made one by one, when they are asked for.
package struct Site: Sendable {
  /// What a page shows.
  private enum Page: Sendable {
    case index, tags, letters
    case file(Int)
    case view(PageView)
    case letter(Int)
    /// By its first day.
    case week(CivilDate)
    /// By its first day.
    case month(CivilDate)
    case year(Int)

    /// Whether it may tell of any number of files. Such pages are few, and some take a thousand times as long as others.
    var isOfManyFiles: Bool {
      switch self {
      case .index, .tags, .letters, .view, .letter, .year: true
      case .file, .week, .month: false
      }
    }
  }

  /// From the root of the site; those that take long come first.
  package let paths: [String]

  private let pages: VaultPages
  private let shelf: DayShelf
  private let map: SiteMap
  private let title: String
  /// In the order of the vault.
  private let files: [SiteFile]
  /// What leads to each of them: the pages of letters alone ask for most of them ten times.
  private let fileLinks: [PageText]
  private let plans: [String: Int]
  private let all: [Page]
  private let letters: SiteIndex
  private let years: SiteYears
  private let tagged: [(tag: String, files: [Int])]
  /// What there is to do, and its projects; nil for nothing.
  private let work: (tasks: PageContent?, projects: PageContent?)
  /// What each page leads to.
  private let sections: [(words: SiteMessage, path: String)]
  /// The same as links, by the folder of the page that they are on, which is none of them.
  private let navigations: [String: PageFrame.Navigation]
  /// What the pages are made from; nil if nobody asks.
  private let sources: SiteSources?
  /// Where each file is in `files`, by its path from the root of the vault.
  private let places: [String: Int]

  /// - Parameters:
  ///   - pages: of the vault. Of its days only those that a view shows need be in memory.
  ///   - found: the files that get a page.
  ///   - shelf: all days of the vault.
  ///   - rest: a digest of all of the vault that is no file of a day; nil if nobody asks what pages are made from.
  package init(_ pages: VaultPages, _ found: [SiteFile], _ shelf: DayShelf, rest: ContentDigest?) {
    (self.pages, self.shelf) = (pages, shelf)
    plans = Dictionary(pages.plans.files.enumerated().map { ($1.record.name, $0) }) { first, _ in first }
    let files = Site.inOrder(found)
    self.files = files
    // The letters take as long as all else that is made of the files before it is known which pages there are.
    let (letters, beside) = Workers.both(jobs: pages.jobs) {
      SiteIndex(files)
    } _: {
      (
        years: SiteYears(files, pages), work: pages.ofWork, tagged: Site.tagged(files),
        links: files.map { Site.link(to: $0.record) }
      )
    }
    let (years, work, tagged) = (beside.years, beside.work, beside.tagged)
    (self.letters, self.years, self.work, self.tagged, fileLinks) = (letters, years, work, tagged, beside.links)
    let sections = Site.sections(
      of: pages,
      files,
      years,
      // Whether there is such a page is said by the files, and not by the day on which it is asked.
      hasTasks: work.tasks != nil || files.contains(where: \.hasTasks),
      hasTags: !tagged.isEmpty,
      hasLetters: !letters.letters.isEmpty
    )
    self.sections = sections
    title = pages.plans.root.map { PageText(markdown: $0.title).words } ?? "Tidemark"
    let own = files.map { SiteMap.path(of: $0.record) }
    var all = own.indices.map { (own[$0], Page.file($0)) }
    all.append((Site.indexPath, .index))
    for view in Site.shownViews where sections.contains(where: { $0.path == Site.path(of: view) }) {
      all.append((Site.path(of: view), .view(view)))
    }
    if !tagged.isEmpty { all.append((Site.tagsPath, .tags)) }
    if !letters.letters.isEmpty { all.append((SiteIndex.path, .letters)) }
    all += letters.letters.enumerated().map { ($1.path, .letter($0)) }
    all += years.weeks.map { (SiteYears.path(ofWeek: $0), .week($0)) }
    all += years.months.map { (SiteYears.path(ofMonth: $0), .month($0)) }
    all += years.years.map { (SiteYears.path(ofYear: $0), .year($0)) }
    // What takes long is begun first, so that all threads end together.
    all.sort { $0.1.isOfManyFiles == $1.1.isOfManyFiles ? $0.0 < $1.0 : $0.1.isOfManyFiles }
    let paths = all.map(\.0)
    (self.paths, self.all) = (paths, all.map(\.1))
    (map, sources) = Workers.both(jobs: pages.jobs) {
      SiteMap(files.map(\.record), pages: own, others: Set(paths).subtracting(own))
    } _: {
      rest.map { SiteSources($0, files, pages, paths: paths, sections: sections.map(\.path)) }
    }
    var navigations: [String: PageFrame.Navigation] = [:]
    for (path, _) in all {
      let folder = Site.folder(of: path)
      guard navigations[folder] == nil, !sections.contains(where: { $0.path == path }) else { continue }
      navigations[folder] = Site.navigation(to: sections, from: path, in: pages.language)
    }
    self.navigations = navigations
    places = Dictionary(files.indices.map { (files[$0].record.name, $0) }) { first, _ in first }
  }

  /// The folder of a page, with the slash behind it. From all pages of one folder another page has one address.
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  private var language: Language { pages.language }

  private func say(_ message: SiteMessage) -> String { language.say(message) }

  private static func inOrder(_ files: [SiteFile]) -> [SiteFile] {
    let index = VaultIndex(files.map(\.record))
    let ordered = DocumentKind.allCases.flatMap { index.ordered($0) }
    let order = Dictionary(ordered.enumerated().map { ($1.name, $0) }) { first, _ in first }
    // Files are large to move, and names dear to look up.
    let places = files.map { order[$0.record.name, default: 0] }
    return files.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { files[$0] }
  }

  /// A page, and a digest of all that it was made from; nil where nobody asks.
  package struct Made: Sendable {
    package let bytes: [UInt8]
    package let source: UInt64?
  }

  /// The digest of what a page would be made from, by what was found of its files at first. Nil where that does not tell.
  ///
  /// - Parameter place: among `paths`.
  package func source(at place: Int) -> UInt64? {
    guard let sources else { return nil }
    let path = paths[place]
    switch all[place] {
    case .week: return sources.source(ofPage: path, .common)
    case .index, .view, .month, .year: return sources.source(ofPage: path, .views)
    case .tags: return sources.source(ofPage: path, naming: tagged.map { ($0.tag, $0.files) })
    case .letters: return sources.source(ofPage: path, naming: letters.counts)
    case .letter(let letter): return sources.source(ofPage: path, naming: letters.letters[letter].shownThings)
    case .file(let file):
      let own = files[file].record
      guard let date = Site.date(of: own) else {
        guard let shown = plans[own.name], Site.isShownAlone(pages.plans.files[shown].value.kind) else {
          return sources.source(ofPage: path, .views)
        }
        return sources.source(ofPage: path, showing: shown)
      }
      var digests: [(name: String, digest: UInt64)] = []
      for name in shelf.names(on: date) {
        guard let own = places[name] else { return nil }
        digests.append((name, files[own].digest))
      }
      return sources.source(ofPage: path, base(of: date), digests)
    }
  }

  /// Whether the page of a file of a kind shows nothing of any day but that it has a page.
  private static func isShownAlone(_ kind: DocumentKind) -> Bool {
    switch kind {
    case .page, .project, .stacks, .life, .activities, .vault: true
    case .day, .ritual: false
    }
  }

  /// A day that is over says the same tomorrow, if nothing is settled by then that is not today.
  private func base(of date: CivilDate) -> SiteSources.Base {
    date >= pages.today || pages.hasEntriesAhead ? .today : .common
  }

  /// The date of a file that is of a day.
  private static func date(of record: VaultRecord) -> CivilDate? {
    record.kind.traits.identity == .date ? record.date : nil
  }

  /// Makes a page.
  ///
  /// - Parameter place: among `paths`.
  package func page(at place: Int) -> Made {
    guard case .file(let file) = all[place], let date = Site.date(of: files[file].record) else {
      return Made(bytes: bytes(at: place), source: source(at: place))
    }
    // They are read now, and may say something else than they did.
    let found = shelf.files(on: date)
    let digests = found.map { (name: $0.file.record.name, digest: $0.digest) }
    return Made(
      bytes: day(files[file], date, found.map(\.file), paths[place]),
      source: sources?.source(ofPage: paths[place], base(of: date), digests)
    )
  }

  /// The bytes of a page that is not of a day.
  private func bytes(at place: Int) -> [UInt8] {
    let path = paths[place]
    switch all[place] {
    case .file(let file): return document(files[file], path)
    case .index: return frame(index, at: path, today: pages.today)
    case .tags: return frame(tags, at: path, today: nil)
    case .letters: return frame(letters.content(in: language), at: path, today: nil)
    case .letter(let letter):
      let own = letters.letters.enumerated().map { place, other in
        PageFrame.Link(other.title, .page(other.path, from: path), isHere: place == letter)
      }
      let content = letters.content(of: letters.letters[letter], in: language) { fileLinks[$0] }
      return frame(content, at: path, [PageFrame.Navigation(say(.lettersOfIndex), own)], today: nil)
    case .view(let view):
      let found =
        switch view {
        case .tasks: work.tasks
        case .projects: work.projects
        case .day, .week, .month, .year, .rituals, .activities, .life, .insights: pages.content(of: view, on: pages.today)
        }
      let content = found ?? PageContent(title: PageText(say(.nothingYet)))
      return frame(content, at: path, today: pages.today)
    case .week(let week):
      return frame(years.content(ofWeek: week), at: path, links(.weeks, years.aroundWeek(week), path), today: nil)
    case .month(let month):
      return frame(years.content(ofMonth: month), at: path, links(.months, years.aroundMonth(month), path), today: nil)
    case .year(let year):
      // Until a year is over, what it came to is another every day.
      let isOver = year < pages.today.year
      return frame(
        years.content(ofYear: year),
        at: path,
        links(.years, years.aroundYear(year), path),
        today: isOver ? nil : pages.today
      )
    }
  }

  // MARK: Files

  private func document(_ file: SiteFile, _ path: String) -> [UInt8] {
    let name = file.record.name
    let plan = plans[name].map { pages.plans.files[$0].value }
    let content = plan.map { pages.content(of: $0, named: name) } ?? gone(file.record)
    return frame(content, at: path, of: name, today: pages.today)
  }

  private func day(_ file: SiteFile, _ date: CivilDate, _ found: [DayFile], _ path: String) -> [UInt8] {
    let name = file.record.name
    let own = found.first { $0.record.name == name }
    let content = own.map { pages.content(of: .day($0.value), found) } ?? gone(file.record)
    // A day that is over says the same tomorrow.
    let today = date == pages.today ? pages.today : nil
    return frame(content, at: path, of: name, links(.days, years.around(file.record), path), today: today)
  }

  /// The page of a file that was there a moment ago.
  private func gone(_ record: VaultRecord) -> PageContent {
    PageContent(title: PageText(markdown: record.title), parts: [.paragraph(PageText(say(.gone)))])
  }

  private func links(_ name: SiteMessage, _ links: [SiteYears.Step], _ path: String) -> [PageFrame.Navigation] {
    guard !links.isEmpty else { return [] }
    return [PageFrame.Navigation(say(name), links.map { PageFrame.Link($0.words, .page($0.path, from: path)) })]
  }

  private func frame(
    _ content: PageContent,
    at path: String,
    of name: String = "",
    _ own: [PageFrame.Navigation] = [],
    today: CivilDate?
  ) -> [UInt8] {
    var frame = PageFrame(today: today, links: SiteLinks(map: map, path: path, name: name), in: language)
    frame.path = path
    frame.navigations = [navigation(from: path)] + own
    return frame.bytes(of: [content], title: title)
  }

  /// The links to what each page leads to.
  private func navigation(from path: String) -> PageFrame.Navigation {
    let isSection = sections.contains { $0.path == path }
    if !isSection, let made = navigations[Site.folder(of: path)] { return made }
    return Site.navigation(to: sections, from: path, in: language)
  }

  private static func navigation(
    to sections: [(words: SiteMessage, path: String)],
    from path: String,
    in language: Language
  ) -> PageFrame.Navigation {
    let links = sections.map { words, target in
      PageFrame.Link(language.say(words), .page(target, from: path), isHere: target == path)
    }
    return PageFrame.Navigation(language.say(SiteMessage.site), links)
  }

  // MARK: Views

  private static let indexPath = "index" + PageMark.ending
  private static let tagsPath = "tags" + PageMark.ending
  /// The views that are no file of the vault.
  private static let shownViews: [PageView] = [.week, .tasks, .projects, .rituals, .insights]

  private static func path(of view: PageView) -> String { view.rawValue + PageMark.ending }

  private static func sections(
    of pages: VaultPages,
    _ files: [SiteFile],
    _ years: SiteYears,
    hasTasks: Bool,
    hasTags: Bool,
    hasLetters: Bool
  ) -> [(words: SiteMessage, path: String)] {
    var sections: [(words: SiteMessage, path: String)] = [(.home, indexPath), (.week, path(of: .week))]
    let plans = pages.plans
    if hasTasks { sections.append((.tasks, path(of: .tasks))) }
    if !plans.projects.isEmpty { sections.append((.projects, path(of: .projects))) }
    if !plans.rituals.isEmpty { sections += [(.rituals, path(of: .rituals)), (.insights, path(of: .insights))] }
    let kinds: [(words: SiteMessage, of: DocumentKind)] = [(.life, .life), (.activities, .activities)]
    for (words, kind) in kinds {
      if let file = files.first(where: { $0.record.kind == kind }) { sections.append((words, SiteMap.path(of: file.record))) }
    }
    if let last = years.lastMonth { sections.append((.months, SiteYears.path(ofMonth: last))) }
    if hasTags { sections.append((.tags, tagsPath)) }
    if hasLetters { sections.append((.letters, SiteIndex.path)) }
    return sections
  }

  // MARK: Index and tags

  static func link(to record: VaultRecord) -> PageText {
    let words = PageText(markdown: record.title)
    return (words.isEmpty ? PageText(record.name) : words).leading(to: .file(record.path))
  }

  private var index: PageContent {
    let groups: [(title: SiteMessage, of: DocumentKind)] = [
      (.pages, .page), (.projects, .project), (.rituals, .ritual), (.stacks, .stacks), (.lives, .life),
      (.activities, .activities), (.vault, .vault),
    ]
    let byKind = Dictionary(grouping: files) { $0.record.kind }
    var parts: [PagePart] = groups.compactMap { title, kind in
      let entries = (byKind[kind] ?? []).map { PageEntry(Site.link(to: $0.record), color: $0.color) }
      return entries.isEmpty ? nil : .section(PageSection(PageText(say(title)), [.list(entries)]))
    }
    let entries = years.years.reversed().map { year in
      PageEntry(PageText(String(year), target: .file(SiteYears.path(ofYear: year))), details: years.months(ofYear: year))
    }
    if !entries.isEmpty { parts.append(.section(PageSection(PageText(say(.days)), [.list(entries)]))) }
    return PageContent(title: pages.plans.root.map { PageText(markdown: $0.title) } ?? PageText(title), parts: parts)
  }

  /// The files by their tags.
  private static func tagged(_ files: [SiteFile]) -> [(tag: String, files: [Int])] {
    var names: [String: String] = [:]
    var found: [String: [Int]] = [:]
    for (place, file) in files.enumerated() {
      for tag in file.tags {
        let key = tag.lowercased()
        if names[key] == nil { names[key] = tag }
        found[key, default: []].append(place)
      }
    }
    return found.keys.sorted().map { (names[$0] ?? $0, found[$0] ?? []) }
  }

  private var tags: PageContent {
    let parts = tagged.map { tag, places in
      PagePart.section(PageSection(PageText("#" + tag), [.list(places.map { PageEntry(fileLinks[$0]) })]))
    }
    return PageContent(title: PageText(say(.tags)), parts: parts)
  }
}
