import TestSupport
import Testing

/// What holds of every merge of made-up files whose lines are hard to tell apart, told line by line: nothing that a side did is
/// lost, and each edit stands where it was made.
@Suite struct LineMergeLawTests {
  @Test(arguments: caseChunks(default: 400)) func everyEditStandsWhereItWasMade(_ seeds: Range<UInt64>) async throws {
    var counts = LineCounts()
    let git = try GitFile()
    // Git takes longer than all else.
    for seed in seeds { try counts.add(LineCase.random(seed: seed), seed % 4 > 0 ? nil : git) }
    let told = await LineTotals.shared.add(counts, of: seeds.count, all: caseSeeds(default: 400).count)
    for sample in told.samples { Issue.record("\(SmallerCase(sample).report)") }
    #expect(counts.faultCounts.isEmpty, "from seed \(seeds.lowerBound): \(counts.summary)")
    #expect(counts.behindGit.faults == 0, "git is right, and the merge is not, from seed \(seeds.lowerBound)")
    // Else this would be no test.
    #expect(counts.merges * 2 > seeds.count && counts.withConflicts * 20 > counts.merges)
    if let sums = told.sums, randomCases(0) > 0 { print(sums) }
  }
}
