import Editing
import Import
import TestLaws
import TestSupport
import Testing

/// Whatever the bytes are, a reader says what they are or where they are wrong; and what is written of them has no error, and is not
/// written twice.
@Suite struct ImportReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var law: ReaderLaw

    var testDescription: String { name }

    /// The sample with other bytes here and there.
    func mutated(seed: UInt64) -> ReaderLaw {
      var random = SplitMix64(seed: seed)
      var law = law
      for index in law.files.indices { law.files[index].bytes = ImportReaderTests.mutated(law.files[index].bytes, &random) }
      return law
    }
  }

  static let cases: [Case] = ProjectFiles.paths(below: "Tests/LawTests/Readers", endingIn: ".txt").compactMap { path in
    guard let bytes = try? ProjectFiles.bytes(path), let law = ReaderLaw(bytes) else { return nil }
    return Case(name: String(path.split(separator: "/").last ?? ""), law: law)
  }

  @Test func eachFormatHasASample() {
    #expect(Set(Self.cases.map { $0.law.format.name }) == Set(ReaderLaw.formats.map { $0.name }))
  }

  @Test(arguments: cases) func theSampleComesIn(_ sample: Case) throws {
    let law = sample.law
    #expect(law.format.recognizes(law.readFiles) || !law.options.columns.isEmpty)
    #expect(law.broken.isEmpty, "\(law.broken.joined(separator: "\n"))")
    var vault = ImportLaws.vault([])
    let account = vault.take(try law.format.drafts(of: law.readFiles, law.options))
    #expect(account.count(of: .written) * 2 > account.lines.count)
  }

  @Test(arguments: cases) func anyBytesAreReadOrRefused(_ sample: Case) {
    for seed in caseSeeds(default: 60, ofEach: Self.cases.count) {
      let faults = sample.mutated(seed: seed).broken
      #expect(faults.isEmpty, "\(sample), seed \(seed)\n\(faults.joined(separator: "\n"))")
    }
  }

  /// Bytes with some of them changed, removed, doubled, or put elsewhere; now and then quite other ones.
  fileprivate static func mutated(_ bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    if random.chance(5) {
      return (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    var bytes = bytes
    let signs = Array("\n\r,;\"'()[]{}:-#*`<>|\\ 0a\0\t".utf8) + [0xC2, 0xFF, 0xEF]
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[start] = random.pick(signs)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: bytes.indices, using: &random))
      default: bytes.insert(random.pick(signs), at: start)
      }
    }
    return bytes
  }
}
