import Languages

/// What a person is told who has nothing yet of what a view shows.
enum BeginningMessage: Message {
  case noRitual, noProject, noTask, noActivity, noLife, nothingPlanned
  /// What a command does.
  case summary(BeginningStep)
  /// The name in a command that is an example; empty where it has none.
  case example(BeginningStep)
  /// Where the file of a life says no day of birth.
  case noBirth(path: String)
  /// Where it says one that is not read: the place, what is written, and what can be.
  case unreadBirth(place: String, written: String, example: String)
}
