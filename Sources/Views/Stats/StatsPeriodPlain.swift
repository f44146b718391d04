import Diagnostics
import Languages

/// What a month or a year came to as plain lines, a row a line.
enum StatsPeriodPlain {
  static func lines(of sheet: StatsPeriodSheet, in language: Language) -> [String] {
    let words = StatsPeriodWords(sheet, .full, in: language)
    let heading = [words.title, words.scope].compactMap(\.self).joined(separator: ", ")
    let sections = StatsPeriodSections(sheet, words).all.flatMap { section in
      [section.title] + section.table.sentences(in: language) + section.closing.map { ControlCharacters.escaping($0) }
    }
    return [heading] + [words.emptyWords].compactMap(\.self) + sections
  }
}
