import Planner
import Vault

/// The items of a file with the lines in which they begin.
struct GlanceItems: Sendable {
  struct Entry: Sendable {
    var item: PlanItem
    /// Where its section stands: 0 is the introduction.
    var section: Int
    /// Whether it stands below no other item.
    var isTop: Bool
    var place: TaskPlace
  }

  /// In the order of `PlanContent.items`.
  let entries: [Entry]

  init(_ content: PlanContent, of record: VaultRecord) {
    entries = content.items.map { placed in
      Entry(item: placed.item, section: placed.section, isTop: placed.isTop, place: TaskPlace(of: placed.item, in: record))
    }
  }
}

extension TaskPlace {
  /// An item that was read from a file.
  init(of item: PlanItem, in record: VaultRecord) {
    self.init(path: record.path, line: record.line(of: item))
  }

  /// The title of a file.
  init(titleOf record: VaultRecord) {
    self.init(path: record.path, line: record.source.position(at: record.titleRange.lowerBound).line)
  }

  /// `days/2026-11-20.md:12`.
  var text: String { line.map { "\(path):\($0)" } ?? path }
}
