package import Diagnostics
package import Languages
import Planner

/// `tidemark pages`: the order of the pages, or one with those before and after it.
package struct PagesView: View {
  let sheet: PagesSheet
  /// An index of the pages; nil for all of them.
  let page: Int?

  package init(_ sheet: PagesSheet, page: Int?) { (self.sheet, self.page) = (sheet, page) }

  private func pieces(_ page: PagesSheet.Page) -> [LinePiece] {
    [LinePiece(ShownText.titled(page.title, page.icon)), LinePiece(page.place.text, .quiet)]
  }

  /// The pages before and after one, each behind its name.
  private func neighbors(of page: Int) -> [(PagesMessage, PagesSheet.Page?)] {
    [(.previous, sheet.previous(of: page)), (.next, sheet.next(of: page))]
  }

  package func lines(width: Int, in language: Language) -> [StyledLine] {
    let width = LineLayout.fitted(width)
    guard let page else { return list(width, in: language) }
    let own = sheet.pages[page]
    let head = LineLayout.wrapped(ShownText.titled(own.title, own.icon), width, .strong)
    let about = [
      LinePiece(language.say(PagesMessage.page(page + 1, of: sheet.pages.count))), LinePiece(own.place.text, .quiet),
    ]
    let neighbors = neighbors(of: page).map { label, page in
      (language.say(label), page.map(pieces) ?? [LinePiece(language.say(PagesMessage.none), .quiet)])
    }
    return head + LineLayout.joined(about, width) + [StyledLine()] + LabelledLines(neighbors).lines(width)
  }

  private func list(_ width: Int, in language: Language) -> [StyledLine] {
    let about = [
      LinePiece(language.say(PagesMessage.title), .strong),
      LinePiece(language.say(PagesMessage.count(sheet.pages.count)), .quiet),
    ]
    let unlisted = language.say(PagesMessage.unlisted)
    let digits = String(sheet.pages.count).count
    let rows = sheet.pages.enumerated().flatMap { index, page -> [StyledLine] in
      let isFirstUnlisted = !page.isListed && (index == 0 || sheet.pages[index - 1].isListed) && sheet.rootPath != nil
      let number = DisplayWidth.padded(String(index + 1), to: digits, alignment: .right) + "  "
      let lines = LineLayout.joined(pieces(page), width - digits - 2).enumerated().map { row, line in
        var shown = StyledLine(row == 0 ? number : String(repeating: " ", count: digits + 2), .quiet)
        shown.add(line)
        return shown
      }
      return (isFirstUnlisted ? LineLayout.wrapped(unlisted, width, .quiet) : []) + lines
    }
    return LineLayout.joined(about, width) + [StyledLine()] + rows
  }

  package func plain(in language: Language) -> [String] {
    func say(_ message: PagesMessage) -> String { language.say(message) }
    func words(_ page: PagesSheet.Page) -> String { "\(page.title), \(page.place.text)" }
    func line(_ label: String, _ words: String) -> String { "\(label)\(language.colon) \(words)" }
    let count = sheet.pages.count
    let lines: [String]
    if let page {
      lines =
        [line(language.capitalized(say(.page(page + 1, of: count))), words(sheet.pages[page]))]
        + neighbors(of: page).map { label, page in line(say(label), page.map(words) ?? say(.none)) }
    } else {
      lines = sheet.pages.enumerated().map { index, page in
        line(say(.number(index + 1, of: count)), words(page)) + (page.isListed ? "" : "; \(say(.unlisted))")
      }
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
    return Beginning(ShownText.wrapped(language.say(PagesMessage.noPage), max(width, LineLayout.leastWidth)), standsAlone: true)
  }
}
