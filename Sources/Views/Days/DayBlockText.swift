import Diagnostics
import Languages
import Planner

/// The words of one block in a view: a headline, and its tasks.
struct DayBlockText {
  let block: DaySheet.Block
  let phase: DaySheet.Phase
  let width: Int
  let language: Language

  /// The least cells that a name keeps before what is said behind it goes.
  private static let leastName = 14
  /// The cells of an icon and the space after it.
  static let iconWidth = 3

  private var name: String { DayWords.title(block.block.name) }

  private var style: TerminalColor.Style {
    switch phase {
    case .past: .quiet
    case .running: .strong
    case .coming: .plain
    }
  }

  /// How the tasks are set off.
  private var taskStyle: TerminalColor.Style { phase == .past ? .quiet : .plain }

  /// Icon, name, and what is to be said behind it.
  ///
  /// - Parameter countsTasks: whether the number of tasks is told, since they are not shown.
  func headline(countsTasks: Bool) -> StyledLine {
    var line = StyledLine(DayBlockText.picture(of: block.look.icon))
    var name = name
    if let task = block.ownTask { name = "\(DayWords.box(task.box)) \(name)" }
    let room = width - line.cells
    let wanted = min(DisplayWidth.cells(of: name), DayBlockText.leastName)
    func cells(_ details: [String]) -> Int { details.reduce(0) { $0 + DisplayWidth.cells(of: $1) + 3 } }
    var details = details(countsTasks: countsTasks, namesOther: true) + [language.length(block.block.minutes)]
    // The length can be told from the times, so it goes first where there is little room.
    if cells(details) + DisplayWidth.cells(of: name) > room { details.removeLast() }
    if cells(details) + wanted > room { details = self.details(countsTasks: countsTasks, namesOther: false) }
    while !details.isEmpty, cells(details) + wanted > room { details.removeLast() }
    line.add(DisplayWidth.cut(name, to: room - cells(details)), style)
    for detail in details { line.add(" · " + detail, .quiet) }
    return line
  }

  /// - Parameter namesOther: whether the block that it overlaps is named.
  private func details(countsTasks: Bool, namesOther: Bool) -> [String] {
    var details: [String] = []
    if let other = block.overlapped {
      details.append(language.say(DayMessage.overlaps(namesOther ? DisplayWidth.cut(DayWords.title(other), to: 24) : nil)))
    }
    if let project = block.ownTask?.project { details.append(DayWords.title(project)) }
    if block.block.isRoutine { details.append(language.say(TodayMessage.routine)) }
    if block.recurring != nil { details.append(language.say(TaskMessage.recurring)) }
    if block.isDoneEarlier { details.append(language.say(TodayMessage.doneEarlier)) }
    let boxes = listedTasks.map(\.box)
    if countsTasks, !boxes.isEmpty { details.append(DayWords.tasks(boxes, in: language)) }
    return details
  }

  private var listedTasks: [BlockTask] { block.listedTasks }

  var taskCount: Int { listedTasks.count }

  /// A line for each task, and one for those that are more than `most`, 1 or above.
  func tasks(most: Int) -> [StyledLine] {
    let tasks = listedTasks
    let shown = tasks.count <= most ? tasks.count : most - 1
    var lines = tasks.prefix(shown).map { task in
      var line = margin
      line.add(DayWords.box(task.box), .quiet)
      line.add(" " + DayWords.title(task.title), task.box == .open ? taskStyle : .quiet)
      if let project = task.project { line.add(" · " + DayWords.title(project), .quiet) }
      return line.cut(to: width)
    }
    if shown < tasks.count {
      var line = margin
      let words =
        shown == 0
        ? DayWords.tasks(tasks.map(\.box), in: language) : language.say(DayMessage.andMoreTasks(tasks.count - shown))
      line.add(words, .quiet)
      lines.append(line.cut(to: width))
    }
    return lines
  }

  /// The tasks on one line: as many as fit, and how many more there are.
  var tasksOnOneLine: StyledLine {
    DayBlockText.onOneLine(listedTasks.map { ($0.title, $0.box) }, behind: margin, width: width, style: taskStyle, in: language)
  }

  /// Some tasks on one line: as many as fit, and how many more there are.
  static func onOneLine(
    _ tasks: [(title: String, box: BoxState)],
    behind margin: StyledLine,
    width: Int,
    style: TerminalColor.Style,
    in language: Language
  ) -> StyledLine {
    func more(_ count: Int) -> String { "  " + language.say(TodayMessage.andMore(count)) }
    var line = margin
    for (index, task) in tasks.enumerated() {
      var next = line
      next.add((index == 0 ? "" : "  ") + DayWords.box(task.box), .quiet)
      next.add(" " + DayWords.title(task.title), task.box == .open ? style : .quiet)
      let rest = tasks.count - index - 1
      let room = rest == 0 ? width : width - DisplayWidth.cells(of: more(rest))
      guard next.cells <= room || index == 0 else {
        line.add(more(tasks.count - index), .quiet)
        return line
      }
      line = index == 0 ? next.cut(to: room) : next
    }
    return line
  }

  /// What is written below the block, cut where it is longer; nil where there is nothing. `tidemark block show` has it whole.
  var notesOnOneLine: StyledLine? {
    let words = NotesText.onOneLine(block.block.notes)
    guard !words.isEmpty else { return nil }
    var line = margin
    line.add(words, .quiet)
    return line.cut(to: width)
  }

  private var margin: StyledLine { StyledLine(String(repeating: " ", count: DayBlockText.iconWidth)) }

  /// An icon in two cells; the standard one for the name of a symbol that no emoji is near to.
  static func picture(of icon: Icon) -> String {
    guard let emoji = ShownText.emoji(icon), DisplayWidth.cells(of: emoji) <= 2 else {
      return picture(of: TimeBlock.standardIcon)
    }
    return DisplayWidth.padded(ControlCharacters.escaping(emoji), to: 2) + " "
  }
}
