package import Chronology
import Languages

/// What there is that a title may be of.
package enum TitleNoun: Hashable, Sendable {
  case activity
  case block(CivilDate)
  case life, page, project, ritual
  /// What is shown at a time of the day and is no block.
  case row
}

/// What to do where words may mean several titles.
package enum TitleAdvice: Hashable, Sendable, CaseIterable {
  case moreOfTitle, moreOfName, moreOfTitleOrPath, moreOfNameOrTime, path, time
}

/// What to tell a person whose words mean no one title. All that they quote is safe to show.
package enum TitleMessage: Message, Hashable {
  /// `no ritual is called “x”: the vault has none`
  case noneThere(TitleNoun, String)
  case nearest(TitleNoun, String, title: String)
  case others(TitleNoun, String, labels: [String])
  /// The question alone: `“x” may be any of these rituals`
  case several(TitleNoun, String)
  /// The same for a person who cannot be asked.
  case severalOf(TitleNoun, String, TitleAdvice, labels: [String])
  case nothingChosen
}
