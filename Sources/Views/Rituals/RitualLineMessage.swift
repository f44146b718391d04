import Languages
import Planner

/// What a line of `tidemark ritual --plain` says, or what it is about.
enum RitualLineMessage: Message {
  /// `Time: morning`
  case time(DaySlot)
  case category(String)
  case theme(String)
  /// `Finished: Saturday 7 November`
  case finished(SeenDay)
  /// `Arc 2, active, from Monday 16 November to …`; the days as they are shown.
  case arc(Int, ArcStatus, String)
  /// `Perfect days: streak 5 days, longest 12 days`
  case perfectDays(current: Int, longest: Int)
  /// `Habit Water, every: mon wed`
  case habit(String, rule: String?)
  /// `today done`
  case today(HabitState)
  /// `3 of 5, 60 % of the goal`; how often something was done, which may be more than the goal.
  case ofGoal(Int, Rate)
  /// `streak 3, longest 5`, of a habit, of which times are counted.
  case streak(Int, longest: Int)
  /// `83 % done of what was due`
  case ofDue(Rate)
  /// `Milestone, day 7`
  case milestone(day: Int)
  /// That an arc cannot be read, and the command that says why.
  case unreadArc(command: String)
  /// That there is no arc, and the command that begins the first.
  case noArcYet(command: String)
  /// `The arc is complete; to begin arc 2, …: tidemark renew "Wake up"`
  case renewal(ArcTitle, command: String)
  /// `Note of arc 2`
  case noteOfArc(Int)
  /// `Note of Saturday 7 November, Water`; the days as they are shown.
  case noteOfDays(String, habit: String)
}
