/// A grammar in the notation of the W3C's XML recommendation (section 6), as far as `Grammar/tidemark.ebnf` uses it: strings,
/// classes of characters without `^`, `?`, `*`, `+`, `|`, parentheses and comments.
struct EBNFGrammar: Sendable {
  indirect enum Expression: Sendable {
    case literal(String)
    /// Any one of the characters.
    case characters([Unicode.Scalar])
    case reference(String)
    case sequence([Expression])
    case choice([Expression])
    /// So many times at least, and once at most or without an end.
    case repetition(Expression, atLeast: Int, isBounded: Bool)
  }

  /// What cannot be read, and on which line of the grammar.
  struct Mistake: Error, CustomStringConvertible {
    var line: Int
    var reason: String

    var description: String { "line \(line): \(reason)" }
  }

  /// What stands for each symbol.
  let rules: [String: Expression]

  /// The symbols that comments of the form `sample: NAME` name, in the order of the file.
  let sampled: [String]

  init(_ text: String) throws {
    var parser = EBNFParser(text)
    (rules, sampled) = try parser.parse()
  }

  /// The symbols that a symbol's rule names.
  func references(of symbol: String) -> Set<String> {
    rules[symbol].map(references) ?? []
  }

  private func references(in expression: Expression) -> Set<String> {
    switch expression {
    case .literal, .characters: []
    case .reference(let name): [name]
    case .sequence(let parts), .choice(let parts): parts.reduce(into: []) { $0.formUnion(references(in: $1)) }
    case .repetition(let inner, _, _): references(in: inner)
    }
  }

  /// The symbols that can be reached from some symbols, these included.
  func reachable(from symbols: [String]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = symbols
    while let symbol = waiting.popLast() {
      if reached.insert(symbol).inserted { waiting += references(of: symbol) }
    }
    return reached
  }
}

/// Reads a grammar, by recursive descent.
private struct EBNFParser {
  private let scalars: [Unicode.Scalar]
  private var offset = 0
  private var sampled: [String] = []

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  mutating func parse() throws -> (rules: [String: EBNFGrammar.Expression], sampled: [String]) {
    var rules: [String: EBNFGrammar.Expression] = [:]
    try skip()
    while offset < scalars.count {
      let name = word()
      try skip()
      guard !name.isEmpty, take("::=") else { throw mistake("expected “NAME ::=”") }
      guard rules[name] == nil else { throw mistake("\(name) is defined twice") }
      rules[name] = try choice()
    }
    return (rules, sampled)
  }

  private mutating func choice() throws -> EBNFGrammar.Expression {
    var alternatives = [try sequence()]
    while take("|") { alternatives.append(try sequence()) }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func sequence() throws -> EBNFGrammar.Expression {
    var parts: [EBNFGrammar.Expression] = []
    try skip()
    while let part = try primary() {
      parts.append(repeated(part))
      try skip()
    }
    guard !parts.isEmpty else { throw mistake("expected a string, a class, a name or “(”") }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func primary() throws -> EBNFGrammar.Expression? {
    guard offset < scalars.count else { return nil }
    switch scalars[offset] {
    case "\"", "'": return .literal(try quoted())
    case "[": return .characters(try characters())
    case "(":
      offset += 1
      let inner = try choice()
      guard take(")") else { throw mistake("expected “)”") }
      return inner
    default:
      let name = startsRule ? "" : word()
      return name.isEmpty ? nil : .reference(name)
    }
  }

  private mutating func repeated(_ part: EBNFGrammar.Expression) -> EBNFGrammar.Expression {
    if take("?") { return .repetition(part, atLeast: 0, isBounded: true) }
    if take("*") { return .repetition(part, atLeast: 0, isBounded: false) }
    return take("+") ? .repetition(part, atLeast: 1, isBounded: false) : part
  }

  private mutating func quoted() throws -> String {
    let quote = scalars[offset]
    guard let end = scalars[(offset + 1)...].firstIndex(of: quote) else { throw mistake("a string without an end") }
    defer { offset = end + 1 }
    return string(offset + 1..<end)
  }

  private mutating func characters() throws -> [Unicode.Scalar] {
    guard let end = scalars[offset...].firstIndex(of: "]"), end > offset + 1, scalars[offset + 1] != "^" else {
      throw mistake("expected “[CHARACTERS]”")
    }
    var found: [Unicode.Scalar] = []
    var rest = scalars[(offset + 1)..<end]
    while let first = rest.popFirst() {
      guard rest.count >= 2, rest.first == "-" else {
        found.append(first)
        continue
      }
      let last = rest[rest.startIndex + 1]
      guard first <= last else { throw mistake("a range of characters that ends before it starts") }
      found += (first.value...last.value).compactMap(Unicode.Scalar.init)
      rest = rest.dropFirst(2)
    }
    offset = end + 1
    return found
  }

  // MARK: Words and spaces

  /// Whether a name and `::=` come next.
  private var startsRule: Bool {
    var ahead = self
    _ = ahead.word()
    while ahead.take(" ") {}
    return ahead.take("::=")
  }

  private mutating func word() -> String {
    let start = offset
    while offset < scalars.count, scalars[offset].properties.isAlphabetic || (offset > start && isDigit(scalars[offset])) {
      offset += 1
    }
    return string(start..<offset)
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func take(_ text: String) -> Bool {
    guard scalars[offset...].starts(with: text.unicodeScalars) else { return false }
    offset += text.unicodeScalars.count
    return true
  }

  /// Skips spaces and comments, and remembers the symbols that comments name.
  private mutating func skip() throws {
    while offset < scalars.count {
      if scalars[offset].properties.isWhitespace {
        offset += 1
      } else if take("/*") {
        let start = offset
        while !take("*/") {
          guard offset < scalars.count else { throw mistake("a comment without an end") }
          offset += 1
        }
        let words = string(start..<offset - 2).split(separator: " ")
        if words.count == 2, words[0] == "sample:" { sampled.append(String(words[1])) }
      } else {
        return
      }
    }
  }

  private func string(_ range: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[range])
    return String(text)
  }

  private func mistake(_ reason: String) -> EBNFGrammar.Mistake {
    EBNFGrammar.Mistake(line: scalars[..<offset].count { $0 == "\n" } + 1, reason: reason)
  }
}
