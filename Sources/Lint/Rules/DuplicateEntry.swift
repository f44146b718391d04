import Chronology
public import Diagnostics
import Languages
import Outline
import Planner
import SourceText

/// `duplicate-entry`: a day that a log holds twice.
public enum DuplicateEntry: Rule {
  public static let name = "duplicate-entry"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for index in file.logOwners {
      let owner = file.document.items[index]
      guard owner.log.count > 1, owner.field(.best) == nil else { continue }
      if isInOrder(owner.log, file.document) { continue }
      let type = file.reading?.type(of: index)
      let isByDay = type == .habit || type == .activity
      var items = owner.log.map { file.document.items[$0] }
      if isByDay, runsBackwards(items) { items.reverse() }
      for status in LogEntry.Status.allCases {
        check(items.filter { (isByDay || $0.entry?.time == nil) && $0.entryStatus == status }, type, in: file, &findings)
      }
    }
  }

  /// Whether each entry lies before the next, or behind it: as in most logs, so that no day can stand there twice.
  private static func isInOrder(_ log: [Int], _ document: Document) -> Bool {
    func holds(_ isInOrder: (DateRange, DateRange) -> Bool) -> Bool {
      (1..<log.count).allSatisfy { place in
        guard let left = document.items[log[place - 1]].entry?.days, let right = document.items[log[place]].entry?.days else {
          return false
        }
        return isInOrder(left, right)
      }
    }
    return holds { $0.last < $1.first } || holds { $0.first > $1.last }
  }

  /// Whether the newest entry stands first.
  private static func runsBackwards(_ items: [Item]) -> Bool {
    guard let first = items.first?.entry, let last = items.last?.entry else { return false }
    return (first.days.first, first.time ?? .startOfDay) > (last.days.first, last.time ?? .startOfDay)
  }

  /// Looks at the entries of one log that have one state, from the first to the last.
  private static func check(_ items: [Item], _ owner: ItemType?, in file: LintedFile, _ findings: inout Findings) {
    guard items.count > 1 else { return }
    var seen = EarliestOverlap(of: items.compactMap(\.entry?.days.dayRange))
    for item in items {
      guard let entry = item.entry else { continue }
      if let index = seen.insert(entry.days.dayRange), let earlier = items[index].entry {
        let repeats = earlier.days.contains(entry.days.first) && earlier.days.contains(entry.days.last)
        let isBare = item.noteRanges.isEmpty && item.elements.isEmpty && entry.noteRange.isEmpty && item.headline.fields.isEmpty
        let isSame = isBare && (entry.time == nil || entry.time == earlier.time)
        let isMended = repeats && (isSame || owner == .activity)
        let lines = file.source.fullRange(ofLines: item.lines)
        let line = items[index].lines.lowerBound + 1
        let written = entry.days.count == 1 ? entry.days.first.description : entry.days.description
        findings.add(
          at: item.headline.anchor?.range ?? item.headline.range,
          DuplicateEntryMessage.isInLog(written, line: line),
          help: owner == .activity ? DuplicateEntryMessage.keepEither : .deleteEither,
          fixes: isMended ? [file.fix(DuplicateEntryMessage.deleteLine, isSafe: isSame, TextEdit(deleting: lines))] : [],
          line: line
        )
      }
    }
  }

  public static let example = RuleExample(
    found: """
      - Meditate (streak: daily)
        - 2026-11-17
        - 2026-11-17
      """,
    instead: """
      - Meditate (streak: daily)
        - 2026-11-17
        - 2026-11-18
      """
  )
}

/// What `duplicate-entry` says.
enum DuplicateEntryMessage: Message {
  /// `“2026-11-17” is in this log already, on line 11`
  case isInLog(String, line: Int)
  case deleteEither
  /// The same of an activity.
  case keepEither
  /// The name of a fix: `Delete the line`
  case deleteLine
}
