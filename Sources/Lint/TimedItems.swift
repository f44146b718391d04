import Outline
import Planner
import Reading

/// The list items in whose place a time says when something is: the blocks of a day and of the routine, and the rows of a schedule.
package enum TimedItems {
  /// In the order of the file.
  static func all(in file: LintedFile) -> [Int] {
    guard let reading = file.reading else { return [] }
    var found: [Int] = []
    let kind = file.document.kind
    for (place, section) in file.document.sections.enumerated() {
      let elements = [section.elements] + section.groups.map(\.elements)
      for part in elements {
        let items = part.compactMap { element -> Int? in
          guard case .item(let index) = element, file.document.items[index].form == .listItem else { return nil }
          return index
        }
        if kind == .page {
          guard section.role == .plain, isSchedule(items, ofSection: place, reading, in: file) else { continue }
          found += items.filter { [.schedule, .bullet, .label].contains(reading.type(of: $0)) }
        } else if kind == .day || section.role == .root(.routine) {
          found += items
        }
      }
    }
    return found
  }

  /// Whether some items of a section are the rows of a schedule: two are, or the section is called so.
  private static func isSchedule(
    _ items: [Int],
    ofSection place: Int,
    _ reading: PlanReading,
    in file: LintedFile
  ) -> Bool {
    areRows(inSectionCalled: file.key(ofSection: place)) || items.count { reading.type(of: $0) == .schedule } > 1
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
