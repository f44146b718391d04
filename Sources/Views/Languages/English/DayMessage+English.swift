import Chronology
import Languages

private let language = Language.english

extension DayMessage {
  var english: String {
    switch self {
    case .blocks(let count): language.counted(count, "block", "blocks")
    case .planned(let minutes, let length): "\(language.length(minutes, length)) planned"
    case .free(let minutes, let length): "\(language.length(minutes, length)) free"
    case .due(let count): "\(language.number(count)) due"
    case .recurring(let count, let done):
      "\(language.number(count)) recurring" + (done > 0 ? ", \(language.number(done)) done" : "")
    case .partDone(let done, let all): "\(language.number(done)) of \(language.number(all)) done"
    case .andMoreTasks(let count): "and \(language.counted(count, "task", "tasks")) more"
    case .notes: "Notes"
    case .problems: "Problems"
    case .tasksInNoBlock: "Tasks in no block"
    case .dueNotPlanned: "Due, and not planned"
    case .timetable: "Timetable"
    case .time: "Time"
    case .what: "What"
    case .freeTime(let minutes, .short): "free \(language.length(minutes))"
    case .freeTime(let minutes, .full): "free, \(language.lengthInFull(minutes))"
    case .now: "now"
    case .nowAfterMidnight: "now, after midnight"
    case .overlaps(let other): "overlaps" + (other.map { " \($0)" } ?? "")
    case .project(let title): "project \(title)"
    case .color(let color): "color \(color.rawValue)"
    case .colorName(let color): color.rawValue
    case .past: "past"
    case .runningNow: "running now"
    case .recurringState(let state): language.state(state)
    case .recurringBy(let rule): "recurring, \(rule)"
    case .heading(let day, let words):
      "\(language.weekdayAndDate(day.date)), \(language.distance(day))" + (words.isEmpty ? "." : ": \(words).")
    case .freeSpan(let start, let end, let minutes):
      "\(language.timesInWords(start.time, end.time, start.clock)), \(language.lengthInFull(minutes)): free."
    case .nowIs(let time): "Now it is \(language.time(time))."
    case .nowIsAfterMidnight(let time): "Now it is \(language.time(time)), after midnight."
    case .taskInNoBlock(let box, let title): "Task in no block, \(language.state(box)): \(title)"
    case .taskOfBlock(let block, let box, let title): "Task of \(block), \(language.state(box)): \(title)"
    case .dueTask(let title): "Due, open: \(title)"
    case .problem(let problem): "Problem: \(problem.english)"
    case .weekOf(let first, let last): "Week of \(first) - \(last)"
    case .week(let first, let last): "Week \(TaskMessage.period(first, last).english)"
    case .todayIs(let weekday): "today is \(language.name(of: weekday))"
    case .routineOfVault: "routine of the vault"
    case .recurringTask: "recurring task"
    case .noFile: "no file"
    case .noBlock: "no block"
    }
  }
}
