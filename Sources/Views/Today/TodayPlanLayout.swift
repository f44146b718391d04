import Chronology
import Diagnostics
import Languages
import Outline
import Planner

/// The blocks of today as lines of a terminal: those that run or come, and of those that are over what is still open.
struct TodayPlanLayout {
  let sheet: DaySheet
  let width: Int
  private let words: TodayWords

  init(_ sheet: DaySheet, _ words: TodayWords, width: Int) { (self.sheet, self.words, self.width) = (sheet, words, width) }

  var lines: [StyledLine] {
    guard !sheet.blocks.isEmpty || !words.sheet.rows.isEmpty else { return [] }
    let shown = sheet.shownBlocks
    let over = sheet.blocks.count - shown.count
    var parts: [(start: TimeOfDay, lines: [StyledLine])] = shown.map { (start: $0.block.start, lines: lines(of: $0)) }
    for row in words.sheet.rows {
      parts.insert((row.times.start, lines(of: row)), at: parts.firstIndex { $0.start > row.times.start } ?? parts.count)
    }
    let rest = over > 0 ? [StyledLine("  " + words.say(.blocksOver(over)), .quiet)] : []
    return [StyledLine(words.say(.planned), .strong)] + parts.flatMap(\.lines) + rest
  }

  private func lines(of row: GlanceTime) -> [StyledLine] {
    let times = words.times(row.times.start, row.times.end)
    return LineLayout.joined(
      [LinePiece(times + " " + ShownText.titled(row.title, row.icon))] + words.pieces(row),
      width,
      indent: 2
    )
  }

  private func lines(of block: DaySheet.Block) -> [StyledLine] {
    let phase = sheet.phase(of: block.block.range)
    let style: TerminalColor.Style = phase == .past ? .quiet : .plain
    let times = words.times(block.block.start, block.block.end)
    // A block that was made for one task has its name, which is told once.
    let own = block.ownTask
    let isOfTask = own != nil && !block.isTask
    let name = ShownText.titled(DayWords.title(block.block.name), block.block.icon)
    var pieces = [LinePiece(times + " " + (own.map { DayWords.box($0.box) + " " } ?? "") + name, style)]
    if isOfTask, let own {
      if let project = own.project { pieces.append(LinePiece(DayWords.title(project), style)) }
      pieces += words.duePieces(own.title, own.project, own.box)
    }
    switch phase {
    case .running: pieces.append(LinePiece(words.say(.now), .now))
    case .past: pieces.append(LinePiece(words.say(.over), .quiet))
    case .coming: break
    }
    if block.block.isRoutine { pieces.append(LinePiece(words.say(.routine), .quiet)) }
    if block.isDoneEarlier { pieces.append(LinePiece(words.say(.doneEarlier), .quiet)) }
    if let recurring = block.recurring { pieces += words.pieces(recurring) }
    let tasks = block.block.tasks.dropFirst(own == nil ? 0 : 1)
    let open = tasks.filter(\.box.isToDo) + tasks.filter { !$0.box.isToDo && phase != .past }
    return LineLayout.joined(pieces, width, indent: 2)
      + open.flatMap { task -> [StyledLine] in
        let style: TerminalColor.Style = task.box.isToDo ? style : .quiet
        let project = task.project.map { LinePiece(DayWords.title($0), style) }
        let due = words.duePieces(task.title, task.project, task.box)
        return words.item(
          DayWords.title(task.title),
          box: DayWords.box(task.box),
          [project].compactMap(\.self) + due,
          style,
          width
        )
      }
  }
}

extension BlockTask {
  /// Whether a block is called like it.
  func hasName(of block: TimeBlock) -> Bool { Document.key(ofTitle: title) == Document.key(ofTitle: block.name) }
}

extension DaySheet {
  /// Those that run or come, and of those that are over what has something left to do.
  var shownBlocks: [Block] {
    blocks.filter { phase(of: $0.block.range) != .past || $0.block.tasks.contains(where: \.box.isToDo) }
  }
}

extension BoxState {
  /// Whether there is something left to do; a box of an unknown mark settles nothing.
  var isToDo: Bool { self != .done && self != .dropped }
}
