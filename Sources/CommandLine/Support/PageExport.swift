import Chronology
import Diagnostics
import Languages
import Outline
import Pages
import Planner
import Vault
import Views
import Workspace

/// Files or a view of a vault that are to be written as HTML.
struct PageExport {
  private let pages: VaultPages
  private let parts: [ExportPart]

  /// - Parameters:
  ///   - parts: the documents that were read, in order, of one vault or of none.
  ///   - walker: the walk that found them.
  static func make(
    of parts: [ExportPart],
    _ walker: FileWalker,
    _ invocation: Invocation,
    in language: Language
  ) -> Result<PageExport, QuestionProblem> {
    let folder: String
    switch PageExport.folder(of: parts, walker) {
    case .failure(let problem): return .failure(problem)
    case .success(let found): folder = found
    }
    let plans = VaultPlans.whole(in: folder, jobs: invocation.jobs)
    let today = invocation.clock.today(in: plans.settings)
    let pages = VaultPages(plans, today: today, jobs: invocation.jobs, language: language)
    return .success(PageExport(pages: pages, parts: parts))
  }

  /// The folder of the vault that files are in; of those in none, the one that was named and has them all, else that of the first.
  static func folder(of parts: [ExportPart], _ walker: FileWalker) -> Result<String, QuestionProblem> {
    let folders = Set(parts.map(\.home))
    guard folders.count < 2 else { return .failure(QuestionProblem(ExportMessage.severalVaultsInPages)) }
    if let vault = folders.first ?? nil { return .success(vault) }
    if let named = walker.walkedFolder(holding: parts.compactMap(\.place)) { return .success(named) }
    return .success(parts.first.map { FileSystem.folder(of: $0.record.path) } ?? ".")
  }

  /// A view of the vault, as a page that stands alone; nil where it has nothing to show.
  func view(_ view: PageView, on word: NamedDay?) -> [UInt8]? {
    let date = word?.date(from: pages.today, weekStart: pages.plans.settings.weekStarts) ?? pages.today
    return pages.content(of: view, on: date).map { frame.bytes(of: [$0], title: $0.title.words) }
  }

  /// A view of the vault as a picture; nil where it has nothing to show.
  func picture(_ view: PageView, on word: NamedDay?) -> [UInt8]? {
    let date = word?.date(from: pages.today, weekStart: pages.plans.settings.weekStarts) ?? pages.today
    return VaultPictures.bytes(of: view, on: date, pages, files: Set(parts.map { $0.name(in: pages.plans.folder) }))
  }

  /// All documents as one page that stands alone.
  var single: [UInt8] {
    let folder = pages.plans.folder
    let contents = parts.compactMap { part in part.plan.map { pages.content(of: $0, named: part.name(in: folder)) } }
    let title = pages.plans.root?.title ?? ""
    let files = pages.language.say(ExportMessage.files(parts.count))
    return frame.bytes(of: contents, title: title.isEmpty ? files : PageText(markdown: title).words)
  }

  private var frame: PageFrame { PageFrame(today: pages.today, links: OutsideLinks(), in: pages.language) }
}

extension VaultPlans {
  /// All files of the vault that a folder is in, or of the folder where it is in none.
  ///
  /// - Parameter names: the files that are not read, but for the root.
  static func whole(in folder: String, besides names: Set<String> = [], jobs: Int) -> VaultPlans {
    VaultPlans(
      at: folder,
      days: .earliest ... .latest,
      kinds: Set(DocumentKind.allCases),
      where: { _, _, name in !names.contains(name) },
      limit: FileSet.limit,
      jobs: jobs
    )
  }
}
