import Calendar
import Chronology
import Diagnostics
import Outline
import Planner
import Vault
import Views
import Workspace

/// A calendar that is to be written.
struct CalendarExport {
  let writer: CalendarWriter
  private let vault: CalendarVault
  private let options: CalendarOptions
  private let jobs: Int
  private let isAsked: @Sendable (CalendarItem) -> Bool

  var items: [CalendarItem] { CalendarItems.all(of: vault, options).filter(isAsked) }

  /// The text of all of it; nil where nothing has a day or a time.
  var bytes: [UInt8]? {
    var text = CalendarText(writer)
    let parts = CalendarParts(of: vault, options)
    let (writer, isAsked) = (writer, isAsked)
    Workers.forEachInOrder(count: parts.count, jobs: jobs, window: 64 * jobs) { place in
      var own = CalendarText(writer)
      parts.forEachItem(at: place) { item in
        if isAsked(item) { own.append(item) }
      }
      return own
    } consume: { _, own in
      text.append(own)
      return .goOn
    }
    return text.isEmpty ? nil : text.whole()
  }

  /// Makes it of the documents that were read. What the others of their vault say of these, such as how a day changes the routine,
  /// is taken from there.
  ///
  /// - Parameter walker: the walk that found the documents.
  static func make(
    of parts: [ExportPart],
    _ walker: FileWalker,
    _ invocation: Invocation,
    _ console: Console
  ) -> Result<CalendarExport, QuestionProblem> {
    do throws(QuestionProblem) {
      let zone = try zone(invocation)
      let folder = try folder(of: parts)
      let read = Set(parts.map(\.record.name))
      var others: [VaultPlans.File<Plan>] = []
      // Of a vault that was named as a whole, what was not read is nothing of Tidemark's, or cannot be read.
      if let folder, !walker.walked(folder) {
        others = CalendarExport.others(in: folder, besides: read, jobs: invocation.jobs)
      }
      // Of roots that stand elsewhere nothing holds.
      let files =
        parts.compactMap { part in part.calendarFile.flatMap { $0.isInPlace(named: part.record.name) ? $0 : nil } }
        + others.map { (file: CalendarVault.File($0.value, isChosen: false), name: $0.record.name) }
        .filter { $0.file.isInPlace(named: $0.name) }.map(\.file)
      let root = files.lazy.compactMap(\.plan?.vault).first
      let settings = root?.settings ?? Settings()
      let today = invocation.clock.today(in: settings)
      let title = root?.content.title ?? ""
      let vault = CalendarVault(title: title, settings: settings, files: files, today: today)
      var options = CalendarOptions(tasks: invocation[CalendarChoice.tasks])
      options.from = invocation[CalendarChoice.from]?.date(from: today, weekStart: settings.weekStarts)
      options.until = invocation[CalendarChoice.until]?.date(from: today, weekStart: settings.weekStarts)
      if let from = options.from, let until = options.until, until < from {
        throw QuestionProblem(ExportMessage.isBefore(until: until, from: from))
      }
      let project = try project(invocation, in: files, console)
      let kinds = invocation[CalendarChoice.question.kind].compactMap(KindWord.init)
      let writer = CalendarWriter(name: root.map { CalendarItems.name(of: $0) }, zone: zone)
      return .success(
        CalendarExport(writer: writer, vault: vault, options: options, jobs: invocation.jobs) { item in
          (kinds.isEmpty || kinds.contains { item.isOf($0) }) && project.map(item.projects.contains) ?? true
        }
      )
    } catch {
      return .failure(error)
    }
  }

  /// The other files of a vault. What was named is not read again.
  private static func others(in folder: String, besides read: Set<String>, jobs: Int) -> [VaultPlans.File<Plan>] {
    guard VaultListing(root: folder).files.contains(where: { !read.contains($0.name) }) else { return [] }
    return VaultPlans.whole(in: folder, besides: read, jobs: jobs).files.filter { !read.contains($0.record.name) }
  }

  private static func zone(_ invocation: Invocation) throws(QuestionProblem) -> CalendarZone? {
    guard let name = invocation[CalendarChoice.zone] else { return nil }
    if let zone = CalendarChoice.zone(name) { return zone }
    throw QuestionProblem(ExportMessage.isNoZone(ControlCharacters.escaping(name)))
  }

  /// The folder of the vault that the documents lie in.
  private static func folder(of parts: [ExportPart]) throws(QuestionProblem) -> String? {
    let folders = Set(parts.map(\.home))
    guard folders.count < 2 else { throw QuestionProblem(ExportMessage.severalVaultsInCalendar) }
    return folders.first ?? nil
  }

  private static func project(
    _ invocation: Invocation,
    in files: [CalendarVault.File],
    _ console: Console
  ) throws(QuestionProblem) -> String? {
    guard let words = invocation[CalendarChoice.question.project] else { return nil }
    let titles = files.compactMap(\.plan?.project).map { CalendarItems.name(of: $0) }
    switch TitleChoice.project(words, among: titles).map(console.settle) {
    case .title(let index): return titles[index]
    case .problem(let problem): throw QuestionProblem(problem)
    case nil: return nil
    }
  }
}

extension CalendarVault.File {
  /// Whether it is no root, or that of its vault.
  fileprivate func isInPlace(named name: String) -> Bool { plan?.vault == nil || name == VaultRoot.fileName }
}

extension CalendarItem {
  /// Whether a word of `--kind` means it.
  fileprivate func isOf(_ word: KindWord) -> Bool {
    switch word {
    case .kind(let kind): self.kind == kind
    case .type(let type): self.type == type
    case .files: false
    }
  }
}
