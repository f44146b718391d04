import Diagnostics
import Languages
import Planner
import Views

/// Options of the commands that begin and show rituals.
enum RitualOptions {
  static let time = Option.value(
    "time",
    value: "SLOT",
    expectation: RitualOptionHelp.slotExpected,
    RitualOptionHelp.time,
    read: slot
  )
  .correcting(nearest)

  /// Those that are shown.
  static let times = Option.values(
    "time",
    value: "SLOT",
    expectation: RitualOptionHelp.slotExpected,
    RitualOptionHelp.times,
    read: slot
  )
  .correcting(nearest)

  private static func nearest(_ text: String) -> Told? {
    nearestWord(to: text, in: DaySlot.allCases.map(\.rawValue)).map {
      Told(RitualOptionMessage.isNoSlot(ControlCharacters.escaping(text), meant: $0))
    }
  }

  private static func slot(_ text: String) -> DaySlot? { DaySlot(rawValue: text.lowercased()) }
}

/// What is wrong with the value of an option of rituals.
enum RitualOptionMessage: Message {
  case isNoSlot(String, meant: String)
}

/// What the help says of the options of rituals.
enum RitualOptionHelp: Message {
  case time, times, slotExpected
}
