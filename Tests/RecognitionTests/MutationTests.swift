import TestLaws
import TestSupport
import Testing

/// Files changed at random, most of which are hardly other files, and some of which have findings.
@Suite struct MutationTests {
  private static let corpus = Corpus.written.filter { $0.bytes.count < 1 << 13 } + (try! Corpus.madeUp(200))

  /// Those that are accepted as they are, by the line of their kind: a change of any other hardly makes one that is.
  private static let accepted: [[Corpus.File]] = {
    let files = corpus.filter {
      RecognitionLaws.outcome(of: $0.bytes, name: $0.name, in: RecognitionLaws.contexts[0]) == .accepted
    }
    let byKind = Dictionary(grouping: files) { file in file.bytes.split(separator: 0x0A).dropFirst().first.map(Array.init) ?? []
    }
    return byKind.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }()

  @Test(arguments: caseSeeds(default: 4_000).chunks(of: 500))
  func whatIsAcceptedReadsAlike(_ seeds: Range<UInt64>) {
    var count = 0
    for seed in seeds {
      var mutation = Mutation(seed: seed)
      let ofKind = Self.accepted[Int(seed / 8) % Self.accepted.count]
      let file = mutation.file(of: seed % 8 == 0 ? Self.corpus : ofKind, mixing: Self.corpus)
      let context = RecognitionLaws.contexts[seed % 4 == 1 ? 1 : 0]
      switch RecognitionLaws.outcome(of: file.bytes, name: file.name, in: context) {
      case .givenUp: continue
      case .accepted: count += 1
      case .broken(let words):
        Issue.record("seed \(seed), \(file.name): \(words)\n\(String(decoding: file.bytes, as: UTF8.self))")
      }
    }
    // Where little is accepted, little is tried.
    #expect(count * 20 > seeds.count, "\(count) of \(seeds.count) were accepted")
  }
}

extension Range<UInt64> {
  fileprivate func chunks(of count: UInt64) -> [Range<UInt64>] {
    stride(from: lowerBound, to: upperBound, by: Int(count)).map { $0..<Swift.min($0 + count, upperBound) }
  }
}
