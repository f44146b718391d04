package import Chronology
import Outline
import Planner
package import Vault

/// What `tidemark stats time` shows: how the time that days plan falls to projects and blocks.
package struct TimeReport: Sendable {
  /// What is counted.
  package enum Grouping: String, CaseIterable, Sendable {
    case project, block
  }

  struct Row: Hashable, Sendable {
    /// Without markup; nil for the time that falls to no project.
    var name: String?
    var icon: Icon?
    var color: Color?
    var minutes: Int
    /// Of all that is planned: 0 only for nothing, 100 only for all.
    var percent: Int
  }

  var period: DateRange
  var today: CivilDate
  /// What is counted of it: what falls to a project, or has tags.
  var question: Question
  /// The most time first; no project last.
  var projects: [Row]
  var blocks: [Row]
  var totalMinutes: Int
  /// The days of the period that have a file.
  var days: [CivilDate]
  /// Whether nothing of what is asked for is planned.
  package var isEmpty: Bool { totalMinutes == 0 }
  var missingDays: Int { period.count - days.count }

  /// - Parameters:
  ///   - plans: with the days of the period.
  ///   - question: of which only the project and the tags count.
  package init(_ plans: VaultPlans, _ question: Question = Question(), over period: DateRange, today: CivilDate) {
    self.period = period
    self.today = today
    self.question = question
    let looks = ProjectLooks(plans.projects)
    let files = plans.days.filter { $0.value.date.map(period.contains) ?? false }
    days = Set(files.compactMap(\.value.date)).sorted()
    var spellings: [String: String] = [:]
    // Of blocks of one name the first icon is shown.
    var icons: [String: Icon] = [:]
    // Most names come again and again.
    var names: [String: String] = [:]
    let written = files.flatMap { file in
      file.value.blocks(defaultMinutes: plans.settings.defaultBlock).map { (block: $0, tags: file.value.content.tags) }
    }
    let choice = TimeChoice(question, plans.projects)
    let shares = TimeShares(
      written.map { block, tagsOfDay in
        var block = looks.settled(block)
        if !question.tags.isEmpty { block.trailingTags += Document.tags(ofTitle: block.title) + tagsOfDay }
        let name = names[block.title] ?? ShownText.line(Document.name(ofTitle: block.title))
        names[block.title] = name
        block.title = name
        if let icon = block.icon, icons[block.name] == nil { icons[block.name] = icon }
        for index in block.tasks.indices {
          guard let title = block.tasks[index].project, looks[title] == nil else { continue }
          // Of a project that has no file, the first spelling stands for all.
          let key = Document.key(ofTitle: title)
          block.tasks[index].project = spellings[key] ?? title
          spellings[key] = spellings[key] ?? title
        }
        return block
      },
      where: choice.counts
    )
    totalMinutes = shares.totalMinutes
    projects = shares.projects.map { share in
      let look = share.name.flatMap { looks[$0] }
      return Row(share, share.name.map(ShownText.line), look?.icon, look?.color, of: shares.totalMinutes)
    }
    blocks = shares.names.map { Row($0, $0.name, $0.name.flatMap { icons[$0] }, nil, of: shares.totalMinutes) }
  }

  func rows(by grouping: Grouping) -> [Row] { grouping == .project ? projects : blocks }

  /// The share of a whole in percent (`Rate`); 0 of nothing.
  static func percent(_ part: Int, of whole: Int) -> Int { Rate(done: part, of: whole).percent ?? 0 }
}

/// Which part of the planned time is asked for (format, *Planned time*).
private struct TimeChoice {
  private let project: String?
  private let tags: [String]
  /// Those of the files of projects, by their keys.
  private var tagsOfProjects: [String: [String]] = [:]

  init(_ question: Question, _ projects: [VaultPlans.File<Project>]) {
    project = question.project.map(Document.key(ofTitle:))
    tags = question.tags
    guard !tags.isEmpty else { return }
    for file in projects.reversed() { tagsOfProjects[Document.key(ofTitle: file.record.title)] = file.value.content.tags }
  }

  /// Whether the share of a project, or of none, in a block is asked for. The tags of a block are those of all its shares; else a
  /// share has those of its tasks and of its project.
  func counts(_ block: TimeBlock, _ share: String?) -> Bool {
    let key = share.map(Document.key(ofTitle:))
    if let project, project != key { return false }
    if has(block.trailingTags) { return true }
    let ofProject = block.trailingTags + (key.flatMap { tagsOfProjects[$0] } ?? [])
    if has(ofProject) { return true }
    return block.tasks.contains { task in
      task.project == share && has(ofProject + task.trailingTags + Document.tags(ofTitle: task.title))
    }
  }

  private func has(_ held: [String]) -> Bool {
    tags.allSatisfy { asked in held.contains { Question.isTag($0, asked) } }
  }
}

extension TimeReport.Row {
  fileprivate init(_ share: TimeShares.Share, _ name: String?, _ icon: Icon?, _ color: Color?, of total: Int) {
    self.name = name
    self.icon = icon
    self.color = color
    minutes = share.minutes
    percent = TimeReport.percent(share.minutes, of: total)
  }
}
