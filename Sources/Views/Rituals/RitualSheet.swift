import Chronology
import Insight
import Planner

/// What `tidemark ritual` shows: one ritual with its arcs and habits. Its texts are without markup.
struct RitualSheet: Sendable {
  struct Habit: Sendable {
    var name: WrittenName
    var title: String { name.words }
    var icon: Icon?
    /// As it is written: `mon wed`; nil for every day.
    var rule: String?
    var progress: HabitProgress
    /// Over all arcs.
    var streak: Streak
    /// How it stands today; nil where its arc does not run.
    var today: HabitState?
    /// What is written below it besides its log.
    var notes: [Note] = []
    /// The entries of its log that have words, in the order of the file.
    var noted: [NotedEntry] = []
  }

  struct Arc: Sendable {
    var number: Int
    /// As planned.
    var days: DateRange
    /// Those that count.
    var effective: DateRange
    var progress: ArcProgress
    var milestones: [ArcMilestoneStanding]
    var habits: [Habit]
    /// What is written in its section besides habits.
    var notes: [Note] = []

    /// Of all goals.
    var ofGoals: Rate { habits.map(\.progress).ofGoals }
    /// Of all that was due to today.
    var soFar: Rate { habits.map(\.progress).soFar }
  }

  /// Its place in the survey.
  var ritual: Int
  var name: WrittenName
  var title: String { name.words }
  var icon: Icon?
  var category: String?
  var slot: DaySlot
  var theme: String?
  /// What is written outside of its arcs.
  var notes: [Note]
  var finished: CivilDate?
  /// Of days on which all that was due was done.
  var streak: Streak
  /// The arc that runs, else the latest; nil where there is none.
  var shown: Arc?
  /// The other arcs, the latest first.
  var others: [Arc]
  var completed: Int
  /// The arc that would renew it; nil where it does not ask for it.
  var renewal: ArcTitle?
  /// Whether it has no arc, and is not finished.
  var isToBegin: Bool
  /// Whether it has no arc, but a section that was meant as one.
  var hasUnreadArc: Bool
  /// Its file.
  var path: String

  /// - Parameter showsOthers: whether the other arcs are wanted.
  init(_ survey: RitualSurvey, _ ritual: Int, showsOthers: Bool = true) {
    let own = survey.rituals[ritual]
    let status = survey.history.statuses[ritual]
    self.ritual = ritual
    name = WrittenName(of: own)
    icon = own.icon
    category = own.category
    slot = own.slot
    theme = own.theme
    notes = own.notes
    finished = own.finished
    streak = survey.history.timelines[ritual].streak
    let streaks = survey.history.streaks(ofRitual: ritual)
    let day = survey.history.ritualDay(of: ritual, on: survey.today)
    func arc(_ place: Int) -> Arc {
      RitualSheet.arc(place, of: ritual, survey, streaks, today: day.flatMap { $0.arc == place ? $0 : nil })
    }
    shown = status.shown.map(arc)
    others = showsOthers ? own.arcs.indices.reversed().filter { $0 != status.shown }.map(arc) : []
    completed = status.completed
    renewal = survey.renewal(of: ritual)
    isToBegin = survey.isToBegin(ritual)
    hasUnreadArc = survey.hasUnreadArc(ritual)
    path = survey.places[ritual].path
  }

  private static func arc(
    _ place: Int,
    of ritual: Int,
    _ survey: RitualSurvey,
    _ streaks: HabitStreaks,
    today: RitualDay?
  ) -> Arc {
    let history = survey.history
    let arc = survey.rituals[ritual].arcs[place]
    let states = Dictionary((today?.habits ?? []).map { ($0.habit, $0.state) }) { first, _ in first }
    let progress = history.progress(ritual: ritual, arc: place)
    let habits = zip(arc.habits, progress).enumerated().map { index, pair in
      Habit(
        name: WrittenName(of: pair.0),
        icon: pair.0.icon,
        rule: pair.0.rule.map { "\($0.rule)" },
        progress: pair.1,
        streak: streaks[pair.0.title],
        today: today.map { _ in states[index] ?? .notDue },
        notes: pair.0.notes,
        noted: pair.0.log.compactMap(NotedEntry.init)
      )
    }
    return Arc(
      number: arc.number,
      days: arc.days,
      effective: arc.effectiveDays,
      progress: ArcProgress(arc, today: survey.today),
      milestones: history.milestones(ritual: ritual, arc: place),
      habits: habits,
      notes: arc.notes
    )
  }
}
