import TestLaws
import TestSupport
import Testing

/// What comes in from a program goes back to it, whatever was in its files.
@Suite struct ForeignLawTests {
  static let cases = ImportReaderTests.cases.filter { ForeignLaws.way(of: $0.law) }

  @Test func thereAreCases() { #expect(Self.cases.count == 4) }

  @Test(arguments: cases) func theSampleGoesBack(_ sample: ImportReaderTests.Case) {
    let faults = ForeignLaws.broken(by: sample.law)
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test(arguments: cases) func anyBytesGoBack(_ sample: ImportReaderTests.Case) {
    for seed in caseSeeds(default: 150, ofEach: Self.cases.count) {
      let law = sample.mutated(seed: seed)
      let faults = ForeignLaws.broken(by: law)
      #expect(faults.isEmpty, "\(sample), seed \(seed)\n\(faults.joined(separator: "\n"))")
    }
  }
}
