import Chronology
import Outline
import Planner
import Reading

/// Says whether fields that a fix brings into a headline would be read there, so that no fix trades one finding for another.
struct NewFields {
  struct Draft {
    var key: FieldKey?
    var value: String
  }

  /// The keys that other fixes bring in, by where their headline begins.
  private var promised: [Int: Set<FieldKey>] = [:]

  /// Whether all of the fields would be read. If so, their keys are taken from then on.
  mutating func accept(_ drafts: [Draft], in headline: Headline) -> Bool {
    let start = headline.range.lowerBound
    let written = Set(headline.fields.compactMap(\.key)).union(promised[start] ?? [])
    var keys = written
    for draft in drafts {
      guard let key = draft.key, keys.insert(key).inserted else { return false }
    }
    guard NewFields.areCompatible(keys, in: headline.places),
      drafts.allSatisfy({ NewFields.reads($0, among: drafts, keys, in: headline) })
    else {
      return false
    }
    promised[start] = keys
    return true
  }

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
  private static func isQuiet(_ rule: Recurrence, _ keys: Set<FieldKey>) -> Bool {
    guard !rule.skipsShortMonths, !rule.dependsOnPhase || keys.contains(.from) else { return false }
    return !RecurringRule(rule: rule).schedule(weekStart: .monday, earliestEntry: nil).isNever
  }

  /// Whether one type of item uses all of the keys, and a reminder has its day.
  static func areCompatible(_ keys: Set<FieldKey>, in places: Place) -> Bool {
    let kinds = keys.intersection([.every, .streak, .best, .count])
    guard kinds.count <= 1, kinds.isEmpty || !keys.contains(.type) else { return false }
    if keys.contains(.since), !kinds.isEmpty || keys.contains(.until) { return false }
    if keys.contains(.until), !kinds.isDisjoint(with: [.best, .count]) { return false }
    guard keys.contains(.notify), case .reminder = KeyTable.row(for: .notify, in: places)?.value else { return true }
    return keys.contains(.due) || keys.contains(.every)
  }
}
