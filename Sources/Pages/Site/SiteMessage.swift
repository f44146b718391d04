import Chronology
import Languages

/// What a site says: its navigation, its index, and the pages of weeks, months and years.
enum SiteMessage: Message {
  /// The links that all pages have, by what they lead to.
  case site
  case home, week, tasks, projects, rituals, insights, life, activities, months, tags, letters
  /// The groups of the index.
  case pages, stacks, lives, vault
  /// The links of a page to those beside it.
  case days, weeks, years, lettersOfIndex
  case nothingYet
  /// Of a file that was there a moment ago.
  case gone
  /// What is below the title of the index of names.
  case namesByLetter
  /// `3 names`
  case names(Int)
  /// `and 2 more`
  case andMore(Int)
  /// `Week of 2026-11-16`
  case weekOf(CivilDate)
  case noFile
  /// `rituals 83 %`; the figure as it is shown.
  case ofRituals(String)
  case monthsOfYear
}
