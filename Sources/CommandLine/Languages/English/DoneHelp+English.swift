extension DoneHelp {
  var english: String {
    switch self {
    case .ritual: "Do all habits of this ritual that are due and open"
    case .at: "The time of the entry in its log"
    case .summary: "Do things: tick their boxes, or add today to their logs"
    case .discussion:
      """
      A box is ticked. Something that recurs, a streak, a habit or an activity gets an entry in its log: one for each \
      occurrence, or one a day. A task of a project gets “done”, moves to the section Done if there is one, and its copies on \
      that day and later days are ticked too; those of earlier days stay as they are. What an earlier day left open, as \
      `tidemark today` shows it, is ticked there, if nothing else has that name. If you name several things, all of them are \
      done or none. If several things have one name, the open one is taken; if several are open, the one of that day. The name \
      of a ritual means its habits.
      """
    case .tickTask: "Tick a task by a part of its name"
    case .addYesterday: "Add yesterday to a log"
    case .addThreeDays: "Add three days to two logs"
    case .openOfRitual: "Do what is open of a ritual"
    }
  }
}
