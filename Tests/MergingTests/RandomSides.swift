import Editing
import Outline
import Planner
import SourceText
import TestLaws
import TestSupport
import TestVaults

/// Random files, each with two sides that were changed apart: by commands, by hand, or one by each.
struct RandomSides {
  struct Sides {
    var name: String
    var base: [UInt8]
    var ours: [UInt8]
    var theirs: [UInt8]
    /// What was done on both sides.
    var what: String
  }

  private var random: SplitMix64
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed ^ 0x3E6)
  }

  /// The files that both sides changed.
  mutating func sides() -> [Sides] {
    var awkward = AwkwardVault(seed: seed)
    var files = awkward.files()
    files.shuffle(using: &random)
    files = Array(files.prefix(2))
    let isByHand = (random.chance(40), random.chance(40))
    let (ours, ourDeeds) = isByHand.0 ? byHand(files) : byCommands(files)
    let (theirs, theirDeeds) = isByHand.1 ? byHand(files) : byCommands(files)
    let bases = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    return ours.keys.sorted().compactMap { name in
      guard let own = ours[name], let other = theirs[name], own != other, own != bases[name], other != bases[name] else {
        return nil
      }
      return Sides(
        name: name,
        base: bases[name] ?? [],
        ours: own,
        theirs: other,
        what: "seed \(seed): ours \(ourDeeds.joined(separator: ", ")); theirs \(theirDeeds.joined(separator: ", "))"
      )
    }
  }

  // MARK: Commands

  private mutating func byCommands(_ files: [(path: String, bytes: [UInt8])]) -> ([String: [UInt8]], [String]) {
    var vault = EditedVault(
      files: files.map { ($0.path, SourceText($0.bytes)) },
      today: RandomVerb.today,
      now: Moment(RandomVerb.today, .noon)
    )
    var deeds: [String] = []
    for _ in 0..<14 where deeds.count < 3 {
      var run = RandomVerb(vault, SplitMix64(seed: random.next()))
      guard (try? run.run(random.pick(RandomVerb.Verb.allCases))) != nil, !run.vault.revisions.isEmpty else { continue }
      vault = run.vault
      deeds.append(run.what)
    }
    var result: [String: [UInt8]] = [:]
    for file in vault.files { if let source = file.source { result[file.name] = source.bytes } }
    return (result, deeds)
  }

  // MARK: By hand

  private mutating func byHand(_ files: [(path: String, bytes: [UInt8])]) -> ([String: [UInt8]], [String]) {
    var deeds: [String] = []
    var result: [String: [UInt8]] = [:]
    for file in files {
      var lines = SourceText(file.bytes).lines
      let front = lines.indices.dropFirst().first { lines[$0].starts(with: "---".utf8) }.map { $0 + 1 } ?? 0
      for _ in 0..<Int.random(in: 1...3, using: &random) where lines.count > front {
        deeds.append(change(&lines, from: front))
      }
      result[file.path] = Array(lines.joined())
    }
    return (result, deeds)
  }

  private mutating func change(_ lines: inout [[UInt8]], from front: Int) -> String {
    let line = Int.random(in: front..<lines.count, using: &random)
    let other = Int.random(in: front..<lines.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      lines.remove(at: line)
      return "line \(line + 1) removed"
    case 1:
      lines.swapAt(line, other)
      return "lines \(line + 1) and \(other + 1) swapped"
    case 2:
      lines.insert(lines[line], at: line)
      return "line \(line + 1) doubled"
    case 3:
      let moved = lines.remove(at: line)
      lines.insert(moved, at: min(other, lines.count))
      return "line \(line + 1) moved to \(other + 1)"
    default:
      var words = lines[line].split(separator: 0x20, omittingEmptySubsequences: false).map { Array($0) }
      let word = Int.random(in: words.indices, using: &random)
      guard !words[word].isEmpty, !words[word].contains(UInt8(ascii: "\n")) else { return "nothing" }
      words[word] = Array(RandomText.word(using: &random).utf8)
      lines[line] = Array(words.joined(separator: [0x20]))
      return "a word of line \(line + 1) changed"
    }
  }
}

extension SourceText {
  /// The lines with their endings.
  fileprivate var lines: [[UInt8]] {
    (0..<lineCount).map { Array(bytes[fullRange(ofLine: $0)]) }.filter { !$0.isEmpty }
  }
}
