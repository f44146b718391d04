import TestSupport

/// What came of all the merges of a run, whose parts end in any order.
actor LineTotals {
  static let shared = LineTotals()

  struct Sums {
    var merges: Int
    var faults: Int
    /// All figures, and where git is right and there is a conflict here.
    var text: String
  }

  private var counts = LineCounts()
  private var seeds = 0

  /// Adds a part of the run, and says what is to be told of it: each kind of fault a few times only, and the sums at the end.
  func add(_ part: LineCounts, of seeds: Int, all: Int) -> (samples: [LineCounts.Sample], sums: Sums?) {
    let untold = part.faults.filter { (counts.faults[$0.key] ?? []).count < 3 }.values.compactMap(\.first)
    counts.add(part)
    self.seeds += seeds
    guard self.seeds == all else { return (untold, nil) }
    let behind = counts.conflictsBehindGit.prefix(5).map { "git is right, a conflict here: \($0)" }
    let faults = counts.faultCounts.values.reduce(0) { $0 + $1.all }
    return (untold, Sums(merges: counts.merges, faults: faults, text: ([counts.summary] + behind).joined(separator: "\n")))
  }
}
