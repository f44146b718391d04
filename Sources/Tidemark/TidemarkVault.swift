import Workspace

/// A folder of files that belong together: what they say, and how they are changed.
///
/// ```swift
/// var vault = try TidemarkVault(at: "Notes")
/// for task in vault.openTasks { print(task.project, task.item.text) }
/// try vault.edit(today: today, now: now) { vault throws(EditRefusal) in
///   try vault.complete(vault.thing(named: "buy milk", called: .task), on: vault.today)
/// }
/// ```
public struct TidemarkVault: Sendable {
  /// Everything that the files say, by kind.
  public private(set) var plans: VaultPlans

  /// Why there is no vault.
  public struct Missing: Error, Hashable, Sendable {
    /// The folder that was named.
    public let folder: String
  }

  /// Reads the vault that a folder lies in. Files that could not be read are in `plans.problems`.
  ///
  /// - Throws: `Missing` where neither the folder nor one above it has a `tidemark.md` that can be read.
  public init(at folder: String) throws(Missing) {
    guard VaultRoot.find(from: folder) != nil else { throw Missing(folder: folder) }
    plans = TidemarkVault.read(folder)
    guard !plans.isWithoutFooting else { throw Missing(folder: folder) }
  }

  private static func read(_ folder: String) -> VaultPlans {
    VaultPlans(
      at: folder,
      days: .earliest ... .latest,
      kinds: Set(DocumentKind.allCases),
      limit: FileSet.limit,
      jobs: Workers.standardJobs
    )
  }

  /// A task of a project.
  public struct Task: Sendable {
    /// The title of the project.
    public var project: String
    public var item: PlanItem
    /// The file in which it stands, as it is shown, and its line, from 1.
    public var path: String
    public var line: Int
  }

  /// The tasks of all projects whose box is open, in the order of the projects and of their files.
  public var openTasks: [Task] {
    plans.projects.flatMap { file in
      file.value.tasks.filter { $0.box == .open }.map { item in
        let line = item.origin.map { file.record.source.position(at: $0.headlineRange.lowerBound).line }
        return Task(project: file.record.title, item: item, path: file.record.path, line: line ?? 1)
      }
    }
  }

  /// What the rules find in all files, as `tidemark lint` does in the folder: in each by itself, and in what one says of others.
  /// Files come in the order of their names, and what was found in one in its order. Nothing is found in files that could not be
  /// read (`plans.problems`). Findings name a file by its path from the root of the vault.
  ///
  /// The files are read anew: what has changed since is what counts.
  ///
  /// - Parameter today: the day that counts as today.
  public func findings(today: CivilDate) -> [Diagnostic] {
    let vault = OpenVault(at: plans.folder, clock: WallClock(today: today), jobs: Workers.standardJobs)
    return vault.names.flatMap(vault.findings)
  }

  /// Why a change was not written.
  public enum NotWritten: Error, Sendable {
    /// The change itself was refused, or an error or a warning would have come into a file by it: in words for people.
    case refused(EditRefusal)
    /// The disk did not take it, or a new file would have left the vault by a symbolic link: why, in words for people. Nothing is
    /// changed.
    case failed(String)
  }

  /// Changes files and writes them: all of what the change makes of them, or nothing. Only the lines change that must.
  ///
  /// - Parameters:
  ///   - today: the day that counts as today.
  ///   - now: the moment on the wall clock.
  ///   - rules: the names of rules whose findings the change may bring.
  ///   - change: made of the functions of `EditedVault`.
  /// - Returns: the files that changed, before and after.
  /// - Throws: `NotWritten`; then the files and this value are as before.
  @discardableResult
  public mutating func edit(
    today: CivilDate,
    now: Moment,
    allowing rules: Set<String> = [],
    _ change: (inout EditedVault) throws(EditRefusal) -> Void
  ) throws(NotWritten) -> [FileRevision] {
    let edit: VaultEdit
    do throws(VaultEdit.Refusal) {
      edit = try VaultEdit(of: plans, today: today, now: now) { vault throws(EditRefusal) in
        try change(&vault)
        try EditCheck(vault).check(allowing: rules)
      }
    } catch {
      switch error {
      case .refused(let refusal, _): throw .refused(refusal)
      case .unread(let problem): throw .failed(problem.english)
      }
    }
    if let problem = edit.write() { throw .failed(problem.english) }
    plans = TidemarkVault.read(plans.folder)
    return edit.revisions
  }
}
