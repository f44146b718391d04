import TestSupport

/// A text that a symbol of a grammar stands for, with how it was made.
struct EBNFSample: Sendable {
  var symbol: String
  var text: String
  /// What the symbols in its rule stand for, in their order.
  var parts: [EBNFSample]

  /// The first sample of a symbol below this one, outer ones first.
  subscript(symbol: String) -> EBNFSample? {
    parts.first { $0.symbol == symbol } ?? parts.lazy.compactMap { $0[symbol] }.first
  }

  /// This sample or all of some symbols below it, in the order of the text; none of them lies in another.
  func all(_ symbols: String...) -> [EBNFSample] { all(Set(symbols)) }

  private func all(_ symbols: Set<String>) -> [EBNFSample] {
    symbols.contains(symbol) ? [self] : parts.flatMap { $0.all(symbols) }
  }

  /// Whether a symbol is among those of its rule.
  func has(_ symbol: String) -> Bool { parts.contains { $0.symbol == symbol } }
}

/// Makes random samples of the symbols of a grammar.
struct EBNFSampler {
  let grammar: EBNFGrammar
  /// How many symbols within one another a sample holds, if it does not need more.
  var depth = 12
  private let heights: [String: Int]
  private var random: SplitMix64

  /// - Precondition: Every symbol ends (`endless`).
  init(_ grammar: EBNFGrammar, seed: UInt64) {
    self.grammar = grammar
    heights = Self.heights(grammar)
    random = SplitMix64(seed: seed)
  }

  /// The symbols of a grammar that stand for no text, as their rules never come to an end, or as they have none.
  static func endless(_ grammar: EBNFGrammar) -> [String] {
    let heights = heights(grammar)
    return grammar.rules.keys.filter { heights[$0] == nil }.sorted()
  }

  mutating func sample(_ symbol: String) -> EBNFSample {
    sample(symbol, within: depth)
  }

  private mutating func sample(_ symbol: String, within depth: Int) -> EBNFSample {
    var sample = EBNFSample(symbol: symbol, text: "", parts: [])
    guard let rule = grammar.rules[symbol] else { preconditionFailure("\(symbol) is not defined") }
    append(rule, to: &sample, within: depth)
    return sample
  }

  private mutating func append(_ expression: EBNFGrammar.Expression, to sample: inout EBNFSample, within depth: Int) {
    switch expression {
    case .literal(let text): sample.text += text
    case .characters(let scalars): sample.text.unicodeScalars.append(random.pick(scalars))
    case .reference(let symbol):
      let part = self.sample(symbol, within: depth - 1)
      sample.text += part.text
      sample.parts.append(part)
    case .sequence(let parts):
      for part in parts { append(part, to: &sample, within: depth) }
    case .choice(let alternatives):
      append(random.pick(ending(alternatives, within: depth)), to: &sample, within: depth)
    case .repetition(let inner, let least, let isBounded):
      let ends = Self.height(inner, heights).map { $0 <= depth } ?? false
      var count = least
      while ends, count < (isBounded ? 1 : 6), random.chance(50) { count += 1 }
      for _ in 0..<count { append(inner, to: &sample, within: depth) }
    }
  }

  /// The alternatives that end within a depth, or else those that end first.
  private func ending(_ alternatives: [EBNFGrammar.Expression], within depth: Int) -> [EBNFGrammar.Expression] {
    let ends = alternatives.compactMap { alternative in
      Self.height(alternative, heights).map { (alternative: alternative, height: $0) }
    }
    let least = ends.map(\.height).min() ?? 0
    return ends.filter { $0.height <= max(depth, least) }.map(\.alternative)
  }

  // MARK: Heights

  /// How many symbols within one another the flattest sample of each symbol has. Those without an end have none.
  private static func heights(_ grammar: EBNFGrammar) -> [String: Int] {
    var heights: [String: Int] = [:]
    while true {
      // A round knows those of the rounds before and no others, so each symbol is found with its least height.
      let found = grammar.rules.filter { heights[$0.key] == nil }.compactMapValues { height($0, heights) }
      guard !found.isEmpty else { return heights }
      heights.merge(found) { old, _ in old }
    }
  }

  private static func height(_ expression: EBNFGrammar.Expression, _ heights: [String: Int]) -> Int? {
    switch expression {
    case .literal, .characters: return 0
    case .reference(let symbol): return heights[symbol].map { $0 + 1 }
    case .choice(let alternatives): return alternatives.compactMap { height($0, heights) }.min()
    case .repetition(let inner, let least, _): return least == 0 ? 0 : height(inner, heights)
    case .sequence(let parts):
      let found = parts.compactMap { height($0, heights) }
      return found.count == parts.count ? found.max() ?? 0 : nil
    }
  }
}
