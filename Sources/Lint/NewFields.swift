import Chronology
import Outline
import Planner
import Reading

/// Says whether fields that a fix brings into a headline would be read there, so that no fix trades one finding for another.
struct NewFields {
  struct Draft {
    var key: FieldKey?
    var value: String

    /// Some as a group of fields.
    static func group(_ drafts: [Draft]) -> String {
      "(" + drafts.map { "\($0.key?.rawValue ?? ""): \($0.value)" }.joined(separator: ", ") + ")"
    }
  }

  /// More in one headline than this that was meant as fields and is none is not mended: each could only be moved past all the
  /// others.
  private static let mostInOneHeadline = 8

  /// The keys of everything in a headline that was meant as fields and is none, by where the headline begins. Where two of them
  /// have one key it cannot be said which is right, so neither is mended.
  private var loose: [Int: [(range: Range<Int>, keys: Set<FieldKey>)]] = [:]
  /// Where the headlines begin in which there is too much of that.
  private var crowded: Set<Int> = []

  private let document: Document

  init(in document: Document, _ index: HeadlineIndex) {
    self.document = document
    var problems: [Int: [OutlineProblem]] = [:]
    for problem in document.problems where NewFields.isLooseField(problem.kind) {
      guard let start = index[problem.range.lowerBound]?.headline.range.lowerBound else { continue }
      problems[start, default: []].append(problem)
    }
    for (start, problems) in problems {
      if problems.count > NewFields.mostInOneHeadline {
        crowded.insert(start)
      } else {
        loose[start] = problems.map { ($0.range, NewFields.keys(of: $0, in: document)) }
      }
    }
  }

  /// Whether there is so much in a headline that was meant as fields and is none that none of it is mended.
  func isCrowded(_ headline: Headline) -> Bool {
    !crowded.isEmpty && crowded.contains(headline.range.lowerBound)
  }

  private static func isLooseField(_ problem: OutlineProblem.Kind) -> Bool {
    switch problem {
    case .foreignField, .misplacedGroup, .otherBrackets, .unclosedGroup, .unreadPart: true
    default: false
    }
  }

  private static func keys(of problem: OutlineProblem, in document: Document) -> Set<FieldKey> {
    let range = problem.range
    switch problem.kind {
    case .foreignField(let key, _): return [key]
    case .misplacedGroup, .otherBrackets: return keys(between: range.lowerBound + 1..<range.upperBound - 1, in: document)
    case .unclosedGroup: return keys(between: range.lowerBound + 1..<range.upperBound, in: document)
    case .unreadPart(let group):
      let comma = document.source.bytes[range.upperBound..<group.upperBound].firstIndex(of: UInt8(ascii: ","))
      return comma.map { keys(between: $0 + 1..<group.upperBound - 1, in: document) } ?? []
    default: return []
    }
  }

  private static func keys(between innerRange: Range<Int>, in document: Document) -> Set<FieldKey> {
    Set(document.meantFields(between: innerRange)?.compactMap(\.key) ?? [])
  }

  /// Whether all of the fields would be read in a headline.
  ///
  /// - Parameter range: where the finding stands that brings them in.
  func accept(_ drafts: [Draft], at range: Range<Int>, in entry: HeadlineIndex.Entry) -> Bool {
    let headline = entry.headline
    guard !isCrowded(headline) else { return false }
    let others = loose[headline.range.lowerBound, default: []].reduce(into: Set<FieldKey>()) { keys, field in
      if field.range != range { keys.formUnion(field.keys) }
    }
    var present = entry.keys
    for draft in drafts {
      guard let key = draft.key, !others.contains(key), present.insert(key).inserted else { return false }
    }
    return NewFields.areCompatible(present.union(others), in: headline.places)
      && NewFields.hasDay(present, in: headline.places) && hasItsWords(Set(drafts.compactMap(\.key)), headline)
      && drafts.allSatisfy { NewFields.reads($0, among: drafts, present, in: headline) }
  }

  /// Whether the words suit the type that new keys make of an item: no time at the start that it would not use, and a number
  /// where it counts.
  private func hasItsWords(_ keys: Set<FieldKey>, _ headline: Headline) -> Bool {
    if headline.anchor?.isTime == true {
      // The rule of a block of the routine stands beside its time.
      let isBlock = headline.places.contains(.routine)
      if NewFields.trackers.contains(where: { keys.contains($0) && !(isBlock && $0 == .every) }) { return false }
    }
    guard keys.contains(.count) else { return true }
    return document.text(headline.textRange).split(separator: ": ").dropFirst().contains { $0.first?.isNumber == true }
  }

  /// The keys that make an item a tracker, which uses no time.
  private static let trackers: [FieldKey] = [.every, .streak, .best, .count, .until, .since]

  private static func reads(_ draft: Draft, among drafts: [Draft], _ keys: Set<FieldKey>, in headline: Headline) -> Bool {
    guard let key = draft.key, let row = KeyTable.row(for: key, in: headline.places),
      !row.leading.isDisjoint(with: headline.places) || key.leaders.contains(where: keys.contains)
    else { return false }
    let rule = drafts.first { $0.key == .every }.map { Recurrence.parse($0.value) }
    let countsHours = if case .success(let rule) = rule { rule.unit == .hour } else { false }
    guard case .success(let value) = FieldValue.read(draft.value, as: row.value, besideHours: countsHours) else { return false }
    if case .rule(let rule) = value { return isQuiet(rule, keys) && (key != .every || headline.box?.state != .done) }
    return true
  }

  /// Whether nothing is to be said of a rule once it is read.
  static func isQuiet(_ rule: Recurrence, _ keys: Set<FieldKey>) -> Bool {
    guard !rule.skipsShortMonths, !rule.dependsOnPhase || keys.contains(.from) else { return false }
    return !RecurringRule(rule: rule).schedule(weekStart: .monday, earliestEntry: nil).isNever
  }

  /// Whether one type of item uses all of the keys.
  static func areCompatible(_ keys: Set<FieldKey>, in places: Place) -> Bool {
    let types = keysOfTypes.count(where: keys.contains)
    guard types <= 1, types == 0 || !keys.contains(.type) else { return false }
    if keys.contains(.since), types > 0 || keys.contains(.until) { return false }
    return !keys.contains(.until) || !keys.contains(.best) && !keys.contains(.count)
  }

  /// Of these an item has one, which says its type.
  private static let keysOfTypes: [FieldKey] = [.every, .streak, .best, .count]

  /// Whether a reminder of a task has its day.
  private static func hasDay(_ keys: Set<FieldKey>, in places: Place) -> Bool {
    guard keys.contains(.notify), case .reminder = KeyTable.row(for: .notify, in: places)?.value else { return true }
    return keys.contains(.due) || keys.contains(.every)
  }
}
