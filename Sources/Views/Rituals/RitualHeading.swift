import Languages

/// The headings of one ritual: of its parts, and of the columns of its tables.
enum RitualHeading: Message {
  case habits, milestones, notesOfDays, earlierArcs, otherArcs
  /// `The last twelve months`
  case twelveMonths
  case habit, today, goal, done, soFar, streak
  /// `In all`, of a row of sums.
  case inAll
  case milestone, day, when
  case arc, state, days
}
