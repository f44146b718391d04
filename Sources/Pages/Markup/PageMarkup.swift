import Chronology
import Languages
import Planner
import Views

/// Writes what a page says as HTML.
struct PageMarkup: MarkupWriter {
  var markup: Markup
  let links: any PageLinks
  private let language: Language
  /// How many things of the page have an identifier.
  private var count = 0

  /// - Parameter markup: what stands before it.
  init(_ links: any PageLinks, in language: Language, after markup: Markup = Markup()) {
    (self.links, self.language, self.markup) = (links, language, markup)
  }

  /// The title, what is below it, and the parts.
  ///
  /// - Parameters:
  ///   - level: of the heading, from 1.
  ///   - id: of the article, where something leads to it.
  mutating func article(_ page: PageContent, level: Int = 1, id: String? = nil) {
    // Each section has a look of its own, so that of the page is that of what stands before them.
    let lead = page.parts.prefix { if case .section = $0 { false } else { true } }
    func top(_ page: PageContent, in writer: inout PageMarkup) {
      writer.element(.header) {
        $0.heading(page.title, level)
        $0.details(page.details)
      }
      writer.parts(lead, level: level + 1)
    }
    element(.article, id.map { [Markup.Attribute("id", $0)] } ?? []) {
      let look = PageMarkup.look(page.color, page.theme)
      if look.isEmpty {
        top(page, in: &$0)
      } else {
        $0.element(.div, class: look) { top(page, in: &$0) }
      }
      $0.parts(page.parts.dropFirst(lead.count), level: level + 1)
    }
  }

  private static func look(_ color: Color?, _ theme: Theme?) -> String {
    [theme.map { "theme-\($0.rawValue)" }, color.map { "c-\($0.rawValue)" }].compactMap(\.self).joined(separator: " ")
  }

  private mutating func newID(_ word: String) -> String {
    count += 1
    return "\(word)\(count)"
  }

  private func say(_ message: PageMessage) -> String { language.say(message) }

  // MARK: Words

  /// Words that lead to the same place are one link, so that none has a sign alone.
  mutating func words(_ text: PageText) {
    var rest = text.runs[...]
    while let first = rest.first {
      guard let target = first.target else {
        shown(first)
        rest.removeFirst()
        continue
      }
      let runs = rest.prefix { $0.target == target }
      rest = rest.dropFirst(runs.count)
      link(runs, to: target)
    }
  }

  private mutating func link(_ runs: ArraySlice<PageText.Run>, to target: PageText.Target) {
    if let address = links.address(of: target) {
      return element(.a, [Markup.Attribute("href", address)]) { for run in runs { $0.shown(run) } }
    }
    for run in runs { shown(run) }
    // What a person wrote is told, though it leads nowhere from here.
    guard case .address(let address) = target, !address.isEmpty, address != runs.map(\.text).joined() else { return }
    element(.span, class: "quiet") { $0.text(" <\(address)>") }
  }

  private mutating func shown(_ run: PageText.Run) {
    switch run.style {
    case .plain: dated(run)
    case .emphasis: element(.em) { $0.dated(run) }
    case .strong: element(.strong) { $0.dated(run) }
    case .code: element(.code) { $0.dated(run) }
    case .quiet, .now, .late, .spoken: element(.span, class: run.style.rawValue) { $0.dated(run) }
    case .sign:
      element(.span, [Markup.Attribute("class", "sign"), Markup.Attribute("aria-hidden", "true")]) { $0.dated(run) }
    }
  }

  private mutating func dated(_ run: PageText.Run) {
    guard let date = run.date else { return text(run.text) }
    element(.time, [Markup.Attribute("datetime", date.description)]) { $0.text(run.text) }
  }

  private mutating func heading(_ title: PageText, _ level: Int) {
    let names: [Markup.Name] = [.h1, .h2, .h3, .h4, .h5, .h6]
    element(names[min(max(level, 1), 6) - 1]) {
      if title.words.allSatisfy(\.isWhitespace) { $0.text($0.say(.untitled)) } else { $0.words(title) }
    }
  }

  private mutating func details(_ details: [PageText]) {
    guard !details.isEmpty else { return }
    element(.p, class: "details") { $0.joined(details) }
  }

  private mutating func joined(_ texts: [PageText]) {
    var isFirst = true
    for text in texts where !text.isEmpty {
      if !isFirst { self.text(" · ") }
      words(text)
      isFirst = false
    }
  }

  // MARK: Parts

  mutating func parts(_ parts: some Sequence<PagePart>, level: Int) {
    for part in parts { write(part, level: level) }
  }

  private mutating func write(_ part: PagePart, level: Int) {
    switch part {
    case .paragraph(let text): element(.p) { $0.words(text) }
    case .lines(let lines): for line in lines where !line.isEmpty { element(.p) { $0.words(line) } }
    case .code(let lines):
      element(.pre) {
        for line in lines {
          $0.element(.code) { $0.text(line) }
          $0.markup.endLine()
        }
      }
    case .quote(let parts, let author):
      element(.blockquote) {
        $0.parts(parts, level: level)
        guard let author else { return }
        $0.element(.p, class: "details") {
          $0.text("— ")
          $0.words(author)
        }
      }
    case .list(let entries):
      element(.ul, [Markup.Attribute("role", "list")]) { for entry in entries { $0.write(entry, level: level) } }
    case .facts(let facts):
      element(.dl) {
        for fact in facts {
          $0.element(.div) {
            $0.element(.dt) { $0.words(fact.name) }
            $0.element(.dd) { $0.words(fact.value) }
          }
        }
      }
    case .table(let table): write(table, level: level)
    case .calendar(let calendar): write(calendar)
    case .grid(let grid): write(grid)
    case .section(let section):
      let look = PageMarkup.look(section.color, section.theme)
      element(.section, look.isEmpty ? [] : Markup.Attribute.class(look)) {
        $0.heading(section.title, level)
        $0.details(section.details)
        $0.parts(section.parts, level: level + 1)
      }
    }
  }

