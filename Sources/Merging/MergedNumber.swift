import Planner

/// Numbers that both sides changed.
enum MergedNumber {
  /// The base with what each side added to it, in the spelling of one of the sides; nil where one of them is no number, the sum has too
  /// many digits, or both set it back: each of them began anew.
  ///
  /// - Parameter direction: where counting goes.
  static func sum(base: [UInt8], left: [UInt8], right: [UInt8], _ direction: Direction) -> [UInt8]? {
    guard let old = number(base), let own = number(left), let other = number(right),
      let change = own.adding(Number(significand: -old.significand, scale: old.scale, isLength: old.isLength)),
      let sum = other.adding(change)
    else { return nil }
    let isSetBack = direction == .up ? own < old && other < old : old < own && old < other
    return isSetBack ? nil : spelled(sum, like: left)
  }

  /// The better of two numbers, as it is written.
  static func better(_ best: Best, left: [UInt8], right: [UInt8]) -> [UInt8]? {
    guard let own = number(left), let other = number(right), own.isLength == other.isLength else { return nil }
    return best.better(own, other) == own ? left : right
  }

  /// The strokes of the base with those that each side added; nil where both took some away.
  static func strokes(base: [UInt8], left: [UInt8], right: [UInt8]) -> [UInt8]? {
    let (old, own, other) = (count(base), count(left), count(right))
    guard own >= old || other >= old else { return nil }
    let count = own + other - old
    if count == self.count(left) { return left }
    if count == self.count(right) { return right }
    let groups = stride(from: 0, to: count, by: 5).map { [UInt8](repeating: UInt8(ascii: "|"), count: min(5, count - $0)) }
    return Array(groups.joined(separator: [0x20]))
  }

  private static func count(_ bytes: [UInt8]) -> Int { bytes.count { $0 == UInt8(ascii: "|") } }

  private static func number(_ bytes: [UInt8]) -> Number? { Number(String(decoding: bytes, as: UTF8.self)) }

  /// A number with commas between groups of three digits, if another has them.
  private static func spelled(_ number: Number, like other: [UInt8]) -> [UInt8] {
    let plain = Array(number.written(like: String(decoding: other, as: UTF8.self)).utf8)
    guard !number.isLength, other.contains(UInt8(ascii: ",")) else { return plain }
    let point = plain.firstIndex(of: UInt8(ascii: ".")) ?? plain.count
    let start = plain.first == UInt8(ascii: "-") ? 1 : 0
    var spelled = Array(plain[..<start])
    for (offset, digit) in plain[start..<point].enumerated() {
      if offset > 0, (point - start - offset) % 3 == 0 { spelled.append(UInt8(ascii: ",")) }
      spelled.append(digit)
    }
    return spelled + plain[point...]
  }
}
