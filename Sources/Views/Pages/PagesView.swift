package import Diagnostics
package import Languages
import Planner

/// `tidemark pages`: the order of the pages, or one with those before and after it.
package struct PagesView: View {
  let sheet: PagesSheet
  /// An index of the pages; nil for all of them.
  let page: Int?

  package init(_ sheet: PagesSheet, page: Int?) { (self.sheet, self.page) = (sheet, page) }

  /// What stands before the first page that the root's list leaves out.
  private static let unlisted = "not in the list of tidemark.md, by title"

  private func pieces(_ page: PagesSheet.Page) -> [LinePiece] {
    [LinePiece(ShownText.titled(page.title, page.icon)), LinePiece(page.place.text, .quiet)]
  }

  private func number(_ index: Int) -> String { "\(index + 1) of \(sheet.pages.count)" }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    let width = LineLayout.fitted(width)
    guard let page else { return list(width) }
    let own = sheet.pages[page]
    let head = LineLayout.wrapped(ShownText.titled(own.title, own.icon), width, .strong)
    let about = [LinePiece("page " + number(page)), LinePiece(own.place.text, .quiet)]
    let neighbors = [("Previous", sheet.previous(of: page)), ("Next", sheet.next(of: page))].map { label, page in
      (label, page.map(pieces) ?? [LinePiece("none", .quiet)])
    }
    return head + LineLayout.joined(about, width) + [StyledLine()] + LabelledLines(neighbors).lines(width)
  }

  private func list(_ width: Int) -> [StyledLine] {
    let about = [LinePiece("Pages", .strong), LinePiece(counted(sheet.pages.count, "page"), .quiet)]
    let digits = String(sheet.pages.count).count
    let rows = sheet.pages.enumerated().flatMap { index, page -> [StyledLine] in
      let isFirstUnlisted = !page.isListed && (index == 0 || sheet.pages[index - 1].isListed) && sheet.rootPath != nil
      let number = DisplayWidth.padded(String(index + 1), to: digits, alignment: .right) + "  "
      let lines = LineLayout.joined(pieces(page), width - digits - 2).enumerated().map { row, line in
        var shown = StyledLine(row == 0 ? number : String(repeating: " ", count: digits + 2), .quiet)
        shown.add(line)
        return shown
      }
      return (isFirstUnlisted ? LineLayout.wrapped(PagesView.unlisted, width, .quiet) : []) + lines
    }
    return LineLayout.joined(about, width) + [StyledLine()] + rows
  }

  package func plain(in language: Language) -> [String] {
    func line(_ index: Int) -> String { "\(number(index)): \(sheet.pages[index].title), \(sheet.pages[index].place.text)" }
    let lines: [String]
    if let page {
      lines =
        ["Page " + line(page)]
        + [("Previous", sheet.previous(of: page)), ("Next", sheet.next(of: page))].map { label, page in
          "\(label): " + (page.map { "\($0.title), \($0.place.text)" } ?? "none")
        }
    } else {
      lines = sheet.pages.indices.map { line($0) + (sheet.pages[$0].isListed ? "" : "; \(PagesView.unlisted)") }
    }
    return lines.map { ControlCharacters.escaping($0) }
  }

  package var json: JSON {
    guard let page else { return .object([("pages", .array(sheet.pages.indices.map { .object(members($0)) }))]) }
    return .object(members(page))
  }

  private func members(_ index: Int) -> [(String, JSON)] {
    let page = sheet.pages[index]
    var members: [(String, JSON)] = [("number", .integer(index + 1)), ("title", .string(page.title))]
    if let icon = page.icon { members.append(("icon", .string(icon.text))) }
    members += TaskJSON.place(page.place) + [("isListed", .bool(page.isListed))]
    for (name, neighbor) in [("previous", sheet.previous(of: index)), ("next", sheet.next(of: index))] {
      guard let neighbor else { continue }
      members.append((name, .object([("title", .string(neighbor.title))] + TaskJSON.place(neighbor.place))))
    }
    return members
  }

  package func beginning(width: Int, in language: Language) -> Beginning? {
    guard sheet.pages.isEmpty else { return nil }
    let words = "There is no page yet. “tidemark new page TITLE” makes one."
    return Beginning(ShownText.wrapped(words, max(width, LineLayout.leastWidth)), standsAlone: true)
  }
}
