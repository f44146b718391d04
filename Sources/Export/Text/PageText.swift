import Chronology
import Diagnostics
import Planner

/// Lays out a page: its title and properties, its sections, their strategies.
struct PageText {
  let today: CivilDate
  let weekStart: Weekday

  func lines(of page: FocusPage) -> [String] {
    var pieces = [Piece(head(of: page), .apart)]
    for section in page.allSections { pieces += self.pieces(of: section) }
    return pieces.lines
  }

  // MARK: Headings

  private func head(of page: FocusPage) -> [String] {
    var lines = heading(page.title, page.icon, details: [], rule: "═")
    if !page.tags.isEmpty { lines.append("Tags: " + page.tags.flatMap(PlainText.split).joined(separator: ", ")) }
    for property in page.otherProperties { lines += self.lines(of: property) }
    return lines
  }

  private func lines(of property: OtherProperty) -> [String] {
    let name = PlainText.split(property.name).joined(separator: " ")
    switch property.value {
    case .text(let text): return hanging(name, PlainText.split(text))
    case .list(let texts): return hanging(name, [texts.flatMap(PlainText.split).joined(separator: ", ")])
    case .unread(let yaml): return hanging(name, PlainText.split(yaml))
    }
  }

  private func hanging(_ name: String, _ lines: [String]) -> [String] {
    let first = lines.first ?? ""
    return [name + ":" + (first.isEmpty ? "" : " " + first)] + Array(lines.dropFirst()).indented
  }

  /// A title over a rule that is as wide.
  private func heading(_ title: String, _ icon: Icon?, details: [String], rule: String) -> [String] {
    var words = [PlainText.line(title)]
    var details = details
    switch icon {
    case .emoji(let emoji): words.insert(emoji, at: 0)
    case .symbol(let name): details.insert("icon \(name)", at: 0)
    case nil: break
    }
    if !details.isEmpty { words.append("(" + details.joined(separator: ", ") + ")") }
    let line = words.filter { !$0.isEmpty }.joined(separator: " ")
    return [line, String(repeating: rule, count: max(1, DisplayWidth.cells(of: line)))]
  }

  // MARK: Sections

  private func pieces(of section: FocusSection) -> [Piece] {
    let elements = ElementText(today: today, weekStart: weekStart, isSetAside: section.isSetAside)
    var lines: [String] = []
    if !section.title.isEmpty || section.icon != nil || !section.otherFields.isEmpty {
      lines = heading(section.title, section.icon, details: Details.of(section.otherFields), rule: "─")
    }
    lines += elements.pieces(of: section.elements).lines
    return [Piece(lines, .apart)]
      + section.groups.map { strategy in
        let heading = heading(strategy.title, strategy.icon, details: Details.of(strategy.otherFields), rule: "·")
        return Piece(heading + elements.pieces(of: strategy.elements).lines, .apart)
      }
  }
}
