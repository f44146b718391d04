import Chronology
import Outline
import Planner

/// A row of Loop's `Habits.csv`.
struct LoopHabit {
  /// What a day says.
  enum State: Equatable {
    case done, skipped
    /// Nothing was done, or nobody knows.
    case nothing
    /// A number, which reaches the target or does not.
    case number(Number, isReached: Bool)
  }

  /// Its place in the list, from 1, by which its folder is called.
  var number: Int
  var title: String
  /// What tells it apart from an earlier one of its name.
  var id: String?
  var isArchived: Bool
  private let times: Int
  private let days: Int
  private let target: (value: Number, isMost: Bool)?
  private let isNumerical: Bool
  private let unit: String
  /// What has no key, each with what it is.
  private let words: [(what: String, text: String)]

  init(_ row: CSVTable.Row, _ columns: CSVColumns, number: Int) {
    func cell(_ name: String) -> String {
      columns.cell(name, of: row).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    self.number = Int(cell("position")) ?? number
    title = cell("name")
    isArchived = ["true", "1", "yes"].contains(cell("archived?").lowercased())
    times = max(1, Int(cell("frequencynumerator")) ?? Int(cell("numrepetitions")) ?? 1)
    days = max(1, Int(cell("frequencydenominator")) ?? Int(cell("interval")) ?? 1)
    let isNumerical = cell("type").uppercased() == "NUMERICAL"
    self.isNumerical = isNumerical
    unit = cell("unit")
    let isMost = cell("target type").uppercased() == "AT_MOST"
    target = Number(cell("target value")).flatMap { isNumerical ? ($0, isMost) : nil }
    var words: [(String, String)] = []
    for (name, what) in [("question", "question"), ("description", "description")] where !cell(name).isEmpty {
      words.append((what, cell(name)))
    }
    if let target {
      words.append(
        (
          "target",
          ["at \(target.isMost ? "most" : "least") \(target.value)", unit].filter { !$0.isEmpty }.joined(separator: " ")
        )
      )
    }
    if !cell("color").isEmpty { words.append(("color", "color \(cell("color"))")) }
    if LoopHabit.rule(times, days) == nil, times < days {
      words.append(("frequency", "\(times) \(times == 1 ? "time" : "times") in \(days) days"))
    }
    self.words = words
  }

  var keptAsWords: [String] { words.map(\.what) }

  // MARK: Days

  /// What a value of the export says; nil for one that is none.
  func state(of value: String) -> State? {
    switch value {
    case "YES_MANUAL": return .done
    case "SKIP": return .skipped
    case "NO", "UNKNOWN", "YES_AUTO", "": return .nothing
    default: break
    }
    guard let number = Number(value), number.whole != nil || isNumerical, !number.isLength else { return nil }
    guard isNumerical else {
      switch number.whole {
      case 2: return .done
      case 3: return .skipped
      case -1, 0, 1: return .nothing
      default: return nil
      }
    }
    if number <= .zero, target?.isMost != true || number < .zero { return .nothing }
    // Whole numbers are thousandths.
    guard let thousandths = number.whole else { return nil }
    let real = Number(significand: Int64(thousandths), scale: 3)
    let isReached = target.map { $0.isMost ? real <= $0.value : real >= $0.value } ?? true
    return .number(real, isReached: isReached)
  }

  func record(on date: CivilDate, _ state: State, note: String) -> LogRecord {
    var record = LogRecord(days: DateRange(date), note: note, source: "loop")
    switch state {
    case .done: break
    case .skipped: record.status = .skipped
    case .nothing: record.status = .missed
    case .number(let number, let isReached):
      record.status = isReached ? .done : .missed
      record.note = [number.description, unit, note].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return record
  }

  // MARK: The item

  /// The habit in an arc.
  ///
  /// - Parameters:
  ///   - first: its first day, before which it is not due.
  ///   - last: its last day, if it was archived.
  func item(in arc: ArcTitle, from first: CivilDate?, until last: CivilDate?) -> PlanItem {
    var rule = LoopHabit.rule(times, days).map { RecurringRule(rule: $0) }
    var due = arc.days
    func bound() -> RecurringRule? { rule ?? LoopHabit.parsed("daily").map { RecurringRule(rule: $0) } }
    if let first, arc.days.contains(first), first > arc.days.first {
      rule = bound()
      rule?.from = first
      due = DateRange(first: first, last: due.last) ?? due
    }
    if let last, arc.days.contains(last), last < arc.days.last {
      rule = bound()
      rule?.until = last
      due = DateRange(first: due.first, last: last) ?? due
    }
    var goal: Int?
    if LoopHabit.rule(times, days) == nil, times < days { goal = max(1, due.count * times / days) }
    var item = PlanItem(.habit(HabitRule(rule: rule, goal: goal)), text: title, id: id)
    if first.map({ arc.days.contains($0) }) ?? true, !words.isEmpty { item.notes = [words.map(\.text).joined(separator: "; ")] }
    return item
  }

  /// The rule of a frequency; nil for every day, and for one that has no rule of weeks, months or years.
  private static func rule(_ times: Int, _ days: Int) -> Recurrence? {
    let units = [7: "week", 30: "month", 31: "month", 365: "year"]
    guard times < days, let unit = units[days] else { return nil }
    return parsed(times == 1 ? unit : "\(times) times a \(unit)")
  }

  private static func parsed(_ text: String) -> Recurrence? { try? Recurrence.parse(text).get() }
}
