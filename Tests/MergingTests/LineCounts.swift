import Merging
import TestSupport

/// What came of many merges of made-up files.
struct LineCounts {
  struct Sample {
    var fault: LineLaw.Finding
    var lineCase: LineCase
  }

  private(set) var merges = 0
  private(set) var byLines: [String: Int] = [:]
  private(set) var withConflicts = 0
  private(set) var faults: [LineLaw.Fault: [Sample]] = [:]
  /// How many of each kind there are, and how many of them came of a merge by lines.
  private(set) var faultCounts: [LineLaw.Fault: (all: Int, byLines: Int)] = [:]
  /// What merges by lines did that only one who knows the outline can do better.
  private(set) var figuresByLines: [LineLaw.Fault: Int] = [:]
  /// Of the merges that git was asked for: those that are clean there, and of these those that are right.
  private(set) var git = (asked: 0, clean: 0, right: 0)
  /// Where git is right, and here a conflict is, or a fault. Conflicts that a rule demands are counted apart.
  private(set) var behindGit = (conflicts: 0, required: 0, faults: 0)
  private(set) var conflictsBehindGit: [LineCase] = []

  /// How many samples of a fault are kept.
  static let kept = 8

  mutating func add(_ lineCase: LineCase, _ gitFile: GitFile?) throws {
    let (ours, theirs) = (lineCase.side(lineCase.ours), lineCase.side(lineCase.theirs))
    let bytes = (base: lineCase.base.bytes, ours: ours.bytes, theirs: theirs.bytes)
    guard bytes.ours != bytes.base, bytes.theirs != bytes.base, bytes.ours != bytes.theirs else { return }
    let merge = Merge(base: bytes.base, ours: bytes.ours, theirs: bytes.theirs)
    merges += 1
    if case .byLines(let reason) = merge.way { byLines["\(reason)", default: 0] += 1 }
    if merge.conflicts > 0 { withConflicts += 1 }
    let law = LineLaw(base: lineCase.base, ours: ours, theirs: theirs)
    var finding = law.finding(in: merge.bytes, conflicts: merge.conflicts)
    if let found = finding, merge.way != .byOutline, try !LineCounts.isHard(found, bytes, law) {
      figuresByLines[found.fault, default: 0] += 1
      finding = nil
    }
    if let finding {
      faultCounts[finding.fault, default: (0, 0)].all += 1
      if merge.way != .byOutline { faultCounts[finding.fault]?.byLines += 1 }
      faults[finding.fault] = LineCounts.smallest((faults[finding.fault] ?? []) + [Sample(fault: finding, lineCase: lineCase)])
      {
        $0.lineCase.size
      }
    }
    guard let gitFile else { return }
    git.asked += 1
    guard let clean = try gitFile.clean(bytes.base, bytes.ours, bytes.theirs) else { return }
    git.clean += 1
    guard law.finding(in: clean, conflicts: 0) == nil else { return }
    git.right += 1
    if merge.conflicts > 0, law.demandsConflict {
      behindGit.required += 1
    } else if merge.conflicts > 0 {
      behindGit.conflicts += 1
      conflictsBehindGit = LineCounts.smallest(conflictsBehindGit + [lineCase]) { $0.size }
    } else if finding != nil {
      behindGit.faults += 1
    }
  }

  /// Whether a merge by lines must not do this either: nothing is lost, and the readings are no worse than git's.
  private static func isHard(
    _ finding: LineLaw.Finding,
    _ bytes: (base: [UInt8], ours: [UInt8], theirs: [UInt8]),
    _ law: LineLaw
  ) throws -> Bool {
    switch finding.fault {
    case .lostLine, .lostEdit: return true
    case .incompleteReading, .doubledLine, .doubledInReading:
      let git = try GitFile().merged(bytes.base, bytes.ours, bytes.theirs)
      return law.finding(in: git.bytes, conflicts: git.conflicts)?.fault != finding.fault
    default: return false
    }
  }

  private static func smallest<Element>(_ list: [Element], by size: (Element) -> Int) -> [Element] {
    Array(list.sorted { size($0) < size($1) }.prefix(kept))
  }

  mutating func add(_ other: LineCounts) {
    merges += other.merges
    withConflicts += other.withConflicts
    byLines.merge(other.byLines, uniquingKeysWith: +)
    figuresByLines.merge(other.figuresByLines, uniquingKeysWith: +)
    faultCounts.merge(other.faultCounts) { ($0.all + $1.all, $0.byLines + $1.byLines) }
    for (fault, samples) in other.faults {
      faults[fault] = LineCounts.smallest((faults[fault] ?? []) + samples) { $0.lineCase.size }
    }
    git = (git.asked + other.git.asked, git.clean + other.git.clean, git.right + other.git.right)
    behindGit.conflicts += other.behindGit.conflicts
    behindGit.required += other.behindGit.required
    behindGit.faults += other.behindGit.faults
    conflictsBehindGit = LineCounts.smallest(conflictsBehindGit + other.conflictsBehindGit) { $0.size }
  }

  var summary: String {
    let found = faultCounts.sorted { $0.value.all > $1.value.all }.map { fault, count in
      "\(fault.rawValue) \(count.all)" + (count.byLines > 0 ? " (by lines \(count.byLines))" : "")
    }
    let figures = figuresByLines.sorted { $0.value > $1.value }.map { "\($0.key.rawValue) \($0.value)" }
    return """
      lines: \(merges) merges, by lines \(byLines), with conflicts \(withConflicts); \
      git asked \(git.asked), clean \(git.clean), right \(git.right); \
      where git is right: conflicts here \(behindGit.conflicts), \
      required conflicts \(behindGit.required), faults here \(behindGit.faults); \
      told of merges by lines \(figures); \
      faults: \(found.isEmpty ? "none" : found.joined(separator: ", "))
      """
  }
}
