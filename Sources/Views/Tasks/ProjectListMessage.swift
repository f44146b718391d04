import Languages

/// What `tidemark projects` says.
enum ProjectListMessage: Message {
  case projects
  /// The heads of columns.
  case project, open, done, nextBlock
  /// Of how many tasks are due by today.
  case dueCount
  /// Of what is due, in numbers and days.
  case due
  /// Of the next day on which a task is due.
  case nextDue
  /// Of the next block, where there is little room.
  case next
  /// The name of the row of all projects.
  case all
  /// `3 open, 2 done`
  case counts(open: Int, done: Int)
  /// `2 due by today`
  case dueByToday(Int)
  /// `next due Wed 25 Nov`
  case nextDueOn(SeenDay)
  /// `since Fri 20 Nov`: from when on something has been due.
  case since(SeenDay)
}
