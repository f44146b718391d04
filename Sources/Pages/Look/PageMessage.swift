import Chronology
import Languages

/// What a page says itself, besides what its file or its view says.
enum PageMessage: Message {
  /// The link over the navigation to what the page is about.
  case toContent
  /// The links to the parts of a page.
  case contents
  /// What has no title.
  case untitled
  case writtenByTidemark
  /// `As of Friday 2026-11-20, written by Tidemark.`; the day is named by its weekday and date.
  case asOf(CivilDate)
  /// Behind a day of a calendar.
  case today
  /// The part of a page that says what else is in its file.
  case asWritten
  case table
  /// Before an image: its words, or where it is.
  case image
  /// Names of what a file says of itself.
  case color, tags
  /// `icon star.fill`, of an icon that no font has.
  case icon(String)
  /// `ended 2026-11-20`, of a section.
  case ended(CivilDate)
}
