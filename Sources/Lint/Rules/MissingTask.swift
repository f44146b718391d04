import Chronology
public import Diagnostics
import Editing
import Languages
import Outline
import Planner
import SourceText
public import Vault

/// `missing-task`: a task that its project lacks.
public enum MissingTask: VaultRule {
  public static let name = "missing-task"
  public static let severity = Severity.warning

  public static func need(of record: VaultRecord) -> VaultNeed { record.needOfTasks }

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard vault.index.hasMissingTasks else { return }
    for place in record.tasks.indices where record.tasks[place].place != .page {
      guard let title = record.tasks[place].project,
        case (let project, nil)? = vault.index.home(ofTaskNamed: record.tasks[place].name, inProject: title),
        !project.isGarbled
      else { continue }
      let task = record.tasks[place]
      // Tasks of this name that an id tells apart: which one is meant, only a person can say.
      if task.id == nil, let id = vault.index.id(ofTaskTitled: task.title, inProject: title) {
        findings.add(at: task.wordsRange, problem(task, project), help: MissingTaskMessage.writeID(id))
        continue
      }
      let nearest = vault.taskNames(of: project).nearest(to: task.name, limit: max(2, task.name.count / 5))
      let fix = fix(for: task, isSafe: nearest == nil && !vault.mayHaveTask(task.name, project), in: record, project, vault)
      findings.add(
        at: task.wordsRange,
        problem(task, project),
        help: nearest.map { MissingTaskMessage.didYouMeanOrAdd($0, file: project.path) }
          ?? .addOrRemoveProject(file: project.path),
        fixes: [fix].compactMap(\.self),
        places: [RelatedPlace(file: project.path)]
      )
    }
  }

  private static func problem(_ task: VaultRecord.Task, _ project: VaultRecord) -> MissingTaskMessage {
    .isNoTask(LintedFile.excerpt(task.title), project: project.title)
  }

  /// One of the places that name the task mends it for all, so that it is added once.
  private static func fix(
    for task: VaultRecord.Task,
    isSafe: Bool,
    in record: VaultRecord,
    _ project: VaultRecord,
    _ vault: LintedVault
  ) -> Fix? {
    guard let first = vault.index.firstCopy(ofMissing: task.name, inProject: project.title),
      first.record.name == record.name, first.task.wordsRange == task.wordsRange
    else { return nil }
    let copies = vault.index.copies(ofMissing: task.name, inProject: project.title)
    return Fix(
      name: Told(MissingTaskMessage.add(project: project.title)),
      isSafe: isSafe,
      onDemand: { [memory = vault.memory] in
        let done = copies.filter { $0.task.place.isCopy && $0.task.box == .done }.compactMap(\.record.date).max()
        let words = done.map { "[x] \(task.title) (done: \($0))" } ?? "[ ] \(task.title)"
        let edit = memory.outline(of: project).newTask.edit(adding: words + (task.id.map { " ^" + $0 } ?? ""))
        return [FileEdit(file: project.path, edit: edit)]
      }
    )
  }

  public static let example = RuleExample(
    found: """
      ==> projects/thesis.md <==
      ---
      kind: project
      ---

      # Thesis

      - [ ] Draft chapter 3

      ==> days/2026-11-20.md <==
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:30 Deep work
        - [ ] Check the sources (project: Thesis)
      """,
    instead: """
      ==> projects/thesis.md <==
      ---
      kind: project
      ---

      # Thesis

      - [ ] Draft chapter 3
      - [ ] Check the sources

      ==> days/2026-11-20.md <==
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:30 Deep work
        - [ ] Check the sources (project: Thesis)
      """
  )
}

/// What `missing-task` says.
enum MissingTaskMessage: Message {
  case isNoTask(String, project: String)
  /// The nearest task, and the file of the project.
  case didYouMeanOrAdd(String, file: String)
  case addOrRemoveProject(file: String)
  /// An id that one of the tasks of the name has.
  case writeID(String)
  case add(project: String)
}
