package import Languages
package import Planner

/// How much was done of what was due, in a few characters.
package enum RateText {
  /// A rate as a bar: full only when all is done, empty only when nothing is.
  static func bar(_ rate: Rate, cells: Int = 10) -> String {
    guard rate.due > 0 else { return String(repeating: "·", count: cells) }
    let exact = (2 * rate.done * cells + rate.due) / (2 * rate.due)
    let full = rate.done <= 0 ? 0 : rate.done >= rate.due ? cells : min(max(exact, 1), cells - 1)
    return String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
  }

}

extension Language {
  /// `83 %`, or `–` where nothing is due.
  package func percent(_ rate: Rate) -> String { rate.percent.map(percent) ?? "–" }

  /// `3 of 5`.
  func part(_ rate: Rate) -> String { say(TaskMessage.part(done: rate.done, due: rate.due)) }
}

extension RateBand {
  /// How what is of this band is set off, besides what is said of it.
  var style: TerminalColor.Style {
    switch self {
    case .all: .color(.green)
    case .half: .color(.yellow)
    case .less: .color(.red)
    case .nothingDue: .quiet
    }
  }
}

extension HabitState {
  /// A box as it stands before a habit.
  var box: String {
    switch self {
    case .done: "[x]"
    case .skipped: "[-]"
    case .open, .missed, .ahead: "[ ]"
    case .notDue: " - "
    }
  }

  /// In a word for programs: `not due`.
  var jsonWord: String { self == .notDue ? "not due" : rawValue }
}
