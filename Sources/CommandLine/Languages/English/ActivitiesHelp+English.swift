extension ActivitiesHelp {
  var english: String {
    switch self {
    case .since: "List what was done in a period like 31d, 3m, “last month” or mon..wed, or since a day"
    case .name: "an activity: its name or a part of it"
    case .summary: "Show activities by rank, when each was done last and how often"
    case .discussion:
      """
      A day counts once, however often it is written down; days in the future do not count. The past 7 days are today and the \
      six before; N months begin the day after the same date N months ago; --since takes any other period, or a day to start \
      from. Last is today, or how many days ago it was, such as -1D; Every is the mean number of days from one completion to \
      the next, Longest the longest gap. With NAME one activity is shown with its details and a year of days.

      --json prints an object with today, doneToday, notes (of the file) and activities, each with its details as notes; with \
      --since the completions of that period; with NAME one activity with its completions, of 12 months unless --since says \
      less.
      """
    case .showAll: "Show all activities"
    case .listDays: "List what was done in the past 31 days"
    case .listMonth: "List what was done in a month"
    case .showOne: "Show one activity with a year of days"
    case .success: "the activities were shown, or there are none"
    case .couldNotRun: "the vault could not be read, or no activity, or more than one, has that name"
    }
  }
}
