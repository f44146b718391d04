import Chronology
public import Diagnostics
import Languages
import Outline
import Planner

/// `overlapping-phases`: two phases of a life that share some day.
public enum OverlappingPhases: Rule {
  public static let name = "overlapping-phases"
  public static let severity = Severity.info

  /// A phase as it stands in its file.
  private struct Written {
    let name: String
    let days: DateRange
    /// The bytes of its dates.
    let range: Range<Int>
    /// From 1.
    let line: Int
  }

  public static func check(_ file: LintedFile, _ findings: inout Findings) {
    let phases = phases(in: file)
    guard phases.count > 1 else { return }
    var seen = EarliestOverlap(of: phases.map(\.days.dayRange))
    for phase in phases {
      guard let index = seen.insert(phase.days.dayRange) else { continue }
      let earlier = phases[index]
      findings.add(
        at: phase.range,
        OverlappingPhasesMessage.beginsBeforeEnd(phase.name, on: phase.days.first, of: earlier.name, line: earlier.line),
        help: OverlappingPhasesMessage.correctDate,
        line: earlier.line
      )
    }
  }

  /// By their first days. A phase without an end lasts to the day before the next begins.
  private static func phases(in file: LintedFile) -> [Written] {
    guard file.document.kind == .life, let reading = file.reading else { return [] }
    var items: [(read: PhaseDays, name: String, item: Item)] = []
    let outline = file.document.items
    for index in outline.indices where reading.type(of: index) == .phase {
      guard let read = reading.items[index], case .phase(let days) = read.content else { continue }
      items.append((days, LintedFile.excerpt(read.title), outline[index]))
    }
    items.sort { ($0.read.first, $0.item.lines.lowerBound) < ($1.read.first, $1.item.lines.lowerBound) }
    let placed = LifePhases(items.map { LifePhase(title: $0.name, first: $0.read.first, last: $0.read.last) }).all
    return zip(items, placed).compactMap { item, placed in
      item.item.headline.anchor.map { anchor in
        Written(name: item.name, days: placed.days, range: anchor.range, line: item.item.lines.lowerBound + 1)
      }
    }
  }

  public static let example = RuleExample(
    found: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ## Phases

      - 1996-09-01 - 2009-06-30 School
      - 2009-06-01 - 2013-09-30 University
      """,
    instead: """
      ---
      kind: life
      born: 1990-06-14
      ---

      # My life in weeks

      ## Phases

      - 1996-09-01 - 2009-06-30 School
      - 2009-07-01 - 2013-09-30 University
      """
  )
}

/// What `overlapping-phases` says.
enum OverlappingPhasesMessage: Message {
  /// A phase and its first day, and the one that it overlaps.
  case beginsBeforeEnd(String, on: CivilDate, of: String, line: Int)
  case correctDate
}
