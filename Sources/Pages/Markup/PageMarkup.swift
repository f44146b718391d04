import Chronology
import Planner
import Views

/// Makes HTML of what a page says.
struct PageMarkup {
  let links: any PageLinks
  /// How many things of the page have an identifier.
  private var count = 0

  init(_ links: any PageLinks) { self.links = links }

  /// The title, what is below it, and the parts.
  ///
  /// - Parameters:
  ///   - level: of the heading, from 1.
  ///   - id: of the article, where something leads to it.
  mutating func article(_ page: PageContent, level: Int = 1, id: String? = nil) -> Markup {
    let attributes = id.map { [Markup.Attribute("id", $0)] } ?? []
    let look = PageMarkup.look(page.color, page.theme)
    let own = look.isEmpty ? [] : [Markup.Attribute("class", look)]
    // Each section has a look of its own, so that of the page is that of what stands before them.
    let lead = page.parts.prefix { if case .section = $0 { false } else { true } }
    let header = Markup.of(.header, [], [heading(page.title, level)] + details(page.details))
    let top = [header] + markup(Array(lead), level: level + 1)
    return .of(
      .article,
      attributes,
      (look.isEmpty ? top : [.of(.div, own, top)]) + markup(Array(page.parts.dropFirst(lead.count)), level: level + 1)
    )
  }

  private static func look(_ color: Color?, _ theme: Theme?) -> String {
    [theme.map { "theme-\($0.rawValue)" }, color.map { "c-\($0.rawValue)" }].compactMap(\.self).joined(separator: " ")
  }

  private mutating func newID(_ word: String) -> String {
    count += 1
    return "\(word)\(count)"
  }

  // MARK: Words

  /// Words that lead to the same place are one link, so that none has a sign alone.
  func words(_ text: PageText) -> [Markup] {
    var found: [Markup] = []
    var rest = text.runs[...]
    while let first = rest.first {
      let runs = rest.prefix { $0.target == first.target }
      rest = rest.dropFirst(runs.count)
      found += first.target.map { [link(runs, to: $0)] } ?? runs.map { shown($0) }
    }
    return found
  }

  private func link(_ runs: ArraySlice<PageText.Run>, to target: PageText.Target) -> Markup {
    let content = runs.map { shown($0) }
    if let address = links.address(of: target) { return .of(.a, [Markup.Attribute("href", address)], content) }
    let words = runs.map(\.text).joined()
    // What a person wrote is told, though it leads nowhere from here.
    if case .address(let address) = target, address != words, !address.isEmpty {
      return .all(content + [.of(.span, class: "quiet", [.text(" <\(address)>")])])
    }
    return .all(content)
  }

  private func shown(_ run: PageText.Run) -> Markup {
    var markup = Markup.text(run.text)
    if let date = run.date { markup = .of(.time, [Markup.Attribute("datetime", date.description)], [markup]) }
    switch run.style {
    case .plain: break
    case .emphasis: markup = .of(.em, [], [markup])
    case .strong: markup = .of(.strong, [], [markup])
    case .code: markup = .of(.code, [], [markup])
    case .quiet, .now, .late, .spoken: markup = .of(.span, class: run.style.rawValue, [markup])
    case .sign:
      markup = .of(.span, [Markup.Attribute("class", "sign"), Markup.Attribute("aria-hidden", "true")], [markup])
    }
    return markup
  }

  private func heading(_ title: PageText, _ level: Int) -> Markup {
    let names: [Markup.Name] = [.h1, .h2, .h3, .h4, .h5, .h6]
    let shown = title.words.allSatisfy(\.isWhitespace) ? [Markup.text("Untitled")] : words(title)
    return .of(names[min(max(level, 1), 6) - 1], [], shown)
  }

  private func details(_ details: [PageText]) -> [Markup] {
    details.isEmpty ? [] : [.of(.p, class: "details", joined(details))]
  }

  private func joined(_ texts: [PageText]) -> [Markup] {
    Array(texts.filter { !$0.isEmpty }.map { words($0) }.joined(separator: [.text(" · ")]))
  }

  // MARK: Parts

  mutating func markup(_ parts: [PagePart], level: Int) -> [Markup] { parts.map { markup($0, level: level) } }

  private mutating func markup(_ part: PagePart, level: Int) -> Markup {
    switch part {
    case .paragraph(let text): return .of(.p, [], words(text))
    case .lines(let lines): return .all(lines.filter { !$0.isEmpty }.map { .of(.p, [], words($0)) })
    case .code(let lines): return .of(.pre, [], lines.map { .all([.of(.code, [], [.text($0)]), .lineEnd]) })
    case .quote(let parts, let author):
      let below = author.map { [Markup.of(.p, class: "details", [.text("— ")] + words($0))] } ?? []
      return .of(.blockquote, [], markup(parts, level: level) + below)
    case .list(let entries): return list(entries, level: level)
    case .facts(let facts):
      return .of(.dl, [], facts.map { .of(.div, [], [.of(.dt, [], words($0.name)), .of(.dd, [], words($0.value))]) })
    case .table(let table): return markup(table, level: level)
    case .calendar(let calendar): return markup(calendar)
    case .grid(let grid): return markup(grid)
    case .section(let section):
      let look = PageMarkup.look(section.color, section.theme)
      let content = [heading(section.title, level)] + details(section.details) + markup(section.parts, level: level + 1)
      return .of(.section, look.isEmpty ? [] : [Markup.Attribute("class", look)], content)
    }
  }

