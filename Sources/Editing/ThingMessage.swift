import Chronology
import Languages

/// What is said where a name means nothing that can be found.
enum ThingMessage: Message {
  case nameHasNoLetters(ThingWord)
  case isNotIn(ThingWord, String)
  case nameFromHere
  case isNotCalled(ThingWord, String, in: String?)
  case isNotSetAside
  case isSetAside
  /// `that is a task of Thu 19 Nov 2026`
  case isThat(ThingKind, of: CivilDate?)
  case hasNoArc(String)
  /// `pages/health.md has 12 lines, and no line 14`
  case hasNoLine(Int, of: Int, String)
  /// `pages/health.md:14 has no task`
  case isNotAt(String, ThingWord)
  /// `nothing is called “Helth”, as --in says`
  case isNoScope(String)
  case nameScope
}
