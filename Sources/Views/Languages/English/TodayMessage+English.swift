import Chronology
import Languages

private let language = Language.english

extension TodayMessage {
  var english: String {
    switch self {
    case .title(let day, let time): "Today, \(language.weekdayAndDate(day)), \(language.time(time))"
    case .noHabitDue: "no habit due"
    case .habitsDone(let done, let due): "\(language.number(done)) of \(language.counted(due, "habit", "habits")) done"
    case .tasksOverdue(let count): "\(language.counted(count, "task", "tasks")) overdue"
    case .recurringOverdue(let count): "\(language.number(count)) recurring overdue"
    case .dueToday(let count): "\(language.number(count)) due today"
    case .leftOverCount(let count): "\(language.number(count)) left over"
    case .noRitualFor(let slots, let others):
      "No ritual for \(RitualMessage.forSlots(slots).english) runs today; "
        + (others == 1 ? "1 ritual of another time runs" : "\(language.number(others)) rituals of other times run")
        + ". \(language.quoted("tidemark today")) shows all."
    case .noRitual:
      "No ritual runs today. \(language.quoted("tidemark rituals")) shows which are coming, and which can be renewed or begun."
    case .tasks: "Tasks"
    case .planned: "Planned"
    case .rituals: "Rituals"
    case .leftOver: "Left over"
    case .recurring: "Recurring"
    case .streaks: "Streaks"
    case .toRenew: "To renew"
    case .done: "Done"
    case .dueSoon: "Due soon"
    case .counters: "Counters"
    case .now: "now"
    case .over: "over"
    case .routine: "routine"
    case .doneEarlier: "done earlier"
    case .nothingDueToday: "nothing due today"
    case .streak(let count): "streak \(language.number(count))"
    case .soon(let title, let day): "\(title), \(language.name(of: day.weekday, .short)) \(day.day)"
    case .moreOverdue(let count, let command): "\(language.number(count)) more are overdue: \(language.quoted(command))"
    case .copyLeftOver(let more, let all):
      (more > 0 ? "There are \(language.number(more)) more; to" : "To") + " copy \(all == 1 ? "it" : "them all") to today:"
    case .blocksOver(let count): "\(language.counted(count, "block is", "blocks are")) over"
    case .andMore(let count): "and \(language.number(count)) more"
    case .toBeginFirst: "nothing of it is due; \(RitualMessage.beginning.english):"
    case .toReadArc: "nothing of it is due; \(RitualMessage.reasonOfUnreadArc.english):"
    case .toRenewArc(let arc): "its arc is complete; \(RitualMessage.renewal(arc).english):"
    case .skippedHabit(let title): "\(title), skipped"
    case .nothingDue(let title): "Nothing due today: \(title)"
    case .taskOfToday(let title): "Task of today \(title)"
    case .task(let title): "Task \(title)"
    case .recurringTask(let title): "Recurring \(title)"
    case .streakOf(let title): "Streak \(title)"
    case .leftOverTask(let title): "Left over \(title)"
    case .dueSoonTask(let title): "Due soon \(title)"
    case .ritual(let slot, let title): "\(RitualMessage.slotTitle(slot).english), \(title)"
    case .habit(let title, let state): "Habit \(title): \(language.state(state))"
    case .counter(let title, let part): "Counters \(title): \(part)"
    case .renewal(let title, let arc, let command):
      "\(title): its arc is complete; \(RitualMessage.renewal(arc).english): \(command)"
    case .withoutArc(let title, let command):
      "\(title): no arc yet; \(RitualMessage.beginning.english): \(command)"
    case .doneToday(let title, let home): "Done today: \(title)" + (home.map { ", \($0)" } ?? "")
    case .plannedBlock(let start, let end, let name):
      "Planned \(language.timesInWords(start.time, end.time, start.clock)): \(name)"
    case .plannedTask(let title, let box): "Planned task \(title): \(language.state(box))"
    }
  }
}
