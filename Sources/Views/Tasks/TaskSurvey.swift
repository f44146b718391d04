package import Chronology
import Outline
package import Planner
package import Vault

/// All tasks of a vault, as they are at a moment: those of projects, each with its next block, of stacks, pages and days.
package struct TaskSurvey: Sendable {
  package struct Project: Sendable {
    var name: WrittenName
    /// Without markup.
    package var title: String { name.words }
    var icon: Icon?
    var color: Color?
    var place: TaskPlace
    /// What is written in it besides its tasks.
    var notes: [Note] = []
    /// In the order of the file.
    var tasks: [ListedItem]

    /// Those of its tasks that are wanted, in the order of a list of tasks.
    func tasks(where isWanted: (ListedItem) -> Bool) -> [ListedItem] {
      TaskOrder.sorted(tasks.picked(where: isWanted), by: \.order)
    }
  }

  struct Stack: Sendable {
    var name: WrittenName
    /// Without markup.
    var title: String { name.words }
    var icon: Icon?
    var path: String
    /// What is written in it besides its tasks.
    var notes: [Note] = []
    var tasks: [ListedItem]
  }

  /// The boxes and recurring tasks of a page, steps and what is set aside among them.
  struct Page: Sendable {
    var name: WrittenName
    var icon: Icon?
    var place: TaskPlace
    var tasks: [ListedItem]
  }

  /// The tasks of a day that no project has.
  struct Day: Sendable {
    var date: CivilDate
    var place: TaskPlace
    var tasks: [ListedItem]
  }

  /// In the order of the vault.
  package private(set) var projects: [Project] = []
  private(set) var stacks: [Stack] = []
  /// In the order of the vault.
  private(set) var pages: [Page] = []
  /// By date.
  private(set) var days: [Day] = []
  /// The tasks of stacks that no project has.
  private(set) var ofStacksAlone: [ListedItem] = []
  let time: SurveyTime
  private let words: SearchWords

  /// How many days back the tasks of days are looked for, where nothing asks for more.
  package static let daysBack = 28

  /// The first of the days whose tasks are told on a day.
  package static func firstDay(before today: CivilDate) -> CivilDate { today.adding(days: -daysBack) }

  /// - Parameters:
  ///   - plans: with the days from today on, and those before whose tasks are to be told.
  ///   - today: the day on which tasks are due; before the vault's `midnight` it is not that of `now`.
  ///   - isWholeDay: whether all times of today count as begun, however late it is.
  ///   - words: what is looked for in notes and logs.
  ///   - isWanted: whether a task of a project, a stack or a page is listed. Of those of days all are.
  ///   - jobs: how many threads may work.
  package init(
    _ plans: VaultPlans,
    words: SearchWords = SearchWords(),
    now: Moment,
    today: CivilDate,
    isWholeDay: Bool = false,
    where isWanted: @escaping @Sendable (PlanItem) -> Bool = { _ in true },
    jobs: Int
  ) {
    let time = SurveyTime(weekStart: plans.settings.weekStarts, today: today, now: now, isWholeDay: isWholeDay)
    (self.time, self.words) = (time, words)
    let blocks = TaskBlocks(plans, now: now, today: today)
    let named = TaskSurvey.tasksNamed(in: plans.stacks.map(\.value.content) + plans.days.map(\.value.content))
    let written = Workers.map(count: plans.projects.count, jobs: jobs) { index in
      let file = plans.projects[index]
      let walk = ItemWalk(file.record, file.value.content, time, words: words)
      var keys = TaskKey.Maker()
      var written = (keys: [(key: TaskKey, task: Int?, isNamed: Bool)](), tasks: [ListedItem]())
      var count = 0
      let items = walk.items(of: walk.home.title) { item, _ in
        guard item.isTask else { return false }
        let isListed = isWanted(item)
        if isListed || !named.isEmpty {
          let key = keys.key(project: file.record.title, item)
          let isNamed = named.contains(key)
          if isListed || isNamed { written.keys.append((key, isListed ? count : nil, isNamed)) }
        }
        if isListed { count += 1 }
        return isListed
      }
      written.tasks = items.map(\.listed)
      for (key, task, _) in written.keys {
        if let task, let block = blocks[key] { written.tasks[task].next = block }
      }
      return written
    }
    // Of two tasks of one name, or two projects of one title, the first is the one that others mean.
    var known: [TaskKey: KnownTask] = [:]
    for (file, written) in zip(plans.projects, written) {
      for (key, task, isNamed) in written.keys where isNamed && known[key] == nil {
        known[key] = KnownTask(project: projects.count, task: task)
      }
      let place = TaskPlace(titleOf: file.record)
      projects.append(
        Project(
          name: WrittenName(file.record.title),
          icon: file.value.icon,
          color: file.value.color,
          place: place,
          notes: file.value.content.notes { $0.isTask },
          tasks: written.tasks
        )
      )
    }
    for file in plans.stacks { add(file, known, where: isWanted) }
    addPages(plans.pages, where: isWanted, jobs)
    addDays(plans.days, known)
  }

  /// The tasks that files name which tell the tasks of projects: stacks and days.
  private static func tasksNamed(in contents: [PlanContent]) -> Set<TaskKey> {
    var named: Set<TaskKey> = []
    for content in contents {
      content.forEachItem { item in
        if let project = item.task.project { named.insert(TaskKey(project: project, item)) }
      }
    }
    return named
  }

  /// Where a task is among those of the projects: it is large to copy.
  private struct KnownTask {
    let project: Int
    /// Nil for one that is not listed.
    let task: Int?
  }

  private mutating func add(
    _ file: VaultPlans.File<TaskStacks>,
    _ known: [TaskKey: KnownTask],
    where isWanted: (PlanItem) -> Bool
  ) {
    let home = ItemHome(file.record, file.value.content)
    for stack in file.value.stacks {
      let tasks = stack.tasks.compactMap { item -> ListedItem? in
        let place = TaskPlace(of: item, in: file.record)
        // What a task is stands in its project; a stack only names it.
        if let project = item.task.project, let named = known[TaskKey(project: project, item)] {
          guard let task = named.task else { return nil }
          var truth = projects[named.project].tasks[task]
          truth.place = place
          return truth
        }
        guard isWanted(item) else { return nil }
        var own = ListedItem(item, in: home, at: place, time)
        own.matches = SearchedText.matches(of: words, title: own.title) { SearchedText.lines(of: item, isDeep: true) }
        ofStacksAlone.append(own)
        return own
      }
      let title = stack.title.isEmpty ? file.record.title : stack.title
      stacks.append(
        Stack(name: WrittenName(title), icon: stack.icon, path: file.record.path, notes: stack.notes, tasks: tasks)
      )
    }
  }

  private mutating func addPages(
    _ files: [VaultPlans.File<FocusPage>],
    where isWanted: @escaping @Sendable (PlanItem) -> Bool,
    _ jobs: Int
  ) {
    let (time, words) = (time, words)
    pages = Workers.map(count: files.count, jobs: jobs) { index in
      let file = files[index]
      let walk = ItemWalk(file.record, file.value.content, time, words: words)
      let tasks = walk.items { item, _ in item.isToBeDone && isWanted(item) }.map(\.listed)
      return Page(name: walk.home.titleName, icon: file.value.icon, place: TaskPlace(titleOf: file.record), tasks: tasks)
    }
    pages.removeAll(where: \.tasks.isEmpty)
  }

  /// Adds what days have besides copies of tasks of projects. What is open in a day that is over and written again in a later one
  /// was carried over.
  private mutating func addDays(_ files: [VaultPlans.File<AnchorDay>], _ known: [TaskKey: KnownTask]) {
    var later: Set<String> = []
    for file in files.reversed() {
      guard let date = file.value.date else { continue }
      let walk = ItemWalk(file.record, file.value.content, time, words: words)
      let tasks = walk.items { item, _ in
        guard item.isTask || item.type == .block && item.box != nil else { return false }
        return item.task.project.map { known[TaskKey(project: $0, item)] == nil } ?? true
      }
      let names = tasks.map { Document.name(ofTitle: $0.read.text) }
      let own = zip(tasks, names).filter { task, name in
        date >= time.today || task.listed.state != .open || !later.contains(name)
      }
      later.formUnion(names)
      guard !own.isEmpty else { continue }
      days.append(Day(date: date, place: TaskPlace(titleOf: file.record), tasks: own.map(\.0.listed)))
    }
    days.reverse()
  }

  /// Each task once: of projects, of pages, of days, and of stacks alone.
  var all: [ListedItem] {
    projects.flatMap(\.tasks) + pages.flatMap(\.tasks) + days.flatMap(\.tasks) + ofStacksAlone
  }
}

extension [ListedItem] {
  /// Those that are wanted. The others, which are large, are not copied to be asked.
  func picked(where isWanted: (ListedItem) -> Bool) -> [ListedItem] {
    indices.filter { isWanted(self[$0]) }.map { self[$0] }
  }

  /// Of a file the places of what is done, the task that was done last first: from the end of the file, as `done` writes it, unless
  /// its days fall.
  var newestDone: [Int] {
    let done = indices.filter { self[$0].state == .done }
    let days = done.compactMap { self[$0].done }
    let falls = zip(days, days.dropFirst()).contains { $0 > $1 } && !zip(days, days.dropFirst()).contains { $0 < $1 }
    return falls ? done : done.reversed()
  }
}
