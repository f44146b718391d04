package import Planner

/// The parts of the day that are asked for. What is of any time belongs to each of them.
package struct DaySlotFilter: Hashable, Sendable {
  /// In the order of the day; none where all are wanted.
  let slots: [DaySlot]

  package init(_ slots: [DaySlot] = []) { self.slots = DaySlot.allCases.filter(slots.contains) }

  /// Whether nothing is left out.
  package var isOfAll: Bool { slots.isEmpty }

  package func contains(_ slot: DaySlot) -> Bool { isOfAll || slot == .anytime || slots.contains(slot) }

  /// `the morning or the evening`.
  var phrase: String {
    let phrases = slots.map { slot in
      switch slot {
      case .anytime: "any time"
      case .midday: "midday"
      case .morning, .afternoon, .evening, .night: "the \(slot.rawValue)"
      }
    }
    return phrases.joined(separator: " or ")
  }
}
