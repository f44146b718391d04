import Diagnostics
import Languages
import Planner

/// A list of rituals as lines of a terminal.
struct RitualListLayout {
  let list: RitualList
  let width: Int
  private let survey: RitualSurvey
  private let words: RitualWords

  init(_ list: RitualList, _ survey: RitualSurvey, width: Int) {
    self.list = list
    self.survey = survey
    self.width = LineLayout.fitted(width)
    words = RitualWords(survey, .short, in: .english)
  }

  var lines: [StyledLine] {
    let active = survey.history.active.count
    let pieces = [
      LinePiece("\(active) of \(counted(survey.rituals.count, "ritual")) active"),
      LinePiece(words.streak(survey.history.all.streak)),
    ]
    let heading = [StyledLine("Rituals", .strong)] + LineLayout.joined(pieces, width)
    let groups = list.groups.map { entry in
      [StyledLine(entry.group.title, .strong)] + entry.sheets.flatMap(lines)
    }
    let hidden = (list.hiddenWords ?? list.emptyWords).map { LineLayout.wrapped($0, width) } ?? []
    return ([heading] + groups + [hidden]).filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0 }
  }

  private func lines(of sheet: RitualSheet) -> [StyledLine] {
    let style = survey.color(of: sheet.ritual).map { TerminalColor.Style.color($0) } ?? .plain
    let title = LineLayout.wrapped(ShownText.titled(sheet.title, sheet.icon), width, style, indent: 2)
    guard let arc = sheet.shown else {
      if sheet.hasUnreadArc {
        return title + LineLayout.wrapped("nothing of it is due; \(RitualMessage.reasonOfUnreadArc.english):", width, indent: 4)
          + LineLayout.wrapped(RitualWords.lintCommand(sheet.path), width, indent: 4)
      }
      guard sheet.isToBegin else { return title + LineLayout.wrapped("no arc", width, indent: 4) }
      return title + LineLayout.wrapped("no arc, so nothing of it is due; \(RitualMessage.beginning.english):", width, indent: 4)
        + LineLayout.wrapped(RitualWords.renewalCommand(sheet.title), width, indent: 4)
    }
    let isActive = arc.progress.status == .active
    var pieces = [LinePiece("Arc \(arc.number)")]
    if !isActive { pieces.append(LinePiece(RitualMessage.status(arc.progress.status).english)) }
    pieces += words.pieces(arc) + [LinePiece(sheet.slot.rawValue)]
    var rates = [LinePiece]()
    if arc.progress.status != .upcoming {
      let bar = LinePiece(RateText.bar(arc.ofGoals), arc.soFar.band.style)
      rates = [bar, LinePiece("\(Language.english.percent(arc.ofGoals)) of the goals")]
    }
    if isActive { rates.append(LinePiece(words.streak(sheet.streak))) }
    let renewal =
      sheet.renewal.map { arc in
        LineLayout.wrapped("\(RitualMessage.renewal(arc).english):", width, indent: 4)
          + LineLayout.wrapped(RitualWords.renewalCommand(sheet.title), width, indent: 4)
      } ?? []
    return title + LineLayout.joined(pieces, width, indent: 4) + LineLayout.joined(rates, width, indent: 4) + renewal
  }
}
