import Merging

/// The smallest case in which the same is wrong, and how it is told.
struct SmallerCase {
  private(set) var lineCase: LineCase
  private(set) var why: String
  private let fault: LineLaw.Fault

  init(_ sample: LineCounts.Sample) {
    (lineCase, why, fault) = (sample.lineCase, sample.fault.why, sample.fault.fault)
    while let smaller = smaller { (lineCase, why) = smaller }
  }

  private var smaller: (LineCase, String)? {
    for candidate in candidates() {
      if let found = tried(candidate) { return found }
    }
    return nil
  }

  private func tried(_ lineCase: LineCase) -> (LineCase, String)? {
    let (ours, theirs) = (lineCase.side(lineCase.ours), lineCase.side(lineCase.theirs))
    let merge = Merge(base: lineCase.base.bytes, ours: ours.bytes, theirs: theirs.bytes)
    let finding = LineLaw(base: lineCase.base, ours: ours, theirs: theirs).finding(in: merge.bytes, conflicts: merge.conflicts)
    return finding.flatMap { $0.fault == fault ? (lineCase, $0.why) : nil }
  }

  /// The case without a deed, or without a line of the base.
  private func candidates() -> [LineCase] {
    var list: [LineCase] = []
    for index in lineCase.ours.indices {
      var smaller = lineCase
      smaller.ours.remove(at: index)
      list.append(smaller)
    }
    for index in lineCase.theirs.indices {
      var smaller = lineCase
      smaller.theirs.remove(at: index)
      list.append(smaller)
    }
    for id in lineCase.base.order {
      var smaller = lineCase
      smaller.base.remove(id)
      list.append(smaller)
    }
    return list
  }

  /// The case as it is printed: what was done, the three versions, the result.
  var report: String {
    let (ours, theirs) = (lineCase.side(lineCase.ours), lineCase.side(lineCase.theirs))
    let merge = Merge(base: lineCase.base.bytes, ours: ours.bytes, theirs: theirs.bytes)
    let texts = [("base", lineCase.base.body), ("ours", ours.body), ("theirs", theirs.body)].map { "==> \($0.0) <==\n\($0.1)" }
    let title = lineCase.base.head[3] + "\n"
    let result = String(decoding: merge.bytes, as: UTF8.self).split(separator: title, maxSplits: 1).last ?? ""
    return """
      seed \(lineCase.seed), \(fault.rawValue): \(why)
      kind \(lineCase.base.kind), \(merge.way)
      ours: \(lineCase.ours.map(\.description).joined(separator: "; "))
      theirs: \(lineCase.theirs.map(\.description).joined(separator: "; "))
      \(texts.joined(separator: "\n"))
      ==> result <==
      \(result)
      """
  }
}

extension LineStory {
  /// The text behind the title.
  fileprivate var body: String { String(text.split(separator: "\n\n", maxSplits: 2).dropFirst(2).first ?? "") }
}
