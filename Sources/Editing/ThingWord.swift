public import Outline

/// What a person is told that nothing of a name is: `no task is called “Water”`.
public enum ThingWord: Hashable, Sendable {
  /// Anything at all: `nothing is called “Water”`.
  case thing
  case item, itemWithBoxOrLog, itemOrSection, itemOfPage, itemSetAside
  case task, taskOfDay, taskOfProject, openTaskOfEarlierDay, taskOrBox
  /// What is done: `task, streak, habit or activity`.
  case doing
  /// What is skipped: `recurring task, streak or habit`.
  case skippable
  case activity, bestSoFar, counter, counterOrCount, tally, timeBlock
  case project, stack, strategy
  /// A file of one of some kinds: `page, project or ritual`.
  case file(Set<DocumentKind>)
  /// Anything with a key: `thing with the key “due”`.
  case bearer(String)
}

extension ThingWord {
  /// The kinds of a file in the order in which they are told.
  static func told(_ kinds: Set<DocumentKind>) -> [DocumentKind] { DocumentKind.allCases.filter(kinds.contains) }
}
