import Diagnostics
import Merging
import SourceText
import TestSupport
import TestVaults
import Testing

/// What holds of every merge, of random files that were changed at random on two sides.
@Suite struct RandomMergeTests {
  @Test(arguments: caseChunks(default: 12, ofEach: 2)) func nothingIsLostAndNothingDoubled(_ seeds: Range<UInt64>) {
    var (merges, byLines, withConflicts) = (0, 0, 0)
    var reasons: [String: Int] = [:]
    for seed in seeds {
      var random = RandomSides(seed: seed)
      for sides in random.sides() {
        let merge = Merge(base: sides.base, ours: sides.ours, theirs: sides.theirs)
        merges += 1
        if case .byLines(let reason) = merge.way {
          byLines += 1
          reasons["\(reason)", default: 0] += 1
        }
        if merge.conflicts > 0 { withConflicts += 1 }
        let faults = RandomMergeTests.faults(of: merge, sides)
        #expect(faults.isEmpty, "\(RandomMergeTests.report(faults, merge, sides))")
      }
    }
    // Else this would be no test.
    #expect(byLines * 4 < max(8, merges), "\(byLines) of \(merges) merges by lines, from seed \(seeds.lowerBound)")
    if randomCases(0) > 0 {
      print("sides: \(merges), each merged both ways, by lines: \(byLines) \(reasons), with conflicts: \(withConflicts)")
    }
  }

  static func report(_ faults: [String], _ merge: Merge, _ sides: RandomSides.Sides) -> String {
    func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
    let parts = [("base", sides.base), ("ours", sides.ours), ("theirs", sides.theirs), ("result", merge.bytes)]
    return ([sides.what, "\(merge.way)"] + faults + parts.map { "==> \($0.0) <==\n\(text($0.1))" }).joined(separator: "\n")
  }

  static func faults(of merge: Merge, _ sides: RandomSides.Sides) -> [String] {
    var faults: [String] = []
    let (base, ours, theirs) = (sides.base, sides.ours, sides.theirs)
    if Merge(base: ours, ours: ours, theirs: theirs).bytes != theirs { faults.append("merge(x, x, y) is not y") }
    if Merge(base: base, ours: ours, theirs: base).bytes != ours { faults.append("merge(b, x, b) is not x") }
    if Merge(base: base, ours: ours, theirs: ours).bytes != ours { faults.append("merge(b, x, x) is not x") }
    let swapped = Merge(
      base: base,
      ours: theirs,
      theirs: ours,
      labels: Merge.Labels(ours: "theirs", theirs: "ours")
    )
    if swapped.conflicts != merge.conflicts { faults.append("\(swapped.conflicts) conflicts with the sides swapped") }
    if merge.conflicts == 0, swapped.bytes != merge.bytes { faults.append("another result with the sides swapped") }
    // A file that has marks in it already has more of them than the merge made.
    let hasMarks = [base, ours, theirs].contains { $0.split(separator: 0x0A).contains { ConflictText.isMark($0) } }
    if !hasMarks, ConflictText.resolved(swapped.bytes, ours: false) != ConflictText.resolved(merge.bytes, ours: true) {
      faults.append("another conflict with the sides swapped")
    }
    guard merge.way == .byOutline else { return faults }
    let law = FactLaw(base: base, ours: ours, theirs: theirs)
    guard !law.hasContestedTypes else { return faults }
    guard merge.conflicts == 0 else {
      // What stands between marks is not told from lines that look like them.
      guard !hasMarks else { return faults }
      return faults
        + law.faults(
          inOurs: ConflictText.resolved(merge.bytes, ours: true),
          theirs: ConflictText.resolved(merge.bytes, ours: false)
        )
    }
    faults += law.faults(in: merge.bytes)
    faults += findings(merge.bytes, ours, theirs, sides.name)
    return faults
  }

  /// Of things that stand on two lines, or of a field and its place: each side has one of the two.
  private static let rulesOfTwo: Set<String> = [
    "duplicate-task", "duplicate-name", "duplicate-section", "duplicate-week", "duplicate-entry", "overlapping-blocks",
    "overlapping-arcs", "overlapping-phases", "arc-number", "misplaced-key", "unread-entry",
    "entry-outside-arc", "ended-outside-arc", "entry-not-due",
  ]

  /// What the linter finds in a result and not in the sides.
  private static func findings(_ result: [UInt8], _ ours: [UInt8], _ theirs: [UInt8], _ name: String) -> [String] {
    func counts(_ bytes: [UInt8]) -> [String: Int] {
      var vault = SampleVault("")
      vault.add(name, SourceText(bytes))
      return Dictionary(vault.findings().filter { $0.severity != .info }.map { ("\($0.rule)", 1) }, uniquingKeysWith: +)
    }
    let (own, other) = (counts(ours), counts(theirs))
    return counts(result).sorted { $0.key < $1.key }.compactMap { rule, count in
      !rulesOfTwo.contains(rule) && count > own[rule, default: 0] + other[rule, default: 0]
        ? "\(count) findings of \(rule)" : nil
    }
  }
}
