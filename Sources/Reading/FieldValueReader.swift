import Chronology
public import Outline
import Planner
import SourceText

extension FieldValue {
  /// Reads the text of a value.
  ///
  /// - Parameter besideHours: whether the rule beside it counts hours, so that times are a window.
  public static func read(
    _ text: String,
    as type: ValueType,
    besideHours: @autoclosure () -> Bool = false
  ) -> Result<FieldValue, FieldValueError> {
    guard !text.isEmpty else { return .failure(FieldValueError(.empty)) }
    switch type {
    case .text: return .success(.text(text))
    case .word: return isWord(text) ? .success(.text(text)) : .failure(FieldValueError(.notAWord))
    case .date: return date(text)
    case .number: return number(text).map { .number($0) }
    case .count: return count(text)
    case .priority: return priority(text).map { .priority($0) }
    case .extreme: return word(text, of: Extreme.allCases).map { .extreme($0) }
    case .direction: return word(text, of: Direction.allCases).map { .direction($0) }
    case .theme: return word(text, of: Theme.allCases).map { .theme($0) }
    case .listType: return word(text, of: ItemType.listTypes).map { .listType($0) }
    case .rule: return rule(text).map { .rule($0) }
    case .streakRule, .dayRule: return streakRule(text)
    case .blockRule: return blockRule(text)
    case .times: return besideHours() ? window(text) : times(text)
    case .months: return MonthSet.parse(text).map { .months($0) }.mapError { FieldValueError(.rule($0)) }
    case .reminder: return reminder(text)
    case .moments: return moments(text)
    case .icon: return icon(text)
    case .color: return color(text).map { .color($0) }
    case .rating: return rating(text).map { .rating($0) }
    case .lifeCategory: return word(text, of: LifeCategory.allCases).map { .lifeCategory($0) }
    }
  }

