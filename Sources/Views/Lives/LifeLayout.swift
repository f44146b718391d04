import Chronology
import Diagnostics
import Languages
import Planner

/// Where a life stands: its numbers, this week, and its milestones.
struct LifeLayout {
  let sheet: LifeSheet
  let styles: LifeStyles
  let width: Int
  let language: Language

  /// A wider terminal is not filled: lines of words are not read well across all of it.
  private static let widest = 100

  init(_ sheet: LifeSheet, view: LifeView, width: Int, in language: Language) {
    self.sheet = sheet
    self.language = language
    styles = LifeStyles(view: view)
    self.width = max(min(width, LifeLayout.widest), LineLayout.leastWidth)
  }

  /// No line is wider than the width.
  var lines: [StyledLine] {
    let parts = [heading, NotesText.lines(sheet.notes, width), numbers, week, marks, milestones, others]
    return parts.filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0.cut(to: width) }
  }

  /// One week, be it lived, this one or to come.
  func lines(of week: LifeWeek) -> [StyledLine] {
    let layout = LifeWeekLayout(week, in: sheet, styles: styles, width: width, in: language)
    return layout.lines.map { $0.cut(to: width) }
  }

  // MARK: Numbers

  private var heading: [StyledLine] {
    let title = ShownText.wrapped(DayWords.title(sheet.title), width).map { StyledLine($0, .strong) }
    let path = sheet.others.isEmpty ? nil : sheet.path.map(ControlCharacters.escaping)
    let about = LifeWords.about(sheet, in: language) + [path].compactMap(\.self)
    return title + StyledLine.lines(of: about.map { ($0, .quiet) }, width: width)
  }

  /// Whose life it is, above a part of it; nothing where there is one life.
  var owner: [StyledLine] { LifeWords.owner(sheet).flatMap { LineLayout.wrapped($0, width, .quiet) } }

  private var others: [StyledLine] { LifeWords.others(sheet, in: language).map { LineLayout.wrapped($0, width, .quiet) } ?? [] }

  private var numbers: [StyledLine] {
    let parts = LifeWords.numbers(sheet.weeks, in: language).enumerated().map { index, words in
      (words, index == 1 ? TerminalColor.Style.strong : .plain)
    }
    let today = sheet.milestonesOfToday.flatMap { milestone in
      ShownText.wrapped(language.say(OccasionMessage.life(milestone)), width).map { StyledLine($0, .now) }
    }
    return today + StyledLine.lines(of: parts, width: width) + [bar]
  }

  /// What is lived of all, in half cells.
  private var bar: StyledLine {
    let cells = min(width, 72)
    let (lived, all) = (min(sheet.weeks.lived, sheet.weeks.all), max(sheet.weeks.all, 1))
    var halves = (2 * cells * lived + all / 2) / all
    if lived > 0 { halves = max(halves, 1) }
    if lived < all { halves = min(halves, 2 * cells - 1) }
    var line = StyledLine(String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : ""))
    line.add(String(repeating: "░", count: cells - (halves + 1) / 2), .quiet)
    return line
  }

  private var week: [StyledLine] { sheet.week.map { lines(of: $0) } ?? [] }

  private var marks: [StyledLine] {
    let streak = LifeWords.streak(sheet, in: language).joined(separator: LinePiece.separator)
    return ShownText.wrapped(streak, width).map { StyledLine($0) }
  }

  // MARK: Milestones

  private var milestones: [StyledLine] {
    let rows = sheet.shownMilestones.map { MilestoneRow($0, in: sheet, in: language) }
    guard !rows.isEmpty else { return [] }
    let number = rows.map(\.number.count).max() ?? 0
    let room = width - MilestoneRow.margin - 2 - number
    let name = rows.map { $0.name.count <= room ? $0.name.count : $0.shortName.count }.max() ?? 0
    let heading = ShownText.wrapped(language.say(LifeMessage.milestones), width).map { StyledLine($0, .strong) }
    return heading
      + rows.map { row in
        var line = row.line(name: name, number: number)
        if let tail = row.tail, line.cells + 2 + tail.count <= width { line.add("  " + tail, row.style) }
        return line
      } + (LifeWords.milestoneAdvice(sheet, in: language).map { LineLayout.wrapped($0, width, .quiet, indent: 2) } ?? [])
  }
}

/// A milestone as a line of the list.
private struct MilestoneRow {
  let name: String
  let shortName: String
  let number: String
  let style: TerminalColor.Style
  /// Which day it is, seen from today.
  let tail: String?
  private let mark: String
  private let date: CivilDate

  /// The cells before a name: a mark and the day.
  static let margin = 14

  init(_ milestone: LifeMilestone, in sheet: LifeSheet, in language: Language) {
    let isToday = milestone.date == sheet.today
    let isNext = milestone == sheet.nextMilestone
    date = milestone.date
    name = language.say(LifeMessage.milestone(milestone.kind))
    shortName = language.say(LifeMessage.shortMilestone(milestone.kind))
    number = language.number(milestone.remaining)
    style = isToday ? .now : isNext ? .strong : milestone.date > sheet.today ? .plain : .quiet
    mark = isToday ? "◆ " : isNext ? "→ " : "  "
    let distance = sheet.weeks.current.map { milestone.week - $0 }
    let told: LifeMessage? =
      isToday ? .standing(.today) : isNext ? distance.map { .next(weeks: $0) } ?? .standing(.next) : nil
    tail = told.map(language.say)
  }

  func line(name width: Int, number: Int) -> StyledLine {
    let name = self.name.count <= width ? self.name : shortName
    let numbers = DisplayWidth.padded(self.number, to: number, alignment: .right)
    return StyledLine("\(mark)\(date)  \(DisplayWidth.padded(name, to: width))  \(numbers)", style)
  }
}

extension StyledLine {
  /// Words with a mark between them, on as many lines as they need; broken between them if they can be.
  static func lines(of parts: [(words: String, style: TerminalColor.Style)], width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var line = StyledLine()
    for part in parts {
      let cells = DisplayWidth.cells(of: part.words)
      if !line.parts.isEmpty, line.cells + LinePiece.separator.count + cells <= width {
        line.add(LinePiece.separator, .quiet)
        line.add(part.words, part.style)
        continue
      }
      if !line.parts.isEmpty { lines.append(line) }
      let wrapped = ShownText.wrapped(part.words, width)
      lines += wrapped.dropLast().map { StyledLine($0, part.style) }
      line = StyledLine(wrapped.last ?? "", part.style)
    }
    return line.parts.isEmpty ? lines : lines + [line]
  }
}
