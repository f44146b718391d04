import Diagnostics

/// What a month or a year came to as plain lines, a row a line.
enum StatsPeriodPlain {
  static func lines(of sheet: StatsPeriodSheet) -> [String] {
    let words = StatsPeriodWords(sheet, .full)
    let heading = [words.title, words.scope].compactMap(\.self).joined(separator: ", ")
    let sections = StatsPeriodSections(sheet, words).all.flatMap { section in
      [section.title] + section.table.sentences + section.closing.map { ControlCharacters.escaping($0) }
    }
    return [heading] + [words.emptyWords].compactMap(\.self) + sections
  }
}