  private static func isWord(_ text: String) -> Bool {
    // What is written in ASCII, as nearly all is, needs no table of characters.
    if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x80 }) { return true }
    return !text.contains(where: \.isWhitespace)
  }

  private static func word<Word: RawRepresentable<String>>(_ text: String, of words: [Word]) -> Result<Word, FieldValueError> {
    // Nearly every one is written as it is spelled, which takes no folding.
    if let word = words.first(where: { $0.rawValue == text }) { return .success(word) }
    let folded = text.lowercased()
    if let word = words.first(where: { $0.rawValue.lowercased() == folded }) { return .success(word) }
    return .failure(
      trailing(text) { first in words.contains { $0.rawValue.lowercased() == first.lowercased() } }
        ?? FieldValueError(.unknownWord(allowed: words.map(\.rawValue)))
    )
  }

  private static func priority(_ text: String) -> Result<Priority, FieldValueError> {
    if let priority = Priority(word: text) { return .success(priority) }
    return word(text, of: Priority.allCases)
  }

  private static func color(_ text: String) -> Result<Color, FieldValueError> {
    if let color = Color(word: text) { return .success(color) }
    return .failure(
      trailing(text) { Color(word: $0) != nil } ?? FieldValueError(.unknownWord(allowed: Color.allCases.map(\.rawValue)))
    )
  }

  private static func rating(_ text: String) -> Result<WeekRating, FieldValueError> {
    if let rating = WeekRating(word: text) { return .success(rating) }
    return .failure(
      trailing(text) { WeekRating(word: $0) != nil }
        ?? FieldValueError(.unknownWord(allowed: WeekRating.allCases.map(\.rawValue)))
    )
  }

  /// `2026-12-31, high`, `2026-12-31; priority: high`: the value reads, and a word follows that only one key has.
  private static func trailing(_ text: String, reads: (String) -> Bool) -> FieldValueError? {
    // Most wrong values are one word, which bytes tell faster than characters.
    guard text.utf8.contains(where: { $0.isOne(of: ",; ") }), let split = text.firstIndex(where: isSeparator) else {
      return nil
    }
    let first = trimmed(text[..<split])
    let rest = trimmed(text[split...].drop(while: isSeparator))
    guard reads(first), !rest.isEmpty else { return nil }
    let sign = text[split...].first { $0 != " " }
    let hasComma = sign == ","
    if let (key, value) = field(rest) {
      let reason: FieldValueError.Reason = hasComma ? .trailingValue(of: key, value: rest) : .missingComma(before: key)
      return FieldValueError(reason, correction: "\(first), \(key.rawValue): \(value)")
    }
    guard hasComma || sign == ";" else { return nil }
    if let (key, value) = spoken(rest) {
      return FieldValueError(.trailingValue(of: key, value: rest), correction: "\(first), \(key.rawValue): \(value)")
    }
    if rest.first?.isNumber != true, let priority = Priority(word: rest) {
      return FieldValueError(
        .trailingValue(of: .priority, value: rest),
        correction: "\(first), priority: \(priority.rawValue)"
      )
    }
    return FieldValueError(.trailingWords(rest))
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character == "," || character == ";" || character == " "
  }

  /// `priority: high`, if it is a field.
  private static func field(_ text: String) -> (key: FieldKey, value: String)? {
    guard let colon = text.firstIndex(of: ":"), let key = FieldKey(word: trimmed(text[..<colon])) else { return nil }
    let value = trimmed(text[colon...].drop { $0 == ":" })
    return value.isEmpty ? nil : (key, value)
  }

  /// `to 0`, `goal 3`, `high priority`: a field without its colon.
  private static func spoken(_ text: String) -> (key: FieldKey, value: String)? {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    if ["priority", "prio"].contains(words[1].lowercased()), let priority = Priority(word: words[0]) {
      return (.priority, priority.rawValue)
    }
    guard let key = FieldKey(word: words[0]) else { return nil }
    let types: [ValueType] = [.number, .count, .date, .priority, .direction]
    for row in KeyTable.rows where row.key == key && types.contains(row.value) {
      if case .success(let value) = read(words[1], as: row.value) { return (key, value.description) }
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  // MARK: Dates and numbers

  private static func date(_ text: String) -> Result<FieldValue, FieldValueError> {
    if let date = CivilDate(text) ?? CivilDate(spelled: text) { return .success(.date(date)) }
    if let error = trailing(text, reads: { CivilDate(spelled: $0) != nil }) { return .failure(error) }
    let bytes = Array(text.utf8)
    if CivilDate.hasShape(bytes, at: 0, end: bytes.count), bytes.count == 10 { return .failure(FieldValueError(.noSuchDay)) }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" || $0 == "." || $0 == " " }
    guard parts.count == 3, parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isASCIIDigitCharacter) }) else {
      return .failure(FieldValueError(.notADate))
    }
    return .failure(FieldValueError(.otherDateForm, correction: dateMeant(by: parts.compactMap { Int($0) }, parts)))
  }

  /// The date that three numbers mean, if they can mean only one: a year first, or a day above 12 before or after the month.
  private static func dateMeant(by numbers: [Int], _ parts: [Substring]) -> String? {
    guard numbers.count == 3 else { return nil }
    if parts[0].count == 4 { return CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])?.description }
    guard parts[2].count == 4 else { return nil }
    if numbers[0] > 12 { return CivilDate(year: numbers[2], month: numbers[1], day: numbers[0])?.description }
    if numbers[1] > 12 { return CivilDate(year: numbers[2], month: numbers[0], day: numbers[1])?.description }
    return nil
  }

  private static func number(_ text: String) -> Result<Number, FieldValueError> {
    if let number = Number(text) { return .success(number) }
    guard text.contains(","), text.allSatisfy({ $0.isASCIIDigitCharacter || ",.-+".contains($0) }) else {
      return .failure(FieldValueError(.notANumber))
    }
    return .failure(FieldValueError(.commaInNumber))
  }

  private static func count(_ text: String) -> Result<FieldValue, FieldValueError> {
    guard let whole = Number(text)?.whole, whole >= 1 else {
      if case .failure(let error) = number(text), error.reason == .commaInNumber { return .failure(error) }
      return .failure(FieldValueError(.notACount, correction: countMeant(by: text)))
    }
    return .success(.count(whole))
  }

  /// `24` of `24x`, `24 times` and `24 days`.
  private static func countMeant(by text: String) -> String? {
    let digits = text.prefix(while: \.isASCIIDigitCharacter)
    let unit = trimmed(text.dropFirst(digits.count)).lowercased()
    guard 1...9 ~= digits.count, ["x", "×", "time", "times", "day", "days"].contains(unit), let count = Int(digits), count > 0
    else { return nil }
    return "\(count)"
  }

  // MARK: Rules and times

  private static func rule(_ text: String) -> Result<Recurrence, FieldValueError> {
    Recurrence.parse(text).mapError { FieldValueError(.rule($0)) }
  }

  private static func streakRule(_ text: String) -> Result<FieldValue, FieldValueError> {
    rule(text).flatMap { rule in
      guard rule.unit != .hour, !rule.isAfterDone else { return .failure(FieldValueError(.ruleForStreak)) }
      return .success(.rule(rule))
    }
  }

  /// Of a block of the routine, which has no log that could say how often it was.
  private static func blockRule(_ text: String) -> Result<FieldValue, FieldValueError> {
    streakRule(text).flatMap { value in
      guard case .rule(let rule) = value, rule.times != nil else { return .success(value) }
      return .failure(FieldValueError(.timesForBlock))
    }
  }

  private static func time(_ text: String) -> Result<TimeOfDay, FieldValueError> {
    if let time = TimeOfDay(text) { return .success(time) }
    let bytes = Array(text.utf8)
    if case .wrong = TimeOfDay.scan(bytes, at: 0, end: bytes.count) { return .failure(FieldValueError(.noSuchTime)) }
    return .failure(FieldValueError(.notATime))
  }

  private static func times(_ text: String) -> Result<FieldValue, FieldValueError> {
    switch TimeOfDay.parseList(text) {
    case .success(let times): return .success(.times(times))
    case .failure(let error):
      let bytes = Array(text.utf8)
      return time(String(decoding: bytes[error.range], as: UTF8.self)).flatMap { _ in .failure(FieldValueError(.notATime)) }
    }
  }

  private static func window(_ text: String) -> Result<FieldValue, FieldValueError> {
    let bytes = Array(text.utf8)
    switch AnchorScan.scan(bytes, at: 0, end: bytes.count) {
    case .timeRange(let range, bytes.count): return .success(.window(range))
    case .timeRangeBackwards: return .failure(FieldValueError(.backwardWindow))
    case .wrong: return .failure(FieldValueError(.noSuchTime))
    default: return .failure(FieldValueError(.notATime))
    }
  }

  private static func reminder(_ text: String) -> Result<FieldValue, FieldValueError> {
    text.lowercased() == "yes" ? .success(.reminder(.morning)) : time(text).map { .reminder(.at($0)) }
  }

  private static func moments(_ text: String) -> Result<FieldValue, FieldValueError> {
    // Most say one, and in small letters.
    if let one = moment(text) { return .success(.moments(one)) }
    var moments: Moments = []
    // By bytes: to look for characters takes long, and no word with one beyond ASCII is one of these.
    for word in text.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }) {
      guard let one = moment(Substring(word).lowercased()) else {
        return .failure(FieldValueError(.unknownWord(allowed: ["start", "end"])))
      }
      moments.insert(one)
    }
    return moments.isEmpty ? .failure(FieldValueError(.empty)) : .success(.moments(moments))
  }

  private static func moment(_ word: String) -> Moments? {
    switch word {
    case "start": .start
    case "end": .end
    default: nil
    }
  }

  private static func icon(_ text: String) -> Result<FieldValue, FieldValueError> {
    if text.count == 1, let character = text.first, Emoji.isEmoji(character) { return .success(.icon(.emoji(text))) }
    let isName = text.utf8.allSatisfy { byte in
      (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || (0x30...0x39).contains(byte)
        || "-._".utf8.contains(byte)
    }
    return isName && text.first?.isLetter == true ? .success(.icon(.symbol(text))) : .failure(FieldValueError(.notAnIcon))
  }
}

extension Character {
  fileprivate var isASCIIDigitCharacter: Bool { asciiValue.map { $0 &- 0x30 < 10 } ?? false }
}
