public import Diagnostics
import Outline
import Planner

/// `duplicate-name`: two items of one name in one place.
public enum DuplicateName: Rule {
  public static let name = "duplicate-name"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    for section in file.document.sections {
      check(section.elements, in: file, &findings)
      for group in section.groups { check(group.elements, in: file, &findings) }
    }
    for item in file.document.items where item.elements.count > 1 { check(item.elements, in: file, &findings) }
  }

  /// Only what has a state or a history must be told apart: two equal bullets are just words.
  private static func check(_ elements: [Element], in file: LintedFile, _ findings: inout Findings) {
    var lines: [String: Int] = [:]
    for case .item(let index) in elements {
      let item = file.document.items[index]
      guard let reading = file.reading?.items[index], hasState(reading.type) else { continue }
      var name = Document.name(ofTitle: reading.title)
      guard !name.isEmpty else { continue }
      if let id = item.headline.id { name += " ^" + file.source.string(in: id) }
      if let line = lines[name] {
        let start = item.headline.range.lowerBound
        findings.add(at: start..<max(start, item.headline.text.upperBound), message(name, line), help: help)
      } else {
        lines[name] = item.lines.lowerBound + 1
      }
    }
  }

  private static func hasState(_ type: ItemType) -> Bool {
    switch type {
    case .checkbox, .countUp, .countDown, .counter, .streak, .tally, .best, .recurring: true
    default: false
    }
  }

  public static let page = RulePage(
    summary: "Two items of one name in one place",
    explanation: """
      Finds an item with a state or a history (a box, a counter, a streak, …) whose name another such item of the same section, \
      group or list of children has. Names are compared with escapes resolved and spaces folded; upper and lower case count. \
      An id at the end of the headline (`^second`) belongs to the name.
      """,
    reason: "A thing is its place and its name. A command that is told to change one of the two cannot know which.",
    example: """
      - Water: 3/8 glasses
      - Water: 0/2 bottles
      """,
    instead: """
      - Water: 3/8 glasses
      - Water: 0/2 bottles ^bottles
      """
  )

  // MARK: Messages

  private static func message(_ name: String, _ line: Int) -> String {
    "\(LintedFile.quote(name)) is the name of another item here, on line \(line)"
  }
  private static let help = "give one of them another name, or an id at its end, such as “^second”"
}
