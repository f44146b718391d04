import Chronology
import Import
import Outline
import Planner
import SourceText

/// What earlier imports brought into a vault, as a file of lines: by it an import knows what was removed since, and does not bring it
/// again.
///
/// Of logs it has the days that came, so that a day that is filled in later, or one of an older export, is told from one that was
/// removed. Of things that have an identifier in another program it has as what they came, so that one that is renamed or moved there
/// does not come a second time.
package struct ImportMemory: Sendable, Equatable {
  /// Its path from the root of a vault. The name is hidden, so nothing in it is read as a file of the vault.
  package static let fileName = ".imported"

  private static let head = """
    # What `tidemark import` has brought into this vault, so that what you remove does not come again.
    # Remove a line, and the next import brings its thing again.

    """

  private var lines: Set<String> = []
  /// The days that came of each log, by the line of its item, and by what else tells its entries apart.
  private var logs: [String: [String: DaySet]] = [:]
  /// As what a thing came, by its identifier in another program.
  private var origins: [String: String] = [:]

  package init() {}

  /// Reads the file; lines of any words are kept.
  package init(text: String) {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if parts[0] == ImportMemory.ofLog, parts.count > 3, let days = DaySet(written: parts[parts.count - 1]) {
        learn(days, of: parts[parts.count - 2], in: parts[1..<(parts.count - 2)].joined(separator: "\t"))
      } else if parts[0] == ImportMemory.ofOrigin, parts.count > 2 {
        origins[parts[1]] = parts[2...].joined(separator: "\t")
      } else {
        lines.insert(String(line))
      }
    }
  }

  private static let ofLog = "log"
  private static let ofOrigin = "id"

  /// The file: the same for the same things, whatever their order was.
  package var text: String {
    let days = logs.flatMap { item, entries in
      entries.map { ImportMemory.line([ImportMemory.ofLog, item, $0.key, $0.value.written]) }
    }
    let ids = origins.map { ImportMemory.line([ImportMemory.ofOrigin, $0.key, $0.value]) }
    return ImportMemory.head + (lines + days + ids).sorted().map { $0 + "\n" }.joined()
  }

  /// What either of two has.
  package func joined(with other: ImportMemory) -> ImportMemory {
    var all = self
    all.add(other)
    return all
  }

  package var isEmpty: Bool { lines.isEmpty && logs.isEmpty && origins.isEmpty }

  func holds(_ line: String) -> Bool { lines.contains(line) }

  /// The days that came of the log of an item.
  func days(ofLog item: String) -> [String: DaySet] { logs[item] ?? [:] }

  /// As what the thing of an identifier came; nil where it did not.
  func thing(of origin: String) -> String? { origins[origin] }

  mutating func add(_ new: some Sequence<String>) { lines.formUnion(new) }

  mutating func learn(_ days: DaySet, of entries: String, in item: String) {
    logs[item, default: [:]][entries] = (logs[item]?[entries] ?? .empty).union(days)
  }

  mutating func learn(_ thing: String, of origin: String) { origins[origin] = thing }

  /// What another has besides; of a thing that came as something else, what the other says.
  mutating func add(_ other: ImportMemory) {
    lines.formUnion(other.lines)
    for (item, entries) in other.logs {
      for (name, days) in entries { learn(days, of: name, in: item) }
    }
    origins.merge(other.origins) { _, new in new }
  }

  // MARK: Lines

  /// The line of a file.
  static func line(ofFile name: String) -> String { ImportMemory.line(["file", name]) }

  /// The line of an item.
  ///
  /// - Parameter number: which of several of its name in its place it is, from 0.
  static func line(of item: PlanItem, in home: DraftHome, number: Int) -> String {
    var parts = [home.kind.rawValue, home.date?.description ?? home.name ?? Document.name(ofTitle: home.title)]
    // An arc is known by its days, whatever number it is given.
    parts += [home.arc?.days.description ?? home.section ?? "", home.group ?? ""]
    for parent in home.parents {
      let sign = ItemSign(parent)
      parts.append(sign.name)
      // Of two blocks of one name each has its own.
      if let sort = sign.sort { parts.append(sort) }
    }
    parts.append(Document.name(ofTitle: item.text))
    if let time = item.content.blockTime { parts.append("at \(time.start)") }
    if let id = item.id { parts.append("^" + id) }
    if number > 0 { parts.append("no. \(number + 1)") }
    return line(parts)
  }

  private static func line(_ parts: [String]) -> String {
    parts.map { part in
      if part.isOnOneLine { return part }
      return part.split(separator: "\t", omittingEmptySubsequences: false)
        .map { $0.onOneLine }.joined(separator: "\t")
    }.joined(separator: "\t")
  }
}

extension DaySet {
  /// As `.imported` has it: `2026-11-18, 2026-11-20 - 2026-11-22`.
  fileprivate var written: String {
    ranges.map { range in
      let (first, last) = (CivilDate(dayNumber: range.lowerBound), CivilDate(dayNumber: range.upperBound))
      return first == last ? "\(first)" : "\(first) - \(last)"
    }.joined(separator: ", ")
  }

  fileprivate init?(written text: String) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",") {
      let part = part.onOneLine
      guard let days = CivilDate(part).map({ DateRange($0) }) ?? DateRange(part) else { return nil }
      ranges.append(days.dayNumbers)
    }
    self.init(ranges)
  }
}
