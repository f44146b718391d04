import Diagnostics
import Languages
import Planner

/// A list of rituals as lines of a terminal.
struct RitualListLayout {
  let list: RitualList
  let width: Int
  private let survey: RitualSurvey
  private let words: RitualWords

  init(_ list: RitualList, _ survey: RitualSurvey, width: Int, in language: Language) {
    self.list = list
    self.survey = survey
    self.width = LineLayout.fitted(width)
    words = RitualWords(survey, .short, in: language)
  }

  private func say(_ message: RitualListMessage) -> String { words.language.say(message) }

  var lines: [StyledLine] {
    let pieces = [
      LinePiece(say(.active(survey.history.active.count, of: survey.rituals.count))),
      LinePiece(words.streak(survey.history.all.streak)),
    ]
    let heading = [StyledLine(say(.title), .strong)] + LineLayout.joined(pieces, width)
    let groups = list.groups.map { entry in
      [StyledLine(say(.group(entry.group)), .strong)] + entry.sheets.flatMap(lines)
    }
    let closing = list.closing.map { LineLayout.wrapped(say($0), width) } ?? []
    return ([heading] + groups + [closing]).filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0 }
  }

  private func lines(of sheet: RitualSheet) -> [StyledLine] {
    let style = survey.color(of: sheet.ritual).map { TerminalColor.Style.color($0) } ?? .plain
    let title = LineLayout.wrapped(ShownText.titled(sheet.title, sheet.icon), width, style, indent: 2)
    guard let arc = sheet.shown else {
      if sheet.hasUnreadArc {
        return title + LineLayout.wrapped(say(.toReadArc), width, indent: 4)
          + LineLayout.wrapped(RitualWords.lintCommand(sheet.path), width, indent: 4)
      }
      guard sheet.isToBegin else { return title + LineLayout.wrapped(say(.noArc), width, indent: 4) }
      return title + LineLayout.wrapped(say(.toBegin), width, indent: 4)
        + LineLayout.wrapped(RitualWords.renewalCommand(sheet.title), width, indent: 4)
    }
    let isActive = arc.progress.status == .active
    var pieces = [LinePiece(words.language.say(RitualViewMessage.arc(arc.number)))]
    if !isActive { pieces.append(LinePiece(words.state(arc.progress.status))) }
    pieces += words.pieces(arc) + [LinePiece(words.time(sheet.slot))]
    var rates = [LinePiece]()
    if arc.progress.status != .upcoming {
      let bar = LinePiece(RateText.bar(arc.ofGoals), arc.soFar.band.style)
      rates = [bar, LinePiece(say(.ofGoals(arc.ofGoals)))]
    }
    if isActive { rates.append(LinePiece(words.streak(sheet.streak))) }
    let renewal =
      sheet.renewal.map { arc in
        LineLayout.wrapped(say(.toRenew(arc)), width, indent: 4)
          + LineLayout.wrapped(RitualWords.renewalCommand(sheet.title), width, indent: 4)
      } ?? []
    return title + LineLayout.joined(pieces, width, indent: 4) + LineLayout.joined(rates, width, indent: 4) + renewal
  }
}
