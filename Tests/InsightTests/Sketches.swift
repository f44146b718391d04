import Chronology
import Insight
import Planner
import TestSupport

extension RitualHistory {
  /// Of rituals as `RitualSketch` writes them; weeks begin on Monday.
  init(sketch: String, today: String = "20") {
    self.init(RitualSketch.rituals(sketch), weekStart: .monday, today: RitualSketch.day(today))
  }
}

extension Rate {
  /// `2 of 3`
  var text: String { "\(done) of \(due)" }
}
