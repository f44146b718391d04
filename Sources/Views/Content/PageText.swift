package import Chronology
package import Languages
import Markdown
import Planner

/// Words as a page shows them: how each part is set off, where it leads, and which day it is. It holds no markup. A line feed
/// in it ends a line of the page.
package struct PageText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// How words are set off, besides by what they say.
  package enum Style: String, Sendable {
    case plain, emphasis, strong, code
    /// What matters less, but still is to be read.
    case quiet
    /// What is now.
    case now
    /// What is late.
    case late
    /// What is read aloud, and shown by a sign beside it.
    case spoken
    /// A sign for the eye alone: words beside it say the same.
    case sign
  }

  /// Where words lead.
  package enum Target: Hashable, Sendable {
    /// As a person wrote it.
    case address(String)
    /// A page of the vault by its title or name, as a person wrote it.
    case page(String)
    /// A file by its path from the root of the vault, or as it is shown.
    case file(String)
    /// The file of a day.
    case day(CivilDate)
  }

  package struct Run: Hashable, Sendable {
    package var text: String
    package var style: Style
    package var target: Target?
    /// The day that the words name.
    package var date: CivilDate?
  }

  private enum Content: Hashable, Sendable {
    /// Words in one style, which lead nowhere and name no day, as most are: they need no array. No words are plain ones.
    case words(String, Style)
    /// Any others.
    case runs([Run])
  }

  private var content = Content.words("", .plain)

  package init() {}

  package init(_ text: String, _ style: Style = .plain, target: Target? = nil, date: CivilDate? = nil) {
    if text.isEmpty { return }
    if target == nil, date == nil {
      content = .words(text, style)
    } else {
      content = .runs([Run(text: text, style: style, target: target, date: date)])
    }
  }

  package init(stringLiteral value: String) { self.init(value) }

  private init(runs: [Run]) {
    guard let first = runs.first else { return }
    if runs.count == 1, first.target == nil, first.date == nil {
      // No words are plain ones.
      if !first.text.isEmpty { content = .words(first.text, first.style) }
    } else {
      content = .runs(runs)
    }
  }

  /// The words of a paragraph's Markdown.
  package init(markdown: String) { self.init(markdown, keeping: .none) }

  /// The Markdown of a name, without the spaces that a comment leaves at its ends.
  package init(name markdown: String) {
    self.init(markdown: markdown)
    trim()
  }

  private mutating func trim() {
    func isSpace(_ byte: UInt8?) -> Bool { byte == 0x20 || byte == 0x0A }
    switch content {
    case .words(let words, let style):
      guard isSpace(words.utf8.first) || isSpace(words.utf8.last) else { return }
      let trimmed = words.drop { $0 == " " || $0 == "\n" }.reversed().drop { $0 == " " || $0 == "\n" }.reversed()
      content = trimmed.isEmpty ? .words("", .plain) : .words(String(trimmed), style)
    case .runs(var runs):
      while let first = runs.first, isSpace(first.text.utf8.first) {
        runs[0].text.removeFirst()
        if runs[0].text.isEmpty { runs.removeFirst() }
      }
      while let last = runs.last, isSpace(last.text.utf8.last) {
        runs[runs.count - 1].text.removeLast()
        if runs[runs.count - 1].text.isEmpty { runs.removeLast() }
      }
      self = PageText(runs: runs)
    }
  }

  /// The same, with a line feed for each hard break.
  package init(paragraph markdown: String) { self.init(markdown, keeping: .hard) }

  private init(_ markdown: String, keeping breaks: InlineRun.KeptBreaks) {
    // Most texts are nothing but words.
    if let words = InlineText.onlyWords(markdown, keepsLines: false) {
      self.init(words)
    } else {
      self.init(runs: InlineRun.linkedRuns(of: markdown, keeping: breaks).map { Run($0) })
    }
  }

  /// The lines of a paragraph's Markdown.
  package static func rows(_ markdown: String) -> [PageText] {
    var rows: [[Run]] = [[]]
    for run in InlineRun.linkedRuns(of: markdown, keeping: .all).map({ Run($0) }) {
      for (place, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if place > 0 { rows.append([]) }
        if part.isEmpty { continue }
        var run = run
        run.text = String(part)
        rows[rows.count - 1].append(run)
      }
    }
    return rows.filter { !$0.isEmpty }.map { PageText(runs: $0) }
  }

  /// `2026-11-20`, or other words for it.
  package init(_ date: CivilDate, _ words: String? = nil, _ style: Style = .plain, target: Target? = nil) {
    self.init(words ?? date.description, style, target: target, date: date)
  }

  package static func + (left: PageText, right: PageText) -> PageText {
    var text = left
    text += right
    return text
  }

  package static func += (left: inout PageText, right: PageText) {
    switch right.content {
    case .words(let words, let style): left.append(words, style)
    case .runs(let more):
      // What has nothing before it is not copied.
      guard !left.isEmpty else {
        left = right
        return
      }
      var runs = left.takeRuns()
      runs += more
      left.content = .runs(runs)
    }
  }

  /// More words behind it.
  package mutating func append(_ text: String, _ style: Style = .plain) {
    if text.isEmpty { return }
    guard !isEmpty else {
      content = .words(text, style)
      return
    }
    var runs = takeRuns()
    runs.append(Run(text: text, style: style))
    content = .runs(runs)
  }

  /// Its runs, with room for more; it is empty then, so that nothing else has them.
  private mutating func takeRuns() -> [Run] {
    let taken = content
    content = .words("", .plain)
    switch taken {
    case .words(let words, let style):
      var runs: [Run] = []
      runs.reserveCapacity(4)
      if !words.isEmpty { runs.append(Run(text: words, style: style)) }
      return runs
    case .runs(let runs): return runs
    }
  }

  package var isEmpty: Bool {
    switch content {
    case .words(let words, _): words.isEmpty
    case .runs: false
    }
  }

  /// All words, run by run. Most texts have them in no array (`onlyWords`).
  package var runs: [Run] {
    switch content {
    case .words: onlyWords.map { [Run(text: $0.words, style: $0.style)] } ?? []
    case .runs(let runs): runs
    }
  }

  /// Words in one style, which lead nowhere and name no day, as most are; nil for other words, and for none.
  package var onlyWords: (words: String, style: Style)? {
    switch content {
    case .words(let words, let style): words.isEmpty ? nil : (words: words, style: style)
    case .runs: nil
    }
  }

  /// The words alone.
  package var words: String {
    switch content {
    case .words(let words, _): words
    case .runs(let runs): runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
    }
  }

  /// The same words, which all lead there: there is no link in a link.
  package func leading(to target: Target?) -> PageText {
    guard let target else { return self }
    var runs = self.runs
    for index in runs.indices { runs[index].target = target }
    return PageText(runs: runs)
  }
}