  private mutating func list(_ entries: [PageEntry], level: Int) -> Markup {
    .of(.ul, [Markup.Attribute("role", "list")], entries.map { entry($0, level: level) })
  }

  private mutating func entry(_ entry: PageEntry, level: Int) -> Markup {
    var line: [Markup] = []
    if let state = entry.state { line += words(.box(state)) }
    if let number = entry.number { line.append(.text("\(number). ")) }
    line += words(entry.text)
    if !entry.details.isEmpty {
      line.append(.of(.span, class: "details", [.text(entry.text.isEmpty ? "" : " · ")] + joined(entry.details)))
    }
    let look = [entry.state.map { PageMarkup.look($0) }, entry.color.map { "bar c-\($0.rawValue)" }].compactMap(\.self)
    return .of(
      .li,
      look.isEmpty ? [] : [Markup.Attribute("class", look.joined(separator: " "))],
      [.of(.p, [], line)] + markup(entry.parts, level: level)
    )
  }

  private static func look(_ state: PageState) -> String {
    switch state {
    case .done: "done"
    case .dropped, .skipped: "dropped"
    case .open, .missed, .waiting, .unknown: "open"
    }
  }

  // MARK: Tables

  private mutating func markup(_ table: PageTable, level: Int) -> Markup {
    let head = table.columns.map { column in
      Markup.of(.th, [Markup.Attribute("scope", "col")] + PageMarkup.look(column), [.text(column.title)])
    }
    let hasSpoken = table.isCaptionSpoken
    let caption = Markup.of(
      .caption,
      [],
      hasSpoken ? [.of(.span, class: "spoken", words(table.caption))] : words(table.caption)
    )
    let keepsLines = table.columns.first?.keepsLines == true
    let rows = table.rows.map { row in
      let words = [row.color.map { "bar c-\($0.rawValue)" }, keepsLines ? "kept" : nil].compactMap(\.self)
      let look = words.isEmpty ? [] : [Markup.Attribute("class", words.joined(separator: " "))]
      return Markup.of(
        .tr,
        [],
        [.of(.th, [Markup.Attribute("scope", "row")] + look, self.words(row.heading.isEmpty ? "–" : row.heading))]
          + zip(row.cells, table.columns.dropFirst()).map { cell, column in
            .of(.td, PageMarkup.look(column), self.words(cell.text) + markup(cell.parts, level: level))
          }
      )
    }
    return scrolling(
      table.caption,
      .of(.table, [], [caption, .of(.thead, [], [.of(.tr, [], head)]), .of(.tbody, [], rows)])
    )
  }

  private static func look(_ column: PageTable.Column) -> [Markup.Attribute] {
    column.isNumber ? [Markup.Attribute("class", "number")] : []
  }

  /// What is wider than a small screen is moved by itself, with the keyboard too. It is no landmark: a page may have many.
  private func scrolling(_ name: PageText, _ content: Markup) -> Markup {
    let attributes = [("class", "wide"), ("role", "group"), ("aria-label", name.words), ("tabindex", "0")]
    return .of(.div, attributes.map { Markup.Attribute($0.0, $0.1) }, [content])
  }

  private func markup(_ calendar: PageCalendar) -> Markup {
    var caption = words(calendar.caption)
    if !calendar.closing.isEmpty { caption += [.of(.span, class: "details", [.text(" · ")] + words(calendar.closing))] }
    let head = calendar.weekdays.map { weekday in
      Markup.of(
        .th,
        [Markup.Attribute("scope", "col")],
        [
          .of(.span, [Markup.Attribute("aria-hidden", "true")], [.text(String(weekday.title.prefix(2)))]),
          .of(.span, class: "spoken", [.text(weekday.title)]),
        ]
      )
    }
    let weeks = calendar.weeks.map { week in Markup.of(.tr, [], week.map { $0.map { day($0) } ?? .of(.td) }) }
    return .of(
      .table,
      class: "month",
      [.of(.caption, [], caption), .of(.thead, [], [.of(.tr, [], head)]), .of(.tbody, [], weeks)]
    )
  }

  private func day(_ day: PageCalendar.Day) -> Markup {
    var content = words(PageText(day.date, String(day.date.day), target: day.target))
    if day.isToday { content.append(.of(.span, class: "spoken", [.text(", today")])) }
    if !day.words.isEmpty {
      content.append(.of(.span, class: "spoken", [.text(", \(day.words)")]))
      content.append(
        .of(.span, [Markup.Attribute("class", "band"), Markup.Attribute("aria-hidden", "true")], [.text(day.sign)])
      )
    }
    let look = [day.band.map { "b-\($0.rawValue)" }, day.isToday ? "today" : nil].compactMap(\.self)
    return .of(.td, look.isEmpty ? [] : [Markup.Attribute("class", look.joined(separator: " "))], content)
  }

  private mutating func markup(_ grid: PageGrid) -> Markup {
    let picture = GridPicture(grid)
    let (title, description) = (newID("picture"), newID("text"))
    let legend = grid.legend.map { meaning in
      Markup.of(.li, [], [GridPicture.sample(of: meaning.square), .text(" " + meaning.words)])
    }
    return .of(
      .figure,
      [],
      [
        picture.markup(titleID: title, descriptionID: description),
        .of(
          .figcaption,
          [],
          [.of(.p, class: "details", [.text(grid.title)])] + (legend.isEmpty ? [] : [.of(.ul, class: "legend", legend)])
        ),
      ]
    )
  }
}
