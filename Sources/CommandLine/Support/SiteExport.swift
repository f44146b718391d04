import Chronology
import Languages
import Outline
import Pages
import Planner
import SourceText
import Vault
import Views
import Workspace

/// A vault that is to be written as a site. The files are read once to find what each of them has, and most days again one by one for
/// their pages, so that the days of many years are never in memory together. Of a small vault none is read again. A page of
/// which nothing has changed is not made again.
struct SiteExport {
  private let site: Site
  private let folder: String
  private let memory: SiteMemoryFile?
  private let jobs: Int

  /// - Parameters:
  ///   - parts: the documents that get a page, of one vault or of none.
  ///   - walker: the walk that found them.
  ///   - output: the folder of the site.
  ///   - stateFolder: where programs keep what they remember of their use; nil for nowhere.
  static func make(
    of parts: [ExportPart],
    _ walker: FileWalker,
    into output: String,
    remembering stateFolder: String?,
    _ invocation: Invocation,
    in language: Language
  ) -> Result<SiteExport, QuestionProblem> {
    PageExport.folder(of: parts, walker).map { folder in
      let memory = SiteMemoryFile(ofSite: output, stateFolder: stateFolder)
      let root = VaultRoot.find(from: folder)
      let rootPlan = root.flatMap { VaultRoot.plan(in: $0, limit: FileSet.limit) }
      let settings = rootPlan?.settings ?? Settings()
      let listing = VaultListing(root: root ?? (try? FileSystem.realPath(folder).get()) ?? folder)
      // Before it is read for the pages: what changes in between is found changed the next time.
      let rest = memory.map { _ in
        SiteExport.rest(of: parts, listing, rootPlan?.folders ?? KindFolders(), invocation.jobs)
      }
      let today = invocation.clock.today(in: settings)
      let known = parts.compactMap(\.file)
      let shownDays: ClosedRange<CivilDate> = SiteExport.firstDay(today, settings) ... .latest
      let plans = VaultPlans(
        at: folder,
        days: shownDays,
        kinds: Set(DocumentKind.allCases),
        known: known,
        listing: listing,
        besides: SiteExport.days(of: parts, besides: shownDays),
        tasks: .none,
        limit: FileSet.limit,
        jobs: invocation.jobs
      )
      let files = parts.compactMap { part in
        part.siteFile.map { file in
          var file = file
          // Of files in no vault the folder is what a vault is to others.
          let name = part.name(in: plans.folder)
          if name != file.record.name { file.record.name = name }
          return file
        }
      }
      let days = SiteExport.days(files, listing, plans.root?.folders ?? KindFolders(), invocation.jobs)
      let shelf = DayShelf(days, of: plans, known: known, limit: FileSet.limit)
      let pages = VaultPages(plans, today: today, jobs: invocation.jobs, language: language)
      return SiteExport(
        site: Site(pages, files, shelf, rest: rest),
        folder: output,
        memory: memory,
        jobs: invocation.jobs
      )
    }
  }

  /// The first day that the pages of views show: that of this week, or of the days of which `tidemark tasks` looks at tasks.
  private static func firstDay(_ today: CivilDate, _ settings: Settings) -> CivilDate {
    min(TaskSurvey.firstDay(before: today), today.startOfWeek(from: settings.weekStarts))
  }

  /// Whether the pages of views may show what a file says: not a day that is long over.
  static func shows(_ plan: Plan, on today: CivilDate, _ settings: Settings) -> Bool {
    guard case .day(let day) = plan else { return true }
    return day.date.map { $0 >= firstDay(today, settings) } ?? false
  }

  /// The names of files of a vault that are of days besides some: of these days nothing is shown but on their own pages.
  private static func days(of parts: [ExportPart], besides shownDays: ClosedRange<CivilDate>) -> Set<String> {
    var names: Set<String> = []
    names.reserveCapacity(parts.count)
    // What came from standard input is on the disk another, and a file in no vault has no name.
    for part in parts where part.home != nil && part.place != nil && part.record.kind.traits.identity == .date {
      if let date = part.record.date, !shownDays.contains(date) { names.insert(part.record.name) }
    }
    return names
  }

