import Chronology
import Languages
import Planner

/// One week of a life: which one it is, its days, and what is said of it.
struct LifeWeekLayout {
  let week: LifeWeek
  let sheet: LifeSheet
  let styles: LifeStyles
  let width: Int
  let language: Language

  init(_ week: LifeWeek, in sheet: LifeSheet, styles: LifeStyles, width: Int, in language: Language) {
    self.week = week
    self.sheet = sheet
    self.styles = styles
    self.width = width
    self.language = language
  }

  var lines: [StyledLine] {
    let isCurrent = week.number == sheet.weeks.current
    let title = LifeWords.title(of: week, in: language).joined(separator: LinePiece.separator)
    var heading: [(String, TerminalColor.Style)] = [(title, .strong)]
    if let current = sheet.weeks.current {
      heading.append((LifeWords.distance(ofWeek: week.number, from: current, in: language), isCurrent ? .now : .quiet))
    }
    if week.number > sheet.span.weeks {
      heading.append((language.say(LifeMessage.afterExpected(sheet.span.expectancy)), .quiet))
    }
    var about: [(String, TerminalColor.Style)] = [
      (week.days.description, .plain), (LifeWords.age(of: week, in: sheet.span, in: language), .plain),
    ]
    let phase = sheet.phases.phase(in: week.days)
    if let phase { about.append((LifeWords.title(of: phase), styles.style(of: phase))) }
    return StyledLine.lines(of: heading, width: width) + StyledLine.lines(of: about, width: width)
      + NotesText.lines(phase?.notes ?? [], width, .quiet, indent: 2, isSpaced: false) + marks
  }

  private var marks: [StyledLine] {
    let marks = sheet.marks.marks(ofWeek: week.number)
    guard !marks.isEmpty else {
      let isToCome = week.number > sheet.weeks.lived
      return isToCome ? [] : [StyledLine(language.say(LifeMessage.notMarked), .quiet)]
    }
    return marks.enumerated().flatMap { index, mark in
      let style = index > 0 ? .quiet : mark.rating.map { styles.style(of: $0) } ?? .plain
      let parts = LifeWords.parts(of: mark, in: language).enumerated().map {
        ($1, $0 == 0 ? style : index > 0 ? .quiet : .plain)
      }
      let also = index == 0 ? [] : [(language.say(LifeMessage.also), TerminalColor.Style.quiet)]
      return StyledLine.lines(of: also + parts, width: width)
        + NotesText.lines(mark.notes, width, indent: 2, isSpaced: false)
    }
  }
}
