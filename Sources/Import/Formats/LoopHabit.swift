import Chronology
import Outline
import Planner
import SourceText

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
  private(set) var shape: HabitShape
  var isArchived: Bool
  private let target: (value: Number, isMost: Bool)?
  private let isNumerical: Bool
  private let unit: String

  init(_ row: CSVTable.Row, _ columns: CSVColumns, number: Int) {
    func cell(_ name: String) -> String {
      columns.cell(name, of: row).onOneLine
    }
    self.number = Int(cell("position")) ?? number
    shape = HabitShape(
      cell("name"),
      times: Int(cell("frequencynumerator")) ?? Int(cell("numrepetitions")) ?? 1,
      days: Int(cell("frequencydenominator")) ?? Int(cell("interval")) ?? 1
    )
    isArchived = ["true", "1", "yes"].contains(cell("archived?").lowercased())
    let isNumerical = cell("type").uppercased() == "NUMERICAL"
    self.isNumerical = isNumerical
    unit = cell("unit")
    let isMost = cell("target type").uppercased() == "AT_MOST"
    target = Number(cell("target value")).flatMap { isNumerical ? ($0, isMost) : nil }
    var words: [(KeptThing, String)] = []
    for (name, what) in [("question", KeptThing.question), ("description", .description)] where !cell(name).isEmpty {
      words.append((what, cell(name)))
    }
    if let target {
      words.append(
        (
          .target,
          ["at \(target.isMost ? "most" : "least") \(target.value)", unit].filter { !$0.isEmpty }.joined(separator: " ")
        )
      )
    }
    if !cell("color").isEmpty { words.append((.colorOfHabit, "color \(cell("color"))")) }
    let frequency = HabitShape.words(shape.times, in: shape.days)
    if !shape.hasRule, !cell("description").contains(frequency) { words.append((.frequency, frequency)) }
    shape.words = words
  }

  /// Keeps what has no key as words.
  mutating func keep(_ what: KeptThing, _ text: String) { shape.words.append((what, text)) }

  // MARK: Days

  /// What a value of the export says; nil for one that is none.
  func state(of value: String) -> State? {
    switch value {
    case "YES_MANUAL": return .done
    case "SKIP": return .skipped
    // Of a number it is how the program writes 0, which is what at most so many is about.
    case "NO" where target?.isMost == true: return .number(.zero, isReached: true)
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

  /// - Parameter anyIsDone: whether a number below the least that is to be done counts as done.
  func record(on date: CivilDate, _ state: State, note: String, anyIsDone: Bool = false) -> LogRecord {
    var record = LogRecord(days: DateRange(date), note: note, source: "loop")
    switch state {
    case .done: break
    case .skipped: record.status = .skipped
    case .nothing: record.status = .missed
    case .number(let number, let isReached):
      record.status = isReached || anyIsDone && target?.isMost == false ? .done : .missed
      record.note = [number.description, unit, note].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return record
  }
}
