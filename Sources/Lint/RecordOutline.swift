import Editing
import Outline
import SourceText
import Vault

/// What the fixes in a file of a vault have to know of its outline, which the vault does not remember.
struct RecordOutline: Sendable {
  let source: SourceText
  /// Where it takes a new task.
  let newTask: TaskInsertion
  private let items: [Item]
  /// The place of the first item with a headline at some bytes.
  private let places: [Range<Int>: Int]

  init(of record: VaultRecord) {
    let document = Document(reading: record.source, kindByFolder: record.kind)
    source = record.source
    newTask = TaskInsertion(into: document)
    items = document.items
    places = Dictionary(items.enumerated().map { ($1.headline.range, $0) }) { first, _ in first }
  }

  /// The headline of an item, by its bytes.
  func headline(at range: Range<Int>) -> Headline? { places[range].map { items[$0].headline } }
}
