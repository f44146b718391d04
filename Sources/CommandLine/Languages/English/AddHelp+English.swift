extension AddHelp {
  var english: String {
    switch self {
    case .text: "the item as you would write it in a file, with box, icon and fields"
    case .section: "The section or strategy of the page"
    case .type: "Make it an item of this type, if its words do not say which"
    case .streak: "The rule of a streak, like daily"
    case .best: "Which attempt is the best"
    case .goal: "The goal of a counter or a streak"
    case .to: "Where a count ends"
    case .at: "The time of a schedule row, like “05:00 - 06:30”, or of what recurs"
    case .priority: "How important it is"
    case .from: "The first day: of a timeline, or from which a rule counts"
    case .until: "The last day, or the one that is counted down to"
    case .since: "The day from which days are counted up"
    case .on: "Add it to this day as a task; today by default"
    case .project: "Add it to this project as a task"
    case .stack: "Add it to this stack as a task"
    case .literal: "Keep a day or a time at the end of the words as words"
    case .summary: "Add a task to today, another day, a project or a stack, or an item to a page"
    case .discussion:
      """
      TEXT alone is a task for today, in no project. If today has no file yet, it gets one. A day or a time at the end of the \
      words is read: “Call Mum tomorrow 17:00” is a block of tomorrow with a box, and with --project a task that is due then; \
      “Standup fri 9:30 for 45m” and “Lunch 12:00-13:00” say how long; “Pay rent due friday” is due; “Stretch every day” \
      recurs, and goes to the page that has such items; “Water 0/8” is a counter there. “at 7” is the next seven o'clock. The \
      command says how it read them.

      With --page, --section, --type or another field it is an item of a page. It goes to the end of the section, by default \
      that which has the most items of its type, written like the lines around it. Without --type the words or the options \
      decide what it is: --every makes a recurring task, --streak a streak, --best a best so far, --since and --until count \
      days, --goal makes a counter, --at a schedule row, --from a timeline, --due a box. A value that lint would report is \
      refused.
      """
    case .taskOfToday: "Note down a task for today"
    case .withTime: "Note down something that has a time"
    case .dueTask: "Note down a task that is due"
    case .recurring: "Note down something that recurs"
    case .taskOfProject: "Note down a task of a project"
    case .line: "Add a line of words"
    case .counter: "Add a counter by its pattern"
    case .addStreak: "Add a streak"
    case .tally: "Add a tally without strokes"
    }
  }
}
