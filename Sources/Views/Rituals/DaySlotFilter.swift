package import Planner

/// The parts of the day that are asked for. What is of any time belongs to each of them.
package struct DaySlotFilter: Hashable, Sendable {
  /// In the order of the day; none where all are wanted.
  let slots: [DaySlot]

  package init(_ slots: [DaySlot] = []) { self.slots = DaySlot.allCases.filter(slots.contains) }

  /// Whether nothing is left out.
  package var isOfAll: Bool { slots.isEmpty }

  package func contains(_ slot: DaySlot) -> Bool { isOfAll || slot == .anytime || slots.contains(slot) }
}
