import Languages
import Planner

/// What a month or a year came to as lines of a terminal.
struct StatsPeriodLayout {
  let sheet: StatsPeriodSheet
  let width: Int
  private let words: StatsPeriodWords

  init(_ sheet: StatsPeriodSheet, width: Int, in language: Language) {
    self.sheet = sheet
    words = StatsPeriodWords(sheet, .short, in: language)
    self.width = LineLayout.fitted(width)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
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
