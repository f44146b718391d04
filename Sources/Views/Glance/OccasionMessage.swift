import Languages
import Planner

/// What is said of a day that is worth a word.
enum OccasionMessage: Message {
  /// What such a day is.
  enum Kind: Hashable, Sendable, CaseIterable {
    case milestone, endsToday, todayIs
  }

  case kind(Kind)
  /// `You've now lived 30 years. 2,594 weeks.`, where the second figure is what remains.
  case life(LifeMilestone)
  /// `since Fri 20 Nov`
  case since(SeenDay)
}