  private mutating func write(_ entry: PageEntry, level: Int) {
    let look = [entry.state.map { PageMarkup.look($0) }, entry.color.map { "bar c-\($0.rawValue)" }].compactMap(\.self)
    element(.li, look.isEmpty ? [] : Markup.Attribute.class(look.joined(separator: " "))) {
      $0.element(.p) {
        if let state = entry.state { $0.words(.box(state, in: $0.language)) }
        if let number = entry.number { $0.text("\(number). ") }
        $0.words(entry.text)
        guard !entry.details.isEmpty else { return }
        $0.element(.span, class: "details") {
          if !entry.text.isEmpty { $0.text(" · ") }
          $0.joined(entry.details)
        }
      }
      $0.parts(entry.parts, level: level)
    }
  }

  private static func look(_ state: PageState) -> String {
    switch state {
    case .done: "done"
    case .dropped, .skipped: "dropped"
    case .open, .missed, .waiting, .unknown: "open"
    }
  }

  // MARK: Tables

  private mutating func write(_ table: PageTable, level: Int) {
    // What is wider than a small screen is moved by itself, with the keyboard too. It is no landmark: a page may have many.
    let wide = [
      Markup.Attribute("class", "wide"), Markup.Attribute("role", "group"),
      Markup.Attribute("aria-label", table.caption.words), Markup.Attribute("tabindex", "0"),
    ]
    element(.div, wide) {
      $0.element(.table) {
        $0.element(.caption) {
          if table.isCaptionSpoken {
            $0.element(.span, class: "spoken") { $0.words(table.caption) }
          } else {
            $0.words(table.caption)
          }
        }
        $0.element(.thead) {
          $0.element(.tr) {
            for column in table.columns {
              $0.element(.th, [Markup.Attribute("scope", "col")] + PageMarkup.look(column)) { $0.text(column.title) }
            }
          }
        }
        $0.element(.tbody) { for row in table.rows { $0.write(row, of: table, level: level) } }
      }
    }
  }

  private mutating func write(_ row: PageTable.Row, of table: PageTable, level: Int) {
    let words = [row.color.map { "bar c-\($0.rawValue)" }, table.columns.first?.keepsLines == true ? "kept" : nil]
      .compactMap(\.self)
    let look = words.isEmpty ? [] : Markup.Attribute.class(words.joined(separator: " "))
    element(.tr) {
      $0.element(.th, [Markup.Attribute("scope", "row")] + look) { $0.words(row.heading.isEmpty ? "–" : row.heading) }
      for (cell, column) in zip(row.cells, table.columns.dropFirst()) {
        $0.element(.td, PageMarkup.look(column)) {
          $0.words(cell.text)
          $0.parts(cell.parts, level: level)
        }
      }
    }
  }

  private static func look(_ column: PageTable.Column) -> [Markup.Attribute] {
    column.isNumber ? Markup.Attribute.class("number") : []
  }

  private mutating func write(_ calendar: PageCalendar) {
    element(.table, class: "month") {
      $0.element(.caption) {
        $0.words(calendar.caption)
        guard !calendar.closing.isEmpty else { return }
        $0.element(.span, class: "details") {
          $0.text(" · ")
          $0.words(calendar.closing)
        }
      }
      $0.element(.thead) {
        $0.element(.tr) {
          for weekday in calendar.weekdays {
            $0.element(.th, [Markup.Attribute("scope", "col")]) {
              $0.element(.span, [Markup.Attribute("aria-hidden", "true")]) { $0.text($0.language.twoLetters(of: weekday)) }
              $0.element(.span, class: "spoken") { $0.text($0.language.name(of: weekday)) }
            }
          }
        }
      }
      $0.element(.tbody) {
        for week in calendar.weeks {
          $0.element(.tr) { for day in week { $0.write(day) } }
        }
      }
    }
  }

  private mutating func write(_ day: PageCalendar.Day?) {
    guard let day else { return element(.td) }
    let look = [day.band.map { "b-\($0.rawValue)" }, day.isToday ? "today" : nil].compactMap(\.self)
    element(.td, look.isEmpty ? [] : Markup.Attribute.class(look.joined(separator: " "))) {
      $0.words(PageText(day.date, String(day.date.day), target: day.target))
      if day.isToday { $0.element(.span, class: "spoken") { $0.text(", " + $0.say(.today)) } }
      guard !day.words.isEmpty else { return }
      $0.element(.span, class: "spoken") { $0.text(", \(day.words)") }
      $0.element(.span, [Markup.Attribute("class", "band"), Markup.Attribute("aria-hidden", "true")]) { $0.text(day.sign) }
    }
  }

  private mutating func write(_ grid: PageGrid) {
    let (title, description) = (newID("picture"), newID("text"))
    element(.figure) {
      GridPicture(grid).write(to: &$0.markup, titleID: title, descriptionID: description)
      $0.element(.figcaption) {
        $0.element(.p, class: "details") { $0.text(grid.title) }
        guard !grid.legend.isEmpty else { return }
        $0.element(.ul, class: "legend") {
          for meaning in grid.legend {
            $0.element(.li) {
              GridPicture.writeSample(of: meaning.square, to: &$0.markup)
              $0.text(" " + meaning.words)
            }
          }
        }
      }
    }
  }
}
