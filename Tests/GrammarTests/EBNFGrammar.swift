import TestSupport

/// A grammar in the notation of the W3C's XML recommendation (section 6), as far as `Grammar/tidemark.ebnf` uses it: strings in
/// quotes, classes, `?`, `*`, `+`, `|` and parentheses. From it samples are made.
struct EBNFGrammar {
  indirect enum Expression {
    case text(String)
    /// One of some characters.
    case characters([Character])
    case symbol(String)
    case sequence([Expression])
    case choice([Expression])
    case repetition(Expression, ClosedRange<Int>)
  }

  /// Why a grammar does not read, and where in its text.
  struct Mistake: Error {
    var words: String
    var rest: String
  }

  private(set) var rules: [String: Expression] = [:]

  /// The symbols that comments name for sampling: `sample: NAME`.
  private(set) var sampled: [String] = []

  init(_ text: String) throws {
    var parser = EBNFParser(text)
    while let rule = try parser.rule() {
      guard rules.updateValue(rule.expression, forKey: rule.name) == nil else {
        throw Mistake(words: "\(rule.name) has two rules", rest: "")
      }
    }
    sampled = parser.sampled
    for name in sampled + rules.values.flatMap(EBNFGrammar.symbols) where rules[name] == nil {
      throw Mistake(words: "\(name) has no rule", rest: "")
    }
  }

  private static func symbols(in expression: Expression) -> [String] {
    switch expression {
    case .text, .characters: []
    case .symbol(let name): [name]
    case .sequence(let parts), .choice(let parts): parts.flatMap(symbols)
    case .repetition(let part, _): symbols(in: part)
    }
  }

  /// A random text that a symbol stands for.
  func sample(of symbol: String, using random: inout SplitMix64) -> String {
    rules[symbol].map { sample($0, &random) } ?? ""
  }

  private func sample(_ expression: Expression, _ random: inout SplitMix64) -> String {
    switch expression {
    case .text(let text): text
    case .characters(let characters): String(random.pick(characters))
    case .symbol(let name): sample(of: name, using: &random)
    case .sequence(let parts): parts.map { sample($0, &random) }.joined()
    case .choice(let parts): sample(random.pick(parts), &random)
    case .repetition(let part, let counts):
      (0..<Int.random(in: counts, using: &random)).map { _ in sample(part, &random) }.joined()
    }
  }
}

/// Reads a grammar rule by rule.
private struct EBNFParser {
  private var rest: Substring
  private(set) var sampled: [String] = []

  init(_ text: String) {
    rest = text[...]
  }

  mutating func rule() throws -> (name: String, expression: EBNFGrammar.Expression)? {
    skip()
    guard !rest.isEmpty else { return nil }
    let name = name()
    skip()
    guard !name.isEmpty, rest.hasPrefix("::=") else { throw mistake("a rule begins with a name and “::=”") }
    rest.removeFirst(3)
    return (name, try choice())
  }

  private func mistake(_ words: String) -> EBNFGrammar.Mistake {
    EBNFGrammar.Mistake(words: words, rest: String(rest.prefix(60)))
  }

  /// Passes over spaces and comments, and keeps what a comment says of sampling.
  private mutating func skip() {
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.hasPrefix("/*") else { return }
      var comment = ""
      while !rest.isEmpty, !rest.hasPrefix("*/") { comment.append(rest.removeFirst()) }
      rest = rest.dropFirst(2)
      let words = comment.split(whereSeparator: \.isWhitespace)
      if words.count == 3, words[1] == "sample:" { sampled.append(String(words[2])) }
    }
  }

  private mutating func name() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func choice() throws -> EBNFGrammar.Expression {
    var parts = [try sequence()]
    while rest.first == "|" {
      rest.removeFirst()
      parts.append(try sequence())
    }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() throws -> EBNFGrammar.Expression {
    var parts: [EBNFGrammar.Expression] = []
    while let part = try repeated() { parts.append(part) }
    guard !parts.isEmpty else { throw mistake("an alternative is empty") }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repeated() throws -> EBNFGrammar.Expression? {
    skip()
    guard let part = try primary() else { return nil }
    let counts: ClosedRange<Int>
    switch rest.first {
    case "?": counts = 0...1
    case "*": counts = 0...3
    case "+": counts = 1...4
    default:
      skip()
      return part
    }
    rest.removeFirst()
    skip()
    return .repetition(part, counts)
  }

  private mutating func primary() throws -> EBNFGrammar.Expression? {
    switch rest.first {
    case "\"", "'":
      let quote = rest.removeFirst()
      let text = rest.prefix { $0 != quote }
      rest = rest.dropFirst(text.count + 1)
      return .text(String(text))
    case "[":
      rest.removeFirst()
      return .characters(try characters())
    case "(":
      rest.removeFirst()
      let inner = try choice()
      guard rest.first == ")" else { throw mistake("a parenthesis is not closed") }
      rest.removeFirst()
      return inner
    default:
      // A name before “::=” begins the next rule.
      let before = rest
      let name = name()
      guard !name.isEmpty else { return nil }
      let behind = rest.drop(while: \.isWhitespace)
      guard behind.hasPrefix("::=") else { return .symbol(name) }
      rest = before
      return nil
    }
  }

  /// The inside of a class: characters and ranges of them.
  private mutating func characters() throws -> [Character] {
    var characters: [Character] = []
    while let first = rest.popFirst(), first != "]" {
      guard rest.first == "-", let last = rest.dropFirst().first?.unicodeScalars.first, let scalar = first.unicodeScalars.first
      else {
        characters.append(first)
        continue
      }
      rest = rest.dropFirst(2)
      characters += (scalar.value...last.value).compactMap(Unicode.Scalar.init).map(Character.init)
    }
    guard !characters.isEmpty else { throw mistake("a class is empty") }
    return characters
  }
}
