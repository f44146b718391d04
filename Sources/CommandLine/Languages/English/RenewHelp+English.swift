extension RenewHelp {
  var english: String {
    switch self {
    case .days: "Let the arc last N days, 7 to 365, instead of what the ritual says"
    case .from: "The first day of the arc"
    case .summary: "Begin the next arc of a ritual"
    case .discussion:
      """
      It begins today, or on the day after the last arc if that is later, with the habits of the last arc: their words, icons, \
      goals, rules and notes. Their logs stay in the old arc, and an “until” that has passed is left out. The new section \
      comes before the others, or after them if the file has the newest last. While an arc has days left, nothing is begun; \
      `tidemark end-arc` ends it.

      A ritual without an arc gets its first: the heading goes above the list items of the file, and these become its habits, \
      and it begins on the first day of their logs, or today.
      """
    case .beginToday: "Begin the next arc today"
    case .beginFortnight: "Begin a fortnight on Friday"
    }
  }
}
