extension RitualHelp {
  var english: String {
    switch self {
    case .name: "the title of a ritual, or a part of it"
    case .notes: "Show the notes of all days of all arcs, and not only the latest of this arc"
    case .summary: "Show one ritual: its arc, habits, notes, milestones and streaks"
    case .discussion:
      """
      It shows the arc that runs today, else the latest one. Each habit has what was done of its goal, and of the days on \
      which it was due so far. A day counts for the streak of the ritual when all that was due on it was done. A milestone is \
      reached on its day, as soon as everything that is due on it is done, if something was done on half of the due days until \
      then; otherwise it is passed. Earlier arcs come last. What you wrote is shown where it belongs: notes of the ritual, of \
      its arcs and habits, and those of the days, the latest first.

      --json prints an object with title, icon, category, color (of the category), time, path, line, theme, notes, streak, \
      completedArcs, asksForRenewal, renewal, arc and otherArcs. Notes are a list of texts. An arc has number, state \
      (upcoming, active, complete, ended early), start, end, effectiveEnd, day, days, daysRemaining, notes, ofGoals, soFar, \
      habits and milestones (title, day, date, state: ahead, reached or passed, isReached, keptDays: the days with something \
      done of those with something due); a rate has done, due and percent. A habit has notes, and notedEntries: the entries of \
      its log that have some, each with date, until, time, state and notes.
      """
    case .showByWord: "Show the ritual whose title has this word"
    case .success: "the ritual was shown"
    }
  }
}
