import Chronology
import Outline
import Planner
import Reading
import SourceText

/// The fields of a group, each of a few plain words, as `every: weekday, at: 09:00`.
struct PlainFields {
  /// Few, so that to look through them is the quickest.
  private var values: [(key: FieldKey, value: FieldValue, range: Range<Int>)] = []

  /// Nil where a key stands twice, or is none of the places, or has a value that does not read.
  ///
  /// - Parameter areBracketed: whether each is in brackets of its own: `since:: 2026-11-02] [was:: Now`.
  init?(_ innerRange: Range<Int>, of source: SourceText, in places: Place, areBracketed: Bool = false) {
    var values: [(key: FieldKey, value: FieldValue, range: Range<Int>)] = []
    let areRead = PlainFields.forEachField(in: innerRange, of: source.bytes, areBracketed) { key, _, valueRange in
      guard let row = KeyTable.row(for: key, in: places), !values.contains(where: { $0.key == key }),
        PlainFields.isPlain(valueRange, of: key, in: source.bytes),
        case .success(let value) = FieldValue.read(
          source.string(in: valueRange),
          as: row.value,
          besideHours: PlainFields.areOfHours(values)
        )
      else { return false }
      values.append((key, value, valueRange))
      return true
    }
    guard areRead else { return nil }
    self.values = values
  }

  /// Takes the fields one after the other, of one group or each in brackets of its own; false where one is not taken.
  private static func forEachField(
    in innerRange: Range<Int>,
    of bytes: [UInt8],
    _ areBracketed: Bool,
    take: (_ key: FieldKey, _ nameRange: Range<Int>, _ valueRange: Range<Int>) -> Bool
  ) -> Bool {
    guard areBracketed else { return FieldGroup.forEachField(in: innerRange, of: bytes, take: take) }
    var offset = innerRange.lowerBound
    while true {
      let end = bytes[offset..<innerRange.upperBound].firstIndex { $0.isOne(of: ")]") } ?? innerRange.upperBound
      guard let colon = bytes[offset..<end].firstIndex(of: UInt8(ascii: ":")), bytes.holds(":: ", at: colon, before: end),
        colon + 3 < end, let key = FieldKey(word: offset..<colon, in: bytes), take(key, offset..<colon, colon + 3..<end)
      else { return false }
      guard end < innerRange.upperBound else { return true }
      // A bracket, a space and another bracket are between two.
      guard end + 3 < innerRange.upperBound else { return false }
      offset = end + 3
    }
  }

  /// Whether a value is a few plain words; of times several, or one with its end: `07:30 18:30`, `09:00 - 16:00`.
  static func isPlain(_ range: Range<Int>, of key: FieldKey, in bytes: [UInt8]) -> Bool {
    if key == .at || key == .notify, areTimes(range, in: bytes) { return true }
    // A symbol: `figure.walk`
    if key == .icon { return bytes[range].allSatisfy { $0.isLetter || $0 &- 0x30 < 10 || $0.isOne(of: "-.") } }
    // The section that an item was in may be a question.
    let isQuestion = key == .was && bytes[range.upperBound - 1] == UInt8(ascii: "?")
    return ByteClasses.arePlainWords(isQuestion ? range.dropLast() : range, in: bytes, dashesBegin: true)
  }

  /// Whether a value has digits at both ends, and nothing among them that times do not have.
  private static func areTimes(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
    bytes[range.lowerBound] &- 0x30 < 10 && bytes[range.upperBound - 1] &- 0x30 < 10
      && bytes[range].allSatisfy { $0 &- 0x30 < 10 || $0.isOne(of: ": -") }
  }

  /// Whether the rule among some fields counts hours, so that the times beside it are a window.
  private static func areOfHours(_ values: [(key: FieldKey, value: FieldValue, range: Range<Int>)]) -> Bool {
    values.contains { if case .rule(let rule) = $0.value { rule.unit == .hour } else { false } }
  }

  /// The words of an item and what stands between the brackets of the group behind them; nil where there may be another group.
  ///
  /// - Parameter mayLackWords: whether the group may be all that stands there.
  static func parts(
    of range: Range<Int>,
    in bytes: [UInt8],
    mayLackWords: Bool = false
  ) -> (wordsRange: Range<Int>, groupRange: Range<Int>?)? {
    guard bytes[range.upperBound - 1] == UInt8(ascii: ")") else { return (range, nil) }
    guard let bracket = bytes[range].lastIndex(of: UInt8(ascii: "(")), mayLackWords || bracket > range.lowerBound + 1,
      bytes[bracket - 1] == 0x20
    else { return nil }
    return (range.lowerBound..<max(range.lowerBound, bracket - 1), bracket + 1..<range.upperBound - 1)
  }

  func has(_ key: FieldKey) -> Bool { self[key] != nil }

  /// Whether it has none but these keys.
  func has(only keys: [FieldKey]) -> Bool { values.allSatisfy { keys.contains($0.key) } }

  private subscript(key: FieldKey) -> FieldValue? { values.first { $0.key == key }?.value }

  /// Whether a group is the rule of a recurring task, with which it begins, and nothing is told of it. What its times are, it says.
  static func areOfRecurring(
    _ innerRange: Range<Int>,
    of source: SourceText,
    in places: Place,
    areBracketed: Bool = false
  ) -> Bool {
    guard source.bytes[innerRange].starts(with: (areBracketed ? "every:: " : "every: ").utf8),
      let fields = PlainFields(innerRange, of: source, in: places, areBracketed: areBracketed), let every = fields.every
    else { return false }
    // Behind `after done` no months are read.
    guard fields.has(only: [.every, .at, .in, .from, .until, .was]), !(every.isAfterDone && fields.has(.in)) else {
      return false
    }
    return fields.recurring?.isSilent == true
  }

  /// The rule of an item that recurs, with its months and its bounds.
  var recurring: RecurringRule? { every.map { RecurringRule(rule: $0, months: months, from: from, until: until) } }
  var every: Recurrence? { if case .rule(let rule) = self[.every] { rule } else { nil } }
  var streak: Recurrence? { if case .rule(let rule) = self[.streak] { rule } else { nil } }
  var from: CivilDate? { if case .date(let date) = self[.from] { date } else { nil } }
  var best: Extreme? { if case .extreme(let extreme) = self[.best] { extreme } else { nil } }
  private var months: MonthSet { if case .months(let months) = self[.in] { months } else { .all } }
  private var until: CivilDate? { if case .date(let date) = self[.until] { date } else { nil } }
  /// The name of a category, with its bytes.
  var category: (name: String, range: Range<Int>)? {
    guard let field = values.first(where: { $0.key == .category }), case .text(let name) = field.value else { return nil }
    return (name, field.range)
  }
  var color: Color? { if case .color(let color) = self[.color] { color } else { nil } }
  var icon: Icon? { if case .icon(let icon) = self[.icon] { icon } else { nil } }
  var moments: Moments? { if case .moments(let moments) = self[.notify] { moments } else { nil } }
  /// The type that an item is said to be.
  var type: ItemType? { if case .listType(let type) = self[.type] { type } else { nil } }
  var goal: Int? { if case .count(let goal) = self[.goal] { goal } else { nil } }
}

extension RecurringRule {
  /// Whether nothing is told of it: no phase, no day that not each month has, no number of times, and days on which it is due.
  var isSilent: Bool {
    !(rule.dependsOnPhase && from == nil) && !rule.skipsShortMonths && rule.times == nil
      && !schedule(weekStart: .monday, earliestEntry: nil).isNever
  }
}
