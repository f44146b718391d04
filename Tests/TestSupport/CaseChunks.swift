/// The seeds of so many random cases in parts of 200, which can run beside each other.
public func caseChunks(default few: Int) -> [Range<UInt64>] { chunks(caseSeeds(default: few)) }

/// The same for cases that are whole vaults, of which at least so many are tried.
public func caseChunks(default few: Int, least: Int) -> [Range<UInt64>] {
  chunks(0..<UInt64(max(1, randomCases(few, least: least))))
}

/// The seeds of so many random cases, each of which tries so many things one after another.
public func caseChunks(default few: Int, ofEach steps: Int) -> [Range<UInt64>] {
  chunks(caseSeeds(default: few, ofEach: steps))
}

private func chunks(_ seeds: Range<UInt64>) -> [Range<UInt64>] {
  stride(from: seeds.lowerBound, to: seeds.upperBound, by: 200).map { $0..<Swift.min($0 + 200, seeds.upperBound) }
}
