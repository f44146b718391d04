/// The seeds of so many random cases in parts of 200, which can run beside each other.
public func caseChunks(default few: Int) -> [Range<UInt64>] {
  let seeds = caseSeeds(default: few)
  return stride(from: seeds.lowerBound, to: seeds.upperBound, by: 200).map { $0..<Swift.min($0 + 200, seeds.upperBound) }
}
