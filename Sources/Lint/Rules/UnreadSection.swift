import Chronology
public import Diagnostics
import Languages
import Outline
import SourceText

/// `unread-section`: a section of a vault's root, or of a life, that is called nearly as one that is read, and has what is read there.
public enum UnreadSection: Rule {
  public static let name = "unread-section"
  public static let severity = Severity.warning

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    if file.document.kind == .vault { checkRoot(file, &findings) }
    if file.document.kind == .life { checkLife(file, &findings) }
  }

  private static func checkRoot(_ file: LintedFile, _ findings: inout Findings) {
    for section in file.document.sections where section.role == .plain {
      guard let heading = section.heading, case let range = heading.headline.textRange, !range.isEmpty,
        let meant = names.first(where: { $0.value.contains(file.document.key(of: heading.headline)) })?.key,
        !file.document.sections.contains(where: { $0.role == .root(meant) }),
        section.allElements.contains(where: { isRead($0, in: meant, of: file) })
      else { continue }
      add(meant.rawValue, at: range, in: file, &findings)
    }
  }

  /// `Phasen`, with a range of days or of years in it.
  private static func checkLife(_ file: LintedFile, _ findings: inout Findings) {
    guard !file.document.sections.contains(where: { $0.role == .phases }) else { return }
    for section in file.document.sections where section.role == .plain {
      guard let heading = section.heading, case let range = heading.headline.textRange,
        namesOfPhases.contains(file.document.key(of: heading.headline)),
        section.allElements.contains(where: { element in
          guard case .item(let index) = element, case let headline = file.document.items[index].headline else { return false }
          if case .dateRange = headline.anchor?.value { return true }
          return headline.anchor == nil && MeantMark(phaseIn: headline.textRange, of: file) != nil
        })
      else { continue }
      add(SectionRole.phasesTitle, at: range, in: file, &findings)
    }
  }

  private static func add(_ title: String, at range: Range<Int>, in file: LintedFile, _ findings: inout Findings) {
    let problem = UnreadSectionMessage.isNotRead(file.excerpt(range))
    let fix = file.fix(CommonMessage.write(title), isSafe: false, TextEdit(replacing: range, with: title))
    findings.add(at: range, problem, help: UnreadSectionMessage.write(title), fix: fix)
  }

  private static let namesOfPhases: Set<String> = [
    "phase", "my phases", "phases of my life", "phases of life", "phasen", "meine phasen", "lebensphasen", "lebensabschnitte",
    "étapes", "mes étapes", "phases de ma vie", "etapas", "mis etapas", "fases", "kapitel",
  ]

  /// Whether something stands in a section that would be read if the section had its name.
  private static func isRead(_ element: Element, in section: VaultSection, of file: LintedFile) -> Bool {
    guard case .item(let index) = element, file.document.items[index].form == .listItem else { return false }
    let headline = file.document.items[index].headline
    switch section {
    case .pages, .rituals, .projects: return VaultLink(file.document.title(of: headline)) != nil
    case .categories: return headline.box == nil && !headline.range.isEmpty
    case .routine:
      let words = headline.textRange
      switch AnchorScan.scan(file.source.bytes, at: words.lowerBound, end: words.upperBound, .day) {
      case .time, .timeRange: return true
      default: return false
      }
    }
  }

  /// What people call the sections, in small letters.
  private static let names: [VaultSection: Set<String>] = [
    .pages: ["page", "my pages", "focus pages", "seiten", "meine seiten", "mes pages", "páginas", "mis páginas"],
    .rituals: ["ritual", "my rituals", "rituale", "meine rituale", "rituels", "mes rituels", "rituales", "mis rituales"],
    .projects: [
      "project", "my projects", "projekte", "meine projekte", "projets", "mes projets", "proyectos", "mis proyectos",
    ],
    .categories: ["category", "my categories", "kategorien", "catégories", "categorías"],
    .routine: [
      "routines", "my routine", "daily routine", "the routine", "tagesablauf", "tagesroutine", "routinen", "meine routine",
      "ma routine", "routine quotidienne", "rutina", "mi rutina", "rutina diaria",
    ],
  ]

  public static let example = RuleExample(
    found: """
      ---
      kind: vault
      ---

      # My Tidemark

      ## Daily routine

      - 06:00 - 06:30 Coffee
      """,
    instead: """
      ---
      kind: vault
      ---

      # My Tidemark

      ## Routine

      - 06:00 - 06:30 Coffee
      """
  )
}

/// What `unread-section` says.
enum UnreadSectionMessage: Message {
  case isNotRead(String)
  case write(String)
}
