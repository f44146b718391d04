import Chronology
import Languages
import Planner

/// A type of the values of messages, with values that are told in different ways.
protocol Sampled {
  static var samples: [Self] { get }
}

/// A case of a message with different values: enough of them that each sample of each value is there.
func each<each Part: Sampled, Whole>(_ make: (repeat each Part) -> Whole) -> [Whole] {
  // Asked for once: those of a message within a message are many.
  let samples = (repeat (each Part).samples)
  var most = 1
  for count in repeat (each samples).count { most = max(most, count) }
  return (0..<2 * most).map { round in
    // Values of one type are not alike all the time.
    var step = 0
    func sample<Value>(_ values: [Value]) -> Value {
      step += 1
      return values[(round * step + round / most) % values.count]
    }
    return make(repeat sample(each samples))
  }
}

extension Sampled where Self: CaseIterable {
  static var samples: [Self] { Array(allCases) }
}

extension Int: Sampled {
  static let samples = [0, 1, 2, 1_000_000]
}

extension Number: Sampled {
  static let samples = ["0", "1", "1.5", "2", "1000000"].compactMap { Number($0) }
}

extension Double: Sampled {
  static let samples = [0, 1, 1.5, 2, 1_000_000]
}

extension String: Sampled {
  static let samples = ["Thé vert", "Ñandú"]
}

extension Bool: Sampled {
  static let samples = [false, true]
}

extension Optional: Sampled where Wrapped: Sampled {
  static var samples: [Wrapped?] { Wrapped.samples + [nil] }
}

extension Array: Sampled where Element: Sampled {
  static var samples: [[Element]] {
    let all = Element.samples
    return [Array(all.prefix(1)), Array(all.prefix(2)), Array((all + all + all).prefix(3))]
  }
}

extension CivilDate: Sampled {
  static let samples = ["2026-11-20", "2027-03-01", "2026-09-01"].compactMap { CivilDate($0) }
}

extension DateRange: Sampled {
  static let samples = ["2026-11-20 - 2026-12-17", "2026-11-20 - 2026-11-20"].compactMap { DateRange($0) }
}

extension TimeOfDay: Sampled {
  static let samples = ["01:30", "17:05"].compactMap { TimeOfDay($0) }
}

extension SeenDay: Sampled {
  static var samples: [SeenDay] {
    let today = CivilDate.samples[0]
    return [0, 1, -1, 5, -3, -365].flatMap { days in
      [NameLength.short, .full].map { SeenDay(today.adding(days: days), from: today, $0) }
    }
  }
}

extension ShownTime: Sampled {
  static var samples: [ShownTime] {
    TimeOfDay.samples.flatMap { time in ClockStyle.allCases.map { ShownTime(time, $0) } }
  }
}

extension ShownTimes: Sampled {
  static var samples: [ShownTimes] {
    ClockStyle.allCases.map { ShownTimes(TimeOfDay.samples[0], TimeOfDay.samples[1], $0) }
  }
}

extension NameLength: Sampled {
  static let samples = [NameLength.short, .full]
}

extension BoxState: Sampled {
  static let samples = [BoxState.open, .done, .dropped, .unknown("~")]
}

extension Rate: Sampled {
  static let samples = [Rate(done: 0, of: 7), Rate(done: 1, of: 2), Rate(done: 1, of: 1), Rate(done: 5, of: 12)]
}

extension ArcTitle: Sampled {
  static let samples = DateRange.samples.map { ArcTitle(number: 2, days: $0) }
}
