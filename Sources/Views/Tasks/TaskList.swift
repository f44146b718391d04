package import Chronology
import Outline
package import Planner
import Vault

/// What `tidemark tasks` shows: stacks, what there is to do by project, page and day, and what was done last; or another
/// arrangement of it that is asked for.
package struct TaskList: Sendable {
  var now: Moment
  var today: CivilDate
  var clock: ClockStyle
  var question: Question
  /// What is shown: the title of a project, or *All*, as programs are told it.
  var title: String
  var stacks: [TaskSurvey.Stack] = []
  /// What there is to do, in order; what else a question of states asks for stands among it.
  var groups: [ItemGroup]
  /// The most recent first, those without a date last; no more than were asked for.
  var done: [ListedItem] = []
  /// How many are done in all.
  var doneCount = 0
  /// Whether there is any project, page with a box, or task of a day.
  var hasTasks: Bool
  /// Whether each of the projects that are looked at has no task at all.
  let isWithoutTasks: Bool
  /// Where nothing is as asked for, how much would be without a part of the question.
  let widened: [(option: String, count: Int)]

  /// How many done tasks are shown unless another number is asked for.
  package static let doneShown = 4
  /// How many tasks of days that are over are shown unless the question narrows what is shown.
  static let earlierShown = 10

  /// - Parameters:
  ///   - doneLimit: the most done tasks to show; nil for all.
  ///   - jobs: how many threads may work.
  package init(
    _ survey: TaskSurvey,
    _ question: Question,
    doneLimit: Int?,
    now: Moment,
    today: CivilDate,
    clock: ClockStyle,
    jobs: Int = 1
  ) {
    (self.now, self.today, self.clock, self.question) = (now, today, clock, question)
    title = question.project ?? Project.allTitle
    hasTasks = !survey.projects.isEmpty || !survey.pages.isEmpty || !survey.days.isEmpty
    let key = question.project.map(Document.key(ofTitle:))
    let chosen = survey.projects.filter { key == nil || Document.key(ofTitle: $0.title) == key }
    @Sendable func isShown(_ item: ListedItem, _ question: Question) -> Bool {
      question.admits(item, today: today) && (question.states.isEmpty ? item.isToDo : true)
        && (!item.isStep || item.due != nil)
    }
    let lists = chosen.map(\.tasks) + survey.pages.map(\.tasks) + survey.days.map(\.tasks)
    @Sendable func finished() -> [(list: Int, task: Int)] {
      question.states.isEmpty ? TaskList.finished(in: lists) { question.admits($0, today: today) && !$0.isStep } : []
    }
    let donePlaces: [(list: Int, task: Int)]
    if question.arranges {
      donePlaces = finished()
      var items = TaskOrder.sorted(survey.all.picked { isShown($0, question) }, by: \.order)
      var order = question
      // Below the headings of days the soonest are first.
      if question.grouping == .due, order.sorting == nil { order.sorting = .due }
      items = items.sorted(by: order)
      groups = ItemGroup.groups(of: items, by: question.grouping ?? .none, today: today)
    } else {
      stacks = survey.stacks.compactMap { stack in
        var stack = stack
        stack.tasks = stack.tasks.filter { question.admits($0, today: today) }
        return stack.tasks.isEmpty ? nil : stack
      }
      (groups, donePlaces) = Workers.both(
        jobs: jobs,
        { TaskList.groups(survey, chosen, question, today) { isShown($0, question) } },
        finished
      )
    }
    isWithoutTasks = chosen.allSatisfy(\.tasks.isEmpty) && (key != nil || survey.pages.isEmpty && survey.days.isEmpty)
    widened =
      groups.contains { !$0.items.isEmpty }
      ? [] : question.parts.map { part in (part.option, survey.all.count { isShown($0, part.rest) }) }
    doneCount = donePlaces.count
    done = donePlaces.prefix(doneLimit ?? donePlaces.count).map { lists[$0.list][$0.task] }
  }

  /// Whether nothing is as asked for.
  package var isEmpty: Bool { groups.allSatisfy(\.items.isEmpty) && stacks.isEmpty && done.isEmpty }

  /// What days that are over left open, the latest first, as one group; then by day, by project, and by page.
  private static func groups(
    _ survey: TaskSurvey,
    _ projects: [TaskSurvey.Project],
    _ question: Question,
    _ today: CivilDate,
    _ isShown: (ListedItem) -> Bool
  ) -> [ItemGroup] {
    func shown(_ tasks: [ListedItem]) -> [ListedItem] {
      let order = TaskOrder.sorted(tasks.picked(where: isShown), by: \.order)
      return question.isReversed ? order.reversed() : order
    }
    let ofProjects = projects.map { project in
      ItemGroup(
        title: project.title,
        name: project.name,
        icon: project.icon,
        color: project.color,
        place: project.place,
        subject: .project,
        told: [.project],
        notes: project.notes,
        items: shown(project.tasks)
      )
    }
    let ofPages = survey.pages.map { page in
      ItemGroup(
        title: page.name.words,
        name: page.name,
        icon: page.icon,
        place: page.place,
        subject: .page,
        told: [.page],
        items: shown(page.tasks)
      )
    }
    let ofDays = survey.days.filter { $0.date >= today }.map { day in
      ItemGroup(title: "\(day.date)", place: day.place, subject: .day(day.date), told: [.day], items: shown(day.tasks))
    }
    var earlier = ItemGroup(title: "", subject: .earlierDays, items: [])
    earlier.items = survey.days.filter { $0.date < today }.reversed().flatMap { shown($0.tasks) }
    earlier.limit = question.narrows ? nil : earlierShown
    // Without a choice every project is there, so that one with nothing to do is seen.
    var all =
      ([earlier] + ofDays).filter { !$0.items.isEmpty }
      + (question.narrows ? ofProjects.filter { !$0.items.isEmpty } : ofProjects) + ofPages.filter { !$0.items.isEmpty }
    // What is not open yet is asked for by its state.
    for index in all.indices { all[index].hidesWaiting = !question.narrows }
    return question.narrows ? all : all.filter { $0.subject == .project || !$0.shownItems.isEmpty }
  }

  /// Where what is done and wanted stands in some lists, the most recent first, what has no date last; of equals in their order. A
  /// place is little to move, and a task is much.
  private static func finished(
    in lists: [[ListedItem]],
    where isWanted: (ListedItem) -> Bool
  ) -> [(list: Int, task: Int)] {
    let found = lists.indices.flatMap { list in
      lists[list].newestDone.filter { isWanted(lists[list][$0]) }.map { (list: list, task: $0) }
    }
    let days = found.map { lists[$0.list][$0.task].done ?? .earliest }
    return days.indices.sorted { days[$0] == days[$1] ? $0 < $1 : days[$0] > days[$1] }.map { found[$0] }
  }

  /// How many tasks are open, overdue, and due today; those of stacks that no project has are among them, however they are arranged.
  var counts: (open: Int, overdue: Int, dueToday: Int) {
    var seen: Set<TaskPlace> = []
    let ofStacks = stacks.flatMap(\.tasks).filter { $0.project == nil }
    let open = (groups.flatMap(\.items) + ofStacks).filter { $0.state == .open && seen.insert($0.place).inserted }
    let days = open.compactMap(\.dueDay)
    return (open.count, days.count { $0 < today }, days.count { $0 == today })
  }
}
