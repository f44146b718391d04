/// A set of bytes: what `?` or `[a-z]` in a pattern stands for.
struct ByteSet: Sendable {
  private var bits: SIMD4<UInt64> = .zero

  /// Every byte. A slash never stands within a part of a path.
  static let all = ByteSet(UInt8.min ... .max)

  init() {}

  init(_ byte: UInt8) {
    insert(byte)
  }

  private init(_ range: ClosedRange<UInt8>) {
    for byte in range { insert(byte) }
  }

  func contains(_ byte: UInt8) -> Bool {
    bits[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
  }

  mutating func insert(_ byte: UInt8) {
    bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
  }

  mutating func formUnion(_ other: ByteSet) {
    bits |= other.bits
  }

  /// The byte, where it is the only one.
  var only: UInt8? {
    let count = (0..<4).reduce(0) { $0 + bits[$1].nonzeroBitCount }
    guard count == 1, let word = (0..<4).first(where: { bits[$0] != 0 }) else { return nil }
    return UInt8(word * 64 + bits[word].trailingZeroBitCount)
  }
}

// MARK: Reading

extension ByteSet {
  /// Reads `[…]` of a pattern, of which `index` is the `[`, and leaves `index` at the `]`. Nil where it is not closed, or names
  /// an unknown class.
  init?(pattern: [UInt8], at index: inout Int) {
    func byte(_ offset: Int) -> UInt8? { offset < pattern.count ? pattern[offset] : nil }
    var next = index + 1
    let isNegated = byte(next) == UInt8(ascii: "!") || byte(next) == UInt8(ascii: "^")
    if isNegated { next += 1 }
    var set = ByteSet()
    // The start of a range, if the byte read last can be one.
    var lower: UInt8?
    var isFirst = true
    while let current = byte(next), isFirst || current != UInt8(ascii: "]") {
      isFirst = false
      if current == UInt8(ascii: "["), byte(next + 1) == UInt8(ascii: ":"), let end = Self.classEnd(pattern, next + 2) {
        if end.isClass {
          guard let members = Self.named(pattern[next + 2..<end.index - 1]) else { return nil }
          set.formUnion(members)
          lower = nil
          next = end.index + 1
          continue
        }
      }
      if current == UInt8(ascii: "-"), let start = lower, var upper = byte(next + 1), upper != UInt8(ascii: "]") {
        next += 1
        if upper == UInt8(ascii: "\\") {
          guard let escaped = byte(next + 1) else { return nil }
          upper = escaped
          next += 1
        }
        if start <= upper { set.formUnion(ByteSet(start...upper)) }
        lower = nil
      } else {
        var member = current
        if member == UInt8(ascii: "\\") {
          guard let escaped = byte(next + 1) else { return nil }
          member = escaped
          next += 1
        }
        set.insert(member)
        lower = member
      }
      next += 1
    }
    guard next < pattern.count else { return nil }
    index = next
    bits = isNegated ? ~set.bits : set.bits
  }

  /// The `]` that ends a name of a class which begins at `start`, and whether `:` stands before it.
  private static func classEnd(_ pattern: [UInt8], _ start: Int) -> (index: Int, isClass: Bool)? {
    guard let end = pattern[min(start, pattern.count)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    return (end, end > start && pattern[end - 1] == UInt8(ascii: ":"))
  }

  /// A class of the C locale, as in `[[:digit:]]`.
  private static func named(_ name: ArraySlice<UInt8>) -> ByteSet? {
    let upper = ByteSet(UInt8(ascii: "A")...UInt8(ascii: "Z"))
    let lower = ByteSet(UInt8(ascii: "a")...UInt8(ascii: "z"))
    let digit = ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9"))
    var set = ByteSet()
    switch String(decoding: name, as: UTF8.self) {
    case "upper": set = upper
    case "lower": set = lower
    case "digit": set = digit
    case "alpha": for part in [upper, lower] { set.formUnion(part) }
    case "alnum": for part in [upper, lower, digit] { set.formUnion(part) }
    case "blank": for byte in [0x20, 0x09] as [UInt8] { set.insert(byte) }
    case "space": for byte in [0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D] as [UInt8] { set.insert(byte) }
    case "cntrl":
      set = ByteSet(0x00...0x1F)
      set.insert(0x7F)
    case "graph": set = ByteSet(0x21...0x7E)
    case "print": set = ByteSet(0x20...0x7E)
    case "punct":
      for range in [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E] as [ClosedRange<UInt8>] {
        set.formUnion(ByteSet(range))
      }
    case "xdigit":
      set = digit
      for letter in "abcdefABCDEF".utf8 { set.insert(letter) }
    default: return nil
    }
    return set
  }
}
