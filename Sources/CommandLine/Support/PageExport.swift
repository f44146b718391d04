import Chronology
import Diagnostics
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
  private let jobs: Int

  /// - Parameter parts: the documents that were read, in order, of one vault or of none.
  static func make(of parts: [ExportPart], _ invocation: Invocation) -> Result<PageExport, QuestionProblem> {
    let folders = Set(parts.map(\.home))
    guard folders.count < 2 else {
      return .failure(QuestionProblem(message: "these files are of more than one vault; make pages of each"))
    }
    let folder = (folders.first ?? nil) ?? parts.first.map { FileSystem.folder(of: $0.record.path) } ?? "."
    let plans = VaultPlans.whole(in: folder, jobs: invocation.jobs)
    let today = invocation.clock.today(in: plans.settings)
    let pages = VaultPages(plans, today: today, jobs: invocation.jobs)
    return .success(PageExport(pages: pages, parts: parts, jobs: invocation.jobs))
  }

  /// A view of the vault, as a page that stands alone; nil where it has nothing to show.
  func view(_ view: PageView, on word: NamedDay?) -> [UInt8]? {
    let date = word?.date(from: pages.today, weekStart: pages.plans.settings.weekStarts) ?? pages.today
    return pages.content(of: view, on: date).map { frame.bytes(of: [$0], title: $0.title.words) }
  }

  /// All documents as one page that stands alone.
  var single: [UInt8] {
    let contents = parts.compactMap { part in part.plan.map { pages.content(of: $0, named: part.record.name) } }
    let title = pages.plans.root?.title ?? ""
    return frame.bytes(of: contents, title: title.isEmpty ? counted(parts.count, "file") : PageText(markdown: title).words)
  }

  private var frame: PageFrame { PageFrame(today: pages.today, links: OutsideLinks()) }

  /// Writes a page for each document, and those of the whole vault, into a folder.
  func write(into folder: String, _ console: Console) -> ExitCode {
    let chosen = Set(parts.map(\.record.name))
    let site = Site(pages) { chosen.contains($0.name) }
    return FolderExport(
      folder: folder,
      files: site.all.map { FolderExport.File(path: $0.path, bytes: $0.bytes) },
      isName: { $0.hasSuffix(PageMark.ending) },
      isOurs: { PageMark.isOurs($0, at: $1) }
    ).write(console)
  }
}

extension VaultPlans {
  /// All files of the vault that a folder is in, or of the folder where it is in none.
  static func whole(in folder: String, jobs: Int) -> VaultPlans {
    VaultPlans(
      at: folder,
      days: .earliest ... .latest,
      kinds: Set(DocumentKind.allCases),
      limit: FileSet.limit,
      jobs: jobs
    )
  }
}
