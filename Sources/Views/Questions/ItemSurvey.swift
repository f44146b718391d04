package import Chronology
import Outline
package import Planner
package import Vault

/// The items and files of a vault that a question asks for, in the order of the vault: its pages, projects and rituals, its
/// activities, lives and stacks, then its days.
package struct ItemSurvey: Sendable {
  let question: Question
  let time: SurveyTime
  let clock: ClockStyle
  let items: [ListedItem]
  /// For each of several parts of the question, how much there would be without it; counted only where nothing was found.
  let widened: [(option: String, count: Int)]
  /// How much of what is asked for is set aside; counted only where nothing else was found.
  let setAside: Int

  /// - Parameter jobs: how many threads may work.
  package init(_ plans: VaultPlans, _ question: Question, now: Moment, today: CivilDate, jobs: Int) {
    self.question = question
    time = SurveyTime(weekStart: plans.settings.weekStarts, today: today, now: now)
    clock = plans.settings.clock
    var sources = Source.all(of: plans)
    Source.findCopies(in: &sources)
    let tasks = Set(plans.projects.flatMap { file in file.value.tasks.map { TaskKey(project: file.record.title, $0) } })
    items = ItemSurvey.items(of: sources, tasks, question, time, clock, jobs)
    var aside = question
    aside.states = [.setAside]
    setAside =
      items.isEmpty && question.states.isEmpty && !question.words.isEmpty
      ? ItemSurvey.items(of: sources, tasks, aside, time, clock, jobs).count : 0
    guard items.isEmpty, question.parts.count > 1 else {
      widened = question.parts.map { ($0.option, 0) }
      return
    }
    widened = question.parts.map { [time, clock] part in
      (part.option, ItemSurvey.items(of: sources, tasks, part.rest, time, clock, jobs).count)
    }
  }

  private static func items(
    of sources: [Source],
    _ tasks: Set<TaskKey>,
    _ question: Question,
    _ time: SurveyTime,
    _ clock: ClockStyle,
    _ jobs: Int
  ) -> [ListedItem] {
    Workers.map(count: sources.count, jobs: jobs) { sources[$0].items(tasks, question, time, clock) }.flatMap(\.self)
  }

  /// A file of any kind.
  private struct Source: Sendable {
    var record: VaultRecord
    var content: PlanContent
    var category: String?
    var isRoot = false
    /// Of a day: the tasks that a later day has again, which say how they stand there.
    private var writtenLater: Set<TaskKey> = []

    init(record: VaultRecord, content: PlanContent, category: String? = nil, isRoot: Bool = false) {
      (self.record, self.content, self.category, self.isRoot) = (record, content, category, isRoot)
    }

    /// Settles which tasks of days were carried over: those that are left open, and a later day has too.
    static func findCopies(in sources: inout [Source]) {
      var later: Set<TaskKey> = []
      var keys = TaskKey.Maker()
      for index in sources.indices.reversed() where sources[index].record.date != nil {
        var own: [TaskKey] = []
        sources[index].content.forEachItem { item in
          if item.box != nil { own.append(keys.key(project: item.task.project ?? "", item)) }
        }
        sources[index].writtenLater = later.intersection(own)
        later.formUnion(own)
      }
    }

    private func isCarriedOver(_ item: PlanItem) -> Bool {
      guard !writtenLater.isEmpty, item.box == .open else { return false }
      return writtenLater.contains(TaskKey(project: item.task.project ?? "", item))
    }

    static func all(of plans: VaultPlans) -> [Source] {
      func sources<Value: PlanFile>(_ files: [VaultPlans.File<Value>]) -> [Source] {
        files.map { Source(record: $0.record, content: $0.value.content) }
      }
      let rituals = plans.rituals.map { Source(record: $0.record, content: $0.value.content, category: $0.value.category) }
      return sources(plans.pages) + sources(plans.projects) + rituals + sources(plans.activities) + sources(plans.lives)
        + sources(plans.stacks)
        + [plans.rootFile].compactMap(\.self).map { Source(record: $0.record, content: $0.value.content, isRoot: true) }
        + sources(plans.days)
    }

    /// - Parameter tasks: those of projects: a copy of one elsewhere is no other task, and is told only of the files that are asked
    ///   for.
    func items(_ tasks: Set<TaskKey>, _ question: Question, _ time: SurveyTime, _ clock: ClockStyle) -> [ListedItem] {
      let words = question.words
      let walk = ItemWalk(record, content, category: category, time, words: words, isDeep: question.asksForTypes)
      var items: [ListedItem] = []
      // The root is nobody's thing, but for whoever asks for it.
      let isAsked = !isRoot || !question.parts.isEmpty
      if isAsked, question.asksForFiles, question.admits(nil, in: walk.home) {
        let file = walk.file(content.icon)
        if question.admits(file, today: time.today) { items.append(file) }
      }
      let asked = walk.items { item, home in
        guard !isCarriedOver(item), question.admits(item.type, in: home), item.type.isListedUnasked || question.asksForWords
        else { return false }
        let isOfOther = home.project == nil && !question.kinds.contains(.kind(home.kind))
        return !isOfOther || item.task.project.map { !tasks.contains(TaskKey(project: $0, item)) } ?? true
      }
      for (read, var item) in asked where question.admits(item, today: time.today) {
        item.value = ItemStanding.message(of: read, time, clock)
        items.append(item)
      }
      return items
    }
  }
}

extension Question {
  /// Whether it names types of items, so that what stands below one of them has no line of its own.
  fileprivate var asksForTypes: Bool {
    kinds.contains { if case .kind = $0 { false } else { true } }
  }

  /// Whether it is about something of which words can speak that are no more than words.
  fileprivate var asksForWords: Bool { !words.isEmpty || !tags.isEmpty || asksForTypes || states.contains(.setAside) }

  /// Whether whole files are among what is asked for: where nothing asks for what only items have.
  fileprivate var asksForFiles: Bool { priority == nil && due == nil && (states.isEmpty || states == [.setAside]) }
}

extension ItemSurvey {
  /// All tags of the vault, each once, by the alphabet.
  package static func tags(in plans: VaultPlans) -> [String] {
    var tags: Set<String> = []
    for file in plans.files {
      tags.formUnion(file.value.content.tags)
      file.value.content.forEachItem { tags.formUnion($0.tags) }
    }
    return tags.sorted()
  }
}
