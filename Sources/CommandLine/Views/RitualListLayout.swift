import Diagnostics
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
    self.width = min(max(width, RitualLines.leastWidth), RitualLines.widest)
    words = RitualWords(survey, .short)
  }

  var lines: [StyledLine] {
    let active = survey.history.active.count
    let pieces = [
      TaskPiece("\(active) of \(counted(survey.rituals.count, "ritual")) active"),
      TaskPiece(RitualWords.streak(survey.history.all.streak)),
    ]
    let heading = [StyledLine("Rituals", .strong)] + RitualLines.joined(pieces, width)
    let groups = list.groups.map { entry in
      [StyledLine(entry.group.title, .strong)] + entry.sheets.flatMap(lines)
    }
    let hidden = list.hiddenWords.map { RitualLines.wrapped($0, width) } ?? []
    return ([heading] + groups + [hidden]).filter { !$0.isEmpty }.joined(separator: [StyledLine()]).map { $0 }
  }

  private func lines(of sheet: RitualSheet) -> [StyledLine] {
    let title = RitualLines.wrapped(TaskText.titled(sheet.title, sheet.icon), width, indent: 2)
    guard let arc = sheet.shown else { return title + RitualLines.wrapped("no arc", width, indent: 4) }
    let isActive = arc.progress.status == .active
    var pieces = [TaskPiece("Arc \(arc.number)")]
    if !isActive { pieces.append(TaskPiece(RitualWords.state(arc.progress.status))) }
    pieces += words.pieces(arc) + [TaskPiece(sheet.slot.rawValue)]
    var rates = [TaskPiece]()
    if arc.progress.status != .upcoming {
      let bar = TaskPiece(RitualLines.bar(arc.ofGoals), arc.soFar.band.style)
      rates = [bar, TaskPiece("\(RitualLines.percent(arc.ofGoals)) of the goals")]
    }
    if isActive { rates.append(TaskPiece(RitualWords.streak(sheet.streak))) }
    let renewal =
      sheet.renewal.map { arc in
        RitualLines.wrapped("\(RitualWords.renewal(arc)):", width, indent: 4)
          + RitualLines.wrapped(RitualWords.renewalCommand(sheet.title), width, indent: 4)
      } ?? []
    return title + RitualLines.joined(pieces, width, indent: 4) + RitualLines.joined(rates, width, indent: 4) + renewal
  }
}
