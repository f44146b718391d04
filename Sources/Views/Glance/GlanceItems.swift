import Outline
import Planner
import SourceText
import Vault

/// The items of a file with the lines in which they begin. A record keeps no place of most items, so the outline is made anew.
struct GlanceItems: Sendable {
  struct Entry: Sendable {
    var item: PlanItem
    /// Where its section stands: 0 is the introduction.
    var section: Int
    /// Whether it stands below no other item.
    var isTop: Bool
    var place: TaskPlace
  }

  /// Each before those below it, in the order of the file.
  let entries: [Entry]

  init(_ content: PlanContent, of record: VaultRecord) {
    var entries: [Entry] = []
    func add(_ items: [PlanItem], _ section: Int, isTop: Bool) {
      for item in items {
        entries.append(Entry(item: item, section: section, isTop: isTop, place: TaskPlace(path: record.path)))
        add(item.children.compactMap(\.item), section, isTop: false)
      }
    }
    for (index, section) in ([content.introduction] + content.sections).enumerated() {
      let items = section.elements.compactMap(\.item) + section.groups.flatMap { $0.elements.compactMap(\.item) }
      add(items, index, isTop: true)
    }
    let lines = entries.isEmpty ? [] : GlanceItems.lines(record.source)
    if lines.count == entries.count {
      for index in entries.indices { entries[index].place.line = lines[index] }
    }
    self.entries = entries
  }

  private static func lines(_ source: SourceText) -> [Int] {
    let document = Document(reading: source)
    func lines(_ elements: [Element]) -> [Int] {
      elements.flatMap { element -> [Int] in
        guard case .item(let index) = element else { return [] }
        let item = document.items[index]
        return [source.position(at: item.headline.range.lowerBound).line] + lines(item.elements)
      }
    }
    return lines(document.allElements)
  }
}

extension TaskPlace {
  /// The title of a file.
  init(titleOf record: VaultRecord) {
    self.init(path: record.path, line: record.source.position(at: record.titleRange.lowerBound).line)
  }

  /// `days/2026-11-20.md:12`.
  var text: String { line.map { "\(path):\($0)" } ?? path }
}
