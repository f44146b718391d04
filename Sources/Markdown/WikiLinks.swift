/// Links in double square brackets, which CommonMark does not know: `[[Page]]`, `[[Page|words]]`, `![[image.png]]`.
enum WikiLinks {
  /// A paragraph with the words of each such link in its place. Escapes and code spans stay as they are, and so does what is an
  /// ordinary link around single brackets, `[[a]](b)`.
  static func resolved(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "[")) else { return text }
    var scanner = Scanner(text: text)
    scanner.run()
    return scanner.output
  }

  /// The same, each such link as an ordinary one whose address ``page(ofAddress:)`` knows. One whose words could be markup is only its
  /// words.
  static func linked(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "[")) else { return text }
    var scanner = Scanner(text: text)
    scanner.keepsTargets = true
    scanner.run()
    return scanner.output
  }

  /// The beginning of such an address. Somebody who writes it by hand links to a page too.
  private static let mark = Array("tidemark-page:".utf8)

  /// What stood in the brackets, of an address that ``linked(_:)`` has made; nil for others.
  static func page(ofAddress address: String) -> String? {
    let digits = Array(address.utf8)
    guard digits.starts(with: mark), (digits.count - mark.count) % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    for place in stride(from: mark.count, to: digits.count, by: 2) {
      guard let byte = UInt8(String(decoding: digits[place..<place + 2], as: UTF8.self), radix: 16) else { return nil }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private struct Scanner {
    let text: [UInt8]
    var keepsTargets = false
    var output: [UInt8] = []
    private var offset = 0
    /// The lengths of runs of backticks for which no closing run follows.
    private var unclosed: Set<Int> = []

    init(text: [UInt8]) {
      self.text = text
      output.reserveCapacity(text.count)
    }

    mutating func run() {
      while offset < text.count {
        switch text[offset] {
        case UInt8(ascii: "\\"):
          copy(to: min(offset + 2, text.count))
        case UInt8(ascii: "`"):
          copy(to: codeSpanEnd())
        case UInt8(ascii: "!") where hasBrackets(at: offset + 1):
          if let words = words(at: offset + 3) { replace(with: words) } else { copy(to: offset + 1) }
        case UInt8(ascii: "[") where hasBrackets(at: offset):
          if let words = words(at: offset + 2) { replace(with: words) } else { copy(to: offset + 1) }
        default:
          // Most bytes are of words.
          var end = offset + 1
          while end < text.count, !Scanner.isSign(text[end]) { end += 1 }
          copy(to: end)
        }
      }
    }

    /// Whether a byte may begin a link, an escape or a code span.
    private static func isSign(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "!"), UInt8(ascii: "["): true
      default: false
      }
    }

    private mutating func copy(to end: Int) {
      output.append(contentsOf: text[offset..<end])
      offset = end
    }

    private mutating func replace(with link: (wordsRange: Range<Int>, targetRange: Range<Int>, end: Int)) {
      let words = text[link.wordsRange]
      if keepsTargets, words.allSatisfy({ !Scanner.markup.contains($0) }) {
        output.append(UInt8(ascii: "["))
        output.append(contentsOf: words)
        output.append(contentsOf: Array("](".utf8) + WikiLinks.mark)
        for byte in text[link.targetRange] {
          let digits = String(byte, radix: 16)
          output.append(contentsOf: (digits.count < 2 ? "0" + digits : digits).utf8)
        }
        output.append(UInt8(ascii: ")"))
      } else {
        output.append(contentsOf: words)
      }
      offset = link.end
    }

    private func hasBrackets(at start: Int) -> Bool {
      start + 1 < text.count && text[start] == UInt8(ascii: "[") && text[start + 1] == UInt8(ascii: "[")
    }

    /// What could make more of words than they are, and of the end of a link none.
    private static let markup = Set("`\\<>*_!&".utf8)

    /// The words and the target of a link whose target begins at an offset, and the end of the link.
    private func words(at start: Int) -> (wordsRange: Range<Int>, targetRange: Range<Int>, end: Int)? {
      var words = start
      var end = start
      while end < text.count, text[end] != UInt8(ascii: "]") {
        if text[end] == UInt8(ascii: "[") || text[end] == UInt8(ascii: "\n") { return nil }
        if text[end] == UInt8(ascii: "|"), words == start { words = end + 1 }
        end += 1
      }
      guard end > words, end + 1 < text.count, text[end + 1] == UInt8(ascii: "]") else { return nil }
      let next = end + 2 < text.count ? text[end + 2] : 0
      guard next != UInt8(ascii: "("), next != UInt8(ascii: "[") else { return nil }
      return (words..<end, start..<(words == start ? end : words - 1), end + 2)
    }

    /// The end of the code span that begins here, or of the run of backticks if none does.
    private mutating func codeSpanEnd() -> Int {
      let open = runEnd(from: offset)
      let length = open - offset
      guard !unclosed.contains(length) else { return open }
      var next = open
      while let tick = text[next...].firstIndex(of: UInt8(ascii: "`")) {
        next = runEnd(from: tick)
        if next - tick == length { return next }
      }
      unclosed.insert(length)
      return open
    }

    private func runEnd(from start: Int) -> Int {
      var end = start
      while end < text.count, text[end] == UInt8(ascii: "`") { end += 1 }
      return end
    }
  }
}
