/// What stands at the start of an item where a box could.
enum BoxShape: Equatable {
  /// A box, and where it ends. The state is nil for a character that means nothing.
  case box(Box.State?, end: Int)
  /// Something meant as a box: `[]`, `[ x]`, `[x]text`; what it most likely means.
  case malformed(state: Box.State, range: Range<Int>)
  /// A link, or words in brackets.
  case none

  init(_ bytes: [UInt8], at offset: Int, end: Int) {
    self = .none
    guard offset + 1 < end, bytes[offset] == UInt8(ascii: "[") else { return }
    var inner = offset + 1
    let limit = min(end, offset + 12)
    while inner < limit, bytes[inner] != UInt8(ascii: "]") {
      if bytes[inner] == UInt8(ascii: "[") || bytes[inner] == 0x0A || bytes[inner] == 0x0D { return }
      inner += 1
    }
    guard inner < limit else { return }
    let after = inner + 1
    let isSeparated = after == end || HardBreaks.skip(in: bytes, from: after, end: end) > after
    if inner == offset + 2, isSeparated, let state = Box.State(mark: bytes[offset + 1]) {
      self = .box(state, end: after)
      return
    }
    // Words in brackets are those of a link: no mark has two letters or digits.
    guard bytes[offset + 1..<inner].count(where: { $0.isASCIILetter || $0.isASCIIDigit }) < 2 else { return }
    let content = String(decoding: bytes[offset + 1..<inner], as: UTF8.self)
    let words = content.filter { !" \t\u{A0}\u{202F}".contains($0) }
    if content.count == 1, isSeparated {
      self = .box(words.isEmpty ? .open : BoxShape.state(of: words), end: after)
    } else if let state = words.isEmpty ? .open : BoxShape.state(of: words),
      isSeparated || BoxShape.beginsWord(bytes, at: after, end: end)
    {
      self = .malformed(state: state, range: offset..<after)
    }
  }

  /// The state of a box of one of the usual marks with a space behind it, as nearly all are; nil for anything else.
  static func usualState(_ bytes: [UInt8], at offset: Int, end: Int) -> Box.State? {
    guard offset + 3 < end, bytes[offset] == UInt8(ascii: "["), bytes[offset + 2] == UInt8(ascii: "]"),
      bytes[offset + 3] == 0x20
    else { return nil }
    return Box.State(mark: bytes[offset + 1])
  }

  private static func state(of mark: String) -> Box.State? {
    switch mark {
    case "x", "X", "✓", "✔", "✔\u{FE0F}": .done
    case "-", "\u{2212}": .dropped
    default: nil
    }
  }

  /// What stands for a box without square brackets, before a word: `☐`, `☑`, `✓`, `( )`, `(x)`.
  init(signAt offset: Int, of bytes: [UInt8], end: Int) {
    self = .none
    guard offset + 4 < end else { return }
    let isRound = bytes[offset] == UInt8(ascii: "(")
    let state: Box.State
    switch (bytes[offset], bytes[offset + 1], bytes[offset + 2]) {
    case (0xE2, 0x98, 0x90), (UInt8(ascii: "("), 0x20, UInt8(ascii: ")")): state = .open
    case (0xE2, 0x98, 0x91), (0xE2, 0x98, 0x92), (0xE2, 0x9C, 0x85), (0xE2, 0x9C, 0x93), (0xE2, 0x9C, 0x94): state = .done
    case (UInt8(ascii: "("), UInt8(ascii: "x"), UInt8(ascii: ")")), (UInt8(ascii: "("), UInt8(ascii: "X"), UInt8(ascii: ")")):
      state = .done
    default: return
    }
    // The selector of how a sign is shown.
    let hasSelector = bytes[offset + 1] == 0x9C && bytes[offset + 3..<end].starts(with: [0xEF, 0xB8, 0x8F])
    let signEnd = offset + (hasSelector ? 6 : 3)
    guard signEnd + 1 < end, bytes[signEnd] == 0x20, BoxShape.beginsWord(bytes, at: signEnd + 1, end: end) else { return }
    // Further ones are the answers of a form.
    if isRound, bytes[offset + 3..<end].contains(UInt8(ascii: "(")) { return }
    self = .malformed(state: state, range: offset..<signEnd)
  }

  /// Whether a letter follows the bracket, as in `[x]Buy milk`: a link or a definition goes on with a bracket or colon.
  private static func beginsWord(_ bytes: [UInt8], at offset: Int, end: Int) -> Bool {
    offset < end && (bytes[offset].isASCIILetter || bytes[offset].isASCIIDigit || bytes[offset] >= 0x80)
  }
}
