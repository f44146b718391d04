import Outline
import SourceText

/// The lines below an item that would be a log, if what was meant as its field were read.
struct UnreadLog {
  /// Where the day of each line stands.
  let dayRanges: [Range<Int>]
  /// What was meant as the field.
  let fieldRange: Range<Int>
  /// The name of the item.
  let name: String

  /// All of a file, in the order of the fields.
  static func all(in file: LintedFile) -> [UnreadLog] {
    guard file.document.traits.logs == .byField else { return [] }
    let loose = file.problems { isLoose($0) ? $0 : nil }
    guard !loose.isEmpty else { return [] }
    let index = file.headlines
    var seen: Set<Int> = []
    return loose.compactMap { kind, range in
      guard let entry = index[range.lowerBound], let number = entry.item, !seen.contains(number) else { return nil }
      let item = file.document.items[number]
      guard item.form == .listItem, item.elements.count > 0, trackers.allSatisfy({ entry.field($0) == nil }) else { return nil }
      let days = item.elements.compactMap { element in
        if case .item(let child) = element { MeantEntry.range(of: file.document.items[child], in: file) } else { nil }
      }
      guard !days.isEmpty, !keys(of: kind, range, entry, in: file).isDisjoint(with: trackers) else { return nil }
      seen.insert(number)
      return UnreadLog(dayRanges: days, fieldRange: range, name: file.document.name(of: item.headline))
    }
  }

  /// The keys of the items that have logs.
  private static let trackers: Set<FieldKey> = [.every, .streak, .best]

  private static func isLoose(_ kind: OutlineProblem.Kind) -> Bool {
    switch kind {
    case .meantField, .otherBrackets, .misplacedGroup, .unclosedGroup, .foreignField: true
    default: false
    }
  }

  private static func keys(
    of kind: OutlineProblem.Kind,
    _ range: Range<Int>,
    _ entry: HeadlineIndex.Entry,
    in file: LintedFile
  ) -> Set<FieldKey> {
    let inner = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
    switch kind {
    case .foreignField(let key, _): return [key]
    case .meantField: return Set(GroupMeant(file.text(inner), of: entry, in: file)?.fields.map(\.key) ?? [])
    case .unclosedGroup: return Set(file.document.meantFields(between: range.dropFirst())?.compactMap(\.key) ?? [])
    default: return Set(file.document.meantFields(between: inner)?.compactMap(\.key) ?? [])
    }
  }
}
