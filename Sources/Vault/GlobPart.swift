/// What a pattern says about one part of a path.
enum GlobPart: Sendable {
  /// `**`: any number of parts, none too.
  case anyDepth
  case literal([UInt8])
  /// `*` and then bytes that stand for themselves.
  case suffix([UInt8])
  case tokens([GlobToken])

  func matches(_ name: [UInt8]) -> Bool {
    switch self {
    case .anyDepth: true
    case .literal(let bytes): name == bytes
    case .suffix(let bytes): name.count >= bytes.count && name.suffix(bytes.count).elementsEqual(bytes)
    case .tokens(let tokens): Self.matches(name, tokens)
    }
  }

  /// After a mismatch the last `*` takes one byte more; no earlier one need be tried again.
  private static func matches(_ name: [UInt8], _ tokens: [GlobToken]) -> Bool {
    var token = 0
    var index = 0
    var retry: (token: Int, index: Int)?
    while index < name.count {
      if token < tokens.count, case .any = tokens[token] {
        token += 1
        retry = (token, index)
      } else if token < tokens.count, tokens[token].matches(name[index]) {
        token += 1
        index += 1
      } else if let again = retry {
        retry = (again.token, again.index + 1)
        (token, index) = (again.token, again.index + 1)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { if case .any = $0 { true } else { false } }
  }
}

/// What a pattern says about some bytes of a name.
enum GlobToken: Sendable {
  /// `*`: any bytes, none too.
  case any
  /// A byte, `?` or `[…]`.
  case one(ByteSet)

  func matches(_ byte: UInt8) -> Bool {
    if case .one(let set) = self { set.contains(byte) } else { false }
  }
}

// MARK: Reading

extension GlobPart {
  /// The parts of a pattern, split at `/`; nil where it can match nothing (an unclosed `[`, a last `\`).
  ///
  /// - Parameter isPath: Whether `**` alone in a part stands for any number of parts.
  static func parse(_ pattern: [UInt8], isPath: Bool) -> [GlobPart]? {
    var parts: [GlobPart] = []
    var tokens: [GlobToken] = []
    var start = 0
    var index = 0

    func endPart(at end: Int) {
      let isStars = end - start >= 2 && pattern[start..<end].allSatisfy { $0 == UInt8(ascii: "*") }
      parts.append(isStars && isPath ? .anyDepth : GlobPart(tokens))
      tokens = []
    }

    while index < pattern.count {
      switch pattern[index] {
      case UInt8(ascii: "/"):
        endPart(at: index)
        start = index + 1
      case UInt8(ascii: "*"):
        if case .any = tokens.last {} else { tokens.append(.any) }
      case UInt8(ascii: "?"): tokens.append(.one(.all))
      case UInt8(ascii: "["):
        guard let set = ByteSet(pattern: pattern, at: &index) else { return nil }
        tokens.append(.one(set))
      case UInt8(ascii: "\\"):
        guard index + 1 < pattern.count else { return nil }
        // An escaped slash still parts.
        if pattern[index + 1] == UInt8(ascii: "/") { break }
        index += 1
        tokens.append(.one(ByteSet(pattern[index])))
      case let byte: tokens.append(.one(ByteSet(byte)))
      }
      index += 1
    }
    endPart(at: index)
    return parts
  }

  private init(_ tokens: [GlobToken]) {
    func literal(_ tokens: ArraySlice<GlobToken>) -> [UInt8]? {
      let bytes = tokens.compactMap { if case .one(let set) = $0 { set.only } else { nil } }
      return bytes.count == tokens.count ? bytes : nil
    }
    if let bytes = literal(tokens[...]) {
      self = .literal(bytes)
    } else if case .any = tokens.first, let bytes = literal(tokens.dropFirst()) {
      self = .suffix(bytes)
    } else {
      self = .tokens(tokens)
    }
  }
}
