import Chronology
import Languages
import Planner
import Views

/// Writes what a page says as HTML.
struct PageMarkup: MarkupWriter {
  var markup: Markup
  let links: any PageLinks
  private let language: Language
  private let boxes: StateBoxes
  /// The days of the week above the last month, as they are written.
  private var monthHead: (weekdays: [Weekday], markup: Markup)?
  /// How many things of the page have an identifier.
  private var count = 0

  /// - Parameter markup: what stands before it.
  init(_ links: any PageLinks, in language: Language, after markup: Markup = Markup()) {
    (self.links, self.language, self.markup) = (links, language, markup)
    boxes = StateBoxes(in: language)
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
    element(.article) {
      if let id { $0.attribute("id", id) }
      let look = PageMarkup.look(page.color, page.theme)
      if look.isEmpty {
        top(page, in: &$0)
      } else {
        $0.element(.div, look: look) { top(page, in: &$0) }
      }
      $0.parts(page.parts.dropFirst(lead.count), level: level + 1)
    }
  }

  private static func look(_ color: Color?, _ theme: Theme?) -> String {
    switch (theme, color) {
    case (nil, nil): ""
    case (let theme?, nil): "theme-\(theme.rawValue)"
    case (nil, let color?): "c-\(color.rawValue)"
    case (let theme?, let color?): "theme-\(theme.rawValue) c-\(color.rawValue)"
    }
  }

  /// - Parameter look: its classes; empty for none.
  private mutating func element(_ name: Markup.Name, look: String, _ content: (inout PageMarkup) -> Void) {
    element(name) {
      if !look.isEmpty { $0.attribute("class", look) }
      content(&$0)
    }
  }

  private mutating func newID(_ word: String) -> String {
    count += 1
    return "\(word)\(count)"
  }

  private func say(_ message: PageMessage) -> String { language.say(message) }

  // MARK: Words

  /// Words that lead to the same place are one link, so that none has a sign alone.
  mutating func words(_ text: PageText) {
    // Most are in one style and lead nowhere.
    if let (words, style) = text.onlyWords { return shown(words, style) }
    let runs = text.runs
    var place = 0
    while place < runs.count {
      guard let target = runs[place].target else {
        shown(runs[place])
        place += 1
        continue
      }
      var end = place + 1
      while end < runs.count, runs[end].target == target { end += 1 }
      link(runs[place..<end], to: target)
      place = end
    }
  }

  private mutating func link(_ runs: ArraySlice<PageText.Run>, to target: PageText.Target) {
    if link(to: target, { for run in runs { $0.shown(run) } }) { return }
    // What a person wrote is told, though it leads nowhere from here.
    guard case .address(let address) = target, !address.isEmpty, address != runs.map(\.text).joined() else { return }
    element(.span, class: "quiet") { $0.text(" <\(address)>") }
  }

  /// - Parameter words: writes words that lead to a target, where the reader has it.
  /// - Returns: Whether they do.
  private mutating func link(to target: PageText.Target, _ words: (inout PageMarkup) -> Void) -> Bool {
    guard let address = links.address(of: target) else {
      words(&self)
      return false
    }
    element(.a) {
      $0.markup.attribute("href", address)
      words(&$0)
    }
    return true
  }

  private mutating func shown(_ run: PageText.Run) {
    guard let date = run.date else { return shown(run.text, run.style) }
    styled(run.style) { $0.time(run.text, on: date) }
  }

  private mutating func time(_ words: String, on date: CivilDate) {
    element(.time) {
      $0.attribute("datetime", date.description)
      $0.text(words)
    }
  }

  /// Words that name no day.
  private mutating func shown(_ words: String, _ style: PageText.Style) {
    // Of all that is set off most is quiet, and most of it one line.
    if case .quiet = style, markup.line(words, in: .span, class: "quiet") { return }
    styled(style) { $0.lines(words) }
  }

  /// - Parameter content: writes what is set off as a style says.
  private mutating func styled(_ style: PageText.Style, _ content: (inout PageMarkup) -> Void) {
    switch style {
    case .plain: content(&self)
    case .emphasis: element(.em, content)
    case .strong: element(.strong, content)
    case .code: element(.code, content)
    case .quiet: element(.span, class: "quiet", content)
    case .now: element(.span, class: "now", content)
    case .late: element(.span, class: "late", content)
    case .spoken: element(.span, class: "spoken", content)
    case .sign: sign(content)
    }
  }

