/// A stretch of a merged text: settled, or what the two sides have there.
enum MergePiece: Equatable {
  case text([UInt8])
  case conflict(left: [UInt8], right: [UInt8])
}

/// One of the two sides of a merge.
///
/// Which of the two is *ours* has no say in what comes of them: they are put in an order of their own (`SideOrder`).
enum MergeSide: Sendable {
  case left, right

  var other: MergeSide { self == .left ? .right : .left }
}

extension [MergePiece] {
  /// The text, with what one side has where the two are in conflict.
  func bytes(resolvedTo side: MergeSide) -> [UInt8] {
    flatMap { piece -> [UInt8] in
      switch piece {
      case .text(let bytes): bytes
      case .conflict(let left, let right): side == .left ? left : right
      }
    }
  }

  /// The same without a last line ending, which stands behind a last conflict.
  func content(resolvedTo side: MergeSide) -> [UInt8] {
    guard case .conflict = last else { return bytes(resolvedTo: side) }
    return bytes(resolvedTo: side).withoutLastEnding
  }

  var conflictCount: Int {
    count { piece in
      if case .conflict = piece { true } else { false }
    }
  }

  mutating func add(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    if case .text(let text) = last {
      self[count - 1] = .text(text + bytes)
    } else {
      append(.text(bytes))
    }
  }
}

/// A value of which each of two sides may have another than the base.
enum ThreeWay {
  enum Outcome<Value> {
    case settled(Value)
    case conflict
  }

  static func merge<Value: Equatable>(_ base: Value, _ left: Value, _ right: Value) -> Outcome<Value> {
    if left == right || right == base { return .settled(left) }
    return left == base ? .settled(right) : .conflict
  }
}

extension [UInt8] {
  /// The bytes of some lines without the ending of the last.
  var withoutLastEnding: [UInt8] {
    var bytes = self
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return bytes
  }
}
