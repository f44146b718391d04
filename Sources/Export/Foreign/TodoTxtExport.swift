import Chronology
import Import
import Planner

/// Tasks as lines of todo.txt. A line is written only if reading it gives the same task.
package enum TodoTxtExport {
  private static let written: Set<KeptThing> = [.box, .priority, .dueDate]

  static func part(of file: ForeignFile) -> ForeignPart {
    var part = ForeignPart(title: file.plan.title)
    guard file.plan.kind.traits.tasks != .none else { return part }
    for placed in file.plan.content.itemsInPlace {
      let item = placed.item
      // A box on a block makes it a task of its name.
      let isBlock = item.content.blockTime != nil
      let isTask = item.isTask || item.type == .checkbox || isBlock && item.box != nil
      guard isTask, !placed.parents.contains(where: { $0.isTask || $0.type == .checkbox }) else { continue }
      let (place, words) = (file.place(of: item), item.wholeText)
      switch line(of: item) {
      case .failure(let refusal): part.leave(words, at: place, refusal.reason)
      case .success(let line):
        guard reads(line, as: item, file.today) else {
          part.leave(words, at: place, .todoTxtReadsOtherwise)
          continue
        }
        part.text += line + "\n"
        let kept: [KeptThing] = item.task.project == nil ? [] : [.project]
        // The tasks below a block have lines of their own.
        let own = isBlock ? item.withoutTasks : item
        let lost = own.lost(besides: written) + ruleLoss(of: item) + placeLoss(of: placed, in: file.plan)
        part.write(words, at: place, kept: kept, without: lost)
      }
    }
    return part
  }

  /// The lines of several files as one list, each with the title of its file.
  package static func whole(of parts: [ForeignPart]) -> String {
    let parts = parts.filter { !$0.text.isEmpty }
    guard parts.count > 1 else { return parts.first?.text ?? "" }
    return parts.map { part in
      part.text.split(separator: "\n").map { "\($0) \(tag(part.title))\n" }.joined()
    }.joined()
  }

  private struct Refusal: Error {
    var reason: ForeignReason
  }

  private static func line(of item: PlanItem) -> Result<String, Refusal> {
    var words: [String] = []
    switch item.box {
    case .done: words += ["x"] + (item.task.done.map { [$0.description] } ?? [])
    case .dropped: return .failure(Refusal(reason: .todoTxtHasNoDropped))
    case .unknown: return .failure(Refusal(reason: .todoTxtHasNoSign))
    case .open, nil: break
    }
    let letter = item.task.priority.map(letter)
    if let letter, item.box != .done { words.append("(\(letter))") }
    words.append(item.wholeText)
    if let project = item.task.project { words.append(tag(project)) }
    if let due = item.task.due { words.append("due:\(due)") }
    if case .recurring(let rule) = item.content {
      guard let text = text(of: rule.rule) else {
        return .failure(Refusal(reason: .todoTxtHasNoRule("\(rule.rule)")))
      }
      if let from = rule.from { words.append("due:\(from)") }
      words.append("rec:\(text)")
    }
    if let letter, item.box == .done { words.append("pri:\(letter)") }
    return .success(words.joined(separator: " "))
  }

  private static func letter(of priority: Priority) -> String {
    switch priority {
    case .high: "A"
    case .medium: "B"
    case .low: "C"
    }
  }

  /// The words of a project as one word with its sign.
  static func tag(_ title: String) -> String { "+" + title.split(whereSeparator: \.isWhitespace).joined(separator: "-") }

  /// `+1w` counts from the day on which it was due, `1w` from the day on which it was done.
  private static func text(of rule: Recurrence) -> String? {
    let letters: [Recurrence.Unit: String] = [.day: "d", .week: "w", .month: "m", .year: "y"]
    guard let letter = letters[rule.unit], rule.selection == .unsaid || rule.isAfterDone else { return nil }
    return (rule.isAfterDone ? "" : "+") + "\(rule.interval)\(letter)"
  }

  private static func ruleLoss(of item: PlanItem) -> [KeptThing] {
    if case .routine(let routine) = item.content { return routine.rule == nil ? [] : [.rule] }
    guard case .recurring(let rule) = item.content else { return [] }
    let parts: [(KeptThing, Bool)] = [
      (.timesOfRule, !rule.times.isEmpty || rule.window != nil), (.monthsOfRule, rule.months != .all),
      (.lastDayOfRule, rule.until != nil),
    ]
    return parts.filter(\.1).map(\.0)
  }

  /// What is not said of where a task is.
  private static func placeLoss(of placed: ItemInPlace, in plan: Plan) -> [KeptThing] {
    let parts: [(KeptThing, Bool)] = [
      (.section, !placed.section.title.isEmpty && placed.section.role != .done), (.day, plan.day != nil),
      (.time, placed.item.content.blockTime != nil), (.parents, !placed.parents.isEmpty),
    ]
    return parts.filter(\.1).map(\.0)
  }

  /// Whether an import takes a line as the task that it was made of.
  private static func reads(_ line: String, as item: PlanItem, _ today: CivilDate) -> Bool {
    let file = ImportedFile(path: "todo.txt", name: "todo.txt", bytes: Array(line.utf8))
    let drafts = (try? TodoTxtFile.drafts(of: [file], ImportOptions(today: today))) ?? []
    guard drafts.count == 1, case .item(let drafted) = drafts[0].content, drafts[0].kept.isEmpty else { return false }
    let read = drafted.item
    let words = [item.wholeText, item.task.project.map(tag) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    guard read.text == words, read.box ?? .open == item.box ?? .open, read.task.priority == item.task.priority,
      read.task.done == (item.box == .done ? item.task.done : nil)
    else { return false }
    switch (read.content, item.content) {
    case (.recurring(let read), .recurring(let rule)):
      return read.rule == rule.rule && (read.from == rule.from || rule.from == nil && rule.rule.dependsOnPhase)
    case (.recurring, _), (_, .recurring): return false
    default: return read.task.due == item.task.due
    }
  }
}