  /// What is for the eye alone.
  private mutating func sign(_ content: (inout PageMarkup) -> Void) {
    element(.span, class: "sign") {
      $0.attribute("aria-hidden", fixed: "true")
      content(&$0)
    }
  }

  /// Words of which each line stays one.
  private mutating func lines(_ words: String) {
    if markup.line(words) { return }
    var isFirst = true
    for line in words.split(separator: "\n", omittingEmptySubsequences: false) {
      if !isFirst { element(.br) }
      text(String(line))
      isFirst = false
    }
  }

  private mutating func heading(_ title: PageText, _ level: Int) {
    let names: [Markup.Name] = [.h1, .h2, .h3, .h4, .h5, .h6]
    element(names[min(max(level, 1), 6) - 1]) {
      if PageMarkup.isBlank(title.words) { $0.text($0.say(.untitled)) } else { $0.words(title) }
    }
  }

  private static func isBlank(_ words: String) -> Bool {
    // Most begin with a letter or a digit of ASCII, and to ask for a character takes long.
    if let first = words.utf8.first, 0x21..<0x7F ~= first { return false }
    return words.allSatisfy(\.isWhitespace)
  }

  private mutating func details(_ details: [PageText]) {
    guard !details.isEmpty else { return }
    element(.p, class: "details") { $0.joined(details) }
  }

