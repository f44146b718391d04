import Foundation

/// Fewer cases say nothing about whether a test tries what it is for.
private let leastCases = 20

/// How many random cases a property test tries: `TIDEMARK_CASES`, or the few that every check can afford; of these only one in
/// `TIDEMARK_SHARE`, as `make test` has it.
public func randomCases(_ few: Int) -> Int {
  cases(few, least: leastCases)
}

/// The same for a test whose cases are whole vaults, of which fewer are enough.
public func randomCases(_ few: Int, least: Int) -> Int {
  cases(few, least: least)
}

/// How many cases it tries of each of so many kinds, of which the few that are left must be enough together.
public func randomCases(_ few: Int, ofEach kinds: Int) -> Int {
  cases(few, least: max(5, leastCases / kinds))
}

private func cases(_ few: Int, least: Int) -> Int {
  if let cases = setting("TIDEMARK_CASES") { return cases }
  guard let share = setting("TIDEMARK_SHARE"), share > 1, few > 0 else { return few }
  return max(min(few, least), few / share)
}

private func setting(_ name: String) -> Int? {
  ProcessInfo.processInfo.environment[name].flatMap(Int.init)
}

/// A seed for each of so many random cases.
public func caseSeeds(default few: Int) -> Range<UInt64> {
  0..<UInt64(max(1, randomCases(few)))
}

/// A seed for each of so many cases of each of some kinds.
public func caseSeeds(default few: Int, ofEach kinds: Int) -> Range<UInt64> {
  0..<UInt64(max(1, randomCases(few, ofEach: kinds)))
}

/// The part of an enumeration of thousands that is tried under one name: all, or one in `TIDEMARK_SHARE`, at least so many. A name
/// always gives the same part, and another name another.
public func someCases<Case>(of all: [Case], named name: String, least: Int) -> [Case] {
  guard setting("TIDEMARK_CASES") == nil, let share = setting("TIDEMARK_SHARE"), share > 1 else { return all }
  var random = SplitMix64(seed: name.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
  return all.indices.shuffled(using: &random).prefix(max(least, all.count / share)).sorted().map { all[$0] }
}
