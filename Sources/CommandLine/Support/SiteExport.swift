import Chronology
import Languages
import Outline
import Pages
import Planner
import Vault
import Views
import Workspace

/// A vault that is to be written as a site. The files are read once to find what each of them has, and again one by one for their
/// pages, so that the days of many years are never in memory together.
struct SiteExport {
  private let site: Site
  private let jobs: Int

  /// - Parameter parts: the documents that get a page, of one vault or of none.
  static func make(
    of parts: [ExportPart],
    _ invocation: Invocation,
    in language: Language
  ) -> Result<SiteExport, QuestionProblem> {
    PageExport.folder(of: parts).map { folder in
      let settings = Settings(ofRoot: VaultRoot.find(from: folder))
      let today = invocation.clock.today(in: settings)
      // What the pages of views show: this week, and the tasks of the days that `tidemark tasks` looks at.
      let first = min(TaskSurvey.firstDay(before: today), today.startOfWeek(from: settings.weekStarts))
      let plans = VaultPlans(
        at: folder,
        days: first ... .latest,
        kinds: Set(DocumentKind.allCases),
        tasks: .none,
        limit: FileSet.limit,
        jobs: invocation.jobs
      )
      let files = parts.compactMap { part in
        part.siteFile.map { file in
          var file = file
          // Of files in no vault the folder is what a vault is to others.
          if let place = part.place, let name = VaultRoot.name(of: place, in: plans.folder) { file.record.name = name }
          return file
        }
      }
      let shelf = DayShelf(SiteExport.days(files, plans, invocation.jobs), of: plans, limit: FileSet.limit)
      let pages = VaultPages(plans, today: today, jobs: invocation.jobs, language: language)
      return SiteExport(site: Site(pages, files, shelf), jobs: invocation.jobs)
    }
  }

  /// All files of days: those that get a page, and the others of their days.
  private static func days(_ files: [SiteFile], _ plans: VaultPlans, _ jobs: Int) -> [VaultRecord] {
    let chosen = files.map(\.record).filter { $0.kind.traits.identity == .date }
    let names = Set(files.map(\.record.name))
    let listing = VaultListing(root: plans.folder)
    let others = listing.files.filter { !names.contains($0.name) }
    guard !others.isEmpty else { return chosen }
    let folders = plans.root?.folders ?? KindFolders()
    let read = Workers.map(count: others.count, jobs: jobs) { place -> VaultRecord? in
      let path = FileSystem.path(of: others[place].name, in: plans.folder)
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
  func write(into folder: String, _ console: Console) -> ExitCode {
    let site = site
    return FolderExport(
      folder: folder,
      paths: site.paths,
      bytes: { site.bytes(at: $0) },
      jobs: jobs,
      isName: { $0.hasSuffix(PageMark.ending) },
      isOurs: { PageMark.isOurs($0, at: $1) }
    ).write(console)
  }
}