  private mutating func joined(_ texts: [PageText]) {
    var isFirst = true
    for text in texts where !text.isEmpty {
      if !isFirst { markup.write(" · ") }
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
          $0.element(.code) { $0.markup.code(line) }
          $0.markup.endLine()
        }
      }
    case .markdown(let markdown): self.parts(MarkdownParts.parts(of: markdown, in: language), level: level)
    case .quote(let parts, let author):
      element(.blockquote) {
        $0.parts(parts, level: level)
        guard let author else { return }
        $0.element(.p, class: "details") {
          $0.markup.write("— ")
          $0.words(author)
        }
      }
    case .list(let entries):
      element(.ul) {
        $0.attribute("role", fixed: "list")
        for entry in entries { $0.write(entry, level: level) }
      }
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
      element(.section, look: PageMarkup.look(section.color, section.theme)) {
        $0.heading(section.title, level)
        $0.details(section.details)
        $0.parts(section.parts, level: level + 1)
      }
    }
  }

  private mutating func write(_ entry: PageEntry, level: Int) {
    element(.li) {
      $0.look(of: entry)
      $0.element(.p) {
        if let state = entry.state { $0.markup.append($0.boxes[state]) }
        if let number = entry.number { $0.text("\(number). ") }
        $0.words(entry.text)
        guard !entry.details.isEmpty else { return }
        $0.element(.span, class: "details") {
          if !entry.text.isEmpty { $0.markup.write(" · ") }
          $0.joined(entry.details)
        }
      }
      $0.parts(entry.parts, level: level)
    }
  }

  private mutating func look(of entry: PageEntry) {
    guard entry.state != nil || entry.color != nil else { return }
    markup.attribute("class") { markup in
      if let state = entry.state {
        markup.write(PageMarkup.look(state))
        if entry.color != nil { markup.write(" ") }
      }
      if let color = entry.color { PageMarkup.writeBar(color, to: &markup) }
    }
  }

  /// The classes of what has a bar of a color before it.
  private static func writeBar(_ color: Color, to markup: inout Markup) {
    markup.write("bar c-")
    markup.text(color.rawValue)
  }

  private static func look(_ state: PageState) -> StaticString {
    switch state {
    case .done: "done"
    case .dropped, .skipped: "dropped"
    case .open, .missed, .waiting, .unknown: "open"
    }
  }

  // MARK: Tables

  private mutating func write(_ table: PageTable, level: Int) {
    // What is wider than a small screen is moved by itself, with the keyboard too. It is no landmark: a page may have many.
    element(.div, class: "wide") {
      $0.attribute("role", fixed: "group")
      $0.attribute("aria-label", table.caption.words)
      $0.attribute("tabindex", fixed: "0")
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
              $0.element(.th) {
                $0.attribute("scope", fixed: "col")
                $0.look(isNumber: column.isNumber)
                $0.words(column.title)
              }
            }
          }
        }
        $0.element(.tbody) {
          // A row asks nothing else of its columns.
          let keepsLines = table.columns.first?.keepsLines == true
          let areNumbers = table.columns.dropFirst().map(\.isNumber)
          for row in table.rows { $0.write(row, keepsLines: keepsLines, areNumbers: areNumbers, level: level) }
        }
      }
    }
  }

  private mutating func write(_ row: PageTable.Row, keepsLines: Bool, areNumbers: [Bool], level: Int) {
    element(.tr) {
      $0.element(.th) {
        $0.attribute("scope", fixed: "row")
        $0.look(of: row, keepsLines: keepsLines)
        if row.heading.isEmpty { $0.markup.write("–") } else { $0.words(row.heading) }
      }
      for (cell, isNumber) in zip(row.cells, areNumbers) {
        $0.element(.td) {
          $0.look(isNumber: isNumber)
          $0.words(cell.text)
          $0.parts(cell.parts, level: level)
        }
      }
    }
  }

  private mutating func look(of row: PageTable.Row, keepsLines: Bool) {
    guard row.color != nil || keepsLines else { return }
    markup.attribute("class") { markup in
      if let color = row.color {
        PageMarkup.writeBar(color, to: &markup)
        if keepsLines { markup.write(" ") }
      }
      if keepsLines { markup.write("kept") }
    }
  }

  private mutating func look(isNumber: Bool) {
    if isNumber { attribute("class", fixed: "number") }
  }

  private mutating func write(_ calendar: PageCalendar) {
    element(.table, class: "month") {
      $0.element(.caption) {
        $0.words(calendar.caption)
        guard !calendar.closing.isEmpty else { return }
        $0.element(.span, class: "details") {
          $0.markup.write(" · ")
          $0.words(calendar.closing)
        }
      }
      $0.writeHead(of: calendar.weekdays)
      $0.element(.tbody) {
        for week in calendar.weeks {
          $0.element(.tr) { for day in week { $0.write(day) } }
        }
      }
    }
  }

  /// The same for all months of a page.
  private mutating func writeHead(of weekdays: [Weekday]) {
    if monthHead?.weekdays != weekdays { monthHead = (weekdays, PageMarkup.head(of: weekdays, in: language)) }
    if let monthHead { markup.append(monthHead.markup) }
  }

  private static func head(of weekdays: [Weekday], in language: Language) -> Markup {
    var markup = Markup()
    markup.element(.thead) {
      $0.element(.tr) {
        for weekday in weekdays {
          $0.element(.th) {
            $0.attribute("scope", fixed: "col")
            $0.element(.span) {
              $0.attribute("aria-hidden", fixed: "true")
              $0.text(language.twoLetters(of: weekday))
            }
            $0.element(.span, class: "spoken") { $0.text(language.name(of: weekday)) }
          }
        }
      }
    }
    return markup
  }

  private mutating func write(_ day: PageCalendar.Day?) {
    guard let day else { return element(.td) }
    element(.td) {
      $0.look(of: day)
      $0.number(of: day)
      if day.isToday { $0.element(.span, class: "spoken") { $0.text(", " + $0.say(.today)) } }
      guard !day.words.isEmpty else { return }
      $0.element(.span, class: "spoken") {
        $0.markup.write(", ")
        $0.text(day.words)
      }
      $0.element(.span, class: "band") {
        $0.attribute("aria-hidden", fixed: "true")
        $0.text(day.sign)
      }
    }
  }

  /// The day of the month, as a link where there is anything of it.
  private mutating func number(of day: PageCalendar.Day) {
    let number = String(day.date.day)
    guard let target = day.target else { return time(number, on: day.date) }
    _ = link(to: target) { $0.time(number, on: day.date) }
  }

  private mutating func look(of day: PageCalendar.Day) {
    guard day.band != nil || day.isToday else { return }
    markup.attribute("class") { markup in
      if let band = day.band {
        markup.write("b-")
        markup.text(band.rawValue)
        if day.isToday { markup.write(" ") }
      }
      if day.isToday { markup.write("today") }
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
