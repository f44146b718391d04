import Chronology
import Diagnostics
import Formatting
import Lint
import Outline
import Planner
import Reading
import SourceText
import TestSupport
import Testing

/// The line grammars of `Grammar/tidemark.ebnf` against the parser: what they make is read as what they say.
@Suite struct EBNFTests {
  static let grammar = Result { try EBNFGrammar(ProjectFiles.text("Grammar/tidemark.ebnf")) }
  static let sampled = (try? grammar.get().sampled) ?? []

  // MARK: The grammar

  @Test func everySymbolIsDefined() throws {
    let grammar = try Self.grammar.get()
    for symbol in grammar.rules.keys.sorted() {
      let missing = grammar.references(of: symbol).filter { grammar.rules[$0] == nil }
      #expect(missing.isEmpty, "\(symbol)")
    }
    #expect(grammar.sampled.filter { grammar.rules[$0] == nil }.isEmpty)
  }

  @Test func everySymbolIsReached() throws {
    let grammar = try Self.grammar.get()
    let unreached = Set(grammar.rules.keys).subtracting(grammar.reachable(from: grammar.sampled))
    #expect(unreached.isEmpty)
  }

  @Test func everySymbolEnds() throws {
    #expect(EBNFSampler.endless(try Self.grammar.get()).isEmpty)
  }

  @Test func everySampledSymbolHasAPlace() throws {
    let grammar = try Self.grammar.get()
    #expect(grammar.sampled.count >= 15)
    #expect(grammar.sampled.sorted() == EBNFPlace.all.keys.sorted())
  }

  // MARK: The reader and the sampler

  @Test func samplerEndsARuleThatNamesItself() throws {
    let grammar = try EBNFGrammar("/* sample: Nest */ Nest ::= '<' Nest Nest? '>' | Leaf+ Leaf ::= [a-c]")
    #expect(grammar.sampled == ["Nest"])
    #expect(EBNFSampler.endless(grammar).isEmpty)
    for seed in caseSeeds(default: 100) {
      var sampler = EBNFSampler(grammar, seed: seed)
      let sample = sampler.sample("Nest")
      #expect(sample.text.count { $0 == "<" } == sample.text.count { $0 == ">" }, "seed \(seed)")
      #expect(sample.text.contains { "abc".contains($0) }, "seed \(seed)")
    }
  }

  @Test func ruleWithoutAnEndIsFound() throws {
    let grammar = try EBNFGrammar("Loop ::= 'x' Loop Good ::= Loop* 'y'")
    #expect(EBNFSampler.endless(grammar) == ["Loop"])
  }

  @Test(arguments: ["A ::= 'x", "A ::= (B", "A ::= [", "A ::= B |", "A ::= 'x' A ::= 'y'", "/* A", "A = 'x'", "A ::= B)"])
  func mistakeIsFound(_ text: String) {
    #expect(throws: EBNFGrammar.Mistake.self) { try EBNFGrammar(text) }
  }

  // MARK: Samples

  @Test(arguments: sampled)
  func sampleIsRead(_ symbol: String) throws {
    let grammar = try Self.grammar.get()
    let place = try #require(EBNFPlace.all[symbol])
    for seed in caseSeeds(default: 40, ofEach: Self.sampled.count) {
      var sampler = EBNFSampler(grammar, seed: seed)
      let sample = sampler.sample(symbol)
      let problems = problems(of: sample, in: place)
      guard problems.isEmpty else {
        Issue.record("\(symbol), seed \(seed): “\(sample.text)”\n\(problems.joined(separator: "\n"))")
        return
      }
    }
  }

  /// What was reported, or read as something else. The file round the sample has no finding of its own.
  private func problems(of sample: EBNFSample, in place: EBNFPlace) -> [String] {
    let linted = lint(place.file(Array(sample.text.utf8)), place.path)
    var problems = linted.diagnostics.map { "\($0.severity) \($0.rule): \($0.message)" }
    guard let section = linted.file.reading?.plan.sections.first, section.elements.count == 1,
      let item = section.elements[0].item,
      item.children.isEmpty, item.notes.isEmpty, item.otherFields.isEmpty
    else { return problems + ["not read as one item"] }
    var comparison = EBNFComparison()
    place.check(sample, item, &comparison)
    place.checkSection?(sample, section, &comparison)
    problems += comparison.differences
    return problems
  }

  private func lint(_ bytes: [UInt8], _ path: String) -> (file: LintedFile, diagnostics: [Diagnostic]) {
    let context = LintContext(today: CivilDate("2026-11-20")!)
    let file = LintedFile(path: path, document: Document(reading: SourceText(bytes)), context: context)
    return (file, Linter().lint(file))
  }

  // MARK: Mutated samples

  @Test(arguments: sampled)
  func mutatedSampleIsKept(_ symbol: String) throws {
    let grammar = try Self.grammar.get()
    let place = try #require(EBNFPlace.all[symbol])
    for seed in caseSeeds(default: 20, ofEach: Self.sampled.count) {
      var sampler = EBNFSampler(grammar, seed: seed)
      var mutation = ByteMutation(seed: seed)
      let sample = mutation.mutated(Array(sampler.sample(symbol).text.utf8))
      let problems = problems(of: place.file(sample), in: place)
      guard problems.isEmpty else {
        let shown = String(reflecting: String(decoding: sample, as: UTF8.self))
        Issue.record("\(symbol), seed \(seed): \(shown)\n\(sample)\n\(problems.joined(separator: "\n"))")
        return
      }
    }
  }

  /// What must hold of any file.
  private func problems(of bytes: [UInt8], in place: EBNFPlace) -> [String] {
    let linted = lint(bytes, place.path)
    var problems: [String] = []
    if linted.file.source.bytes != bytes { problems.append("the bytes were changed") }
    for diagnostic in linted.diagnostics where !(0...bytes.count).contains(diagnostic.range.upperBound) {
      problems.append("\(diagnostic.rule) is outside the file")
    }
    if case .failed(let loss) = FormattedFile(formatting: linted.file.source) { problems.append("formatting failed: \(loss)") }
    guard let plan = linted.file.reading?.plan else {
      return place.isInFrontMatter ? problems : problems + ["it is no Tidemark file any more"]
    }
    if plan.markdown.isEmpty { problems.append("nothing was written") }
    return problems
  }
}

/// Changes a few bytes at random.
private struct ByteMutation {
  private var random: SplitMix64

  /// Bytes that are syntax somewhere, and bytes that are no UTF-8.
  private static let bytes = Array("()[]{}:;,.|\"\\`#^-*+_<>&!/ \t\n\r09axm".utf8) + [0x00, 0x7F, 0x80, 0xC3, 0xE2, 0xF0, 0xFF]

  init(seed: UInt64) {
    random = SplitMix64(seed: ~seed)
  }

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let offset = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where offset < bytes.count: bytes.remove(at: offset)
      case 1 where offset < bytes.count: bytes.swapAt(offset, Int.random(in: bytes.indices, using: &random))
      case 2:
        let end = min(bytes.count, offset + Int.random(in: 1...8, using: &random))
        bytes.insert(contentsOf: bytes[offset..<end], at: offset)
      default: bytes.insert(random.pick(Self.bytes), at: offset)
      }
    }
    return bytes
  }
}
