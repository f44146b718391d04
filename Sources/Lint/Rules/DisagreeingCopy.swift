import Chronology
public import Diagnostics
import Editing
import Languages
import Outline
import Planner
import SourceText
public import Vault

/// `disagreeing-copy`: a task of a day that says otherwise than its project.
public enum DisagreeingCopy: VaultRule {
  public static let name = "disagreeing-copy"
  public static let severity = Severity.warning

  public static func need(of record: VaultRecord) -> VaultNeed { record.needOfTasks }

  public static func check(_ record: VaultRecord, in vault: LintedVault, _ findings: inout Findings) {
    guard let date = record.date else { return }
    for index in record.tasks.indices where record.tasks[index].place.isCopy {
      guard let title = record.tasks[index].project, let box = record.tasks[index].boxRange,
        let home = vault.index.home(ofTaskNamed: record.tasks[index].name, inProject: title), let found = home.task,
        case let project = home.project, !project.isGarbled, project.tasks[found].box != record.tasks[index].box
      else { continue }
      let (copy, task) = (record.tasks[index], project.tasks[found])
      // A task that was done after the day was open on it.
      guard !task.isRecurring, let taskBox = task.boxRange, copy.box != .open || date >= task.done ?? vault.today else {
        continue
      }
      let line = project.source.line(at: taskBox.lowerBound) + 1
      let place = "\(project.path):\(line)"
      let places = [RelatedPlace(file: project.path, line: line)]
      switch (task.box, copy.box) {
      case (.done, .open):
        findings.add(
          at: box,
          DisagreeingCopyMessage.isOpenHere(LintedFile.excerpt(copy.title), project: project.title, done: task.done),
          help: DisagreeingCopyMessage.tickHereOrOpen(at: place),
          fixes: [
            fix(.tickHere, record, TextEdit(replacing: box, with: "[x]")),
            fix(.open(project: project.title), project, vault) { reopening(task, taskBox, in: project, $0) },
          ],
          places: places
        )
      case (.open, .done):
        findings.add(
          at: box,
          DisagreeingCopyMessage.isDoneHere(LintedFile.excerpt(copy.title), project: project.title),
          help: DisagreeingCopyMessage.openHereOrTick(at: place),
          fixes: [
            fix(.tick(project: project.title), project, vault) { finishing(task, taskBox, on: date, in: project, $0) },
            fix(.openHere, record, TextEdit(replacing: box, with: "[ ]")),
          ],
          places: places
        )
      default: continue
      }
    }
  }

  private static func fix(_ name: DisagreeingCopyMessage, _ record: VaultRecord, _ edit: TextEdit) -> Fix {
    Fix(name: Told(name), isSafe: false, edits: [FileEdit(file: record.path, edit: edit)])
  }

  private static func fix(
    _ name: DisagreeingCopyMessage,
    _ project: VaultRecord,
    _ vault: LintedVault,
    _ edits: @escaping @Sendable (RecordOutline) -> [TextEdit]
  ) -> Fix {
    Fix(
      name: Told(name),
      isSafe: false,
      onDemand: { [memory = vault.memory] in
        edits(memory.outline(of: project)).map { FileEdit(file: project.path, edit: $0) }
      }
    )
  }

  /// Opens the box, and takes the day away on which it was done.
  private static func reopening(
    _ task: VaultRecord.Task,
    _ boxRange: Range<Int>,
    in project: VaultRecord,
    _ outline: RecordOutline
  ) -> [TextEdit] {
    let open = TextEdit(replacing: boxRange, with: "[ ]")
    guard let headline = outline.headline(at: task.headlineRange), let field = headline.field(.done),
      let group = headline.groups.first(where: { headline.fields[$0.fieldIndexes].contains(field) })
    else { return [open] }
    return [open, FieldRemoval.edit(of: field, from: group, of: headline, in: project.source)]
  }

  /// Ticks the box, and writes the day on which it was done.
  private static func finishing(
    _ task: VaultRecord.Task,
    _ boxRange: Range<Int>,
    on date: CivilDate,
    in project: VaultRecord,
    _ outline: RecordOutline
  ) -> [TextEdit] {
    let tick = TextEdit(replacing: boxRange, with: "[x]")
    guard let headline = outline.headline(at: task.headlineRange), headline.field(.done) == nil else { return [tick] }
    if let edit = HeadlineEdit.insertion(of: .done, date.description, into: headline, in: project.source) {
      return [tick, edit]
    }
    guard let end = HeadlineEdit.end(of: headline, in: project.source) else { return [tick] }
    return [tick, TextEdit(insertingAt: end, " (done: \(date))")]
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
        - [x] Draft chapter 3 (project: Thesis)
      """,
    instead: """
      ==> projects/thesis.md <==
      ---
      kind: project
      ---

      # Thesis

      - [x] Draft chapter 3 (done: 2026-11-20)

      ==> days/2026-11-20.md <==
      ---
      kind: day
      ---

      # 2026-11-20 Friday

      - 09:00 - 10:30 Deep work
        - [x] Draft chapter 3 (project: Thesis)
      """
  )
}

/// What `disagreeing-copy` says.
enum DisagreeingCopyMessage: Message {
  /// A task, its project, and the day on which it was done there.
  case isOpenHere(String, project: String, done: CivilDate?)
  case isDoneHere(String, project: String)
  /// With the file and the line of the task in its project; so in the next.
  case tickHereOrOpen(at: String)
  case openHereOrTick(at: String)
  /// The names of the fixes.
  case tickHere
  case openHere
  case tick(project: String)
  case open(project: String)
}
