import Chronology
import Editing
import Outline
import Phrases
import Planner
import Workspace

/// A task that is noted down in a hurry: its words, and where it goes (commands, *Capture*).
struct Capture {
  enum Place {
    /// A day, below no block; nil for the one that the words name, else today.
    case day(NamedDay?)
    case project(String, due: NamedDay?, priority: String?)
    case stack(String)
  }

  var text: String
  var place: Place
  /// When it is: as a block of the day, or as the reminder of a task of a project.
  var time: TimeOfDay?
  /// Whether the words stay as they are, with the day and the time at their end.
  var isLiteral: Bool
  var fit: BlockFit

  /// Adds it, and says how its words were read.
  func add(to vault: inout EditedVault) throws(EditRefusal) {
    let text = text.onOneLine
    guard !text.isEmpty else { throw EditRefusal("the task has no words") }
    switch place {
    case .stack(let name): try vault.addToStack(try stack(called: name, in: vault), ["[ ] " + text])
    case .day(let day):
      let words = words(of: text, readsDay: day == nil)
      let date = vault.day(day ?? words.day.map { NamedDay($0) }) ?? vault.today
      try addToDay(words.words, on: date, at: time ?? words.time, &vault)
      say(words, on: date, &vault)
    case .project(let name, let due, let priority):
      let words = words(of: text, readsDay: due == nil)
      let project = try vault.project(named: name)
      let time = time ?? words.time
      let date = vault.day(due ?? words.day.map { NamedDay($0) }) ?? (time == nil ? nil : vault.today)
      let fields: [(FieldKey, String?)] = [
        (.due, date?.description), (.priority, priority), (.notify, time?.description),
      ]
      try vault.addTask(try TaskAddCommand.item(words.words, fields, vault), to: project)
      if let date { say(words, on: date, &vault) }
    }
  }

  private func words(of text: String, readsDay: Bool) -> CapturedWords {
    CapturedWords(text, readsDay: readsDay && !isLiteral, readsTime: time == nil && !isLiteral)
  }

  private func say(_ words: CapturedWords, on date: CivilDate, _ vault: inout EditedVault) {
    guard let read = words.read else { return }
    let time = words.time.map { words.day == nil ? "\($0)" : ", \($0)" } ?? ""
    let meaning = (words.day == nil ? "" : date.echo) + time
    vault.note("read \(EditRefusal.quote(read)) as \(meaning); --literal leaves it in the words")
  }

  private func addToDay(
    _ words: String,
    on date: CivilDate,
    at time: TimeOfDay?,
    _ vault: inout EditedVault
  ) throws(EditRefusal) {
    let line = words.hasPrefix("[ ] ") ? words : "[ ] " + words
    if let time {
      return try vault.addLoose(try BlockAddCommand.item(line, at: time, on: date, vault), on: date, at: time, fit)
    }
    let plain = PlanItem(.task, text: String(line.dropFirst(4)), box: .open)
    let item = try LineCheck(vault).item(line, in: .day, below: "\(date) \(date.weekday.title)")
    // Words that read as something else, such as a block, stay words.
    try vault.addLoose(item.flatMap { $0.type == .task ? $0 : nil } ?? plain, on: date)
  }

  /// The title of the stack that a name means; a name that fits none begins one.
  private func stack(called name: String, in vault: EditedVault) throws(EditRefusal) -> String {
    do throws(EditRefusal) {
      return try vault.stack(named: name).title
    } catch {
      guard error.candidates.isEmpty else { throw error }
      return name
    }
  }
}
