import Chronology
import Languages
import Planner

/// What is said of a life in weeks, and of its weeks.
enum LifeMessage: Message {
  /// What a sign or a square of a week means.
  enum Sign: Hashable, Sendable {
    case lived, livedAndMarked, thisWeek, ahead, birthday, marked
  }

  /// Why a milestone is set off.
  enum Standing: Hashable, Sendable {
    case today, next, reached, ahead
  }

  // MARK: The life

  /// `born Thursday 1990-06-14`
  case born(CivilDate)
  /// `85 years expected`
  case expected(Int)
  /// `1,902 weeks lived`
  case weeksLived(Int)
  /// `2,518 remaining`, of weeks, as the next three.
  case remaining(Int)
  case inAll(Int)
  case beyond(Int)
  /// `43 percent`, as it is read aloud.
  case percentInWords(Int)
  /// `2 other lives: Mum's life, Dad's life; “tidemark life NAME” shows one.`
  case otherLives([String], command: String)
  case file(path: String)
  case noteOfMark, noteOfPhase

  // MARK: Marks

  /// Where no week is marked: the command that marks this one, if there is a week of today.
  case noWeekMarked(command: String?)
  case weeksMarked(Int)
  /// `4 in a row, this week pending`
  case inARow(Int, isPending: Bool)
  /// `9 at most`
  case atMost(Int)
  case rating(WeekRating)
  case category(LifeCategory)
  /// `marked 2026-11-20`, where it was later than the week; else `marked`.
  case marked(CivilDate?)
  /// `Mark: good, growth.`
  case mark([String])
  case notMarked
  /// Before a further mark of a week.
  case also

  // MARK: Milestones

  /// `10 years`, `half of the weeks`, `13 weeks marked in a row`
  case milestone(LifeMilestone.Kind)
  /// `half`, `13 marked in a row`
  case shortMilestone(LifeMilestone.Kind)
  /// `Milestones, and the weeks that remain after each`
  case milestones
  case standing(Standing)
  /// `next, in 186 weeks`
  case next(weeks: Int)
  /// `Milestone 2030-06-14: 40 years, 2,332 weeks remaining after it, next.`
  case milestoneSentence(LifeMilestone, Standing)
  /// `and 7 others: “tidemark life --milestones”`
  case otherMilestones(Int, command: String)

  // MARK: Weeks

  /// `Week 1,902`
  case week(Int)
  /// Where a week lies, told from today's: `this week`, `next week`, `in 186 weeks`, `3 weeks ago`.
  case distance(weeks: Int)
  /// `age 36`
  case age(Int)
  /// `age 36, from this Thursday on`
  case ageFrom(Int, Weekday)
  /// `age 35, 36 on 2026-06-14`
  case ageUntil(Int, CivilDate)
  /// `Age 36`, as a heading.
  case yearOfAge(Int)
  /// Above the ages before rows of weeks, in as few letters as it takes.
  case ageColumn
  /// `after the expected 85 years`
  case afterExpected(Int)
  case sign(Sign)
  /// `2026-11-19 to 2026-11-25`
  case days(DateRange)
  /// `from 2026-11-19`
  case from(CivilDate)
  /// `weeks 1 to 52`
  case weeks(Int, Int)
  /// `39 lived`, of the weeks of a row, as the next two.
  case countLived(Int)
  case countAhead(Int)
  case countMarked(Int)
  /// `phase School, then A year in 東京`
  case phases([String])
}
