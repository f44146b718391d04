import Languages

/// What several rules say alike: as advice, or as the name of a fix.
enum CommonMessage: Message {
  /// `did you mean “due”?`
  case didYouMean(String)
  /// `Write “due”`
  case write(String)
  /// `Remove “due”`
  case remove(String)
}