  /// A digest of all of a vault but the bytes of files of days: of those that get a page as they were read for it, and of the others as
  /// they are now.
  private static func rest(
    of parts: [ExportPart],
    _ listing: VaultListing,
    _ folders: KindFolders,
    _ jobs: Int
  ) -> ContentDigest {
    // Not what came from standard input: the pages of the vault show what is on the disk.
    let read = parts.compactMap { part in
      part.siteFile.flatMap { file in part.place.map { ($0, file) } }
    }
    let known = Dictionary(read) { first, _ in first }
    let files = listing.files
    let digests = Workers.map(count: files.count, jobs: jobs) { place -> UInt64 in
      let name = files[place].name
      let path = FileSystem.path(of: name, in: listing.root)
      var digest = ContentDigest()
      digest.add(name)
      if let file = known[path] {
        if file.record.kind.traits.identity != .date { digest.add(file.digest) }
        return digest.value
      }
      guard case .success(let bytes) = FileSystem.read(path, limit: FileSet.limit) else { return digest.value }
      switch FilePeek(bytes, name: name, in: folders) {
      // Of a note the name alone matters: it may be that of a day.
      case .day, .note: break
      case .kind, .unknown: digest.add(bytes)
      }
      return digest.value
    }
    var rest = ContentDigest()
    for digest in digests { rest.add(digest) }
    return rest
  }

  /// All files of days: those that get a page, and the others of their days.
  private static func days(
    _ files: [SiteFile],
    _ listing: VaultListing,
    _ folders: KindFolders,
    _ jobs: Int
  ) -> [VaultRecord] {
    let chosen = files.map(\.record).filter { $0.kind.traits.identity == .date }
    let names = Set(files.map(\.record.name))
    let others = listing.files.filter { !names.contains($0.name) }
    guard !others.isEmpty else { return chosen }
    let read = Workers.map(count: others.count, jobs: jobs) { place -> VaultRecord? in
      let path = FileSystem.path(of: others[place].name, in: listing.root)
      guard case .success(let bytes) = FileSystem.read(path, limit: FileSet.limit),
        isDay(FilePeek(bytes, name: others[place].name, in: folders)),
        var record = VaultRecord.read(
          bytes,
          path: others[place].path,
          name: others[place].name,
          in: folders,
          tasks: .none
        )?.record
      else { return nil }
      record.forgetText()
      return record
    }
    return chosen + read.compactMap(\.self).filter { $0.kind.traits.identity == .date }
  }

  private static func isDay(_ peek: FilePeek) -> Bool {
    switch peek {
    case .day, .unknown: true
    case .kind(let kind): kind.traits.identity == .date
    case .note: false
    }
  }

  /// Writes a page for each document, and those of the whole vault.
  func write(_ console: Console) -> ExitCode {
    let (site, notes) = (site, SiteMemoryNotes())
    let known = memory?.read()
    let status = FolderExport(
      folder: folder,
      paths: site.paths,
      bytes: { place in
        let page = site.page(at: place)
        if let source = page.source {
          notes.add(SiteMemory.Entry(source: source, page: ContentDigest(of: page.bytes).value), ofPage: place)
        }
        return page.bytes
      },
      isKnown: { place, read in
        guard let entry = known?[site.paths[place]], entry.source == site.source(at: place), let present = read(),
          entry.page == ContentDigest(of: present).value
        else { return false }
        notes.add(entry, ofPage: place)
        return true
      },
      jobs: jobs,
      isName: { $0.hasSuffix(PageMark.ending) },
      isOurs: { PageMark.isOurs($0, at: $1) },
      durability: .remakable
    ).write(console)
    if status == .success, let memory, let known { memory.write(notes.memory(site.paths, after: known)) }
    return status
  }
}