extension PageText.Run {
  fileprivate init(_ run: InlineRun) {
    let target: PageText.Target? = run.target.map { target in
      switch target {
      case .address(let address): .address(address)
      case .page(let name): .page(name)
      }
    }
    self.init(text: run.text, style: PageText.Style(run.style), target: target)
  }
}

extension PageText.Style {
  init(_ style: InlineRun.Style) {
    self =
      switch style {
      case .plain: .plain
      case .emphasis: .emphasis
      case .strong: .strong
      case .code: .code
      }
  }

  /// As a line of a terminal is set off. A color is told by what the words say; red is what is late.
  init(_ style: TerminalColor.Style) {
    self =
      switch style {
      case .plain, .color: style == .color(.red) ? .late : .plain
      case .strong: .strong
      case .quiet: .quiet
      case .now: .now
      }
  }
}

extension PageText {
  /// A few words of a line of a terminal.
  init(_ piece: LinePiece) {
    self.init(piece.text, Style(piece.style))
  }

  /// A state before words: a sign for the eye, a word for the ear.
  package static func box(_ state: PageState, in language: Language) -> PageText {
    box(state, language.say(state), in: language)
  }

  /// A title as a file has it, after its icon.
  static func titled(_ title: String, _ icon: Icon?) -> PageText { titled(PageText(markdown: title), icon) }

  /// The same of a title that is made already.
  static func titled(_ title: PageText, _ icon: Icon?) -> PageText {
    (ShownText.emoji(icon).map { PageText($0 + " ", .sign) } ?? PageText()) + title
  }
}
