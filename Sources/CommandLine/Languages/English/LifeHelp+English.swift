extension LifeHelp {
  var english: String {
    switch self {
    case .remaining: "Print the number of weeks that remain, and nothing else"
    case .week: "Show one week: today's, or WEEK"
    case .grid: "Show all weeks, 52 in a row"
    case .zoom: "Show the weeks of ten years, or of one year with their marks: those around today, or around WEEK"
    case .milestones: "Show all milestones, not only those near today"
    case .mono: "Show ratings and phases without their colors, whatever the file says"
    case .file: "Show the life in this file, of several: its path, or its title"
    case .nameOrWeek: "whose life: its title or a part of it; or a week"
    case .weekOrDayExpected: "the number of a week, or a day like 2026-11-20, tomorrow or friday"
    case .weekOrDay: "a week: its number, or a day in it"
    case .summary: "Show a life in weeks"
    case .discussion:
      """
      Weeks are counted from the day of birth. The expected years have 52 weeks each; what remains is never less than 0, and \
      the count goes on after the expected end. In a grid each row has the age at which its first week begins. A marked week \
      is shown as the figure of its rating, from 1 (awful) to 5 (great), or as + without one; phases are named beside the row \
      in which they begin. With --zoom a row is a year of age: the weeks that begin in it, 52 or 53.

      If a vault has several lives, yours is shown: the one beside tidemark.md, else the one that tidemark.md names first. \
      NAME or --in shows another.

      --json prints an object with title, path, otherLives, notes, today, born, expectancy, age, weeks (in all), lived, \
      remaining, percent, week (today's: number, first, last, age, birthday, title, state, isBeyond, phase, phaseNotes, \
      marks), markedWeeks, markingStreak, milestones and phases; with --remaining a number; with --week that week; with --grid \
      or --zoom rows of weeks, and beyond, the row of those after the expected end.
      """
    case .showLife: "Show your life in weeks"
    case .printRemaining: "Print the number of weeks that remain"
    case .showWeek: "Show the week of that day"
    case .showGrid: "Show all weeks"
    case .showYear: "Show this year of life, week by week"
    case .showAnother: "Show all weeks of another life of the vault"
    case .success: "the life was shown, or there is none"
    case .couldNotRun:
      """
      the vault could not be read, no life, or more than one, has that name, the life says no day of birth, or it has no such \
      week
      """
    }
  }
}
