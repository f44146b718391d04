public import Chronology
import Diagnostics
import Outline
import Planner
public import Vault

/// A vault as the rules see it: what it remembers of its files, and what was made of that for one finding and serves others.
public final class LintedVault: Sendable {
  public let index: VaultIndex
  /// What `allow` says in its root: each file asks for it, and the root holds many references.
  let allow: [String]
  public let today: CivilDate
  /// The folders of the notes that are named by dates and say no kind (`DayFolders.hasNote`).
  public let datedNotes: DayFolders
  /// A fix that makes its edits later keeps this, and not the index.
  let memory: LintMemory

  /// - Parameter mostOutlined: of how many bytes of text the outlines are kept. An outline takes some ten times as many.
  public convenience init(
    _ index: VaultIndex,
    today: CivilDate,
    datedNotes: DayFolders = DayFolders(),
    mostOutlined: Int = 1 << 20
  ) {
    self.init(index, today: today, datedNotes: datedNotes, memory: LintMemory(mostOutlined: mostOutlined))
  }

  /// - Parameter memory: what was made of the same vault before.
  public init(_ index: VaultIndex, today: CivilDate, datedNotes: DayFolders, memory: LintMemory) {
    self.index = index
    allow = index.root?.allow ?? []
    self.today = today
    self.datedNotes = datedNotes
    self.memory = memory
  }

  /// How many outlines are kept, and how many were made.
  var outlinesKept: Int { memory.outlinesKept }
  var outlinesMade: Int { memory.outlinesMade }

  /// The titles of the projects.
  var projectTitles: WordIndex { memory.projectTitles(of: index) }

  /// The names of the tasks of a project.
  func taskNames(of project: VaultRecord) -> WordIndex { memory.taskNames(of: project) }

  /// Whether a task of a project may have this name once a field at its end is read.
  func mayHaveTask(_ name: String, _ project: VaultRecord) -> Bool {
    memory.taskBeginnings(of: project).nearest(to: name, limit: 0) != nil
  }

  /// The categories that documents of a kind may name.
  func categories(for kind: DocumentKind) -> WordIndex { memory.categories(for: kind, of: index) }

  /// The files to which lines of the list of a kind may lead.
  func linkTargets(of kind: DocumentKind) -> LinkTargets { memory.linkTargets(of: kind, in: index) }
}
