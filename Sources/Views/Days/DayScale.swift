import Chronology

/// How many lines a time takes, so that a day fits a screen where it can.
struct DayScale: Sendable {
  /// How much of a block one line stands for.
  var minutesInLine: Int

  /// The finest first.
  private static let steps = [30, 45, 60, 90, 120]

  /// The most lines that a calendar should have.
  private static let mostLines = 40

  /// - Parameter lines: how many lines a day has in a scale.
  init(lines: (DayScale) -> Int) {
    minutesInLine = DayScale.steps.last ?? 60
    for step in DayScale.steps {
      minutesInLine = step
      if lines(self) <= DayScale.mostLines { return }
    }
  }

  init(minutesInLine: Int) {
    self.minutesInLine = minutesInLine
  }

  /// The lines of a block: in proportion to its length, 1 or more.
  func height(ofBlock minutes: Int) -> Int { max((minutes + minutesInLine / 2) / minutesInLine, 1) }

  /// The lines of a free stretch, which is squeezed: 1 to 3.
  func height(ofFree minutes: Int) -> Int {
    switch minutes {
    case ...60: 1
    case ...180: min(2, height(ofBlock: minutes))
    default: min(3, height(ofBlock: minutes))
    }
  }
}
