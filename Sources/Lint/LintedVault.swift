public import Chronology
import Diagnostics
import Outline
public import Vault

/// A vault as the rules see it: what it remembers of its files, and what was made of that for one finding and serves others.
///
/// That is kept as long as the vault, and bounded: outlines and lists of words of some files, never of all.
public final class LintedVault: Sendable {
  public let index: VaultIndex
  public let today: CivilDate

  private let outlines: Memo<String, RecordOutline>
  private let words: Memo<WordList, WordIndex>
  private let linkTargets = Memo<DocumentKind, LinkTargets>(most: 200_000)

  private enum WordList: Hashable {
    case projects
    case tasks(ofFile: String)
    case categories(DocumentKind)
  }

  /// - Parameter mostOutlined: of how many bytes of text the outlines are kept. An outline takes some ten times as many.
  public init(_ index: VaultIndex, today: CivilDate, mostOutlined: Int = 1 << 20) {
    self.index = index
    self.today = today
    outlines = Memo(most: mostOutlined)
    words = Memo(most: 200_000)
  }

  /// What a fix has to know of one of the files.
  func outline(of record: VaultRecord) -> RecordOutline {
    outlines.value(for: record.name, weight: record.source.bytes.count) { RecordOutline(of: record) }
  }

  /// How many outlines are kept, and how many were made.
  var outlinesKept: Int { outlines.count }
  var outlinesMade: Int { outlines.madeCount }

  /// The titles of the projects.
  var projectTitles: WordIndex {
    words.value(for: .projects, weight: index.records.count) { WordIndex(index.projectTitles) }
  }

  /// The names of the tasks of a project.
  func taskNames(of project: VaultRecord) -> WordIndex {
    words.value(for: .tasks(ofFile: project.name), weight: project.tasks.count) { WordIndex(project.tasks.map(\.name)) }
  }

  /// The categories that documents of a kind may name.
  func categories(for kind: DocumentKind) -> WordIndex {
    words.value(for: .categories(kind), weight: index.categories.count) {
      WordIndex(kind.builtInCategories + index.categories)
    }
  }

  /// The files to which lines of the list of a kind may lead.
  func linkTargets(of kind: DocumentKind) -> LinkTargets {
    linkTargets.value(for: kind, weight: index.records.count) { LinkTargets(index.records.filter { $0.kind == kind }) }
  }
}
