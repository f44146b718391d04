import Languages
import Planner

/// What `tidemark ritual` says of one ritual, in lines and on its page.
enum RitualViewMessage: Message {
  /// The part of the day that it is of: `morning`.
  case time(DaySlot)
  /// `theme Calm`
  case theme(String)
  /// `finished Sat 7 Nov`
  case finished(SeenDay)
  /// `Arc 2`, as a name.
  case arc(Int)
  case noHabit
  /// The same, with what would be one.
  case noHabitInItems
  case noArc
  /// With the section with which one begins, as it is written.
  case noArcInSections(String)
  /// `This command writes it:`, of that section.
  case toWriteArc
  case unreadArc
  /// The same, before the command that says why.
  case toReadArc
  /// `The arc is complete; to begin arc 2, …:`, before a command.
  case toRenew(ArcTitle)
  case renewable
  /// `skipped today`, of a habit.
  case stateToday(HabitState)
  /// `streak 5`, of a habit, of which times are counted.
  case streak(Int)
  /// `5, longest 12`, below the heading of streaks.
  case streakAndLongest(Int, longest: Int)
  /// `so far 75 %`
  case soFar(Rate)
  /// `day 7`
  case day(Int)
  /// `the latest 7 of 12`, of notes.
  case latestNotes(Int, of: Int)
  /// That a command shows all notes.
  case allNotes(command: String)
}
