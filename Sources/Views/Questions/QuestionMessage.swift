import Languages
import Planner

/// What a question asks for, as a heading says it behind what is shown, and what is said where nothing is found.
///
/// What narrows a list agrees with no noun, so that it can follow any, in any order.
enum QuestionMessage: Message {
  /// What is looked for.
  enum Noun: Hashable, Sendable, CaseIterable {
    case item, task
  }

  /// An option of a command as it was typed, and how much there would be without it.
  struct Widening: Hashable, Sendable {
    let option: String
    let count: Int
  }

  // MARK: What it asks for

  /// `of Thesis`, a project.
  case ofProject(String)
  /// `of kind habit or activity`; the words as they are typed.
  case ofKinds([String])
  /// `of high priority`
  case ofPriority(Priority)
  /// `of health`
  case ofCategory(String)
  /// `on Garden`
  case onPage(String)
  /// `of Morning`
  case ofRitual(String)
  /// `that are open or set aside`; of one thing `that is`.
  case inStates([StateWord], isOfOne: Bool)
  /// `with #garden and #home`; without their `#`.
  case withTags([String])
  /// `that are overdue`; of one thing `that is`.
  case overdue(isOfOne: Bool)
  case notDue
  /// `due from Mon 16 Nov to Fri 20 Nov 2026`; the period as it is said.
  case dueWithin(String)
  /// `due by Mon 23 Nov`, or `due by tomorrow, Sat 21 Nov`
  case dueBy(SeenDay)
  /// `with “storm” and “fence”`
  case withWords([String])

  // MARK: Where nothing is found

  case nothingMatches(Noun)
  /// `No item has “storm” in its title, its notes or its log.`
  case nothingHas(Noun, [String])
  /// `Without “--tag home” there are 3, …`
  case without([Widening])
  /// That more than one of some options is to be left out.
  case leaveOut([String])
  /// `3 are set aside; --state set-aside shows them.`
  case setAside(Noun, Int)
  /// Which option shows what is in a state, of a kind, overdue, or due at a time, as it is typed.
  case optionOfState(String)
  case optionOfKind(String)
  case optionOfOverdue(String)
  case optionOfDue(String)
}
