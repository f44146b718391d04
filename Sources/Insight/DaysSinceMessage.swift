import Languages

/// How long ago an activity was done last, in a few characters.
enum DaysSinceMessage: Message {
  case never, today
  /// `-3D`
  case daysAgo(Int)
}
