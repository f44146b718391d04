import Planner

/// How the weeks of a life are drawn: the same signs in color and in black and white, so that nothing depends on color.
struct LifeStyles: Sendable {
  /// Whether ratings and phases have their colors (format, *Properties of a life*).
  var view: LifeView

  /// The sign of a week: of a marked one its rating in figures.
  static func sign(of cell: LifeGrid.Cell) -> String {
    if cell.state == .current { return "◆" }
    if let mark = cell.mark { return mark.rating.map { String($0.number) } ?? "+" }
    let isBirthday = cell.week.birthday != nil
    return cell.state == .lived ? (isBirthday ? "●" : "■") : (isBirthday ? "○" : "·")
  }

  /// What the signs say, with their styles.
  var legend: [(sign: String, message: LifeMessage, style: TerminalColor.Style)] {
    let ratings = WeekRating.allCases.map { ("\($0.number)", LifeMessage.rating($0), style(of: $0)) }
    return [
      ("■", .sign(.lived), .plain), ("◆", .sign(.thisWeek), .now), ("·", .sign(.ahead), .quiet),
      ("● ○", .sign(.birthday), .plain), ("+", .sign(.marked), .strong),
    ] + ratings
  }

  func style(of cell: LifeGrid.Cell) -> TerminalColor.Style {
    if cell.state == .current { return .now }
    if let mark = cell.mark { return mark.rating.map { style(of: $0) } ?? .strong }
    if cell.state == .coming { return .quiet }
    return cell.phase.map { style(of: $0) } ?? .plain
  }

  /// From deep red over amber to deep green.
  func style(of rating: WeekRating) -> TerminalColor.Style {
    guard view == .color else { return .strong }
    switch rating {
    case .awful: return .color(.red)
    case .hard: return .color(.orange)
    case .okay: return .color(.yellow)
    case .good: return .color(.mint)
    case .great: return .color(.green)
    }
  }

  func style(of phase: LifePhase) -> TerminalColor.Style {
    view == .color ? phase.color.map { .color($0) } ?? .plain : .plain
  }
}
