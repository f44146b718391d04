import Planner

/// What a month or a year came to as lines of a terminal.
struct StatsPeriodLayout {
  let sheet: StatsPeriodSheet
  let width: Int

  init(_ sheet: StatsPeriodSheet, width: Int) {
    self.sheet = sheet
    self.width = LineLayout.fitted(width)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
    let words = StatsPeriodWords(sheet, .short)
    let scope = words.scope.map { LineLayout.wrapped($0, width, .quiet) } ?? []
    let heading = LineLayout.wrapped(words.title, width, .strong) + scope
    let empty = words.emptyWords.map { LineLayout.wrapped($0, width) } ?? []
    let sections = StatsPeriodSections(sheet, words).all.map { section in
      LineLayout.wrapped(section.title, width, .strong) + section.table.lines(width)
        + section.closing.flatMap { LineLayout.wrapped($0, width, indent: 2) }
    }
    return ([heading, empty] + sections).filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0 }
  }
}
