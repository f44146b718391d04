import Chronology
import Languages

/// What changed of an item. Its name comes first: the words of a paragraph are quoted in it.
enum ItemChangeMessage: Message {
  /// What its box says now.
  enum Box: Hashable, Sendable {
    case done, dropped, new, reopened, none
    /// A box with another mark.
    case marked(String)
  }

  /// `added: 10:00 - 11:00 Lunch, with 2 below it, 1 done`
  case added(String, below: Int, done: Int)
  case removed(String, below: Int)
  /// `renamed: Read Dune → Read Dune Messiah`
  case renamed(ChangeTurn)
  /// `text: “A walk today.” → “A long walk today.”`
  case text(ChangeTurn)
  /// `Draft moved here from “Thesis”`
  case movedHere(String, from: String)
  /// `Draft moved: “S” → “T”`
  case moved(String, ChangedPlace, ChangedPlace, ChangeTurn.Style)
  case setAside(String)
  case restored(String)
  /// `Draft done 2026-11-20`, with the day that it is said to be done.
  case box(String, Box, CivilDate?)
  /// `Water 5/8`
  case valueIs(String, String)
  /// `Water 3/8 → 5/8`
  case valueTurned(String, ChangeTurn)
  /// `Values: kind → bold`
  case valuesTurned(String, ChangeTurn)
  /// `Desk moved 09:00 → 10:00`
  case timeMoved(String, ChangeTurn)
  case noteAdded(String)
  case noteRemoved(String)
  /// `Draft: note “One” → “Two”`
  case noteTurned(String, ChangeTurn)
  /// `Draft due 2026-12-01`
  case value(String, ChangedValue)
  /// `Water: 2026-11-20 removed from the log`, with the days and what is said of them.
  case unlogged(String, String)
  /// `Water 2026-11-20: done → skipped`; what is said of the day before and now, nothing for done.
  case relogged(String, CivilDate, String, String, ChangeTurn.Style)
  case reordered(String)
  case otherText(String)
  case changed(String)
}
