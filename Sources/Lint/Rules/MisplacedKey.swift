import Chronology
public import Diagnostics
import Languages
import Outline
import Planner

/// `misplaced-key`: a known key that is not read where it stands.
public enum MisplacedKey: Rule {
  public static let name = "misplaced-key"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let inWords = file.problems { kind -> FieldKey? in
      if case .misplacedKey(let key) = kind { key } else { nil }
    }
    let inFields = file.readingProblems { kind -> FieldKey? in
      switch kind {
      case .misplacedKey(let key), .missingLeader(let key): key
      default: nil
      }
    }
    guard !inWords.isEmpty || !inFields.isEmpty else { return }
    let index = file.headlines
    for (key, range) in inWords + inFields {
      let entry = index[range.lowerBound]
      if let entry, isInConflict(key, in: entry) { continue }
      let type = entry?.item.flatMap { file.reading?.items[$0]?.type }
      // A line of the routine that is no block is an affair of `missing-time`.
      if entry?.headline.places.contains(.routine) == true, type != .routine { continue }
      let words = words(for: key, in: entry, type, file.document.kind)
      let place = entry.flatMap { placeHelp(for: key, at: range, in: $0, file) }
      findings.add(at: range, words.problem, help: place ?? words.advice)
    }
  }

  /// Two keys that each say what an item is are an affair of `conflicting-keys`.
  private static func isInConflict(_ key: FieldKey, in entry: HeadlineIndex.Entry) -> Bool {
    let kinds: [FieldKey] = [.every, .streak, .best, .count]
    return kinds.contains(key) && kinds.contains { $0 != key && entry.field($0) != nil }
  }

  private static func words(
    for key: FieldKey,
    in entry: HeadlineIndex.Entry?,
    _ type: ItemType?,
    _ kind: DocumentKind?
  ) -> (problem: MisplacedKeyMessage, advice: MisplacedKeyMessage) {
    guard let entry, let row = KeyTable.row(for: key, in: entry.headline.places) else {
      let isInRoutine = entry?.headline.places.contains(.routine) == true
      return (.isNotReadHere(key), isInRoutine ? routineAdvice(for: key) : .isRead(key, in: kind))
    }
    if row.leading.isDisjoint(with: entry.headline.places), !key.leaders.contains(where: { entry.field($0) != nil }) {
      let isForBoxless = row.leading.contains(.boxless) && entry.headline.box != nil
      let advice: MisplacedKeyMessage = isForBoxless ? .addOrRemoveBox(key.leaders) : .addOrDelete(key.leaders, key)
      return (.meansNothingWithout(key, key.leaders), advice)
    }
    if key == .in { return (.meansNothingAfterDone, .deleteOrWriteCalendar) }
    return (type.map { .meansNothingIn(key, $0) } ?? .meansNothing(key), .deleteOneField)
  }

  /// What to write for a key that this kind of file reads nowhere, or not as it is meant; nil where it is said by the places.
  private static func placeHelp(
    for key: FieldKey,
    at range: Range<Int>,
    in entry: HeadlineIndex.Entry,
    _ file: LintedFile
  ) -> MisplacedKeyMessage? {
    let places = entry.headline.places
    guard key == .every || key == .project && places.contains(.block), KeyTable.row(for: key, in: places) == nil,
      entry.item != nil, !places.contains(.routine)
    else { return nil }
    let bytes = file.source.bytes
    let words = entry.headline.textRange
    let bracket = bytes[words.lowerBound..<max(words.lowerBound, range.lowerBound)].lastIndex(of: UInt8(ascii: "("))
    let end = range.lowerBound < words.upperBound ? bracket ?? words.upperBound : words.upperBound
    let title = file.text(words.lowerBound..<end).split(separator: " ").joined(separator: " ")
    let value = value(behind: range, in: file)
    if key == .every {
      let rule = Recurrence.meant(asValue: value)
      let isRead = if case .success = Recurrence.parse(value) { true } else { false }
      let value = isRead ? value : rule?.description ?? value
      return .isRecurring(RecurrencePlaceMessage(value, title, entry.headline, in: file.document.kind))
    }
    return .sayProjectInWords(value, title)
  }

  /// What stands behind the colon of a key, up to a comma or the end of the group.
  private static func value(behind range: Range<Int>, in file: LintedFile) -> String {
    let bytes = file.source.bytes
    let line = file.source.contentRange(ofLine: file.source.line(at: range.lowerBound))
    guard
      let colon = bytes[range.upperBound..<line.upperBound].firstIndex(where: {
        $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=")
      })
    else { return "…" }
    let end =
      bytes[colon..<line.upperBound].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ")") } ?? line.upperBound
    let start = bytes[colon + 1..<end].first == UInt8(ascii: ":") ? colon + 2 : colon + 1
    return file.text(start..<end).split(separator: " ").joined(separator: " ")
  }

  private static func routineAdvice(for key: FieldKey) -> MisplacedKeyMessage {
    key == .at ? .writeTimeBeforeWords : .deleteOrWriteOnTask
  }

  public static let example = RuleExample(
    found: """
      - Pay the rent (due: 2026-12-31)
      - [ ] Water plants (every: mon, goal: 2)
      """,
    instead: """
      - [ ] Pay the rent (due: 2026-12-31)
      - [ ] Water plants (every: mon)
      """
  )
}

/// What `misplaced-key` says.
enum MisplacedKeyMessage: Message {
  /// `“due” is not read here`
  case isNotReadHere(FieldKey)
  /// Where a key is read in files of a kind (`KeyPlacesMessage`).
  case isRead(FieldKey, in: DocumentKind?)
  /// How the time of a block of the routine is written.
  case writeTimeBeforeWords
  /// What to do with another key of such a block.
  case deleteOrWriteOnTask
  /// `“goal” means nothing without “streak”`
  case meansNothingWithout(FieldKey, [FieldKey])
  /// What to do with the end of a countdown that has a box.
  case addOrRemoveBox([FieldKey])
  /// `add “streak”, or delete “goal”`
  case addOrDelete([FieldKey], FieldKey)
  /// That months mean nothing to a rule that counts from when something was done.
  case meansNothingAfterDone
  case deleteOrWriteCalendar
  case meansNothing(FieldKey)
  /// The same, with the type that an item has by another field.
  case meansNothingIn(FieldKey, ItemType)
  case deleteOneField
  /// Where a rule is read, and what to write there (`RecurrencePlace`).
  case isRecurring(RecurrencePlaceMessage)
  /// How a block as a whole is said to be for a project, with the title of that and the words of the block.
  case sayProjectInWords(String, String)
}
