extension HistoryHelp {
  var english: String {
    switch self {
    case .what: "a ritual, by its title or a part of it; or a day to show in detail"
    case .monthsExpected: "a number from 1 to 12"
    case .months: "Show N months, of which this one or that of --to is the last; 3 by default"
    case .toExpected: "a month like 2025-06 or october, or a day of it"
    case .to: "Show the months up to this one"
    case .ritual: "Show the days of this ritual only; give its title or a part of it"
    case .day: "Show this day in detail"
    case .summary: "Show what was done of the rituals, as calendars of months or a day in detail"
    case .discussion:
      """
      A day counts for every arc that ran on it, whether that arc is over or running. Its mark says how much was done of what \
      was due and not skipped; – is a day of which all was skipped. Weeks begin as the vault says. A day in detail is compared \
      with the average of the seven days before, and shows the notes that you wrote on it.

      --json prints an object with today, ritual and months, or with date, rate, average, trend (up, down, stable), points, \
      streak, line and rituals; a habit of a day has title, state, isDue, time and notes. A month has first, last, rate, \
      checkIns, activeDays, perfectDays, longestStreak and days; a day of it has date, band (all, half, less, nothing-due), \
      isRunning, isSkipped and rate.
      """
    case .showYear: "Show a year"
    case .showSpring: "Show the spring of an earlier year"
    case .showYesterday: "Show what was done yesterday"
    case .showRitual: "Show the days of one ritual"
    case .success: "the days were shown, or there are none"
    }
  }
}
