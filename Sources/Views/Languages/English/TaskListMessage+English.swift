import Languages

private let language = Language.english

extension TaskListMessage {
  var english: String {
    switch self {
    case .heading(let project, let asked): (project.map { "Tasks of \($0)" } ?? "All tasks") + asked
    case .open(let count): "\(language.number(count)) open"
    case .overdue(let count): "\(language.number(count)) overdue"
    case .dueToday(let count): "\(language.number(count)) due today"
    case .nothingToDo: "nothing to do"
    case .toDo: "To-Do"
    case .stacks: "Stacks"
    case .stack: "Stack"
    case .done(let count, let all):
      count == all ? "Done" : "Done, the last \(language.number(count)) of \(language.number(all))"
    case .earlierDays: "Earlier days"
    case .andMore(let count, let command): "and \(language.number(count)) more: \(language.quoted(command))"
    case .plansForToday(let command): "\(language.quoted(command)) plans them for today"
    case .waiting(let count, let command):
      "\(language.counted(count, "recurring task is", "recurring tasks are")) not open yet: \(language.quoted(command))"
    case .noProjectHasTask: "No project has a task. \(whatTaskIs)"
    case .projectHasNoTask: "The project has no task. \(whatTaskIs)"
    case .allSettled: "Nothing to do: every task is done or dropped."
    case .toDoOf(let subject, let open):
      "To do \(words(for: subject))" + (open.map { ", \($0.english):" } ?? ": nothing")
    case .group(let title, let count): "\(title), \(language.counted(count, "task", "tasks")):"
    case .stackOf(let title, let count): "Stack \(title), \(language.counted(count, "task", "tasks")):"
    }
  }

  private var whatTaskIs: String {
    "A task is a line such as \(language.quoted("- [ ] Draft chapter 3")) in the file of a project."
  }

  private func words(for subject: Subject) -> String {
    switch subject {
    case .project(let title): "in \(title)"
    case .page(let title): "on \(title)"
    case .day(let day): "of \(language.comingDay(day))"
    case .earlierDays: "of earlier days"
    }
  }
}
