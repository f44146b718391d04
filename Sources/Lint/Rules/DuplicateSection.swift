public import Diagnostics
import Outline

/// `duplicate-section`: two sections of one title, or two groups of one title in one section.
public enum DuplicateSection: Rule {
  public static let name = "duplicate-section"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    check(file.document.sections.compactMap(\.heading), "section", in: file, &findings)
    for section in file.document.sections {
      check(section.groups.map(\.heading), "group of this section", in: file, &findings)
    }
  }

  private static func check(_ headings: [Heading], _ what: String, in file: LintedFile, _ findings: inout Findings) {
    var lines: [String: Int] = [:]
    for heading in headings {
      let name = file.document.name(of: heading.headline)
      guard !name.isEmpty else { continue }
      if let line = lines[name] {
        findings.add(at: heading.headline.textRange, message(name, what, line), help: help)
      } else {
        lines[name] = heading.lines.lowerBound + 1
      }
    }
  }

  public static let page = RulePage(
    summary: "Two sections of one title",
    explanation: """
      Finds a section whose title an earlier section of the file has, and a group whose title an earlier group of its section \
      has. Titles are compared with escapes resolved and spaces folded; upper and lower case count.
      """,
    reason: "A section is known by its title. If you name one of the two to a command, it cannot know which you mean.",
    example: """
      ## Ideas

      - Sport

      ## Ideas

      - Music
      """,
    instead: """
      ## Ideas

      - Sport
      - Music
      """
  )

  // MARK: Messages

  private static func message(_ name: String, _ what: String, _ line: Int) -> String {
    "\(LintedFile.quote(name)) is the title of another \(what), on line \(line)"
  }
  private static let help = "join the two, or give one of them another title"
}
