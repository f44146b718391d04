import Diagnostics
import Outline
import SourceText
public import Vault

/// What was made of a vault for one finding and serves others: outlines and lists of words of some files, never of all.
///
/// It may outlive a `LintedVault`: whoever changes a file of the vault says so with `forget`.
public final class LintMemory: Sendable {
  private let outlines: Memo<String, RecordOutline>
  private let words = Memo<WordList, WordIndex>(most: 200_000)
  private let linkTargets = Memo<DocumentKind, LinkTargets>(most: 200_000)

  private enum WordList: Hashable {
    case projects
    case tasks(ofFile: String)
    case taskBeginnings(ofFile: String)
    case categories(DocumentKind)
  }

  /// - Parameter mostOutlined: of how many bytes of text the outlines are kept. An outline takes some ten times as many.
  public init(mostOutlined: Int = 1 << 20) {
    outlines = Memo(most: mostOutlined)
  }

  /// Lets go of what was made of a file that has changed.
  ///
  /// - Parameters:
  ///   - old: what was remembered of it; nil if it was none of the vault's documents.
  ///   - new: what is remembered of it now; likewise.
  public func forget(_ old: VaultRecord?, _ new: VaultRecord?) {
    let isRenamed = old?.kind != new?.kind || old?.title != new?.title
    for record in [old, new].compactMap(\.self) {
      if isRenamed { linkTargets.forget(record.kind) }
      switch record.kind {
      case .project:
        words.forget(.tasks(ofFile: record.name))
        words.forget(.taskBeginnings(ofFile: record.name))
        if isRenamed { words.forget(.projects) }
      case .vault: for kind in DocumentKind.allCases { words.forget(.categories(kind)) }
      case .page, .day, .stacks, .ritual, .life, .activities: break
      }
    }
  }

  /// What a fix has to know of a file as it is remembered.
  func outline(of record: VaultRecord) -> RecordOutline {
    // A fix of an earlier state may be asked for its edits after the file has changed.
    outlines.value(
      for: record.name,
      weight: record.source.bytes.count,
      where: { $0.source == record.source },
      make: { RecordOutline(of: record) }
    )
  }

  /// How many outlines are kept, and how many were made.
  var outlinesKept: Int { outlines.count }
  var outlinesMade: Int { outlines.madeCount }

  func projectTitles(of index: VaultIndex) -> WordIndex {
    words.value(for: .projects, weight: index.records.count) { WordIndex(index.projectTitles) }
  }

  func taskNames(of project: VaultRecord) -> WordIndex {
    words.value(for: .tasks(ofFile: project.name), weight: project.tasks.count) { WordIndex(project.tasks.map(\.name)) }
  }

  /// What the names of tasks are without what may be a field that is not read: `Book the room, due 25.11.`.
  func taskBeginnings(of project: VaultRecord) -> WordIndex {
    words.value(for: .taskBeginnings(ofFile: project.name), weight: project.tasks.count) {
      WordIndex(project.tasks.compactMap { Self.beginning(of: $0.name) })
    }
  }

  private static func beginning(of name: String) -> String? {
    let ends = [", ", "; ", " (", " !", " - ", " due ", " by "].compactMap { name.firstPlace(of: $0)?.lowerBound }
    return ends.min().map { String(name[..<$0]) }
  }

  func categories(for kind: DocumentKind, of index: VaultIndex) -> WordIndex {
    words.value(for: .categories(kind), weight: index.categories.count) {
      WordIndex(kind.builtInCategories + index.categories)
    }
  }

  func linkTargets(of kind: DocumentKind, in index: VaultIndex) -> LinkTargets {
    linkTargets.value(for: kind, weight: index.records.count) { LinkTargets(index.records.filter { $0.kind == kind }) }
  }
}
