import Planner

/// What holds of the facts of a merged file.
struct FactLaw {
  let base: FileFacts
  let ours: FileFacts
  let theirs: FileFacts

  init(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    (self.base, self.ours, self.theirs) = (FileFacts(base), FileFacts(ours), FileFacts(theirs))
  }

  // MARK: Without conflicts

  /// What a merge without conflicts lost or doubled.
  func faults(in bytes: [UInt8]) -> [String] {
    let result = FileFacts(bytes)
    let contested = contestedFacts
    var faults = FactLaw.faults(base.counts, ours.counts, theirs.counts, result.counts).filter { fault in
      !contested.contains { fault.hasPrefix($0 + ": ") }
    }
    for name in stableNames where result.names[name] == 1 {
      faults += FactLaw.faults(
        base.owned[name] ?? [:],
        ours.owned[name] ?? [:],
        theirs.owned[name] ?? [:],
        result.owned[name] ?? [:]
      ).map { "“\(name)”: \($0)" }
      faults += valueFaults(name, result.values[name] ?? [:])
    }
    return faults
  }

  /// The names that stand once in every version.
  private var stableNames: [String] {
    base.names.keys.filter { base.names[$0] == 1 && ours.names[$0] == 1 && theirs.names[$0] == 1 }.sorted()
  }

  /// What is said of things that one side took away, or gave other words, while the other changed them: a merge may see the
  /// same thing or another.
  private var contestedFacts: Set<String> {
    func isChanged(_ name: String, _ side: FileFacts) -> Bool {
      side.owned[name] != base.owned[name] || side.values[name] != base.values[name]
    }
    let names = base.names.keys.filter { name in
      let (isGone, isGoneToo) = (base.names[name] != ours.names[name], base.names[name] != theirs.names[name])
      return isGone && (isGoneToo || isChanged(name, theirs)) || isGoneToo && isChanged(name, ours)
    }
    // What both added under one name is one thing.
    let new = ours.names.keys.filter { base.names[$0] == nil && theirs.names[$0] != nil && ours.owned[$0] != theirs.owned[$0] }
    return Set(names.flatMap { name in base.owned[name, default: [:]].keys })
      .union(new.flatMap { [ours.owned[$0, default: [:]].keys, theirs.owned[$0, default: [:]].keys].joined() })
  }

  /// Whether one side made another kind of thing of what the other changed, or took a title away that says what stands below it:
  /// the same lines read otherwise then.
  var hasContestedTypes: Bool {
    if !base.meaningfulTitles.isSubset(of: ours.meaningfulTitles.intersection(theirs.meaningfulTitles)) { return true }
    return base.types.contains { name, types in
      func differs(_ side: FileFacts) -> Bool { side.types[name] != types }
      func isChanged(_ side: FileFacts) -> Bool {
        side.owned[name] != base.owned[name] || side.values[name] != base.values[name]
      }
      return differs(ours) && isChanged(theirs) || differs(theirs) && isChanged(ours)
    }
  }

  private static func faults(
    _ base: [String: Int],
    _ ours: [String: Int],
    _ theirs: [String: Int],
    _ result: [String: Int]
  ) -> [String] {
    let facts = Set(base.keys).union(ours.keys).union(theirs.keys).union(result.keys)
    return facts.sorted().compactMap { fact in
      let (old, own, other) = (base[fact, default: 0], ours[fact, default: 0], theirs[fact, default: 0])
      let found = result[fact, default: 0]
      let expected = expected(old, own, other)
      return expected.contains(found) ? nil : "\(fact): \(found) times, expected \(expected); \(old) → \(own), \(other)"
    }
  }

  /// How often a fact may stand in the result.
  private static func expected(_ old: Int, _ own: Int, _ other: Int) -> ClosedRange<Int> {
    if other == old { return own...own }
    if own == old { return other...other }
    let sum = max(0, own + other - old)
    // What both added may be the same, and what both removed.
    if own > old, other > old { return max(own, other)...sum }
    if own < old, other < old { return sum...min(own, other) }
    return min(sum, own, other)...max(sum, own, other)
  }

  // MARK: Values with rules

  private func valueFaults(_ name: String, _ result: [String: String]) -> [String] {
    let (old, own, other) = (base.values[name] ?? [:], ours.values[name] ?? [:], theirs.values[name] ?? [:])
    return Set(old.keys).union(own.keys).union(other.keys).union(result.keys).sorted().compactMap { key in
      guard let expected = FactLaw.expectedValue(key, old[key], own[key], other[key]), expected != result[key] else {
        return nil
      }
      return "“\(name)” \(key): \(result[key] ?? "nothing"), expected \(expected ?? "nothing")"
    }
  }

  /// Nil where nothing is expected of it.
  private static func expectedValue(_ key: String, _ old: String?, _ own: String?, _ other: String?) -> String?? {
    if own == other || other == old { return .some(own) }
    if own == old { return .some(other) }
    switch key {
    case "box": return own == "done" || other == "done" ? .some("done") : nil
    case "done": return own.flatMap { own in other.map { min(own, $0) } }
    case "number", "strokes":
      guard let old = old.flatMap({ Number($0) }), let own = own.flatMap({ Number($0) }),
        let other = other.flatMap({ Number($0) }),
        let less = Number("\(old)".hasPrefix("-") ? String("\(old)".dropFirst()) : "-\(old)"),
        let sum = own.adding(other).flatMap({ $0.adding(less) })
      else { return nil }
      // A counter ends at 0, a count does not.
      return sum < .zero ? nil : .some("\(sum)")
    case "best highest", "best lowest":
      guard let own = own.flatMap({ Number($0) }), let other = other.flatMap({ Number($0) }) else { return nil }
      return .some("\(key == "best highest" ? max(own, other) : min(own, other))")
    default: return nil
    }
  }

  // MARK: With conflicts

  /// What a merge with conflicts lost, each side of them taken once.
  func faults(inOurs oursResolved: [UInt8], theirs theirsResolved: [UInt8]) -> [String] {
    let (first, second) = (FileFacts(oursResolved), FileFacts(theirsResolved))
    let contested = contestedFacts
    func missing(_ side: FileFacts, _ other: FileFacts, _ result: FileFacts, _ name: String) -> [String] {
      // What hung on a thing that the other side removed, or gave another name, is between the marks.
      let gone = base.names.keys.filter { other.names[$0, default: 0] < base.names[$0, default: 0] }
      let contested = contested.union(gone.flatMap { base.owned[$0, default: [:]].keys })
      return side.counts.sorted { $0.key < $1.key }.compactMap { fact, count in
        let old = base.counts[fact, default: 0]
        guard !contested.contains(fact), other.counts[fact, default: 0] >= old, result.counts[fact, default: 0] < count else {
          return nil
        }
        return "\(fact): \(result.counts[fact, default: 0]) times where \(name) is taken, expected \(count)"
      }
    }
    return missing(ours, theirs, first, "ours") + missing(theirs, ours, second, "theirs")
  }
}
