import Chronology
import Languages

/// What a picture says besides its view.
enum PictureMessage: Message {
  /// How the squares of a year are to be read.
  case weeksAndDays
  case insights
  /// `The last 14 days, up to 2026-11-20`
  case lastDays(CivilDate)
}
