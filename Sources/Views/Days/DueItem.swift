import Chronology
import Languages
import Outline
import Planner
package import Vault

/// What is open and due on a day, without a time of it: a task of a project, a page or another day, or what recurs. Its title is as it
/// is written.
struct DueItem: Sendable {
  var title: String
  var icon: Icon?
  /// The title of its project or page; that of the day that it is written in.
  var home: String
  /// Whether that is a project.
  var isOfProject = false
  var priority: Priority?
  /// The rule of what recurs: `weekday`.
  var rule: String?
  var place: DaySheet.Place?

  /// Those of a day that is not over: of projects, then of pages, then of other days. What is set aside is not due.
  static func all(on date: CivilDate, in plans: VaultPlans, today: CivilDate) -> [DueItem] {
    guard today <= date else { return [] }
    let weekStart = plans.settings.weekStarts
    var found: [DueItem] = []
    func add(_ record: VaultRecord, _ content: PlanContent, isProject: Bool) {
      for section in content.allSections where !section.isSetAside {
        section.forEachItem { item in
          var rule: String?
          if case .recurring(let own) = item.content {
            guard own.isDue(on: date, item.log, weekStart: weekStart, today: today) else { return }
            rule = "\(own.rule)"
          } else if item.task.due != date || item.box != .open {
            return
          }
          found.append(
            DueItem(
              title: item.text,
              icon: item.icon,
              home: record.title,
              isOfProject: isProject,
              priority: item.task.priority,
              rule: rule,
              place: record.line(of: item).map { DaySheet.Place(path: record.path, line: $0) }
            )
          )
        }
      }
    }
    for file in plans.projects { add(file.record, file.value.content, isProject: true) }
    for file in plans.pages { add(file.record, file.value.content, isProject: false) }
    // Of a project's task its project says when it is due.
    for file in plans.days where file.record.date != date {
      for section in file.value.content.allSections {
        section.forEachItem { item in
          guard item.isTask || item.type == .block, item.task.project == nil, item.task.due == date, item.box == .open else {
            return
          }
          found.append(
            DueItem(
              title: item.text,
              icon: item.icon,
              home: file.record.date.map { "\($0)" } ?? file.record.title,
              priority: item.task.priority,
              place: file.record.line(of: item).map { DaySheet.Place(path: file.record.path, line: $0) }
            )
          )
        }
      }
    }
    return found
  }
}

extension DueItem {
  /// What is said behind its title: where it is from, its rule, how important it is.
  func details(in language: Language) -> [String] {
    let rule = rule.map { language.say(DayMessage.recurringBy(DayWords.title($0))) }
    return [DayWords.title(home), rule, priority.map { language.say(TaskMessage.priority($0)) }].compactMap(\.self)
  }
}

extension RecurringRule {
  /// Whether a rule without times wants something done on a day that is not over, for which nothing has settled it.
  fileprivate func isDue(on date: CivilDate, _ log: [LogRecord], weekStart: Weekday, today: CivilDate) -> Bool {
    guard !hasTimes else { return false }
    if rule.isAfterDone || rule.times != nil {
      let status = RecurringStatus(self, log: log, weekStart: weekStart, today: today)
      return date == today ? status.open == today : rule.isAfterDone && status.next == date
    }
    return schedule(weekStart: weekStart, earliestEntry: DayLog(log).firstDay).isDue(on: date)
      && !log.contains { $0.days.contains(date) && $0.status != .missed }
  }
}

extension DaySheet {
  /// Adds what is due on the day and not planned on it.
  package mutating func addDue(in plans: VaultPlans) {
    let planned =
      blocks.flatMap { block in block.block.tasks.map { ($0.title, $0.project) } } + tasks.map { ($0.title, $0.project) }
    let keys = Set(planned.compactMap { title, project in project.map { TaskKey(project: $0, titled: title) } })
    // A block, or a loose task, of its name is what is left of a task of another day, or of a page, to be done.
    let names = Set(blocks.map(\.block.name) + planned.filter { $0.1 == nil }.map(\.0)).map(Document.key(ofTitle:))
    due = DueItem.all(on: date, in: plans, today: today).filter { item in
      item.isOfProject
        ? !keys.contains(TaskKey(project: item.home, titled: item.title)) : !names.contains(Document.key(ofTitle: item.title))
    }
  }
}
