import TestSupport
import Testing

/// What holds of every merge of made-up files whose lines are hard to tell apart, told line by line: nothing that a side did is
/// lost, and each edit stands where it was made.
@Suite struct LineMergeLawTests {
  private static let leastMergesOfAFault = 250

  @Test(arguments: caseChunks(default: 400)) func everyEditStandsWhereItWasMade(_ seeds: Range<UInt64>) async throws {
    var counts = LineCounts()
    let git = try GitFile()
    // Git takes longer than all else.
    for seed in seeds { try counts.add(LineCase.random(seed: seed), seed % 4 > 0 ? nil : git) }
    let told = await LineTotals.shared.add(counts, of: seeds.count, all: caseSeeds(default: 400).count)
    let isAtLength = randomCases(0) > 0
    #expect(isAtLength || counts.behindGit.faults == 0, "git is right, and the merge is not")
    for sample in told.samples {
      let report = SmallerCase(sample).report
      if isAtLength { print(report) } else { Issue.record("\(report)") }
    }
    // Of very many made-up stories some are told by their texts in another way than they came about.
    if let sums = told.sums, isAtLength {
      print(sums.text)
      #expect(sums.faults * LineMergeLawTests.leastMergesOfAFault <= sums.merges)
    }
    // Else this would be no test.
    #expect(counts.merges * 2 > seeds.count && counts.withConflicts * 20 > counts.merges)
  }
}
