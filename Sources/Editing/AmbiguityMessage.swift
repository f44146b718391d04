import Languages

/// What is said of a name that means several things.
enum AmbiguityMessage: Message {
  /// What the things are.
  enum Kind: Hashable, Sendable, CaseIterable {
    case things
    /// Tasks that earlier days left open.
    case leftTasks
    /// What earlier days have as done or dropped.
    case settledThings
    /// What is beside something among its siblings.
    case thingsBeside
  }

  case mayMean(String, Int, Kind)
  case nameByPlace
  case nameByPlaceOrIn
}
