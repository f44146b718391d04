public import Diagnostics
import Languages
import Outline

/// `duplicate-section`: two sections of one title or one meaning, or two groups of one title in one section.
public enum DuplicateSection: Rule {
  public static let name = "duplicate-section"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    check(file.document.sections.compactMap(\.heading), DuplicateSectionMessage.isOtherSection, in: file, &findings)
    for section in file.document.sections where section.groups.count > 1 {
      check(section.groups.map(\.heading), DuplicateSectionMessage.isOtherGroup, in: file, &findings)
    }
    checkRoles(in: file, &findings)
  }

  /// Sections whose titles differ, but say the same: `## Done` and `## Done ✅` of a project.
  private static func checkRoles(in file: LintedFile, _ findings: inout Findings) {
    // Few roles are of one section.
    var known: [(role: SectionRole, heading: Heading)] = []
    for section in file.document.sections {
      guard let heading = section.heading, section.role.isOfOneSection else { continue }
      guard let first = known.first(where: { $0.role == section.role })?.heading else {
        known.append((section.role, heading))
        continue
      }
      let (name, other) = (file.document.name(of: heading.headline), file.document.name(of: first.headline))
      guard name != other else { continue }
      let line = first.lines.lowerBound + 1
      let (title, otherTitle) = (LintedFile.excerpt(name), LintedFile.excerpt(other))
      findings.add(
        at: heading.headline.textRange,
        DuplicateSectionMessage.meansSameSection(title, as: otherTitle, line: line),
        help: DuplicateSectionMessage.joinOrGiveTitle,
        line: line
      )
    }
  }

  private static func check(
    _ headings: [Heading],
    _ problem: (String, Int) -> DuplicateSectionMessage,
    in file: LintedFile,
    _ findings: inout Findings
  ) {
    guard headings.count > 1 else { return }
    var lines = LinesByKey()
    for heading in headings {
      let name = file.document.name(of: heading.headline)
      guard !name.isEmpty, let line = lines.insert(name, line: heading.lines.lowerBound + 1) else { continue }
      findings.add(
        at: heading.headline.textRange,
        problem(LintedFile.excerpt(name), line),
        help: DuplicateSectionMessage.joinOrGiveTitle,
        line: line
      )
    }
  }

  public static let example = RuleExample(
    found: """
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
}

/// What `duplicate-section` says.
enum DuplicateSectionMessage: Message {
  /// A title, and the line of the section that has it already.
  case isOtherSection(String, line: Int)
  /// The same of a group of a section.
  case isOtherGroup(String, line: Int)
  case meansSameSection(String, as: String, line: Int)
  case joinOrGiveTitle
}
