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

  package private(set) var runs: [Run] = []

  package init() {}

  package init(_ text: String, _ style: Style = .plain, target: Target? = nil, date: CivilDate? = nil) {
    if !text.isEmpty { runs = [Run(text: text, style: style, target: target, date: date)] }
  }

  package init(stringLiteral value: String) { self.init(value) }

  /// The words of a paragraph's Markdown.
  package init(markdown: String) {
    runs = InlineRun.linkedRuns(of: markdown).map { Run($0) }
  }

  /// The same, with a line feed for each hard break.
  package init(paragraph markdown: String) {
    runs = InlineRun.linkedRuns(of: markdown, keeping: .hard).map { Run($0) }
  }

  /// The lines of a paragraph's Markdown.
  package static func rows(_ markdown: String) -> [PageText] {
    var rows = [PageText()]
    for run in InlineRun.linkedRuns(of: markdown, keeping: .all).map({ Run($0) }) {
      for (place, part) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if place > 0 { rows.append(PageText()) }
        if part.isEmpty { continue }
        var run = run
        run.text = String(part)
        rows[rows.count - 1].runs.append(run)
      }
    }
    return rows.filter { !$0.isEmpty }
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
    // What has nothing before it is not copied.
    if left.runs.isEmpty { left = right } else { left.runs += right.runs }
  }

  /// More words behind it.
  package mutating func append(_ text: String, _ style: Style = .plain) {
    if !text.isEmpty { runs.append(Run(text: text, style: style)) }
  }

  package var isEmpty: Bool { runs.isEmpty }

  /// The words alone.
  package var words: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// The same words, which all lead there: there is no link in a link.
  package func leading(to target: Target?) -> PageText {
    guard let target else { return self }
    var text = self
    for index in text.runs.indices { text.runs[index].target = target }
    return text
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
}

extension PageText {
  /// A few words of a line of a terminal. A color is told by what they say; red is what is late.
  init(_ piece: LinePiece) {
    let style: Style =
      switch piece.style {
      case .plain, .color: piece.style == .color(.red) ? .late : .plain
      case .strong: .strong
      case .quiet: .quiet
      case .now: .now
      }
    self.init(piece.text, style)
  }

  /// A state before words: a sign for the eye, a word for the ear.
  package static func box(_ state: PageState, in language: Language) -> PageText {
    box(state, language.say(state), in: language)
  }

  /// A title as a file has it, after its icon.
  static func titled(_ title: String, _ icon: Icon?) -> PageText {
    (ShownText.emoji(icon).map { PageText($0 + " ", .sign) } ?? PageText()) + PageText(markdown: title)
  }

  /// A title without markup, after its icon.
  static func titled(plain title: String, _ icon: Icon?) -> PageText {
    (ShownText.emoji(icon).map { PageText($0 + " ", .sign) } ?? PageText()) + PageText(title)
  }
}
