import Outline
import Planner
import Reading

/// The list items in whose place a time says when something is: the blocks of a day and of the routine, and the rows of a schedule.
package enum TimedItems {
  /// In the order of the file.
  static func all(in file: LintedFile) -> [Int] {
    guard let reading = file.reading else { return [] }
    let (kind, items) = (file.document.kind, file.document.items)
    var found: [Int] = []
    for (place, section) in file.document.sections.enumerated() {
      if kind == .page {
        guard section.role == .plain else { continue }
        let isNamed = areRows(inSectionCalled: file.key(ofSection: place))
        addRows(section.elements, isNamed: isNamed, items, reading, to: &found)
        for group in section.groups { addRows(group.elements, isNamed: isNamed, items, reading, to: &found) }
      } else if kind == .day || section.role == .root(.routine) {
        found += file.listItems(of: section)
      }
    }
    return found
  }

  /// Those of a section of a page, or of a group, if some are the rows of a schedule: two are, or the section is called so.
  private static func addRows(
    _ elements: [Element],
    isNamed: Bool,
    _ items: [Item],
    _ reading: PlanReading,
    to found: inout [Int]
  ) {
    let countBefore = found.count
    var rowCount = 0
    for case .item(let index) in elements where items[index].form == .listItem {
      let type = reading.type(of: index)
      guard type == .schedule || type == .bullet || type == .label else { continue }
      if type == .schedule { rowCount += 1 }
      found.append(index)
    }
    if !isNamed, rowCount < 2 { found.removeLast(found.count - countBefore) }
  }

  /// Whether the items of a section of a page are rows by its key (`Document.key(ofTitle:)`) alone.
  package static func areRows(inSectionCalled key: String) -> Bool { names.contains(key) }

  /// What a section is called whose items are the rows of a schedule.
  private static let names: Set<String> = [
    "schedule", "my schedule", "daily schedule", "timetable", "routine", "my routine", "daily routine", "day plan", "tagesplan",
    "stundenplan", "zeitplan", "tagesablauf", "horaire", "horaires", "emploi du temps", "horario", "rutina", "mein tag",
    "tagesroutine", "wochenplan", "my day", "typical day", "daily plan", "journée type", "ma journée", "mi día", "día típico",
    "rutina diaria", "routine quotidienne",
  ]
}

extension Range<Int> {
  /// Without the spaces and the comma at its start.
  func trimmingSpaces(in file: LintedFile) -> Range<Int> {
    var start = lowerBound
    while start < upperBound, file.source.bytes[start] == 0x20 || file.source.bytes[start] == UInt8(ascii: ",") { start += 1 }
    return start..<upperBound
  }
}
